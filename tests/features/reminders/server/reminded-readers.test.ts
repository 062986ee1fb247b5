import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
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
beforeEach(() => leaveOthers(db));

const ann = 'ann@client.example';
const bob = 'bob@client.example';
type Seller = { userId: string };

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
  const told = { providerId: 'first to Ann', recipient: ann, sender: '', at: longAgo } as const;
  await handleDelivery(
    { db, publishToUser: () => {} },
    { ...told, state: 'complained', reason: null, isLast: false },
  );
  await harness.run(nine(-3));
  expect(harness.letters).toHaveLength(0);
  expect(await waitsOf(invoiceId)).toEqual(['blocked']);
});

describe('one lost recipient does not end the reminders to the others:', () => {
  const bounces = ({ userId }: Seller, address: string) =>
    db
      .update(emails)
      .set({ state: 'bounced', reason: 'hard' })
      .where(
        and(eq(emails.userId, userId), eq(emails.address, address), eq(emails.kind, 'reminder')),
      );
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

async function waitsOf(invoiceId: string) {
  const rows = await db
    .select()
    .from(unsentReminders)
    .where(eq(unsentReminders.invoiceId, invoiceId));
  return rows.map(({ why }) => why);
}
