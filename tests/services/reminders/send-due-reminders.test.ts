import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressKeyOf } from '#app/services/sending/press-send.server.ts';
import { users } from '#db/account-schema.ts';
import { cardDisputes, checkoutAttempts } from '#db/connect-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { documentEvents } from '#db/life-schema.ts';
import { mailBlocks, mailStops, mails } from '#db/outbox-schema.ts';
import { withdrawLinks } from '#db/queries/invoices/invoice-links.server.ts';
import { archiveInvoices } from '#db/queries/invoices/invoice-rows.server.ts';
import { voidInvoiceRow } from '#db/queries/invoices/void-invoice.server.ts';
import { markInvoice } from '#db/queries/payments/ledger.server.ts';
import { writeSchedule } from '#db/queries/payments/schedules.server.ts';
import {
  keepReminderPlans,
  resumeReminders,
  setInvoicePlan,
} from '#db/queries/reminders/reminder-plans.server.ts';
import { reminderSettings } from '#db/reminder-schema.ts';
import {
  codesOf,
  createReminder,
  dueOn,
  issueSample,
  longAgo,
  nextLookOf,
  nine,
  reminderDesk,
  remindersOf,
} from '#tests/support/reminder-desk.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const minute = 60_000;
const hour = 60 * minute;
const dayMs = 24 * hour;
// Each test lives through its own weeks: the sellers of the others are not looked at.
beforeEach(async () => {
  await db.update(reminderSettings).set({ nextLook: null });
  await db.update(mails).set({ state: 'cancelled' }).where(eq(mails.state, 'scheduled'));
});

/** Of the standard plan. */
const steps = [-3, 1, 7, 14];
const sentAll = steps.map((days) => [days, 'sent']);

type Desk = ReturnType<typeof reminderDesk>;

/** Runs the schedule from time to time in a stretch of it. */
async function live(desk: Desk, from: number, to: number, every = 12 * hour) {
  for (let now = from; now <= to; now += every) await desk.run(now);
}

describe('an invoice is reminded of at nine of its seller’s clocks', () => {
  test.each([null, 'Pacific/Auckland', 'America/St_Johns'])(
    'in %s, each step once',
    async (timeZone) => {
      const seller = await createReminder(db, { timeZone });
      const invoiceId = await issueSample(db, seller);
      const desk = reminderDesk(db);
      await desk.run(longAgo);
      await live(desk, nine(-3, timeZone) - hour, nine(-3, timeZone) + hour, hour / 2);
      for (const days of steps.slice(1)) {
        await desk.run(nine(days, timeZone) - 1);
        expect((await remindersOf(db, invoiceId)).map(([each]) => each)).not.toContain(days);
        await desk.run(nine(days, timeZone));
      }
      await live(desk, nine(14, timeZone), nine(16, timeZone));
      expect(await remindersOf(db, invoiceId)).toEqual(sentAll);
      const rows = await db.select().from(mails).where(eq(mails.invoiceId, invoiceId));
      expect(rows.map(({ madeAt }) => madeAt).sort()).toEqual(
        steps.map((days) => nine(days, timeZone)),
      );
      expect(await codesOf(db, invoiceId)).toEqual(Array(4).fill('reminded'));
    },
  );

  test('also on the days on which clocks change', async () => {
    // 8 March 2026 in New York, 5 April in Auckland.
    for (const [timeZone, day, at] of [
      ['America/New_York', '2026-03-08', '2026-03-08T13:00Z'],
      ['Pacific/Auckland', '2026-04-05', '2026-04-04T21:00Z'],
    ] as const) {
      const changed = [{ plan: 'gentle' as const, steps: [{ days: 0, words: {} }] }];
      const seller = await createReminder(db, { timeZone, plan: 'gentle', changed });
      const start = Date.parse('2026-03-01T12:00Z');
      await db.update(users).set({ createdAt: 1 }).where(eq(users.id, seller.userId));
      await db.run(
        `UPDATE reminder_settings SET since = 0, next_look = 0 WHERE user_id = '${seller.userId}'`,
      );
      await db.run(`UPDATE reminder_steps SET since = 0 WHERE user_id = '${seller.userId}'`);
      const invoiceId = await issueSample(db, seller, { dueDate: day }, start);
      const desk = reminderDesk(db);
      const moment = Date.parse(at.replace('Z', ':00Z'));
      await live(desk, moment - dayMs, moment - hour, 6 * hour);
      await desk.run(moment - 1);
      expect(await remindersOf(db, invoiceId)).toEqual([]);
      await desk.run(moment);
      expect(await remindersOf(db, invoiceId)).toEqual([[0, 'sent']]);
    }
  });

  test('and follows a seller who moves', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const desk = reminderDesk(db);
    await desk.run(nine(-4));
    await db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, seller.userId));
    await desk.run(nine(-3, 'Pacific/Auckland'));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
    await db.update(users).set({ timeZone: 'America/St_Johns' }).where(eq(users.id, seller.userId));
    await live(desk, nine(-3), nine(0), 6 * hour);
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
  });
});

