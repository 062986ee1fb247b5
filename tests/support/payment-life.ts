import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { bookSession } from '#app/features/cards/queries/book-session.server.ts';
import { insertRefund } from '#app/features/cards/queries/card-refunds.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { payWithCredit } from '#app/features/payments/queries/credit.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import {
  recordPayment,
  reversePayments,
} from '#app/features/payments/queries/manual-payments.server.ts';
import { writeSchedule } from '#app/features/payments/queries/schedules.server.ts';
import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import type { Database } from '#db/client.server.ts';
import { checkoutAttempts } from '#db/connect-schema.ts';
import { invoices } from '#db/schema.ts';
import {
  type Charge,
  creditOf,
  type Doc,
  hear,
  leftAtStripe,
  lifeDay,
  paidOf,
  refundableOf,
  speak,
} from './payment-model.ts';
import { sampleContent } from './sample-content.ts';
import { savedAt } from './save-sample.ts';

const actions = [
  'record',
  'overpay',
  'mark',
  'unmark',
  'reverse',
  'credit',
  'edit',
  'schedule',
  'card',
  'askBack',
  'refund',
  'refundMoves',
  'dispute',
  'tellNew',
  'tellOld',
] as const;
/** Listed again, so that they are chosen more often: they only matter in combination. */
const oftener = [
  'card',
  'card',
  'credit',
  'credit',
  'reverse',
  'askBack',
  'refund',
  'tellOld',
  'refundMoves',
  'refundMoves',
  'dispute',
] as const;

/**
 * The steps of a simulation: `on` selects one of the two invoices, `part` is a share of the amount in question, `at`
 * picks one of the existing items; Stripe's events are delivered at once unless `isLate`.
 */
export const lifeStep = fc.record({
  does: fc.constantFrom(...actions, ...oftener),
  on: fc.integer({ min: 0, max: 1 }),
  part: fc.integer({ min: 1, max: 10 }),
  at: fc.nat(20),
  isLate: fc.boolean(),
  isDoubled: fc.boolean(),
});
export type LifeStep = typeof lifeStep extends fc.Arbitrary<infer Made> ? Made : never;

/** A seller whose client has two invoices. */
export type Life = {
  db: Database;
  settings: UserSettings;
  accountId: string;
  clientId: string;
  docs: [Doc, Doc];
};

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
const share = (whole: number, part: number) => Math.max(1, Math.floor((whole * part) / 10));

/** Applies a step to the database, twice if it is doubled, and once to the model. */
export async function live(life: Life, step: LifeStep): Promise<void> {
  const { db, settings } = life;
  const [doc, other] = step.on === 0 ? life.docs : life.docs.toReversed();
  if (!doc || !other) return;
  const { part, at } = step;
  const { userId } = settings;
  const of = { userId, invoiceId: doc.id, today: lifeDay, now: savedAt + 60_000 };
  const paid = paidOf(doc, other);
  const due = doc.total - paid;
  const seen = { currency: 'USD' as const, paidMinor: paid, totalMinor: doc.total };
  const id = crypto.randomUUID();
  const twice = async (act: () => Promise<unknown>) => {
    await act();
    if (step.isDoubled) await act();
  };
  const charge = pick(doc.charges, at);
  switch (step.does) {
    case 'record':
    case 'overpay': {
      const amountMinor = step.does === 'overpay' ? due + part : share(due, part);
      if (amountMinor <= 0) return;
      const entry = { amountMinor, day: lifeDay, method: 'cash' as const };
      const words = { reference: null, note: null };
      const rest = Math.max(0, amountMinor - due);
      const creditMinor = at % 3 === 0 ? 0 : rest;
      const order = { ...of, ...entry, ...words, paymentId: id, creditMinor, seen };
      await twice(() => recordPayment(db, order));
      if (due > 0 && rest === creditMinor) enter(doc, 'hand', id, amountMinor);
      return;
    }
    case 'mark':
      await twice(() => markInvoice(db, { ...of, status: 'paid' }));
      if (due > 0) enter(doc, 'mark', id, due);
      return;
    case 'unmark': {
      await twice(() => markInvoice(db, { ...of, status: 'unpaid' }));
      const marks = standing(doc, ['mark']);
      const marked = marks.reduce((sum, { amount }) => sum + amount, 0);
      // Reversed only if the invoice would be unpaid without them.
      if (due <= 0 && paid - marked < doc.total) for (const each of marks) each.isBack = true;
      return;
    }
    case 'reverse': {
      const one = pick(standing(doc, ['hand', 'credit']), at);
      await twice(() => reversePayments(db, { ...of, paymentIds: [one?.id ?? '', 'none'] }));
      if (one) one.isBack = true;
      return;
    }
    case 'credit': {
      const credit = creditOf(other, doc);
      const amountMinor = share(Math.max(due, credit), part);
      await twice(() => payWithCredit(db, { ...of, useId: id, amountMinor, seen }));
      if (amountMinor <= credit && amountMinor <= due) {
        enter(doc, 'credit', `${id} ${other.id}`, amountMinor, other);
      }
      return;
    }
    case 'schedule': {
      const first = share(doc.total - 1, Math.min(9, part));
      const made: ScheduleStep[] = [
        { label: 'Deposit', amount: first, due: `2026-04-${10 + part}` },
        { label: 'Rest', amount: doc.total - first, due: '2026-05-01' },
      ];
      const steps = at % 4 === 0 ? [] : made;
      await twice(() => writeSchedule(db, { ...of, steps, seen }));
      if (paid === 0 && doc.total > 0) doc.schedule = steps.length > 0 ? steps : null;
      return;
    }
    case 'edit':
      return edit(life, doc, { paid, part });
    case 'card': {
      // Based on the amount due when the client opened the page; it may have changed since.
      const made = await openCharge(life, doc, part * 2500);
      doc.charges.push(made);
      return tell(life, made, step);
    }
    case 'askBack': {
      if (!charge) return;
      const most = refundableOf(charge, doc, other);
      const amountMinor = part > 8 ? most + part : share(most, part);
      const order = { userId, invoiceId: doc.id, chargeId: charge.id, requestId: id, now: of.now };
      await twice(() => insertRefund(db, { ...order, amountMinor, seenMinor: most }));
      if (amountMinor > most) return;
      charge.refunds.push({ id, isAsked: true, amount: amountMinor, state: null, known: 'asked' });
      return;
    }
    case 'refund': {
      const left = charge ? leftAtStripe(charge) : 0;
      if (!charge || left <= 0) return;
      const state = (['made', 'pending', 'asked'] as const)[at % 3] ?? 'made';
      charge.refunds.push({ id, isAsked: false, amount: share(left, part), state, known: null });
      return tell(life, charge, step);
    }
    case 'refundMoves': {
      const refund = charge && pick(charge.refunds, part);
      if (!charge || !refund) return;
      const next = { none: 'pending', asked: 'pending', pending: 'made', made: 'failed' } as const;
      if (refund.state === 'failed') return;
      // Stripe accepts a refund only if that much is left to refund.
      if (refund.state === null && refund.amount > leftAtStripe(charge)) return;
      refund.state = next[refund.state ?? 'none'];
      return tell(life, charge, step);
    }
    case 'dispute': {
      if (!charge || (!charge.dispute && leftAtStripe(charge) <= 0)) return;
      const { dispute } = charge;
      if (!dispute) {
        charge.dispute = {
          id: `du ${id}`,
          amount: leftAtStripe(charge),
          state: 'open',
          known: null,
        };
      } else if (dispute.state === 'open') dispute.state = part > 5 ? 'won' : 'lost';
      return tell(life, charge, step);
    }
    case 'tellNew':
      return charge && tell(life, charge, { ...step, isLate: false });
    case 'tellOld': {
      const word = charge && pick(charge.words, part);
      return word && book(life, charge, word, step.isDoubled);
    }
    default:
      return step.does satisfies never;
  }
}

