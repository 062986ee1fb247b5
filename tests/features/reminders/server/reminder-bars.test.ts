import { beforeEach, describe, expect, test } from 'vitest';
import {
  archiveInvoices,
  voidInvoiceRow,
} from '#app/features/invoice-list/queries/list-actions.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { writeSchedule } from '#app/features/payments/queries/schedules.server.ts';
import {
  resumeReminders,
  setInvoicePlan,
} from '#app/features/reminders/queries/reminder-plans.server.ts';
import { cardDisputes, checkoutAttempts } from '#db/connect-schema.ts';
import { closeByOwner } from '#tests/support/closed-account.ts';
import {
  codesOf,
  createReminder,
  dueOn,
  issueReminded,
  issueSample,
  leaveOthers,
  live,
  longAgo,
  nine,
  reminderHarness,
  remindersOf,
} from '#tests/support/reminder-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const database = await createTestDatabase();
const db = database.open();
const minute = 60_000;
const hour = 60 * minute;
const dayMs = 24 * hour;
beforeEach(() => leaveOthers(db));

describe('no reminder is sent for an invoice', () => {
  type Case = { userId: string; invoiceId: string };
  const attempt = (of: Case, state: 'processing' | 'failed') => {
    const made = { id: `try ${of.invoiceId}`, accountId: 'acct', madeAt: 1, changedAt: 1 };
    const row = { ...of, ...made, state, amountMinor: 1, currency: 'USD' } as const;
    const set = { state, changedAt: 2 };
    const target = checkoutAttempts.id;
    return db.insert(checkoutAttempts).values(row).onConflictDoUpdate({ target, set });
  };
  const dispute = (of: Case, state: 'open' | 'won') => {
    const id = `dispute ${of.invoiceId}`;
    const row = { ...of, id, state, chargeId: 'ch', amountMinor: 1, at: 1 };
    const set = { state, at: 2 };
    const target = cardDisputes.id;
    return db.insert(cardDisputes).values(row).onConflictDoUpdate({ target, set });
  };
  const archive = ({ userId, invoiceId }: Case, archived: boolean) =>
    archiveInvoices(db, { userId, invoiceIds: [invoiceId], archived, now: nine(-3) - 2 });
  const mark = ({ userId, invoiceId }: Case, status: 'paid' | 'unpaid') =>
    markInvoice(db, { userId, invoiceId, status, today: '2026-11-16', now: nine(-3) - 2 });
  const noPlan = ({ userId, invoiceId }: Case, plan: 'none' | null) =>
    setInvoicePlan(db, { userId, invoiceId, plan, now: longAgo, nextRunAt: 0 });

  const states: [string, (of: Case) => Promise<unknown>, (of: Case) => Promise<unknown>][] = [
    ['archived', (of) => archive(of, true), (of) => archive(of, false)],
    ['disputed', (of) => dispute(of, 'open'), (of) => dispute(of, 'won')],
    ['under-way', (of) => attempt(of, 'processing'), (of) => attempt(of, 'failed')],
    ['paid', (of) => mark(of, 'paid'), (of) => mark(of, 'unpaid')],
    ['off', (of) => noPlan(of, 'none'), (of) => noPlan(of, null)],
  ];

  test.each(states)('that is %s, and again when it no longer is', async (_, bar, free) => {
    const { of, invoiceId, harness } = await issueReminded(db);
    await bar(of);
    await live(harness, nine(-3), nine(-1));
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    await free(of);
    await harness.run(nine(0));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
  });

  test.each(states)('that became %s after it was queued; it is recorded', async (why, bar) => {
    const { of, invoiceId, harness } = await issueReminded(db);
    await harness.look(nine(-3));
    await bar(of);
    await harness.deliver(nine(-3));
    expect(harness.letters).toEqual([]);
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'cancelled', why]]);
    expect(await codesOf(db, invoiceId)).toContain('unsent');
  });

  test('that is void', async () => {
    const { seller, invoiceId, harness } = await issueReminded(db);
    const { userId } = seller;
    await voidInvoiceRow(db, { userId, invoiceId, reason: 'Wrong', now: longAgo + 1 });
    await live(harness, nine(-3), nine(15), dayMs);
    expect(await remindersOf(db, invoiceId)).toEqual([]);
  });

  test('on the day it was issued, nor before anybody has it', async () => {
    const seller = await createReminder(db);
    const today = await issueSample(db, seller, {}, nine(-3) - 8 * hour);
    const yesterday = await issueSample(db, seller, {}, nine(-3) - 10 * hour);
    const nobodys = await issueSample(db, seller, {}, null);
    const harness = reminderHarness(db);
    await live(harness, nine(-3), nine(1), 6 * hour);
    expect(await remindersOf(db, today)).toEqual([[1, 'sent']]);
    expect(await remindersOf(db, yesterday)).toEqual([-3, 1].map((days) => [days, 'sent']));
    expect(await remindersOf(db, nobodys)).toEqual([]);
  });

  test('of a closed account', async () => {
    const seller = await createReminder(db);
    const waiting = await issueSample(db, seller);
    const harness = reminderHarness(db);
    await harness.look(nine(-3));
    await issueSample(db, seller);
    await closeByOwner(db, seller.userId, nine(-3) + 1);
    await live(harness, nine(-3) + 2, nine(1), 6 * hour);
    expect(harness.letters).toEqual([]);
    expect(await remindersOf(db, waiting)).toEqual([[-3, 'cancelled', 'closed']]);
  });
});