test('the mail has the words of its step in the document’s language, and its PDF', async () => {
  const words = { 'fr-CA': { subject: 'Rappel {number}', message: 'Il reste {balance}.' } };
  const changed = [
    {
      plan: 'standard' as const,
      steps: [
        { days: -3, words },
        { days: 1, words },
      ],
    },
  ];
  const seller = await createReminder(db, { changed });
  const english = { invoiceNumber: 'EN-1', language: 'en-US' as const };
  await issueSample(db, seller, english);
  await issueSample(db, seller, { invoiceNumber: 'FR-1', language: 'fr-CA' });
  const desk = reminderDesk(db);
  await desk.run(nine(-3));
  const told = desk.letters.map(({ subject, text, files }) => ({
    subject,
    hasBalance: /165[.,]01/.test(text),
    files: files.map(({ type }) => type),
  }));
  expect(told.sort((one, other) => (one.subject < other.subject ? -1 : 1))).toEqual([
    { subject: 'Invoice EN-1 is due on 20 Nov 2026', hasBalance: true, files: ['application/pdf'] },
    { subject: 'Rappel FR-1', hasBalance: true, files: ['application/pdf'] },
  ]);
});

describe('however the schedule runs', () => {
  test('twice at once, each reminder is written once', async () => {
    const seller = await createReminder(db);
    const ids = [await issueSample(db, seller), await issueSample(db, seller)];
    const desk = reminderDesk(db);
    await Promise.all([1, 2, 3, 4].map(() => desk.look(nine(-3), database.open())));
    await Promise.all([1, 2].map(() => desk.deliver(nine(-3))));
    for (const id of ids) expect(await remindersOf(db, id)).toEqual([[-3, 'sent']]);
    expect(desk.letters).toHaveLength(2);
    expect(desk.failures).toEqual([]);
  });

  test('two days away, what was due in them leaves when it is back, one a day', async () => {
    const changed = [
      { plan: 'firm' as const, steps: [0, 1, 2].map((days) => ({ days, words: {} })) },
    ];
    const seller = await createReminder(db, { plan: 'firm', changed });
    await db.run(`UPDATE reminder_steps SET since = 0 WHERE user_id = '${seller.userId}'`);
    const invoiceId = await issueSample(db, seller);
    const desk = reminderDesk(db);
    await desk.run(nine(-1));
    await live(desk, nine(2) - hour, nine(2) + 3 * hour, hour);
    expect(await remindersOf(db, invoiceId)).toEqual([[0, 'sent']]);
    await live(desk, nine(3) - hour, nine(6));
    expect(await remindersOf(db, invoiceId)).toEqual([0, 1, 2].map((days) => [days, 'sent']));
  });

  test('more than three days away, a step is skipped and told, once', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const desk = reminderDesk(db);
    await desk.run(nine(-4));
    await live(desk, nine(0) + minute, nine(1) - minute, hour);
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    expect(await codesOf(db, invoiceId)).toEqual(['reminderLate']);
    await desk.run(nine(1));
    expect(await remindersOf(db, invoiceId)).toEqual([[1, 'sent']]);
    const [late] = await db
      .select()
      .from(documentEvents)
      .where(eq(documentEvents.code, 'reminderLate'));
    expect(JSON.parse(late?.detail ?? '{}')).toEqual({ day: '2026-11-17', wait: null });
  });

  test('ended between claim and sending, the outbox sends it', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const desk = reminderDesk(db);
    await desk.look(nine(-3));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'scheduled']]);
    await live(desk, nine(-3) + 10 * minute, nine(-2), 6 * hour);
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
    expect(desk.letters).toHaveLength(1);
  });

  test('a provider that is away for an hour gets it later', async () => {
    let isAway = true;
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const desk = reminderDesk(db, () =>
      isAway ? { outcome: 'later' } : { outcome: 'taken', providerId: crypto.randomUUID() },
    );
    await live(desk, nine(-3), nine(-3) + hour, 10 * minute);
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'scheduled']]);
    isAway = false;
    await live(desk, nine(-3) + hour, nine(-3) + 3 * hour, hour / 2);
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
  });
});

