import { and, asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { withdrawLinks } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import { cancelEmail } from '#app/features/sending/queries/email-history.server.ts';
import { emailsOfDay } from '#app/features/sending/queries/queue-email.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emailStops, emails } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { closeByOwner } from '#tests/support/closed-account.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const noon = Date.UTC(2026, 10, 24, 12);
const dayMs = 86_400_000;

const emailsOf = (userId: string) =>
  db.select().from(emails).where(eq(emails.userId, userId)).orderBy(asc(emails.address));

/** The number of emails of all senders counted for a day. */
async function getDailyCount(day: string): Promise<number> {
  const [row] = await db.all<{ count: number }>(sql`SELECT ${emailsOfDay(day)} AS count`);
  return row?.count ?? -1;
}

test('a send queues an email per address, each with its own token; a repeat queues nothing more', async () => {
  const { sender, invoiceId } = await createSender(db);
  const send = aSend(invoiceId, {
    to: ['b@client.example', 'a@client.example'],
    cc: ['c@client.example', 'a@client.example'],
    wantsCopy: true,
  });
  const first = await press(db, sender, send);
  expect(first).toMatchObject({ outcome: 'written', isLater: false });
  expect(await press(db, sender, send)).toEqual(first);
  const rows = await emailsOf(sender.userId);
  expect(rows.map(({ address, role, state }) => [address, role, state])).toEqual(
    [
      ['a@client.example', 'to', 'scheduled'],
      ['b@client.example', 'to', 'scheduled'],
      ['c@client.example', 'cc', 'scheduled'],
      [sender.email, 'copy', 'scheduled'],
    ].sort(([one = ''], [other = '']) => (`${one}` < `${other}` ? -1 : 1)),
  );
  expect(new Set(rows.map(({ token }) => token)).size).toBe(4);
  expect(new Set(rows.map(({ cc }) => cc))).toEqual(
    new Set(['["b@client.example","a@client.example","c@client.example"]']),
  );
});

test('another user’s invoice is unknown, and the same key of two users is two sends', async () => {
  const one = await createSender(db);
  const other = await createSender(db);
  const send = aSend(one.invoiceId);
  expect(await press(db, other.sender, send)).toEqual({ outcome: 'unknown' });
  expect(await press(db, one.sender, send)).toMatchObject({ outcome: 'written' });
  const own = { ...send, invoiceId: other.invoiceId };
  expect(await press(db, other.sender, own)).toMatchObject({ outcome: 'written' });
});

test('the reason that forbids sending is reported, and nothing is queued', async () => {
  const { sender, invoiceId } = await createSender(db);
  const { userId } = sender;
  const change = { userId, invoiceId, now: noon };
  const address = 'ann@client.example';
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
  expect(await press(db, sender, aSend(invoiceId))).toEqual({ outcome: 'unconfirmed' });
  await db.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.id, userId));

  await db.insert(emailStops).values({ userId, cause: 'reports', at: 1 });
  expect(await press(db, sender, aSend(invoiceId))).toEqual({ outcome: 'stopped' });
  await db.update(emailStops).set({ liftedAt: 2 }).where(eq(emailStops.userId, userId));

  const key = addressKeyOf(userId, 'Ann+Bills@client.example');
  await db.insert(emailBlocks).values({ userId, addressKey: key, at: 1 });
  const blocked = { outcome: 'blocked', addresses: [address] };
  expect(await press(db, sender, aSend(invoiceId))).toEqual(blocked);
  await db.delete(emailBlocks).where(eq(emailBlocks.userId, userId));

  await withdrawLinks(db, change);
  expect(await press(db, sender, aSend(invoiceId))).toEqual({ outcome: 'unlinked' });
  expect(await emailsOf(userId)).toEqual([]);

  const voided = await createSender(db);
  await voidInvoiceRow(db, {
    userId: voided.userId,
    invoiceId: voided.invoiceId,
    reason: 'Twice',
    now: noon,
  });
  expect(await press(db, voided.sender, aSend(voided.invoiceId))).toEqual({ outcome: 'void' });
});

test('an address that does not exist is not used again', async () => {
  const { sender, invoiceId } = await createSender(db);
  await press(db, sender, aSend(invoiceId));
  const bounce = (reason: 'hard' | 'soft') =>
    db.update(emails).set({ state: 'bounced', reason }).where(eq(emails.userId, sender.userId));
  await bounce('soft');
  expect(await press(db, sender, aSend(invoiceId))).toMatchObject({ outcome: 'written' });
  await bounce('hard');
  expect(await press(db, sender, aSend(invoiceId))).toEqual({
    outcome: 'bounced',
    addresses: ['ann@client.example'],
  });
});

