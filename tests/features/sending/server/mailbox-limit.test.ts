import { and, asc, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { setThanksEnabled } from '#app/features/sending/queries/receipt-emails.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { queueReceiptEmails } from '#app/features/sending/server/queue-email.server.ts';
import { describeRefusal } from '#app/features/sending/words/send-dialog.ts';
import { emails } from '#db/email-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import {
  aSend,
  createSender,
  openEmailHarness,
  payByHand,
  press,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const noon = Date.UTC(2026, 10, 24, 12);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const ann = 'ann@client.example';

test('sixty sends to one mailbox queue ten emails, and the eleventh says why', async () => {
  const { sender, invoiceId } = await createSender(db);
  const presses = Array.from({ length: 60 }, (_, n) =>
    press(database.open(), sender, aSend(invoiceId, { to: [`ann+${n}@client.example`] }), noon),
  );
  const outcomes = await Promise.all(presses);
  expect(outcomes.filter(({ outcome }) => outcome === 'written')).toHaveLength(10);
  const refused = await press(db, sender, aSend(invoiceId, { to: [], cc: [ann] }), noon);
  expect(refused).toEqual({ outcome: 'mailbox-full', limit: 10, addresses: [ann] });
  expect(describeRefusal(refused)).toBe(
    'You can send 10 emails a day to one mailbox, and ann@client.example has reached that limit. Send this email tomorrow or schedule it.',
  );
  expect(await press(db, sender, aSend(invoiceId, { to: ['ben@client.example'] }), noon)).toEqual(
    expect.objectContaining({ outcome: 'written' }),
  );
  expect(await press(db, sender, aSend(invoiceId), noon + dayMs)).toMatchObject({
    outcome: 'written',
  });
});

test('fifty plus-addresses in one send are refused, also for a later day', async () => {
  const { sender, invoiceId } = await createSender(db);
  const to = Array.from({ length: 49 }, (_, n) => `ann+${n}@client.example`);
  for (const sendAt of [null, noon + dayMs]) {
    const send = aSend(invoiceId, { to, cc: ['ben@client.example'], sendAt });
    const refused = await press(db, sender, send, noon);
    expect(refused).toEqual({ outcome: 'mailbox-full', limit: 10, addresses: to });
    expect(describeRefusal(refused)).toContain('ann+0@client.example and 48 more');
  }
});

test('the seller’s own copies are not counted', async () => {
  const { sender, invoiceId } = await createSender(db);
  for (let n = 0; n < 12; n += 1) {
    const send = aSend(invoiceId, { to: [`a${n}@client.example`], wantsCopy: true });
    expect(await press(db, sender, send, noon)).toMatchObject({ outcome: 'written' });
  }
});

test('another seller’s emails to the same mailbox are not counted', async () => {
  const one = await createSender(db);
  const other = await createSender(db);
  for (let n = 0; n < 10; n += 1) await press(db, one.sender, aSend(one.invoiceId), noon);
  expect(await press(db, other.sender, aSend(other.invoiceId), noon)).toMatchObject({
    outcome: 'written',
  });
});

test('scheduled emails above the limit wait for the same time the next day', async () => {
  const { sender, invoiceId } = await createSender(db);
  const sendAt = noon + hourMs;
  for (let n = 0; n < 12; n += 1) {
    const send = aSend(invoiceId, { to: [`ann+${n}@client.example`], wantsCopy: true, sendAt });
    expect(await press(db, sender, send, noon)).toMatchObject({ outcome: 'written' });
  }
  const { work, letters } = openEmailHarness(db);
  const run = async (now: number) => {
    const ids = await claimOverdueEmails(db, { before: 0, now, limit: 1_000 });
    const own = await db.select().from(emails).where(eq(emails.userId, sender.userId));
    const isOwn = new Set(own.map(({ id }) => id));
    for (const id of ids.filter((id) => isOwn.has(id))) await deliverEmail(work, id, now);
  };
  const toAnn = () => letters.filter(({ to }) => to !== sender.email);
  await run(sendAt);
  expect(toAnn()).toHaveLength(10);
  const isWaiting = and(eq(emails.userId, sender.userId), eq(emails.state, 'scheduled'));
  const waiting = await db.select().from(emails).where(isWaiting).orderBy(asc(emails.id));
  expect(waiting.map((email) => [email.sendAt, email.day])).toEqual(
    Array(2).fill([sendAt + dayMs, '2026-11-25']),
  );
  await run(sendAt + dayMs);
  expect(toAnn()).toHaveLength(12);
  const unsent = and(eq(emails.userId, sender.userId), ne(emails.state, 'sent'));
  expect(await db.select().from(emails).where(unsent)).toEqual([]);
});

test('a thank-you above the limit is queued and waits for the next day', async () => {
  const seller = await createSender(db);
  const { sender, invoiceId, userId } = seller;
  await setThanksEnabled(db, { userId, thanks: true, now: 1 });
  const pro = { subscriptionStatus: 'active', planName: 'Pro', invoiceLimit: -1 } as const;
  await db.update(userSettings).set(pro).where(eq(userSettings.userId, userId));
  await db.update(invoices).set({ clientEmail: ann }).where(eq(invoices.id, invoiceId));
  for (let n = 0; n < 10; n += 1) await press(db, sender, aSend(invoiceId), noon);
  await db.update(emails).set({ state: 'sent' }).where(eq(emails.userId, userId));
  await payByHand(db, seller, { now: noon });
  await queueReceiptEmails({
    db,
    now: noon + 6 * minuteMs,
    dailyQuota: null,
    limit: 100,
    publishToUser: () => {},
    reportError: (error) => {
      throw error;
    },
  });
  const readThanks = () =>
    db
      .select()
      .from(emails)
      .where(and(eq(emails.userId, userId), eq(emails.kind, 'thanks')));
  const [thanks] = await readThanks();
  const { work, letters } = openEmailHarness(db);
  await deliverEmail(work, thanks?.id ?? '', noon + hourMs);
  expect(letters).toEqual([]);
  expect(await readThanks()).toMatchObject([{ state: 'scheduled', day: '2026-11-25' }]);
  await deliverEmail(work, thanks?.id ?? '', noon + hourMs + dayMs);
  expect(letters.map(({ to }) => to)).toEqual([ann]);
});