describe('no reminder is written of an invoice', () => {
  type Case = { userId: string; invoiceId: string };
  const attempt = ({ userId, invoiceId }: Case, state: 'processing' | 'failed') =>
    db
      .insert(checkoutAttempts)
      .values({
        ...{ id: `try ${invoiceId}`, invoiceId, userId, accountId: 'acct', amountMinor: 1 },
        ...{ currency: 'USD', state, madeAt: 1, changedAt: 1 },
      })
      .onConflictDoUpdate({ target: checkoutAttempts.id, set: { state, changedAt: 2 } });
  const dispute = ({ userId, invoiceId }: Case, state: 'open' | 'won') =>
    db
      .insert(cardDisputes)
      .values({
        ...{ id: `dispute ${invoiceId}`, invoiceId, userId, chargeId: 'ch', amountMinor: 1 },
        ...{ state, at: 1 },
      })
      .onConflictDoUpdate({ target: cardDisputes.id, set: { state, at: 2 } });
  const archive = ({ userId, invoiceId }: Case, archived: boolean) =>
    archiveInvoices(db, { userId, invoiceIds: [invoiceId], archived, now: nine(-3) - 2 });
  const mark = ({ userId, invoiceId }: Case, status: 'paid' | 'unpaid') =>
    markInvoice(db, { userId, invoiceId, status, today: '2026-11-16', now: nine(-3) - 2 });
  const noPlan = ({ userId, invoiceId }: Case, plan: 'none' | null) =>
    setInvoicePlan(db, { userId, invoiceId, plan, now: longAgo, nextLook: 0 });

  const states: [string, (of: Case) => Promise<unknown>, (of: Case) => Promise<unknown>][] = [
    ['archived', (of) => archive(of, true), (of) => archive(of, false)],
    ['disputed', (of) => dispute(of, 'open'), (of) => dispute(of, 'won')],
    ['under-way', (of) => attempt(of, 'processing'), (of) => attempt(of, 'failed')],
    ['paid', (of) => mark(of, 'paid'), (of) => mark(of, 'unpaid')],
    ['off', (of) => noPlan(of, 'none'), (of) => noPlan(of, null)],
  ];

  test.each(states)('that is %s, and it is again once it is not', async (_, bar, free) => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const of = { userId: seller.userId, invoiceId };
    const desk = reminderDesk(db);
    await bar(of);
    await live(desk, nine(-3), nine(-1));
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    await free(of);
    await desk.run(nine(0));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
  });

  test.each(states)('that became %s between claim and sending; it is told', async (why, bar) => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const desk = reminderDesk(db);
    await desk.look(nine(-3));
    await bar({ userId: seller.userId, invoiceId });
    await desk.deliver(nine(-3));
    expect(desk.letters).toEqual([]);
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'cancelled', why]]);
    expect(await codesOf(db, invoiceId)).toContain('unsent');
  });

  test('that is void', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const { userId } = seller;
    await voidInvoiceRow(db, { userId, invoiceId, reason: 'Wrong', now: longAgo + 1 });
    const desk = reminderDesk(db);
    await live(desk, nine(-3), nine(15), dayMs);
    expect(await remindersOf(db, invoiceId)).toEqual([]);
  });

  test('on the day it was issued, nor before anybody has it', async () => {
    const seller = await createReminder(db);
    const today = await issueSample(db, seller, {}, nine(-3) - 8 * hour);
    const yesterday = await issueSample(db, seller, {}, nine(-3) - 10 * hour);
    const nobodys = await issueSample(db, seller, {}, null);
    const desk = reminderDesk(db);
    await live(desk, nine(-3), nine(1), 6 * hour);
    expect(await remindersOf(db, today)).toEqual([[1, 'sent']]);
    expect(await remindersOf(db, yesterday)).toEqual([-3, 1].map((days) => [days, 'sent']));
    expect(await remindersOf(db, nobodys)).toEqual([]);
  });

  test('of a closed account', async () => {
    const seller = await createReminder(db);
    const waiting = await issueSample(db, seller);
    const desk = reminderDesk(db);
    await desk.look(nine(-3));
    await issueSample(db, seller);
    await db
      .update(users)
      .set({ deletedAt: nine(-3) + 1 })
      .where(eq(users.id, seller.userId));
    await live(desk, nine(-3) + 2, nine(1), 6 * hour);
    expect(desk.letters).toEqual([]);
    expect(await remindersOf(db, waiting)).toEqual([[-3, 'cancelled', 'closed']]);
    expect(await nextLookOf(db, seller.userId)).toBeNull();
  });
});

