import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { action as answerMailOpened } from '#app/features/sending/email-opened.route.ts';
import { action as answerUnknownSender } from '#app/features/sending/report-unknown-sender.route.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emailStops, emails } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { aSend, createSender, press } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const noon = Date.UTC(2026, 10, 24, 12);
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** Sent emails, each with its recipient's token. */
async function sentTo(...to: string[]) {
  const seller = await createSender(db);
  await press(db, seller.sender, aSend(seller.invoiceId, { to, wantsCopy: true }), noon);
  const set = { state: 'sent', sendAt: noon } as const;
  await db.update(emails).set(set).where(eq(emails.userId, seller.userId));
  const rows = () => db.select().from(emails).where(eq(emails.userId, seller.userId));
  const found = await rows();
  const tokenOf = (address: string) => found.find((each) => each.address === address)?.token ?? '';
  return { ...seller, rows, tokenOf };
}

async function report(token: unknown, { cookie = '', agent = chrome, now = noon + 1 } = {}) {
  const work: Promise<unknown>[] = [];
  const context = createTestContext(db, { now, waitUntil: (each) => void work.push(each) });
  const request = jsonPost('/api/mail-opened', { token }, cookie);
  request.headers.set('User-Agent', agent);
  const { status } = await answerMailOpened({ request, context });
  await Promise.all(work);
  return { status, told: context.told };
}

describe('an invoice is opened', () => {
  test('by an email’s recipient, first and last, and its history shows the first time', async () => {
    const { userId, invoiceId, rows, tokenOf } = await sentTo('a@b.example', 'c@d.example');
    const token = tokenOf('a@b.example');
    expect(await report(token)).toEqual({ status: 204, told: [['invoices', userId]] });
    await report(token, { now: noon + 30_000 });
    await report(token, { now: noon + 120_000 });
    expect(
      (await rows())
        .map(({ address, firstOpenedAt, lastOpenedAt }) => [address, firstOpenedAt, lastOpenedAt])
        .sort(),
    ).toEqual(
      [
        ['a@b.example', noon + 1, noon + 120_000],
        ['c@d.example', null, null],
        [`${userId}@example.com`, null, null],
      ].sort(),
    );
    const told = await db
      .select()
      .from(documentEvents)
      .where(eq(documentEvents.invoiceId, invoiceId));
    expect(told.filter(({ code }) => code === 'opened')).toMatchObject([
      { actor: 'client', at: noon + 1, detail: expect.stringContaining('"to":"a@b.example"') },
    ]);
  });

  test('but not counted for its owner, a bot, the owner’s copy, or an unsent email', async () => {
    const { userId, cookie, rows, tokenOf } = await sentTo('a@b.example');
    const token = tokenOf('a@b.example');
    expect((await report(token, { cookie })).told).toEqual([]);
    for (const agent of ['', 'curl/8.5.0', 'Googlebot/2.1', 'GoogleImageProxy']) {
      expect((await report(token, { agent })).status).toBe(204);
    }
    await report(tokenOf(`${userId}@example.com`));
    await report(crypto.randomUUID());
    await db.update(users).set({ deletedAt: noon }).where(eq(users.id, userId));
    await report(token);
    await db.update(users).set({ deletedAt: null }).where(eq(users.id, userId));
    await db.update(emails).set({ state: 'cancelled' }).where(eq(emails.userId, userId));
    await report(token);
    expect((await rows()).filter(({ firstOpenedAt }) => firstOpenedAt !== null)).toEqual([]);
  });

  test('but not counted for a malformed report', async () => {
    for (const token of ['', 'x', 7, null]) expect((await report(token)).status).toBe(400);
  });
});

describe('a recipient who does not know the sender', () => {
  async function say(token: unknown) {
    const context = createTestContext(db, { now: noon + 2 });
    const request = jsonPost('/api/unknown-sender', { token });
    const answer = await answerUnknownSender({ request, context });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  }

  test('gets no more of their emails, and no address is stored for it', async () => {
    const { sender, userId, invoiceId, tokenOf } = await sentTo('ann@b.example', 'c@d.example');
    const token = tokenOf('ann@b.example');
    const done = { status: 200, body: { businessName: 'Wren Studio' } };
    expect(await say(token)).toEqual(done);
    expect(await say(token)).toEqual(done);
    const blocks = await db.select().from(emailBlocks).where(eq(emailBlocks.userId, userId));
    expect(blocks).toHaveLength(1);
    expect(JSON.stringify(blocks)).not.toContain('@');
    for (const address of ['Ann@b.example', 'ann+2@b.example']) {
      expect(
        await press(db, sender, aSend(invoiceId, { to: [address.toLowerCase()] })),
      ).toMatchObject({
        outcome: 'blocked',
      });
    }
    expect(await press(db, sender, aSend(invoiceId, { to: ['c@d.example'] }))).toMatchObject({
      outcome: 'written',
    });
    const other = await createSender(db);
    expect(
      await press(db, other.sender, aSend(other.invoiceId, { to: ['ann@b.example'] })),
    ).toMatchObject({
      outcome: 'written',
    });
  });

  test('with several mailboxes counts as one client: the sender is not blocked', async () => {
    const { userId, sender, invoiceId, tokenOf } = await sentTo(
      'a@b.example',
      'c@d.example',
      'e@f.example',
    );
    await say(tokenOf('a@b.example'));
    expect(await press(db, sender, aSend(invoiceId, { to: ['x@y.example'] }))).toMatchObject({
      outcome: 'written',
    });
    await say(tokenOf('c@d.example'));
    expect(await db.select().from(emailStops).where(eq(emailStops.userId, userId))).toEqual([]);
    expect(await press(db, sender, aSend(invoiceId, { to: ['z@y.example'] }))).toMatchObject({
      outcome: 'written',
    });
  });

  test('needs an email', async () => {
    expect((await say(crypto.randomUUID())).status).toBe(404);
    expect((await say('x')).status).toBe(400);
  });
});

test('during database faults both happen completely or not at all, and once after a retry', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: () => sentTo('a@b.example'),
    action: async (failing, { tokenOf }) => {
      const token = tokenOf('a@b.example');
      const work: Promise<unknown>[] = [];
      const waitUntil = (each: Promise<unknown>) => void work.push(each.catch(() => null));
      const context = createTestContext(failing, { now: noon + 1, waitUntil });
      const opened = jsonPost('/api/mail-opened', { token });
      opened.headers.set('User-Agent', chrome);
      await answerMailOpened({ request: opened, context });
      await Promise.all(work);
      const said = await answerUnknownSender({
        request: jsonPost('/api/unknown-sender', { token }),
        context,
      });
      return said.status;
    },
    check: async (working, { userId, invoiceId, tokenOf, rows }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      expect([200, 503]).toContain(outcome.answer);
      await report(tokenOf('a@b.example'));
      const context = createTestContext(working);
      const request = jsonPost('/api/unknown-sender', { token: tokenOf('a@b.example') });
      expect((await answerUnknownSender({ request, context })).status).toBe(200);
      const blocks = await working.select().from(emailBlocks).where(eq(emailBlocks.userId, userId));
      expect(blocks).toHaveLength(1);
      expect((await rows()).filter(({ firstOpenedAt }) => firstOpenedAt !== null)).toHaveLength(1);
      const lines = await working
        .select()
        .from(documentEvents)
        .where(eq(documentEvents.invoiceId, invoiceId));
      expect(lines.filter(({ code }) => code === 'opened')).toHaveLength(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(6);
});
