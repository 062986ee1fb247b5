import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { withdrawLinks } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import {
  saveReminderPlans,
  setInvoicePlan,
} from '#app/features/reminders/queries/reminder-plans.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emailStops, emails } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { unsentReminders } from '#db/reminder-schema.ts';
import { clients } from '#db/schema.ts';

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

/** The events of these invoices that say why a reminder is on hold. */
const waitEvents = async (...ids: string[]) => {
  const ofInvoices = inArray(documentEvents.invoiceId, ids);
  const events = await db.select().from(documentEvents).where(ofInvoices);
  return events.filter(({ code }) => code === 'reminderWaits');
};

describe('a refused reminder is on hold and reported, and is sent when it is allowed', () => {
  type Act = (seller: Seller, invoiceId: string) => Promise<unknown>;
  const waits: [string, Act, Act][] = [
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
    const [told] = await waitEvents(invoiceId);
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
    const codes = ['reminderWaits', 'reminderLate', 'reminderWaits'];
    expect(await codesOf(db, invoiceId)).toEqual(codes);
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
    const waits = await waitEvents(...ids);
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
  const foreign = { userId: crypto.randomUUID(), invoiceId: own, now: 1, nextRunAt: 1 };
  expect(await setInvoicePlan(db, { ...foreign, plan: 'none' })).toBe(false);
});

test('a plan that is chosen late skips what was due before', async () => {
  const seller = await createReminder(db, { plan: 'none' });
  const invoiceId = await issueSample(db, seller);
  const harness = reminderHarness(db);
  await live(harness, nine(-3), nine(2));
  const now = nine(2) + hour;
  const chosen = { plan: 'standard', now, nextRunAt: now } as const;
  await saveReminderPlans(db, { ...chosen, changed: [], userId: seller.userId });
  await live(harness, now, nine(8));
  expect(await remindersOf(db, invoiceId)).toEqual([[7, 'sent']]);
  expect(await codesOf(db, invoiceId)).toEqual(['reminded']);
});

const ann = 'ann@client.example';
const bob = 'bob@client.example';
type Seller = { userId: string };

const waitsOf = async (invoiceId: string) => {
  const ofInvoice = eq(unsentReminders.invoiceId, invoiceId);
  return (await db.select().from(unsentReminders).where(ofInvoice)).map(({ why }) => why);
};

/** An email about an invoice that was sent at an instant (ms). */
function sent(
  { userId, invoiceId }: Seller & { invoiceId: string },
  [address, idempotencyKey, madeAt]: [address: string, idempotencyKey: string, madeAt: number],
  over: Partial<typeof emails.$inferInsert> = {},
) {
  return db.insert(emails).values({
    id: crypto.randomUUID(),
    invoiceId,
    userId,
    idempotencyKey,
    address,
    addressKey: addressKeyOf(userId, address),
    token: crypto.randomUUID(),
    kind: 'invoice',
    role: 'to',
    state: 'delivered',
    day: '2026-10-01',
    madeAt,
    sendAt: madeAt,
    changedAt: madeAt,
    subject: 's',
    body: 'b',
    ...over,
  });
}

test('a reminder goes to the invoice’s last recipients, except addresses that bounced', async () => {
  const { of, harness } = await issueReminded(db);
  await sent(of, ['old@client.example', 'first', 1]);
  await sent(of, ['office@client.example', 'second', 2]);
  await sent(of, ['gone@client.example', 'second', 2], { state: 'bounced', reason: 'hard' });
  await sent(of, ['boss@client.example', 'second', 2], { role: 'cc' });
  await sent(of, ['old@client.example', 'again 1', 3]);
  await harness.run(nine(-3));
  expect(harness.letters.map(({ to }) => to)).toEqual(['office@client.example']);
});

test('if the invoice’s address bounced, it goes to the client’s current one', async () => {
  const seller = await createReminder(db);
  const invoiceId = await issueSample(db, seller, { clientEmail: 'Ann@Client.example' });
  const harness = reminderHarness(db);
  await harness.run(nine(-3));
  const ofSeller = eq(emails.userId, seller.userId);
  await db.update(emails).set({ state: 'bounced', reason: 'hard' }).where(ofSeller);
  const clientsOfSeller = eq(clients.userId, seller.userId);
  await db.update(clients).set({ email: 'Anne@Client.example' }).where(clientsOfSeller);
  await harness.run(nine(1));
  expect(harness.letters.map(({ to }) => to)).toEqual([ann, 'anne@client.example']);
  expect(await codesOf(db, invoiceId)).not.toContain('reminderWaits');
});

test('a recipient who marked an email as spam gets no more reminders', async () => {
  const { of, invoiceId, harness } = await issueReminded(db);
  await sent(of, [ann, 'first', 1], { providerId: 'first to Ann' });
  const email = { providerId: 'first to Ann', recipient: ann, sender: '', at: longAgo };
  const complaint = { ...email, state: 'complained', reason: null, isLast: false } as const;
  await handleDelivery({ db, publishToUser: () => {} }, complaint);
  await harness.run(nine(-3));
  expect(harness.letters).toHaveLength(0);
  expect(await waitsOf(invoiceId)).toEqual(['blocked']);
});

describe('one lost recipient does not end the reminders to the others:', () => {
  const bounces = ({ userId }: Seller, address: string) => {
    const isToThem = and(eq(emails.userId, userId), eq(emails.address, address));
    const bounced = { state: 'bounced', reason: 'hard' } as const;
    return db
      .update(emails)
      .set(bounced)
      .where(and(isToThem, eq(emails.kind, 'reminder')));
  };
  const blocks = ({ userId }: Seller, address: string) =>
    db.insert(emailBlocks).values({ userId, addressKey: addressKeyOf(userId, address), at: 1 });

  test.each([
    ['a nonexistent mailbox', 'bounced', bounces],
    ['a recipient who does not know the sender', 'blocked', blocks],
  ] as const)('%s', async (_, why, lose) => {
    const { seller, of, invoiceId, harness } = await issueReminded(db);
    for (const address of [ann, bob]) await sent(of, [address, 'first', 1]);
    await harness.run(nine(-3));
    expect(harness.letters.map(({ to }) => to).sort()).toEqual([ann, bob]);
    await lose(seller, bob);
    await harness.run(nine(1));
    expect(harness.letters.slice(2).map(({ to }) => to)).toEqual([ann]);

    // Without any recipient the reminder is on hold, with a reason.
    await lose(seller, ann);
    await live(harness, nine(7), nine(8));
    expect(harness.letters).toHaveLength(3);
    expect((await remindersOf(db, invoiceId)).map(([days]) => days)).toEqual([-3, -3, 1]);
    expect(await waitsOf(invoiceId)).toEqual([why]);
    expect(await codesOf(db, invoiceId)).toContain('reminderWaits');
  });
});