describe('a payment', () => {
  const pay = (of: { userId: string; invoiceId: string }, amountMinor: number, at: number) =>
    db.insert(payments).values({
      ...{ id: crypto.randomUUID(), ...of, at, kind: 'payment', origin: 'hand', amountMinor },
      ...{ day: '2026-11-16', method: 'cash' },
    });

  test('of a part leaves the rest to be reminded of, also between claim and sending', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const of = { userId: seller.userId, invoiceId };
    const desk = reminderDesk(db);
    await pay(of, 6_501, longAgo + 1);
    await desk.run(nine(-3));
    await desk.look(nine(1));
    await pay(of, 9_000, nine(1));
    await desk.deliver(nine(1));
    expect(desk.letters.map(({ text }) => /\$[\d.,]+/.exec(text)?.[0])).toEqual([
      '$100.00',
      '$10.00',
    ]);
  });

  test('of all ends them, and a reversal goes on', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const of = { userId: seller.userId, invoiceId };
    const mark = (status: 'paid' | 'unpaid', now: number) =>
      markInvoice(db, { ...of, status, today: '2026-11-16', now });
    const desk = reminderDesk(db);
    await desk.run(nine(-3));
    await mark('paid', nine(-2));
    await live(desk, nine(-1), nine(5));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
    await mark('unpaid', nine(6));
    await live(desk, nine(6), nine(14));
    expect(await remindersOf(db, invoiceId)).toEqual([-3, 7, 14].map((days) => [days, 'sent']));
    expect((await codesOf(db, invoiceId)).filter((code) => code === 'reminderLate')).toHaveLength(
      1,
    );
  });

  test('by card that was refunded leaves them off until they are turned on', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const of = { userId: seller.userId, invoiceId };
    const card = { origin: 'card', method: 'card', day: '2026-11-16' } as const;
    const charge = { id: `ch ${invoiceId}`, ...of, ...card, kind: 'payment' } as const;
    await db.insert(payments).values({ ...charge, amountMinor: 16_501, at: longAgo + 1 });
    await db.insert(payments).values({
      ...{ ...charge, id: `re ${invoiceId}`, kind: 'refund', undoes: charge.id },
      ...{ amountMinor: 16_501, at: nine(-3) - hour },
    });
    const desk = reminderDesk(db);
    await live(desk, nine(-3), nine(1));
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    for (const now of [nine(2), nine(3)]) {
      expect(await resumeReminders(db, { ...of, now, nextLook: now })).toBe(true);
    }
    await live(desk, nine(3), nine(7));
    expect(await remindersOf(db, invoiceId)).toEqual([1, 7].map((days) => [days, 'sent']));
    expect((await codesOf(db, invoiceId)).filter((code) => code === 'remindersOn')).toHaveLength(1);
  });

  test('by card whose refund failed goes on: the money never came back to the client', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const of = { userId: seller.userId, invoiceId };
    const card = { origin: 'card', method: 'card', day: '2026-11-16' } as const;
    const entry = (id: string, over: Pick<typeof payments.$inferInsert, 'kind' | 'undoes'>) =>
      db.insert(payments).values({ ...of, ...card, id, amountMinor: 5_000, at: longAgo, ...over });
    const [charge, refund] = [`ch ${invoiceId}`, `re ${invoiceId}`];
    await entry(charge, { kind: 'payment' });
    await entry(refund, { kind: 'refund', undoes: charge });
    await entry(`${refund} failed`, { kind: 'returned', undoes: refund });
    const desk = reminderDesk(db);
    await desk.run(nine(-3));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
  });

  test('in steps: each is reminded of by its own day, for what is open of it', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller, { dueDate: '2026-12-20' });
    const of = { userId: seller.userId, invoiceId };
    await writeSchedule(db, {
      ...{ ...of, now: longAgo + 1, seen: { currency: 'USD', totalMinor: 16_501 } },
      steps: [
        { label: 'Deposit', amount: 5_000, due: dueOn },
        { label: 'Rest', amount: 11_501, due: '2026-12-20' },
      ],
    });
    const desk = reminderDesk(db);
    await desk.run(nine(-3));
    await pay(of, 1_000, nine(-2));
    await desk.run(nine(1));
    await desk.look(nine(7));
    await pay(of, 4_000, nine(7));
    await live(desk, nine(7), nine(8));
    for (const days of [27, 31, 37]) await desk.run(nine(days));
    expect(desk.letters.map(({ text }) => /\$[\d.,]+/.exec(text)?.[0])).toEqual([
      ...['$50.00', '$40.00', '$115.01', '$115.01', '$115.01'],
    ]);
    expect(await remindersOf(db, invoiceId)).toEqual([
      ...[
        [-3, 'sent'],
        [1, 'sent'],
        [7, 'cancelled', 'outdated'],
      ],
      ...[
        [-3, 'sent'],
        [1, 'sent'],
        [7, 'sent'],
      ],
    ]);
  });
});