const standing = (doc: Doc, by: ('hand' | 'mark' | 'credit')[]) =>
  doc.entries.filter((each) => by.includes(each.by) && !each.isBack);

function enter(doc: Doc, by: 'hand' | 'mark' | 'credit', id: string, amount: number, from?: Doc) {
  doc.entries.push({ id, by, amount, isBack: false, ...(from && { from }) });
}

async function openCharge({ db, settings, accountId }: Life, doc: Doc, amount: number) {
  const id = `ch ${crypto.randomUUID()}`;
  const attempt = {
    id: crypto.randomUUID(),
    invoiceId: doc.id,
    userId: settings.userId,
    accountId,
    amountMinor: amount,
    currency: 'USD',
    state: 'expired' as const,
    sessionId: `cs ${id}`,
    paymentIntentId: null,
    chargeId: null,
    mismatch: null,
    madeAt: savedAt,
    changedAt: savedAt,
  };
  await db.insert(checkoutAttempts).values(attempt);
  return { id, attempt, amount, isKnown: false, refunds: [], dispute: null, words: [] };
}

/** Takes a snapshot of a charge at Stripe and delivers it, unless the step delivers it late. */
function tell(
  life: Life,
  charge: Charge,
  { isLate, isDoubled }: LifeStep,
): Promise<void> | undefined {
  const word = speak(charge);
  return isLate ? undefined : book(life, charge, word, isDoubled);
}

async function book(
  { db }: Life,
  charge: Charge,
  word: Charge['words'][number],
  isDoubled: boolean,
) {
  const told = { attempt: charge.attempt, facts: word, now: savedAt + 60_000 };
  await bookSession(db, told);
  if (isDoubled) await bookSession(db, told);
  hear(charge, word);
}

/** Delivers all remaining events. */
export async function deliverAllEvents(life: Life): Promise<void> {
  for (const charge of life.docs.flatMap(({ charges }) => charges)) {
    await book(life, charge, speak(charge), false);
  }
}

async function edit(
  { db, settings, clientId }: Life,
  doc: Doc,
  { paid, part }: { paid: number; part: number },
): Promise<void> {
  const [row] = await db
    .select({ version: invoices.updatedAt })
    .from(invoices)
    .where(eq(invoices.id, doc.id));
  const [line] = sampleContent().items;
  const items = line ? [{ ...line, unitPriceMinor: 10_000 + part }] : [];
  const content = sampleContent({ items, invoiceNumber: doc.number, clientId });
  const done = await editInvoice(db, {
    settings,
    invoiceId: doc.id,
    version: row?.version ?? 0,
    content,
    now: savedAt + 60_000,
  });
  expect(done.outcome === 'saved').toBe(paid === 0);
  if (done.outcome !== 'saved') return;
  const [after] = await db
    .select({ total: invoices.totalMinor })
    .from(invoices)
    .where(eq(invoices.id, doc.id));
  if (after && after.total !== doc.total)
    Object.assign(doc, { total: after.total, schedule: null });
}
