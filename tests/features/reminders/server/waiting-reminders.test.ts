import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { withdrawLinks } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import {
  saveReminderPlans,
  setInvoicePlan,
} from '#app/features/reminders/queries/reminder-plans.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emailStops } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';

import {
  codesOf,
  createReminder,
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

const database = await createTestDatabase();
const db = database.open();
const minute = 60_000;
const hour = 60 * minute;
const dayMs = 24 * hour;
beforeEach(() => leaveOthers(db));

describe('a refused reminder is on hold and reported, and is sent when it is allowed', () => {
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
      ({ userId }) => db.insert(emailStops).values({ userId, cause: 'reports', at: 1 }),
      ({ userId }) =>
        db.update(emailStops).set({ liftedAt: 2 }).where(eq(emailStops.userId, userId)),
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
        return db.insert(emailBlocks).values({ userId, addressKey, at: 1 });
      },
      ({ userId }) => db.delete(emailBlocks).where(eq(emailBlocks.userId, userId)),
    ],
  ];

  test.each(waits)('%s', async (why, bar, free) => {
    const { seller, invoiceId, harness } = await issueReminded(db);
    await bar(seller, invoiceId);
    await live(harness, nine(-3), nine(-1));
    expect(await remindersOf(db, invoiceId)).toEqual([]);
    const [told] = await db
      .select()
      .from(documentEvents)
      .where(eq(documentEvents.invoiceId, invoiceId))
      .then((rows) => rows.filter(({ code }) => code === 'reminderWaits'));
    expect(JSON.parse(told?.detail ?? '{}')).toEqual({ day: '2026-11-17', wait: why });
    expect(await codesOf(db, invoiceId)).toEqual(['reminderWaits']);
    await free(seller, invoiceId);
    await harness.run(nine(0));
    expect(await remindersOf(db, invoiceId)).toEqual([[-3, 'sent']]);
  });

  test('for an invoice without an address', async () => {
    const seller = await createReminder(db);
    const invoiceId = await issueSample(db, seller, { clientEmail: '' });
    const harness = reminderHarness(db);
    await live(harness, nine(-3), nine(1));
    expect(await codesOf(db, invoiceId)).toEqual([
      'reminderWaits',
      'reminderLate',
      'reminderWaits',
    ]);
  });

  test.each([
    ['a full daily limit', true, 'day-full'],
    ['ten emails a day to one mailbox', false, 'mailbox-full'],
  ])('by %s: the rest is sent on the following days', async (_, isFree, wait) => {
    const seller = await createReminder(db, { isFree });
    const ids: string[] = [];
    for (let n = 0; n < 13; n += 1) {
      const clientEmail = isFree ? `n${n}@client.example` : 'ann@client.example';
      ids.push(await issueSample(db, seller, { clientEmail }));
    }
    const harness = reminderHarness(db);
    await harness.run(nine(-3));
    expect(harness.letters).toHaveLength(10);
    await harness.run(nine(-2));
    expect(harness.letters).toHaveLength(13);
    for (const id of ids) expect(await remindersOf(db, id)).toEqual([[-3, 'sent']]);
    const events = await db
      .select()
      .from(documentEvents)
      .where(inArray(documentEvents.invoiceId, ids));
    const waits = events.filter(({ code }) => code === 'reminderWaits');
    expect(waits.map(({ detail }) => JSON.parse(detail ?? '{}').wait)).toEqual([wait, wait, wait]);
  });

  test('by the limit for all senders', async () => {
    const { invoiceId, harness } = await issueReminded(db);
    await harness.look(nine(-3), db, 0);
    expect(await codesOf(db, invoiceId)).toEqual(['reminderWaits']);
  });
});

test('an invoice may have another plan or none, and nothing is sent twice', async () => {
  const seller = await createReminder(db);
  const own = await issueSample(db, seller);
  const none = await issueSample(db, seller);
  const set = (invoiceId: string, plan: 'firm' | 'none' | null, now: number) =>
    setInvoicePlan(db, { userId: seller.userId, invoiceId, plan, now, nextRunAt: now });
  await set(own, 'firm', longAgo);
  await set(none, 'none', longAgo);
  const harness = reminderHarness(db);
  await live(harness, nine(-8), nine(7), dayMs);
  // Both plans have a seven-day step.
  await set(own, null, nine(7) + 1);
  await live(harness, nine(7) + 2, nine(15), dayMs);
  expect((await remindersOf(db, own)).map(([days]) => days)).toEqual([-7, 0, 3, 7, 14]);
  expect(await remindersOf(db, none)).toEqual([]);
  expect(
    await setInvoicePlan(db, {
      userId: crypto.randomUUID(),
      invoiceId: own,
      plan: 'none',
      now: 1,
      nextRunAt: 1,
    }),
  ).toBe(false);
});

test('a plan that is chosen late skips what was due before', async () => {
  const seller = await createReminder(db, { plan: 'none' });
  const invoiceId = await issueSample(db, seller);
  const harness = reminderHarness(db);
  await live(harness, nine(-3), nine(2));
  const now = nine(2) + hour;
  await saveReminderPlans(db, {
    userId: seller.userId,
    plan: 'standard',
    changed: [],
    now,
    nextRunAt: now,
  });
  await live(harness, now, nine(8));
  expect(await remindersOf(db, invoiceId)).toEqual([[7, 'sent']]);
  expect(await codesOf(db, invoiceId)).toEqual(['reminded']);
});
