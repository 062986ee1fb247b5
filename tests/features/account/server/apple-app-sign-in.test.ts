import { expect, test } from 'vitest';
import type { AppleAppClient } from '#app/adapters/identity/apple.server.ts';
import {
  type ProviderIdentity,
  ProviderSignInError,
} from '#app/adapters/identity/identity-client.server.ts';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { action as finishAppleAppSignIn } from '#app/features/account/finish-apple-sign-in.route.ts';
import { action as startAppleAppSignIn } from '#app/features/account/start-apple-sign-in.route.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { consumeFlash } from '#app/http/session/flash.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { requestCode, sendCodeBack } from '#tests/support/code-visitor.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import {
  cookiesOf,
  createTestContext,
  jsonPost,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

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

type Over = Partial<RequestContext>;
const contextWith = (appleApp: AppleAppClient | null, over: Over = {}) =>
  createTestContext(database.open(), { appleApp, ...over });

async function start(
  client: AppleAppClient | null,
  goal: { country?: CountryCode; redirectTo?: string | null } = {},
  cookie = '',
) {
  const context = contextWith(client);
  const json = { country: 'us', redirectTo: null, ...goal };
  const request = jsonPost('/api/start-apple-sign-in', json, cookie);
  const answer = await startAppleAppSignIn({ request, context });
  const { nonce } = (await answer.json()) as { nonce?: string };
  return { status: answer.status, nonce, context, cookie: [cookie, cookiesOf(context)].join('; ') };
}

async function finish(
  client: AppleAppClient | null,
  { cookie, nonce }: { cookie: string; nonce?: string | undefined },
  over: Over = {},
) {
  const context = contextWith(client, over);
  const json = { idToken: `token for ${nonce}`, code: 'the code' };
  const request = jsonPost('/api/finish-apple-sign-in', json, cookie);
  const answer = await finishAppleAppSignIn({ request, context });
  const body = (await answer.json()) as { path?: string; error?: string };
  const cookies = cookiesOf(context);
  const next = new Request(testOrigin, { headers: { Cookie: cookies } });
  return {
    status: answer.status,
    ...body,
    context,
    cookies,
    flash: await consumeFlash(next, new Headers()),
    viewer: await getViewer(next, createTestContext(database.open())),
  };
}

async function signIn(identity: ProviderIdentity, goal = {}) {
  const client = apple(identity);
  return finish(client, await start(client, goal));
}

async function grantsOf(subject: string) {
  const sql = 'SELECT grant_client, grant_token FROM credentials WHERE subject = ?';
  const { rows } = await database.open().$client.execute({ sql, args: [subject] });
  return rows.map(({ grant_client, grant_token }) => [grant_client, grant_token]);
}

test('a new user of Hide My Email gets an account with a confirmed address and a stored grant', async () => {
  const identity = newIdentity();
  const { path, flash, viewer } = await signIn(identity, { country: 'au' });
  expect(path).toBe('/app/ios/home');
  expect(flash).toMatchObject({
    message: 'Account created successfully!',
    arrival: { event: 'sign_up', method: 'apple' },
  });
  expect(viewer?.user).toMatchObject({ email: identity.verifiedEmail });
  expect(viewer?.user.emailVerifiedAt).not.toBeNull();
  expect(viewer?.settings.preferredCountry).toBe('au');
  const { grant } = identity;
  expect(await grantsOf(identity.subject)).toEqual([[grant?.clientId, grant?.refreshToken]]);
});

test('a returning user goes to the page that started the sign-in, else to the invoices', async () => {
  const identity = newIdentity();
  await signIn(identity);
  const again = await signIn(identity);
  expect([again.path, again.flash?.message]).toEqual(['/app/ios/invoices', 'Welcome back!']);
  const asked = await signIn(identity, { redirectTo: '/app/ios/create' });
  expect(asked.path).toBe('/app/ios/create');
  const away = await signIn(identity, { redirectTo: 'https://evil.example/' });
  expect(away.path).toBe('/app/ios/invoices');
});

