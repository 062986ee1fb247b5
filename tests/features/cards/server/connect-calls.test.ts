import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { action as answerConnectStripe } from '#app/features/cards/connect-stripe.route.ts';
import { action as answerDisconnectStripe } from '#app/features/cards/disconnect-stripe.route.ts';
import { connectAccount } from '#app/features/cards/server/connect-account.server.ts';
import { connectedAccounts } from '#db/connect-schema.ts';
import { userSettings } from '#db/schema.ts';
import { changeAccount, withdrawAccess } from '#tests/fakes/stripe/connect/connect-events.ts';
import { seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { openCardCalls } from '#tests/support/card-calls.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { database } = world;
const { db, harness, connect, call, contextOf, seller, start, attemptsOf } =
  await openCardCalls(database);
const order = { country: 'ca', platform: 'web' };

const accountsOf = (userId: string) =>
  db.select().from(connectedAccounts).where(eq(connectedAccounts.userId, userId));
const shownTo = async (cookie: string, query = '') =>
  (await world.get(`/ca/settings${query}`, { as: { cookie }, connect })).body.account?.cards;

describe('/api/connect-stripe', () => {
  test('links an account to its seller before they leave for Stripe’s form, one for two clicks', async () => {
    const { userId, cookie } = await seller();
    expect(await shownTo(cookie)).toEqual({ account: null, mismatches: [] });
    const [one, other] = await Promise.all([
      call(answerConnectStripe, order, cookie),
      call(answerConnectStripe, order, cookie),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const [account, ...more] = await accountsOf(userId);
    expect([account?.state, more]).toEqual(['unfinished', []]);
    expect(one.answer.url).toContain(`/connect/setup/${account?.accountId}/`);
    expect((await shownTo(cookie))?.account).toMatchObject({
      state: 'unfinished',
      wants: ['terms', 'bank', 'person'],
    });
  });

  test('a returning seller sees the current state: more required, ready, restricted again', async () => {
    const { userId, cookie } = await seller();
    const { answer } = await call(answerConnectStripe, order, cookie);
    const back = await harness.press(String(answer.url), { act: 'restrict' });
    expect(back.headers.get('location')).toMatch(/\/ca\/settings\?stripe=back$/);
    expect((await shownTo(cookie, '?stripe=back'))?.account).toEqual({
      state: 'restricted',
      wants: ['document'],
    });
    await harness.press(String(answer.url), { act: 'finish' });
    expect((await shownTo(cookie, '?stripe=back'))?.account?.state).toBe('ready');
    expect(await call(answerConnectStripe, order, cookie)).toMatchObject({ answer: { url: null } });
    const again = await harness.press(String(answer.url), { act: 'expire' });
    expect(again.headers.get('location')).toMatch(/\?stripe=again$/);
    const [account] = await accountsOf(userId);
    const { accountId = '' } = account ?? {};
    changeAccount(harness.state, accountId, { status: 'restricted', wants: [], now: seconds() });
    expect((await shownTo(cookie, '?stripe=back'))?.account).toEqual({
      state: 'restricted',
      wants: [],
    });
  });

  test('after access was revoked at Stripe, the next account is a new one', async () => {
    const { userId, cookie } = await seller();
    const { answer } = await call(answerConnectStripe, order, cookie);
    await harness.press(String(answer.url), { act: 'finish' });
    const [first] = await accountsOf(userId);
    withdrawAccess(harness.state, first?.accountId ?? '', seconds());
    expect((await shownTo(cookie, '?stripe=back'))?.account?.state).toBe('disconnected');
    expect((await call(answerConnectStripe, order, cookie)).answer.url).toContain(
      '/connect/setup/',
    );
    expect((await accountsOf(userId)).map(({ state }) => state).sort()).toEqual([
      'unfinished',
      'withdrawn',
    ]);
  });

  test('a lost response followed by another business name still leads to a form', async () => {
    const { userId, cookie } = await seller();
    harness.state.faults.loseAnswers = 2;
    expect((await call(answerConnectStripe, order, cookie)).status).toBe(502);
    harness.state.faults = noFaults();
    await db
      .update(userSettings)
      .set({ businessName: 'Wren & Daughters' })
      .where(eq(userSettings.userId, userId));
    const { status, answer } = await call(answerConnectStripe, order, cookie);
    expect(status).toBe(200);
    const [account, ...more] = await accountsOf(userId);
    expect(more).toEqual([]);
    expect(answer.url).toContain(`/connect/setup/${account?.accountId}/`);
    expect(harness.state.connected.get(account?.accountId ?? '')?.name).toBe('Wren & Daughters');
  });

  test('two concurrent requests with different names lead to the form of one account', async () => {
    const { userId } = await seller();
    const command = {
      userId,
      email: 'wren@example.com',
      country: 'ca',
      returnUrl: 'https://billwren.example/ca/settings?stripe=back',
      refreshUrl: 'https://billwren.example/ca/settings?stripe=again',
      now: Date.now(),
    } as const;
    const made = await Promise.all(
      ['Wren', 'Wren & Daughters'].map((businessName) =>
        connectAccount(database.open(), connect, { ...command, businessName }),
      ),
    );
    expect(made.map(({ outcome }) => outcome)).toEqual(['form', 'form']);
    expect(await accountsOf(userId)).toHaveLength(1);
  });

  test('requires a sign-in and a well-formed request, and is not offered without keys', async () => {
    const { cookie } = await seller();
    expect((await call(answerConnectStripe, order)).status).toBe(401);
    expect((await call(answerConnectStripe, { country: 'de' }, cookie)).status).toBe(400);
    const without = contextOf(db, { connect: null });
    expect(await call(answerConnectStripe, order, cookie, without)).toMatchObject({
      status: 404,
      answer: { error: 'Card payments aren’t available here yet.' },
    });
  });
});

test('a seller who disconnects closes the open checkout pages, and reconnects the same account', async () => {
  const { userId, cookie, invoiceId } = await seller();
  const { answer } = await call(answerConnectStripe, order, cookie);
  await harness.press(String(answer.url), { act: 'finish' });
  await shownTo(cookie, '?stripe=back');
  expect((await start(invoiceId)).outcome).toBe('made');
  const done = await call(answerDisconnectStripe, {}, cookie);
  expect(done).toMatchObject({ status: 200, told: [['settings', userId]] });
  expect((await shownTo(cookie))?.account?.state).toBe('disconnected');
  expect((await attemptsOf(invoiceId)).map(({ state }) => state)).toEqual(['expired']);
  expect((await start(invoiceId)).outcome).toBe('closed');
  expect((await call(answerConnectStripe, order, cookie)).status).toBe(200);
  expect((await start(invoiceId)).outcome).toBe('made');
  expect(await accountsOf(userId)).toHaveLength(1);
});

test.each([
  ['connecting', answerConnectStripe, false],
  ['disconnecting', answerDisconnectStripe, true],
] as const)(
  '%s with a failure is reported, and a retry does it once',
  async (_, answerCall, isStopped) => {
    const met = await forEachDatabaseFault({
      open: database.open,
      faults: usualFaults,
      prepare: async () => {
        const made = await seller();
        if (isStopped) await call(answerConnectStripe, order, made.cookie);
        return made;
      },
      action: async (at, { cookie }) =>
        (await call(answerCall, order, cookie, contextOf(at))).status,
      check: async (_db, { userId, cookie }, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        expect([200, 503]).toContain(outcome.answer);
        expect((await call(answerCall, order, cookie)).status).toBe(200);
        const accounts = await accountsOf(userId);
        expect(accounts.map(({ stoppedAt }) => stoppedAt !== null)).toEqual([isStopped]);
      },
    });
    expect(met).toBeGreaterThanOrEqual(2 * usualFaults.length);
  },
);
