import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDocument } from '#app/domain/invoices/describe-document.ts';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { formatMoney } from '#app/domain/money/money.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { editInvoice } from '#app/services/invoices/edit-invoice.server.ts';
import { listInvoices } from '#app/services/invoices/list-invoices.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { readPublicInvoice } from '#db/queries/invoices/invoice-rows.server.ts';
import { recordPayment, reversePayments } from '#db/queries/payments/hand-entries.server.ts';
import { markInvoice } from '#db/queries/payments/ledger.server.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const settings = await createSampleUser(db, { invoiceLimit: -1 });
const { userId } = settings;
const today = '2026-03-15';
const testMilliseconds = isFullStrain ? 3_600_000 : undefined;

/** What a life is made of: `part` is a share of the sum that it is about, `at` picks one of those there are. */
const step = fc.record({
  does: fc.constantFrom(
    ...['record', 'record', 'overpay', 'mark', 'unmark', 'reverse', 'card', 'refund', 'edit'],
  ),
  part: fc.integer({ min: 1, max: 10 }),
  at: fc.nat(20),
  isDoubled: fc.boolean(),
});
type Step = (typeof step extends fc.Arbitrary<infer Made> ? Made : never) & { id: string };

/** An entry as the model keeps it: what it took in, and what of that went back. */
type Kept = { id: string; by: 'hand' | 'mark' | 'card'; amount: number; back: number };
type Life = { id: string; number: string; total: number; kept: Kept[] };

const paidOf = ({ kept }: Life) => kept.reduce((sum, { amount, back }) => sum + amount - back, 0);
const isPaid = (life: Life) => paidOf(life) >= life.total;
const standing = (life: Life, by: Kept['by'][]) =>
  life.kept.filter((each) => by.includes(each.by) && each.back === 0);
const takeBack = (entries: Kept[]) => {
  for (const each of entries) each.back = each.amount;
};

/** Does one step to the invoice and, by the rules of the specification, to the model. */
async function live(life: Life, { does, part, at, id }: Step, isFirst: boolean): Promise<void> {
  const now = savedAt + 60_000;
  const of = { userId, invoiceId: life.id, today, now };
  const due = life.total - paidOf(life);
  const enter = { ...of, at: now, day: today, id };
  switch (does) {
    case 'record':
    case 'overpay': {
      const amount = does === 'overpay' ? due + part : Math.max(1, Math.floor((due * part) / 10));
      const seen = { currency: 'USD' as const, paidMinor: paidOf(life) };
      const entry = { amountMinor: amount, day: today, method: 'cash' as const };
      await recordPayment(db, {
        ...of,
        ...entry,
        paymentId: id,
        seen,
        reference: null,
        note: null,
      });
      if (isFirst && due > 0 && amount <= due) life.kept.push({ id, by: 'hand', amount, back: 0 });
      return;
    }
    case 'mark':
      await markInvoice(db, { ...of, status: 'paid' });
      if (due > 0) life.kept.push({ id, by: 'mark', amount: due, back: 0 });
      return;
    case 'unmark':
      await markInvoice(db, { ...of, status: 'unpaid' });
      if (isPaid(life)) takeBack(standing(life, ['mark']));
      return;
    case 'reverse': {
      const all = standing(life, ['hand']);
      const picked = all.filter((_, index) => index === at % Math.max(1, all.length));
      await reversePayments(db, {
        ...of,
        paymentIds: picked.map((each) => each.id).concat('none'),
      });
      return takeBack(picked);
    }
    case 'card': {
      // Whatever was due when the client went there: it may be more by now, and it comes once.
      const amount = part * 1000;
      const entry = { kind: 'payment', origin: 'card', method: 'card' } as const;
      await db
        .insert(payments)
        .values({ ...enter, ...entry, amountMinor: amount })
        .onConflictDoNothing();
      if (isFirst) life.kept.push({ id, by: 'card', amount, back: 0 });
      return;
    }
    case 'refund': {
      const all = life.kept.filter(({ by, amount, back }) => by === 'card' && back < amount);
      const from = all[at % Math.max(1, all.length)];
      if (!from || !isFirst) return;
      const amount = Math.max(1, Math.floor(((from.amount - from.back) * part) / 10));
      const entry = { kind: 'refund', origin: 'card', method: 'card', undoes: from.id } as const;
      await db.insert(payments).values({ ...enter, ...entry, amountMinor: amount });
      from.back += amount;
      return;
    }
    default: {
      const { version } = (await readPublicInvoice(db, life.id)) ?? { version: 0 };
      const unitPriceMinor = 10_000 + part;
      const [line] = sampleContent().items;
      const items = line ? [{ ...line, unitPriceMinor }] : [];
      const content = sampleContent({ items, invoiceNumber: life.number });
      const done = await editInvoice(db, {
        ...{ settings, invoiceId: life.id, version, content, now },
      });
      expect(done.outcome === 'saved').toBe(paidOf(life) === 0);
      if (done.outcome === 'saved') {
        life.total = (await readPublicInvoice(db, life.id))?.totals.total ?? 0;
      }
    }
  }
}

