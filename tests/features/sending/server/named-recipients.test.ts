import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { startSend } from '#app/features/sending/server/start-send.server.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import {
  createReminder,
  issueSample,
  leaveOthers,
  nine,
  reminderHarness,
} from '#tests/support/reminder-harness.ts';
import { aSend, createSender, openEmailHarness, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const noon = Date.UTC(2026, 10, 24, 12);
const at = (local: string) => `${local}@client.example`;

test('each recipient’s email names the other recipients, To and Cc, and not the sender’s copy', async () => {
  const { sender, invoiceId } = await createSender(db);
  const send = aSend(invoiceId, { to: [at('ann'), at('bob')], cc: [at('cy')], wantsCopy: true });
  const pressed = await press(db, sender, send, noon);
  if (pressed.outcome !== 'written') throw new Error(pressed.outcome);
  const { work, letters } = openEmailHarness(db);
  for (const { id } of pressed.emails) await deliverEmail(work, id, noon);
  const named = letters.map(({ to, text }) => [to, /Also sent to (.*)\./.exec(text)?.[1]]);
  expect(new Map(named as [string, string][])).toEqual(
    new Map([
      [at('ann'), `${at('bob')}, ${at('cy')}`],
      [at('bob'), `${at('ann')}, ${at('cy')}`],
      [at('cy'), `${at('ann')}, ${at('bob')}`],
      [sender.email, `${at('ann')}, ${at('bob')}, ${at('cy')}`],
    ]),
  );
});

test('a single recipient’s email names no other recipient', async () => {
  const { sender, invoiceId } = await createSender(db);
  const pressed = await press(db, sender, aSend(invoiceId), noon);
  if (pressed.outcome !== 'written') throw new Error(pressed.outcome);
  const { work, letters } = openEmailHarness(db);
  await deliverEmail(work, pressed.emails[0]?.id ?? '', noon);
  expect(letters[0]?.text).not.toContain('Also sent to');
});

/** Gives an invoice a client with a Cc. */
async function copyClient(userId: string, invoiceId: string, ccEmails: string): Promise<void> {
  const id = crypto.randomUUID();
  const client = { id, userId, name: 'Ann', country: 'us', createdAt: 1, ccEmails } as const;
  await db.insert(clients).values(client);
  await db.update(invoices).set({ clientId: id }).where(eq(invoices.id, invoiceId));
}

test('the dialog starts with the client’s saved Cc', async () => {
  const { sender, userId, invoiceId } = await createSender(db);
  await copyClient(userId, invoiceId, `${at('books')}, ${at('amy')}`);
  const start = await startSend(
    db,
    { ...sender, isConfirmed: true },
    { kind: 'invoice', invoiceId, paymentId: null },
    { now: noon, timeZone: null, dailyQuota: null },
  );
  expect(start?.cc).toBe(`${at('books')}, ${at('amy')}`);
});

test('a reminder is copied to the client’s Cc, except those who unsubscribed', async () => {
  await leaveOthers(db);
  const seller = await createReminder(db);
  const invoiceId = await issueSample(db, seller);
  await copyClient(seller.userId, invoiceId, `${at('books')}, ${at('amy')}`);
  const addressKey = addressKeyOf(seller.userId, at('amy'));
  await db.insert(emailBlocks).values({ userId: seller.userId, addressKey, at: 1 });
  await reminderHarness(db).run(nine(-3));
  const sent = await db
    .select({ address: emails.address, role: emails.role })
    .from(emails)
    .where(eq(emails.invoiceId, invoiceId))
    .orderBy(asc(emails.address));
  expect(sent).toEqual([
    { address: at('ann'), role: 'to' },
    { address: at('books'), role: 'cc' },
  ]);
});
