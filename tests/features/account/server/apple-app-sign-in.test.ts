import { expect, test } from 'vitest';
import type { AppleAppClient } from '#app/adapters/identity/apple.server.ts';
import {
  type ProviderIdentity,
  ProviderSignInError,
} from '#app/adapters/identity/identity-client.server.ts';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { openAccountWorld, type Visit } from '#tests/support/account-world.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { flashOf } from '#tests/support/flash-of.ts';

const world = await openAccountWorld();
const { call, viewerOf, run } = world;

const sentence = "We couldn't sign you in with Apple. Please try again.";

/** A fake Apple client whose token is only valid with the nonce that the app received. */
function apple(identity: ProviderIdentity | Error): AppleAppClient {
  return {
    identify: async ({ idToken }, nonce) => {
      if (identity instanceof Error) throw identity;
      if (idToken !== `token for ${nonce}`) throw new ProviderSignInError('Apple', null);
      return identity;
    },
  };
}

const newIdentity = (): ProviderIdentity => ({
  subject: crypto.randomUUID(),
  verifiedEmail: `${crypto.randomUUID()}@privaterelay.appleid.com`,
  grant: { clientId: 'example.app', refreshToken: crypto.randomUUID() },
});

const startPath = '/api/start-apple-sign-in';
const finishPath = '/api/finish-apple-sign-in';
type Started = { cookie: string; nonce: string };

async function start(appleApp: AppleAppClient | null, goal = {}) {
  const { status, body, cookie } = await call(
    startPath,
    { country: 'us', redirectTo: null, ...goal },
    { appleApp },
  );
  return { status, nonce: body.nonce, cookie };
}

async function finish(
  appleApp: AppleAppClient | null,
  { cookie, nonce }: Started,
  over: Visit = {},
) {
  const json = { idToken: `token for ${nonce}`, code: 'the code' };
  const done = await call(finishPath, json, { appleApp, cookie, ...over });
  const flash = await flashOf({ headers: done.context.answerHeaders });
  return { ...done, ...done.body, flash, viewer: await viewerOf(done.cookie) };
}

async function signIn(identity: ProviderIdentity, goal = {}, over: Visit = {}) {
  const client = apple(identity);
  return finish(client, await start(client, goal), over);
}

const grantsOf = (subject: string) =>
  run('SELECT grant_client, grant_token FROM credentials WHERE subject = ?', subject);

test('a new user of Hide My Email gets an account with a confirmed address and a stored grant', async () => {
  const identity = newIdentity();
  const { path, flash, viewer } = await signIn(identity, { country: 'au' });
  expect([path, flash]).toMatchObject([
    '/app/ios/home',
    {
      message: 'Account created successfully!',
      arrival: { event: 'sign_up', method: 'apple' },
    },
  ]);
  const user = { email: identity.verifiedEmail, emailVerifiedAt: expect.any(Number) };
  expect(viewer).toMatchObject({ user, settings: { preferredCountry: 'au' } });
  const { clientId, refreshToken } = identity.grant ?? {};
  expect(await grantsOf(identity.subject)).toEqual([
    { grant_client: clientId, grant_token: refreshToken },
  ]);
});

test.each([
  [null, '/app/ios/invoices'],
  ['/app/ios/create', '/app/ios/create'],
  ['https://evil.example/', '/app/ios/invoices'],
])('a returning user who came from %s goes to %s', async (redirectTo, path) => {
  const identity = newIdentity();
  await signIn(identity);
  const again = await signIn(identity, { redirectTo });
  expect([again.path, again.flash?.message]).toEqual([path, 'Welcome back!']);
});

test('a newer grant replaces the older one', async () => {
  const identity = newIdentity();
  await signIn(identity);
  const newer = [{ grant_client: 'example.app.web', grant_token: 'newer' }];
  for (const grant of [{ clientId: 'example.app.web', refreshToken: 'newer' }, undefined]) {
    await signIn({ ...identity, grant });
    expect(await grantsOf(identity.subject)).toEqual(newer);
  }
});

test('without the app’s keys, the sign-in is not offered', async () => {
  expect((await start(null)).status).toBe(404);
  const done = await finish(null, await start(apple(newIdentity())));
  expect([done.status, done.error, done.viewer]).toEqual([400, sentence, null]);
});

test('an attempt works once, on the device that started it, for ten minutes', async () => {
  const client = apple(newIdentity());
  const begun = await start(client);
  const elsewhere = await finish(client, { ...begun, cookie: '' });
  expect([elsewhere.status, elsewhere.context.refusals]).toEqual([400, ['state']]);
  const late = await finish(client, begun, { now: Date.now() + 10 * 60_000 + 5000 });
  expect([late.status, late.viewer]).toEqual([400, null]);
  const done = await finish(client, begun);
  expect(done.status).toBe(200);
  expect(done.context.answerHeaders.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-apple-attempt=;.*Max-Age=0/),
  );
});

test('a token with another attempt’s nonce is refused', async () => {
  const client = apple(newIdentity());
  const [{ nonce }, { cookie }] = [await start(client), await start(client)];
  const done = await finish(client, { cookie, nonce });
  expect([done.status, done.error, done.viewer]).toEqual([502, sentence, null]);
});

test('a malformed body is refused', async () => {
  const appleApp = apple(newIdentity());
  const { cookie } = await start(appleApp);
  for (const json of [null, {}, { idToken: '', code: 'c' }, { idToken: 't' }]) {
    const { status, context } = await call(finishPath, json, { appleApp, cookie });
    expect([status, context.refusals]).toEqual([400, ['code']]);
  }
  for (const json of [null, { country: 'fr', redirectTo: null }, { country: 'us' }]) {
    expect((await call(startPath, json, { appleApp })).status).toBe(400);
  }
});

test('a closed account cannot be opened', async () => {
  const identity = newIdentity();
  await signIn(identity);
  await run('UPDATE users SET deleted_at = 1 WHERE email = ?', String(identity.verifiedEmail));
  const { status, error, viewer, context } = await signIn(identity);
  expect([status, error, viewer, context.refusals]).toEqual([
    403,
    'This account was deleted. To get it back, contact support.',
    null,
    ['closed'],
  ]);
});

test('attempts from one network count together with the website’s', async () => {
  const from = { networkAddress: '203.0.113.78' };
  const client = apple(new ProviderSignInError('Apple', new Error('refused')));
  const begun = await start(client);
  for (let tried = 0; tried < attemptLimits.signInPerNetwork.limit; tried += 1) {
    await finish(client, begun, from);
  }
  const { status, error } = await signIn(newIdentity(), {}, from);
  expect([status, error]).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
});

test('whichever database call fails, the user is signed in or can try again', async () => {
  const met = await forEachDatabaseFault({
    open: world.database.open,
    prepare: async () => newIdentity(),
    action: (db, identity) => signIn(identity, {}, { db }),
    check: async (_db, identity, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, error, viewer } = outcome.answer;
      if (status === 200) expect(viewer?.user.email).toBe(identity.verifiedEmail);
      else expect([status, error, viewer]).toEqual([503, sentence, null]);
      expect((await signIn(identity)).viewer?.user.email).toBe(identity.verifiedEmail);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4);
});