describe('what the outbox refuses waits and is told, and leaves when it may', () => {
  const waits: [
    string,
    (seller: { userId: string }, invoiceId: string) => Promise<unknown>,
    (seller: { userId: string }, invoiceId: string) => Promise<unknown>,
  ][] = [
    [
      'unconfirmed',
      ({ userId }) => db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId)),
      ({ userId }) => db.update(users).set({ emailVerifiedAt: 5 }).where(eq(users.id, userId)),
    ],
    [
      'stopped',
      ({ userId }) => db.insert(mailStops).values({ userId, cause: 'reports', at: 1 }),
      ({ userId }) => db.update(mailStops).set({ liftedAt: 2 }).where(eq(mailStops.userId, userId)),
    ],
    [
      'unlinked',
      ({ userId }, invoiceId) => withdrawLinks(db, { userId, invoiceId, now: longAgo }),
      (_, invoiceId) =>
        db.run(`UPDATE invoice_links SET withdrawn_at = NULL WHERE invoice_id = '${invoiceId}'`),
    ],
    [
      'blocked',
      ({ userId }) => {
        const addressKey = addressKeyOf(userId, 'ann@client.example');
        return db.insert(mailBlocks).values({ userId, addressKey, at: 1 });
      },
      ({ userId }) => db.delete(mailBlocks).where(eq(mailBlocks.userId, userId)),
    ],
  ];

  test.each(waits)('%s', async (why, bar, free) => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    await bar(seller, invoiceId);
    const desk = reminderDesk(db);
    await live(desk, nine(-3), nine(-1));
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    const [told] = await db
      .select()
      .from(documentEvents)
      .where(eq(documentEvents.invoiceId, invoiceId))
      .then((rows) => rows.filter(({ code }) => code === 'reminderWaits'));
    expect(JSON.parse(told?.detail ?? '{}')).toEqual({ day: '2026-11-17', wait: why });
    expect(await codesOf(db, invoiceId)).toEqual(['reminderWaits']);
    await free(seller, invoiceId);
    await desk.run(nine(0));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
  });

  test('an invoice without an address', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller, { clientEmail: '' });
    const desk = reminderDesk(db);
    await live(desk, nine(-3), nine(1));
    expect(await codesOf(db, invoiceId)).toEqual([
      ...['reminderWaits', 'reminderLate', 'reminderWaits'],
    ]);
  });

  test('a full day’s limit: the rest goes the days after', async () => {
    const seller = await createReminder(db, { isFree: true });
    const ids: string[] = [];
    for (let n = 0; n < 13; n += 1) ids.push(await issueSample(db, seller));
    const desk = reminderDesk(db);
    await desk.run(nine(-3));
    expect(desk.letters).toHaveLength(10);
    await desk.run(nine(-2));
    expect(desk.letters).toHaveLength(13);
    for (const id of ids) expect(await remindersOf(db, id)).toEqual([[-3, 'sent']]);
    const told = await Promise.all(ids.map((id) => codesOf(db, id)));
    expect(told.filter((codes) => codes.includes('reminderWaits'))).toHaveLength(3);
  });

  test('the budget of all senders', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller);
    const desk = reminderDesk(db);
    await desk.look(nine(-3), db, 0);
    expect(await codesOf(db, invoiceId)).toEqual(['reminderWaits']);
  });
});

