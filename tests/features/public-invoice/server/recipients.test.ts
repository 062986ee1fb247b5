import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emailStops } from '#db/email-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import {
  aSend,
  createSender,
  listEmails,
  listEvents,
  noon,
  press,
  queueIds,
  setEmails,
} from '#tests/support/sending-harness.ts';
import { openWorld, type Sent } from '#tests/support/world.ts';

const world = await openWorld();
const { db, database } = world;
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** Sent emails, each with its recipient's token. */
async function sentTo(...to: string[]) {
  const seller = await createSender(db);
  await queueIds(db, seller, { to, wantsCopy: true });
  await setEmails(db, seller.userId, { state: 'sent', sendAt: noon });
  const rows = () => listEmails(db, seller.userId);
  const found = await rows();
  const tokenOf = (address: string) => found.find((each) => each.address === address)?.token ?? '';
  return { ...seller, rows, tokenOf };
}

const report = (token: unknown, { headers, ...more }: Sent = {}) => {
  const sent = { now: noon + 1, headers: { 'User-Agent': chrome, ...headers }, ...more };
  return world.post('/api/mail-opened', { token }, sent);
};
async function stopEmails(token: unknown, more: Sent = {}) {
  const sent = { now: noon + 2, ...more };
  const { status, body } = await world.post('/api/unknown-sender', { token }, sent);
  return { status, body };
}
const openedOf = async (invoiceId: string) =>
  (await listEvents(db, invoiceId)).filter(({ code }) => code === 'opened');
const blocksOf = (userId: string) =>
  db.select().from(emailBlocks).where(eq(emailBlocks.userId, userId));

describe('an invoice is opened', () => {
  test('by an email’s recipient, first and last, and its history shows the first time', async () => {
    const { userId, invoiceId, rows, tokenOf } = await sentTo('a@b.example', 'c@d.example');
    const token = tokenOf('a@b.example');
    const { status, context } = await report(token);
    expect([status, context.told]).toEqual([204, [['invoices', userId]]]);
    for (const passed of [30_000, 120_000]) await report(token, { now: noon + passed });
    const opened = (await rows()).filter(({ lastOpenedAt }) => lastOpenedAt !== null);
    const { firstOpenedAt, lastOpenedAt } = opened[0] ?? {};
    expect(opened.map(({ address }) => address)).toEqual(['a@b.example']);
    expect([firstOpenedAt, lastOpenedAt]).toEqual([noon + 1, noon + 120_000]);
    expect(await openedOf(invoiceId)).toMatchObject([
      { actor: 'client', at: noon + 1, detail: expect.stringContaining('"to":"a@b.example"') },
    ]);
  });

  test('but not counted for its owner, a bot, the owner’s copy, or an unsent email', async () => {
    const seller = await sentTo('a@b.example');
    const { userId, rows, tokenOf } = seller;
    const token = tokenOf('a@b.example');
    expect((await report(token, { as: seller })).context.told).toEqual([]);
    for (const agent of ['', 'curl/8.5.0', 'Googlebot/2.1', 'GoogleImageProxy']) {
      expect((await report(token, { headers: { 'User-Agent': agent } })).status).toBe(204);
    }
    await report(tokenOf(`${userId}@example.com`));
    await report(crypto.randomUUID());
    const close = (deletedAt: number | null) =>
      db.update(users).set({ deletedAt }).where(eq(users.id, userId));
    await close(noon);
    await report(token);
    await close(null);
    await setEmails(db, userId, { state: 'cancelled' });
    await report(token);
    expect((await rows()).filter(({ firstOpenedAt }) => firstOpenedAt !== null)).toEqual([]);
    for (const malformed of ['', 'x', 7, null]) {
      expect((await report(malformed)).status).toBe(400);
    }
  });
});

describe('a recipient who does not know the sender', () => {
  test('gets no more of their emails, and no address is stored for it', async () => {
    const { sender, userId, invoiceId, tokenOf } = await sentTo('ann@b.example', 'c@d.example');
    const done = { status: 200, body: { businessName: 'Wren Studio' } };
    for (const _ of [1, 2]) expect(await stopEmails(tokenOf('ann@b.example'))).toEqual(done);
    const blocks = await blocksOf(userId);
    expect(blocks).toHaveLength(1);
    expect(JSON.stringify(blocks)).not.toContain('@');
    const other = await createSender(db);
    for (const [by, id, address, outcome] of [
      [sender, invoiceId, 'ann@b.example', 'blocked'],
      [sender, invoiceId, 'ann+2@b.example', 'blocked'],
      [sender, invoiceId, 'c@d.example', 'written'],
      [other.sender, other.invoiceId, 'ann@b.example', 'written'],
    ] as const) {
      expect(await press(db, by, aSend(id, { to: [address] }))).toMatchObject({ outcome });
    }
  });

  test('with several mailboxes counts as one client: the sender is not blocked', async () => {
    const addresses = ['a@b.example', 'c@d.example', 'e@f.example'];
    const { userId, sender, invoiceId, tokenOf } = await sentTo(...addresses);
    for (const address of addresses) await stopEmails(tokenOf(address));
    expect(await db.select().from(emailStops).where(eq(emailStops.userId, userId))).toEqual([]);
    expect(await press(db, sender, aSend(invoiceId, { to: ['z@y.example'] }))).toMatchObject({
      outcome: 'written',
    });
  });

  test('needs an email', async () => {
    expect((await stopEmails(crypto.randomUUID())).status).toBe(404);
    expect((await stopEmails('x')).status).toBe(400);
  });
});

test('during database faults both happen completely or not at all, and once after a retry', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: () => sentTo('a@b.example'),
    action: async (failing, { tokenOf }) => {
      const token = tokenOf('a@b.example');
      expect((await report(token, { db: failing })).status).toBe(204);
      return (await stopEmails(token, { db: failing })).status;
    },
    check: async (_, { userId, invoiceId, tokenOf, rows }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      expect([200, 503]).toContain(outcome.answer);
      const token = tokenOf('a@b.example');
      await report(token);
      expect((await stopEmails(token)).status).toBe(200);
      expect(await blocksOf(userId)).toHaveLength(1);
      expect((await rows()).filter(({ firstOpenedAt }) => firstOpenedAt !== null)).toHaveLength(1);
      expect(await openedOf(invoiceId)).toHaveLength(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(6);
});