describe('a payment', () => {
  const pay = (of: { userId: string; invoiceId: string }, amountMinor: number, at: number) => {
    const cash = { kind: 'payment', origin: 'hand', method: 'cash', day: '2026-11-16' } as const;
    return writeEntry(db, { ...cash, ...of, id: crypto.randomUUID(), at, amountMinor });
  };

  test('of a part keeps reminders for the rest, even between queueing and sending', async () => {
    const { of, harness } = await issueReminded(db);
    await pay(of, 6_501, longAgo + 1);
    await harness.run(nine(-3));
    await harness.look(nine(1));
    await pay(of, 9_000, nine(1));
    await harness.deliver(nine(1));
    const asked = harness.letters.map(({ text }) => /\$[\d.,]+/.exec(text)?.[0]);
    expect(asked).toEqual(['$100.00', '$10.00']);
  });

  test('of everything ends them, and a reversal resumes them', async () => {
    const { of, invoiceId, harness } = await issueReminded(db);
    const mark = (status: 'paid' | 'unpaid', now: number) =>
      markInvoice(db, { ...of, status, today: '2026-11-16', now });
    await harness.run(nine(-3));
    await mark('paid', nine(-2));
    await live(harness, nine(-1), nine(5));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
    await mark('unpaid', nine(6));
    await live(harness, nine(6), nine(14));
    expect(await remindersOf(db, invoiceId)).toEqual([-3, 7, 14].map((days) => [days, 'sent']));
    const late = (await codesOf(db, invoiceId)).filter((code) => code === 'reminderLate');
    expect(late).toHaveLength(1);
  });

  test('by card that was refunded turns them off until they are turned on', async () => {
    const { of, invoiceId, harness } = await issueReminded(db);
    const card = { origin: 'card', method: 'card', day: '2026-11-16' } as const;
    const charge = { id: `ch ${invoiceId}`, ...of, ...card, kind: 'payment' } as const;
    await writeEntry(db, { ...charge, amountMinor: 16_501, at: longAgo + 1 });
    const refund = { ...charge, id: `re ${invoiceId}`, kind: 'refund', undoes: charge.id } as const;
    await writeEntry(db, { ...refund, amountMinor: 16_501, at: nine(-3) - hour });
    await live(harness, nine(-3), nine(1));
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    for (const now of [nine(2), nine(3)]) {
      expect(await resumeReminders(db, { ...of, now, nextRunAt: now })).toBe(true);
    }
    await live(harness, nine(3), nine(7));
    expect(await remindersOf(db, invoiceId)).toEqual([1, 7].map((days) => [days, 'sent']));
    expect((await codesOf(db, invoiceId)).filter((code) => code === 'remindersOn')).toHaveLength(1);
  });

  const note = (amountMinor: number) =>
    ({ kind: 'credited', origin: 'note', amountMinor }) as const;
  const back = (amountMinor: number) =>
    ({ kind: 'refund', amountMinor, undoes: 'charge' }) as const;
  const again = (amountMinor: number) =>
    ({ kind: 'returned', amountMinor, undoes: 'last' }) as const;

  // The invoice is for $165.01; the card pays what an earlier credit note leaves due.
  const off = {
    'a refund after an older credit note': [note(4_000), 'card', back(1_000)],
    'a later credit note that is too small': [note(4_000), 'card', back(5_000), note(1_000)],
    'a second refund without a credit note': ['card', back(4_000), note(4_000), back(1_000)],
  } as const;
  const failed = [back(3_000), again(3_000)] as const;
  // A lost dispute makes the amount due again; it isn't a refund.
  const on = {
    'a later credit note for the same amount': [
      note(100),
      'card',
      back(4_000),
      note(4_000),
      'lost',
    ],
    'a refund that failed: the client never got it': ['card', ...failed, 'lost'],
    'a credit note for what did come back': ['card', ...failed, back(4_000), note(4_000), 'lost'],
  } as const;
  test.each([
    ...Object.entries(off).map(([what, steps]) => [what, 'off', steps] as const),
    ...Object.entries(on).map(([what, steps]) => [what, 'on', steps] as const),
  ])('by card, with %s, leaves them %s', async (_, wanted, steps) => {
    const { seller, invoiceId } = await issueReminded(db);
    const charge = `ch ${invoiceId}`;
    const card = { origin: 'card', method: 'card', day: '2026-11-16' } as const;
    let [paid, last] = [0, ''];
    for (const [at, step] of steps.entries()) {
      const id = step === 'card' ? charge : `${at} ${invoiceId}`;
      const taken = { kind: 'reversal', amountMinor: 900, undoes: charge } as const;
      const whole = { kind: 'payment', amountMinor: 16_501 - paid } as const;
      const entry = step === 'card' ? whole : step === 'lost' ? taken : step;
      const undone = 'undoes' in entry ? (entry.undoes === 'last' ? last : charge) : null;
      const undoes = entry.kind === 'credited' ? id : undone;
      const of = { id, userId: seller.userId, invoiceId, at: longAgo + at };
      await writeEntry(db, { ...of, ...card, ...entry, undoes });
      paid += entry.amountMinor;
      last = id;
    }
    await reminderHarness(db).run(nine(-3));
    expect(await remindersOf(db, invoiceId)).toEqual(wanted === 'on' ? [[-3, 'sent']] : []);
  });

  test('with a schedule has reminders for each step, by its date and its balance', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller, { dueDate: '2026-12-20' });
    const of = { userId: seller.userId, invoiceId };
    const seen = { currency: 'USD', totalMinor: 16_501 } as const;
    const steps = [
      { label: 'Deposit', amount: 5_000, due: dueOn },
      { label: 'Rest', amount: 11_501, due: '2026-12-20' },
    ];
    await writeSchedule(db, { ...of, now: longAgo + 1, seen, steps });
    const harness = reminderHarness(db);
    await harness.run(nine(-3));
    await pay(of, 1_000, nine(-2));
    await harness.run(nine(1));
    await harness.look(nine(7));
    await pay(of, 4_000, nine(7));
    await live(harness, nine(7), nine(8));
    for (const days of [27, 31, 37]) await harness.run(nine(days));
    const asked = harness.letters.map(({ text }) => /\$[\d.,]+/.exec(text)?.[0]);
    expect(asked).toEqual(['$50.00', '$40.00', '$115.01', '$115.01', '$115.01']);
    const sent = [-3, 1, 7].map((days) => [days, 'sent']);
    const expected = [...sent.slice(0, 2), [7, 'cancelled', 'outdated'], ...sent];
    expect(await remindersOf(db, invoiceId)).toEqual(expected);
  });
});