test('200 sends at once queue exactly the day’s recipients', async () => {
  const { sender, invoiceId } = await createSender(db, { plan: 'Basic' });
  const presses = Array.from({ length: 200 }, (_, n) =>
    press(database.open(), sender, aSend(invoiceId, { to: [`a${n}@client.example`] })),
  );
  const outcomes = await Promise.all(presses);
  expect(outcomes.filter(({ outcome }) => outcome === 'written')).toHaveLength(100);
  expect(outcomes.filter(({ outcome }) => outcome !== 'written')).toEqual(
    Array(100).fill({ outcome: 'day-full', limit: 100, left: 0 }),
  );
  expect(await emailsOf(sender.userId)).toHaveLength(100);
  expect(await press(db, sender, aSend(invoiceId), noon + dayMs)).toMatchObject({
    outcome: 'written',
  });
});

test('a free account can email three recipients in its first 24 hours, ten on a later day', async () => {
  const born = { plan: 'Free', accountMadeAt: noon } as const;
  const { sender, invoiceId } = await createSender(db, born);
  const to = (count: number) => Array.from({ length: count }, (_, n) => `a${n}@client.example`);
  const at = (count: number, sendAt: number | null) =>
    press(db, sender, aSend(invoiceId, { to: to(count), sendAt }), noon + 1);
  expect(await at(4, null)).toEqual({ outcome: 'first-day', limit: 3, left: 3 });
  expect(await at(2, null)).toMatchObject({ outcome: 'written' });
  expect(await at(2, null)).toEqual({ outcome: 'first-day', limit: 3, left: 1 });
  const nextDay = noon + 1.5 * dayMs;
  expect(await at(11, nextDay)).toEqual({ outcome: 'day-full', limit: 10, left: 10 });
  expect(await at(10, nextDay)).toMatchObject({ outcome: 'written', isLater: true });
  expect(await at(1, nextDay)).toEqual({ outcome: 'day-full', limit: 10, left: 0 });
});

test('clients’ emails leave a fifth of the provider’s daily quota', async () => {
  const day = Date.UTC(2031, 0, 1, 12);
  const { sender, invoiceId } = await createSender(db);
  const ten = (n: number) =>
    press(db, sender, aSend(invoiceId, { to: [`a${n}@b.example`] }), day, 5);
  const outcomes = [await ten(0), await ten(1), await ten(2), await ten(3), await ten(4)];
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([...Array(4).fill('written'), 'crowded']);
  expect(await getDailyCount('2031-01-01')).toBe(4);
});

test('a canceled email frees its place, for its sender and for all', async () => {
  const day = Date.UTC(2031, 0, 2, 12);
  const { sender, invoiceId } = await createSender(db, { plan: 'Free' });
  const eight = () =>
    press(
      db,
      sender,
      aSend(invoiceId, {
        to: Array.from({ length: 8 }, (_, n) => `a${n}@b.example`),
        sendAt: day + dayMs,
      }),
      day,
      10,
    );
  for (let round = 0; round < 3; round += 1) {
    const written = await eight();
    expect(written).toMatchObject({ outcome: 'written' });
    expect((await eight()).outcome).not.toBe('written');
    for (const { id } of written.outcome === 'written' ? written.emails : []) {
      const cancel = { userId: sender.userId, emailId: id, now: day };
      // Canceling twice frees only one place.
      expect([await cancelEmail(db, cancel), await cancelEmail(db, cancel)]).toEqual([
        'cancelled',
        'cancelled',
      ]);
    }
    expect(await getDailyCount('2031-01-03')).toBe(0);
  }
});

test.each(['void', 'paid', 'closed'] as const)(
  'scheduled emails are canceled by %s, and the history shows it',
  async (why) => {
    const { sender, invoiceId } = await createSender(db);
    const { userId } = sender;
    await press(db, sender, aSend(invoiceId, { sendAt: noon + dayMs }));
    if (why === 'void') await voidInvoiceRow(db, { userId, invoiceId, reason: 'Twice', now: noon });
    if (why === 'paid') {
      const mark = { userId, invoiceId, status: 'paid', today: '2026-11-24', now: noon } as const;
      await markInvoice(db, mark);
    }
    if (why === 'closed') await closeByOwner(db, userId, noon);
    expect(await emailsOf(userId)).toMatchObject([{ state: 'cancelled', reason: why }]);
    const [told] = await db
      .select({ detail: documentEvents.detail })
      .from(documentEvents)
      .where(and(eq(documentEvents.invoiceId, invoiceId), sql`code = 'unsent'`));
    expect(JSON.parse(told?.detail ?? '')).toMatchObject({ to: 'ann@client.example', why });
  },
);