test('it goes to whom the invoice was last sent, but for addresses that take no mail', async () => {
  const seller = await createReminder(db);
  const invoiceId = await issueSample(db, seller);
  const sent = (address: string, press: string, madeAt: number, over = {}) =>
    db.insert(mails).values({
      ...{ id: crypto.randomUUID(), invoiceId, userId: seller.userId, press, address },
      ...{ addressKey: address, token: crypto.randomUUID(), kind: 'invoice', role: 'to' },
      ...{ state: 'delivered', madeAt, sendAt: madeAt, changedAt: madeAt, day: '2026-10-01' },
      ...{ subject: 's', body: 'b', ...over },
    } as typeof mails.$inferInsert);
  await sent('old@client.example', 'first', 1);
  await sent('office@client.example', 'second', 2);
  await sent('gone@client.example', 'second', 2, { state: 'bounced', reason: 'hard' });
  await sent('boss@client.example', 'second', 2, { role: 'cc' });
  await sent('old@client.example', 'again 1', 3);
  const desk = reminderDesk(db);
  await desk.run(nine(-3));
  expect(desk.letters.map(({ to }) => to)).toEqual(['office@client.example']);
});

test('an invoice may have another plan or none, and what was sent is not sent again', async () => {
  const seller = await createReminder(db);
  const own = await issueSample(db, seller);
  const none = await issueSample(db, seller);
  const set = (invoiceId: string, plan: 'firm' | 'none' | null, now: number) =>
    setInvoicePlan(db, { userId: seller.userId, invoiceId, plan, now, nextLook: now });
  await set(own, 'firm', longAgo);
  await set(none, 'none', longAgo);
  const desk = reminderDesk(db);
  await live(desk, nine(-8), nine(7), dayMs);
  // Both plans have a step of seven days.
  await set(own, null, nine(7) + 1);
  await live(desk, nine(7) + 2, nine(15), dayMs);
  expect((await remindersOf(db, own)).map(([days]) => days)).toEqual([-7, 0, 3, 7, 14]);
  expect(await remindersOf(db, none)).toEqual([]);
  expect(
    await setInvoicePlan(db, {
      ...{ userId: crypto.randomUUID(), invoiceId: own, plan: 'none', now: 1, nextLook: 1 },
    }),
  ).toBe(false);
});

test('a plan that is chosen late leaves what was due before alone', async () => {
  const seller = await createReminder(db, { plan: 'none' });
  const invoiceId = await issueSample(db, seller);
  const desk = reminderDesk(db);
  await live(desk, nine(-3), nine(2));
  const now = nine(2) + hour;
  await keepReminderPlans(db, {
    ...{ userId: seller.userId, plan: 'standard', changed: [], now, nextLook: now },
  });
  await live(desk, now, nine(8));
  expect(await remindersOf(db, invoiceId)).toEqual([[7, 'sent']]);
  expect(await codesOf(db, invoiceId)).toEqual(['reminded']);
});

// @covers paid-5.1 paid-5.2 paid-5.3 paid-5.4 paid-5.6
