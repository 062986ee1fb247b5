import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { withdrawLinks } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { cancelEmail } from '#app/features/sending/queries/email-history.server.ts';
import { emailsOfDay } from '#app/features/sending/queries/queue-email.server.ts';
import { setThanksEnabled } from '#app/features/sending/queries/receipt-emails.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { describeRefusal } from '#app/features/sending/words/send-dialog.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emailStops } from '#db/email-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { closeByOwner } from '#tests/support/closed-account.ts';
import {
  aSend,
  createSender,
  listEmails,
  listEvents,
  noon,
  openEmailHarness,
  payByHand,
  press,
  queueIds,
  queueThanks,
  setEmails,
} from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const ann = 'ann@client.example';
const written = expect.objectContaining({ outcome: 'written' });
const addresses = (count: number, name = 'a') =>
  Array.from({ length: count }, (_, n) => `${name}${n}@client.example`);

/** The number of emails of all senders counted for a day. */
async function getDailyCount(day: string): Promise<number> {
  const [row] = await db.all<{ count: number }>(sql`SELECT ${emailsOfDay(day)} AS count`);
  return row?.count ?? -1;
}

test('the reason that forbids sending is reported, and nothing is queued', async () => {
  const { sender, invoiceId } = await createSender(db);
  const { userId } = sender;
  const outcomeOf = (id = invoiceId, by = sender) => press(db, by, aSend(id));
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
  expect(await outcomeOf()).toEqual({ outcome: 'unconfirmed' });
  await db.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, userId));

  await db.insert(emailStops).values({ userId, cause: 'reports', at: 1 });
  expect(await outcomeOf()).toEqual({ outcome: 'stopped' });
  await db.update(emailStops).set({ liftedAt: 2 }).where(eq(emailStops.userId, userId));

  const addressKey = addressKeyOf(userId, 'Ann+Bills@client.example');
  await db.insert(emailBlocks).values({ userId, addressKey, at: 1 });
  expect(await outcomeOf()).toEqual({ outcome: 'blocked', addresses: [ann] });
  await db.delete(emailBlocks).where(eq(emailBlocks.userId, userId));

  await withdrawLinks(db, { userId, invoiceId, now: noon });
  expect(await outcomeOf()).toEqual({ outcome: 'unlinked' });
  expect(await listEmails(db, userId)).toEqual([]);

  const voided = await createSender(db);
  await voidInvoiceRow(db, { ...voided, reason: 'Twice', now: noon });
  expect(await outcomeOf(voided.invoiceId, voided.sender)).toEqual({ outcome: 'void' });
});

test('an address that does not exist is not used again', async () => {
  const { sender, invoiceId } = await createSender(db);
  const again = () => press(db, sender, aSend(invoiceId));
  await again();
  await setEmails(db, sender.userId, { state: 'bounced', reason: 'soft' });
  expect(await again()).toEqual(written);
  await setEmails(db, sender.userId, { state: 'bounced', reason: 'hard' });
  expect(await again()).toEqual({ outcome: 'bounced', addresses: [ann] });
});

test('200 sends at once queue exactly the day’s recipients', async () => {
  const { sender, invoiceId } = await createSender(db, { plan: 'Basic' });
  const sends = addresses(200).map((to) =>
    press(database.open(), sender, aSend(invoiceId, { to: [to] })),
  );
  const refused = (await Promise.all(sends)).filter(({ outcome }) => outcome !== 'written');
  expect(refused).toEqual(Array(100).fill({ outcome: 'day-full', limit: 100, left: 0 }));
  expect(await listEmails(db, sender.userId)).toHaveLength(100);
  expect(await press(db, sender, aSend(invoiceId), noon + dayMs)).toEqual(written);
});

test('a free account can email three recipients in its first 24 hours, ten on a later day', async () => {
  const born = { plan: 'Free', accountMadeAt: noon } as const;
  const { sender, invoiceId } = await createSender(db, born);
  const at = (count: number, sendAt: number | null) =>
    press(db, sender, aSend(invoiceId, { to: addresses(count), sendAt }), noon + 1);
  expect(await at(4, null)).toEqual({ outcome: 'first-day', limit: 3, left: 3 });
  expect(await at(2, null)).toEqual(written);
  expect(await at(2, null)).toEqual({ outcome: 'first-day', limit: 3, left: 1 });
  const nextDay = noon + 1.5 * dayMs;
  expect(await at(11, nextDay)).toEqual({ outcome: 'day-full', limit: 10, left: 10 });
  expect(await at(10, nextDay)).toMatchObject({ outcome: 'written', isLater: true });
  expect(await at(1, nextDay)).toEqual({ outcome: 'day-full', limit: 10, left: 0 });
});

test('clients’ emails leave a fifth of the provider’s daily quota', async () => {
  const day = Date.UTC(2031, 0, 1, 12);
  const { sender, invoiceId } = await createSender(db);
  const outcomes: string[] = [];
  for (const to of addresses(5)) {
    outcomes.push((await press(db, sender, aSend(invoiceId, { to: [to] }), day, 5)).outcome);
  }
  expect(outcomes).toEqual([...Array(4).fill('written'), 'crowded']);
  expect(await getDailyCount('2031-01-01')).toBe(4);
});