test('a newer grant replaces the older one', async () => {
  const identity = newIdentity();
  await signIn(identity);
  const grant = { clientId: 'example.app.web', refreshToken: 'newer' };
  await signIn({ ...identity, grant });
  expect(await grantsOf(identity.subject)).toEqual([['example.app.web', 'newer']]);
  await signIn({ ...identity, grant: undefined });
  expect(await grantsOf(identity.subject)).toEqual([['example.app.web', 'newer']]);
});

test('an account with the same confirmed address is opened by Apple too, and its owner is notified', async () => {
  const identity = newIdentity();
  const email = String(identity.verifiedEmail);
  const made = await requestCode(database.open(), email);
  await sendCodeBack(database.open(), { email, code: made.code }, made.cookie);
  const { path, flash, viewer, context } = await signIn(identity);
  expect(path).toBe('/app/ios/invoices');
  expect(flash?.message).toBe('Welcome back! You can now sign in to this account with Apple too.');
  expect(viewer?.user.email).toBe(email);
  expect(context.emails).toMatchObject([{ to: email }]);
});

test('without the app’s keys, the sign-in is not offered', async () => {
  expect((await start(null)).status).toBe(404);
  const begun = await start(apple(newIdentity()));
  const done = await finish(null, begun);
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
  const [first, second] = [await start(client), await start(client)];
  const done = await finish(client, { cookie: second.cookie, nonce: first.nonce });
  expect([done.status, done.error, done.viewer]).toEqual([502, sentence, null]);
});

test('a malformed body is refused', async () => {
  const client = apple(newIdentity());
  const { cookie } = await start(client);
  for (const json of [null, {}, { idToken: '', code: 'c' }, { idToken: 't' }]) {
    const context = contextWith(client);
    const request = jsonPost('/api/finish-apple-sign-in', json, cookie);
    expect((await finishAppleAppSignIn({ request, context })).status).toBe(400);
    expect(context.refusals).toEqual(['code']);
  }
  for (const json of [null, { country: 'fr', redirectTo: null }, { country: 'us' }]) {
    const request = jsonPost('/api/start-apple-sign-in', json);
    const answer = await startAppleAppSignIn({ request, context: contextWith(client) });
    expect(answer.status).toBe(400);
  }
});

test('a closed account cannot be opened', async () => {
  const identity = newIdentity();
  await signIn(identity);
  const sql = 'UPDATE users SET deleted_at = 1 WHERE email = ?';
  const args = [String(identity.verifiedEmail)];
  await database.open().$client.execute({ sql, args });
  const done = await signIn(identity);
  expect([done.status, done.viewer, done.context.refusals]).toEqual([403, null, ['closed']]);
  expect(done.error).toBe('This account was deleted. To get it back, contact support.');
});

test('attempts from one network count together with the website’s', async () => {
  const networkAddress = '203.0.113.78';
  const client = apple(new ProviderSignInError('Apple', new Error('refused')));
  const begun = await start(client);
  for (let tried = 0; tried < attemptLimits.signInPerNetwork.limit; tried += 1) {
    await finish(client, begun, { networkAddress });
  }
  const good = apple(newIdentity());
  const done = await finish(good, await start(good), { networkAddress });
  expect([done.status, done.error]).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
});

test('whichever database call fails, the user is signed in or can try again', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async () => newIdentity(),
    action: async (db, identity) => {
      const client = apple(identity);
      return finish(client, await start(client), { db });
    },
    check: async (_db, identity, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, error, viewer } = outcome.answer;
      if (status === 200) expect(viewer?.user.email).toBe(identity.verifiedEmail);
      else expect([status, error, viewer]).toEqual([503, sentence, null]);
      const again = await signIn(identity);
      expect(again.viewer?.user.email).toBe(identity.verifiedEmail);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4);
});