test(
  'whatever happens to invoices, ledger, balance, status, list, sheet and PDF say the same',
  async () => {
    const lives = fc.sample(
      fc.array(step, { minLength: 1, maxLength: 8 }),
      isFullStrain ? 10_000 : 10,
    );
    for (const [index, steps] of lives.entries()) {
      const number = `L-${index + 1}`;
      const id = await saveSample(db, settings, { invoiceNumber: number });
      const total = (await readPublicInvoice(db, id))?.totals.total ?? 0;
      const life: Life = { id, number, total, kept: [] };
      for (const each of steps) {
        const made = { ...each, id: crypto.randomUUID() };
        const before = paidOf(life);
        await live(life, made, true);
        if (each.isDoubled) await live(life, made, false);
        const stored = await readPublicInvoice(db, id);
        const told = `${number} ${JSON.stringify([steps, each, before])}`;
        expect(stored?.paidMinor, told).toBe(paidOf(life));
        expect(stored?.status, told).toBe(isPaid(life) ? 'paid' : 'unpaid');
        expect(stored?.paidMinor).toBeGreaterThanOrEqual(0);
      }
      await compare(life);
    }
  },
  testMilliseconds,
);

/** What the invoice shows everywhere, with what its ledger comes to. */
async function compare(life: Life): Promise<void> {
  const { id, number, total } = life;
  const paid = paidOf(life);
  const entries = await db.select().from(payments).where(eq(payments.invoiceId, id));
  const sum = entries.reduce(
    (all, { kind, amountMinor }) => all + (kind === 'payment' ? amountMinor : -amountMinor),
    0,
  );
  expect(sum).toBe(paid);
  const isPart = paid > 0 && paid < total;
  const money = (minor: number) => formatMoney(minor, 'USD', 'us');
  const view = { ...emptyListView, search: number };
  const question = { userId, view, today, limit: 100, after: null };
  const listed = (await listInvoices(db, question)).invoices.find((row) => row.id === id);
  expect(listed?.paidMinor).toBe(isPart ? paid : undefined);
  expect(listed?.status === 'paid').toBe(isPaid(life));
  const stored = await readPublicInvoice(db, id);
  if (!stored) throw new Error(`No invoice ${number}`);
  const sheet = describeDocument(stored);
  expect(sheet.mark).toBe(isPaid(life) ? 'paid' : null);
  expect(sheet.totals.at(-1)?.value).toBe(money(isPart ? total - paid : total));
  const printed = readPdf(renderInvoicePdf(sheet)).text.replace(/\s/g, '');
  for (const { value } of sheet.totals) expect(printed).toContain(value.replace(/\s/g, ''));
}

// @covers paid-2.8