test('a canceled email frees its place, for its sender and for all', async () => {
  const day = Date.UTC(2031, 0, 2, 12);
  const { sender, invoiceId } = await createSender(db, { plan: 'Free' });
  const sendEight = () =>
    press(db, sender, aSend(invoiceId, { to: addresses(8), sendAt: day + dayMs }), day, 10);
  for (let round = 0; round < 3; round += 1) {
    const sent = await sendEight();
    expect(sent).toEqual(written);
    expect((await sendEight()).outcome).not.toBe('written');
    for (const { id } of sent.outcome === 'written' ? sent.emails : []) {
      const cancel = { userId: sender.userId, emailId: id, now: day };
      // Canceling twice frees only one place.
      for (const _ of [1, 2]) expect(await cancelEmail(db, cancel)).toBe('cancelled');
    }
    expect(await getDailyCount('2031-01-03')).toBe(0);
  }
});

test.each(['void', 'paid', 'closed'] as const)(
  'scheduled emails are canceled by %s, and the history shows it',
  async (why) => {
    const seller = await createSender(db);
    const { userId, invoiceId } = seller;
    await queueIds(db, seller, { sendAt: noon + dayMs });
    const about = { userId, invoiceId, now: noon };
    if (why === 'void') await voidInvoiceRow(db, { ...about, reason: 'Twice' });
    if (why === 'paid') await markInvoice(db, { ...about, status: 'paid', today: '2026-11-24' });
    if (why === 'closed') await closeByOwner(db, userId, noon);
    expect(await listEmails(db, userId)).toMatchObject([{ state: 'cancelled', reason: why }]);
    const unsent = (await listEvents(db, invoiceId)).filter(({ code }) => code === 'unsent');
    expect(unsent.map(({ detail }) => JSON.parse(detail ?? ''))).toMatchObject([{ to: ann, why }]);
  },
);

describe('one mailbox gets ten emails a day from a sender', () => {
  test('whatever its plus-addresses: of sixty sends at once ten are queued, and the eleventh says why', async () => {
    const { sender, invoiceId } = await createSender(db);
    const sends = addresses(60, 'ann+').map((to) =>
      press(database.open(), sender, aSend(invoiceId, { to: [to] })),
    );
    const outcomes = await Promise.all(sends);
    expect(outcomes.filter(({ outcome }) => outcome === 'written')).toHaveLength(10);
    const refused = await press(db, sender, aSend(invoiceId, { to: [], cc: [ann] }));
    expect(refused).toEqual({ outcome: 'mailbox-full', limit: 10, addresses: [ann] });
    expect(describeRefusal(refused)).toBe(
      'You can send 10 emails a day to the same mailbox, and ann@client.example has reached that limit. Send this email tomorrow or schedule it.',
    );
    expect(await press(db, sender, aSend(invoiceId, { to: addresses(1) }))).toEqual(written);
    expect(await press(db, sender, aSend(invoiceId), noon + dayMs)).toEqual(written);
    const other = await createSender(db);
    expect(await press(db, other.sender, aSend(other.invoiceId))).toEqual(written);
  });

  test('also in one send, and for a later day', async () => {
    const { sender, invoiceId } = await createSender(db);
    const to = addresses(49, 'ann+');
    for (const sendAt of [null, noon + dayMs]) {
      const send = aSend(invoiceId, { to, cc: addresses(1), sendAt });
      const refused = await press(db, sender, send);
      expect(refused).toEqual({ outcome: 'mailbox-full', limit: 10, addresses: to });
      expect(describeRefusal(refused)).toContain('ann+0@client.example and 48 more');
    }
  });

  test('not counting the seller’s own copies; scheduled ones wait for the same time the next day', async () => {
    const seller = await createSender(db);
    const { sender, userId } = seller;
    const sendAt = noon + hourMs;
    for (const to of addresses(12, 'ann+')) {
      await queueIds(db, seller, { to: [to], wantsCopy: true, sendAt });
    }
    const { work, letters } = openEmailHarness(db);
    const run = async (now: number) => {
      const due = new Set(await claimOverdueEmails(db, { before: 0, now, limit: 1_000 }));
      for (const { id } of await listEmails(db, userId)) {
        if (due.has(id)) await deliverEmail(work, id, now);
      }
    };
    const toAnn = () => letters.filter(({ to }) => to !== sender.email);
    await run(sendAt);
    expect(toAnn()).toHaveLength(10);
    const waiting = (await listEmails(db, userId)).filter(({ state }) => state === 'scheduled');
    const tomorrow = { sendAt: sendAt + dayMs, day: '2026-11-25' };
    expect(waiting).toMatchObject([tomorrow, tomorrow]);
    await run(sendAt + dayMs);
    expect(letters).toHaveLength(24);
  });

  test('and a thank-you above the limit waits for the next day', async () => {
    const seller = await createSender(db);
    const { invoiceId, userId } = seller;
    await setThanksEnabled(db, { userId, thanks: true, now: 1 });
    const pro = { subscriptionStatus: 'active', planName: 'Pro', invoiceLimit: -1 } as const;
    await db.update(userSettings).set(pro).where(eq(userSettings.userId, userId));
    await db.update(invoices).set({ clientEmail: ann }).where(eq(invoices.id, invoiceId));
    for (let n = 0; n < 10; n += 1) await queueIds(db, seller);
    await setEmails(db, userId, { state: 'sent' });
    await payByHand(db, seller, { now: noon });
    await queueThanks(db, noon + hourMs / 10);
    const thanks = async () =>
      (await listEmails(db, userId)).filter(({ kind }) => kind === 'thanks');
    const [{ id = '' } = {}] = await thanks();
    const { work, letters } = openEmailHarness(db);
    await deliverEmail(work, id, noon + hourMs);
    expect(letters).toEqual([]);
    expect(await thanks()).toMatchObject([{ state: 'scheduled', day: '2026-11-25' }]);
    await deliverEmail(work, id, noon + hourMs + dayMs);
    expect(letters.map(({ to }) => to)).toEqual([ann]);
  });
});
