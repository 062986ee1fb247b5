import { expect, test } from 'vitest';
import {
  type IdentityClient,
  ProviderSignInError,
} from '#app/adapters/identity/identity-client.server.ts';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import {
  finishProviderSignIn,
  startProviderSignIn,
} from '#app/features/account/server/provider-sign-in.api.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { requestCode, sendCodeBack } from '#tests/support/code-visitor.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { createTestContext, formPost, testOrigin } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

/** A fake provider that identifies one user, or fails. */
function provider(answer: { subject: string; email?: string } | Error): IdentityClient {
  return {
    startUrl: ({ state }) => new URL(`https://provider.example/auth?state=${state}`),
    identify: async () => {
      if (answer instanceof Error) throw answer;
      return { subject: answer.subject, verifiedEmail: answer.email ?? null };
    },
  };
}

const newIdentity = () => ({
  subject: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
});

function contextWith(client: IdentityClient, over: Partial<RequestContext> = {}) {
  const identityClients = { google: client, apple: client };
  return createTestContext(database.open(), { identityClients, ...over });
}

/** Starts a sign-in; returns the attempt's cookie and the state in the provider's URL. */
async function start(client: IdentityClient, query = '', cookie = '') {
  const request = new Request(`${testOrigin}/oauth/google?${query}`, {
    headers: { Cookie: cookie },
  });
  const answer = await startProviderSignIn('google', { request, context: contextWith(client) });
  const to = new URL(answer.headers.get('Location') ?? '');
  const setCookie = answer.headers.get('Set-Cookie') ?? '';
  const state = to.searchParams.get('state') ?? '';
  return { setCookie, cookie: setCookie.split(';')[0] ?? '', state };
}

async function finish(
  context: ReturnType<typeof contextWith>,
  { cookie, state, code = 'the-code' }: { cookie: string; state: string; code?: string },
) {
  const request = new Request(`${testOrigin}/oauth/google/callback`, {
    headers: { Cookie: cookie },
  });
  const answer = new URLSearchParams({ state, code });
  const done = await finishProviderSignIn('google', answer, request, context);
  const flash = await flashOf(done);
  const cookies = context.answerHeaders.getSetCookie();
  const { refusals } = context;
  return { status: done.status, to: done.headers.get('Location'), flash, cookies, refusals };
}

const failed = { kind: 'error', message: "We couldn't sign you in. Please try again." };
const isSession = (cookie: string) => cookie.startsWith('__Host-session=');

test('the attempt is stored for ten minutes, hidden from our own scripts', async () => {
  const { setCookie } = await start(provider(newIdentity()));
  expect(setCookie).toMatch(/^__Host-google-attempt=/);
  expect(setCookie).toMatch(/; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('Apple’s attempt is sent along with Apple’s own post', async () => {
  const request = new Request(`${testOrigin}/oauth/apple`);
  const answer = await startProviderSignIn('apple', {
    request,
    context: contextWith(provider(newIdentity())),
  });
  expect(answer.headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure; SameSite=None$/);
});

test('without keys, the sign-in is not offered', async () => {
  const request = new Request(`${testOrigin}/oauth/google`);
  const context = createTestContext(database.open());
  expect((await startProviderSignIn('google', { request, context })).status).toBe(404);
  const begun = await start(provider(newIdentity()));
  expect(await finish(context, begun)).toMatchObject({ status: 303, flash: failed });
});

test('a new account gets the country and time zone of the user who clicked the button', async () => {
  const client = provider(newIdentity());
  const begun = await start(client, 'country=au', '__Host-tz=Australia%2FPerth');
  const context = contextWith(client);
  const { to, flash, cookies } = await finish(context, begun);
  expect(to).toBe('/au/pricing');
  expect(flash).toMatchObject({
    kind: 'success',
    message: 'Account created! You can start creating invoices.',
    arrival: { event: 'sign_up', method: 'google' },
  });
  const session = cookies.find(isSession)?.split(';')[0] ?? '';
  const request = new Request(testOrigin, { headers: { Cookie: session } });
  const viewer = await getViewer(request, createTestContext(database.open()));
  expect(viewer?.user.timeZone).toBe('Australia/Perth');
  expect(viewer?.settings.preferredCountry).toBe('au');
});

test.each([
  ['__Host-lang=ru', 'ru'],
  ['', 'en-AU'],
])('a new account gets the page’s language, whatever comes back (%s)', async (cookie, own) => {
  const client = provider(newIdentity());
  const begun = await start(client, 'country=au', cookie);
  const { cookies } = await finish(contextWith(client), begun);
  const session = cookies.find(isSession)?.split(';')[0] ?? '';
  const request = new Request(testOrigin, { headers: { Cookie: session } });
  const viewer = await getViewer(request, createTestContext(database.open()));
  expect(viewer?.user.language).toBe(own);
});

test('a new account that may have an earlier one starts at the list, which shows the notice about it', async () => {
  const { email, subject } = newIdentity();
  const typed = { intent: 'sign-up', email, password: 'a long enough password' };
  await answerAuth(formPost('/au/auth', typed), createTestContext(database.open()), 'au');
  const client = provider({ subject, email });
  const { to, flash } = await finish(contextWith(client), await start(client, 'country=au'));
  expect(to).toBe('/au/invoices');
  expect(flash).toMatchObject({ arrival: { event: 'sign_up', method: 'google' } });
});

test('a returning user is welcomed and goes to the invoices', async () => {
  const client = provider(newIdentity());
  await finish(contextWith(client), await start(client));
  const begun = await start(client, 'country=ca');
  const { to, flash, refusals } = await finish(contextWith(client), begun);
  expect(to).toBe('/ca/invoices');
  expect(flash).toMatchObject({ message: 'Welcome back!', arrival: { event: 'login' } });
  expect(refusals).toEqual([]);
});

test('an account created in another way is opened by the provider too, and its owner is notified', async () => {
  const { email, subject } = newIdentity();
  const made = await requestCode(database.open(), email);
  await sendCodeBack(database.open(), { email, code: made.code }, made.cookie);
  const client = provider({ subject, email });
  const context = contextWith(client);
  const { to, flash } = await finish(context, await start(client, 'country=ca'));
  expect(to).toBe('/ca/invoices');
  expect(flash).toMatchObject({
    message: 'Welcome back! You can now sign in to this account with Google too.',
  });
  expect(context.emails).toMatchObject([
    { to: email, subject: 'You can now sign in to Billwren with Google' },
  ]);
  const again = contextWith(client);
  const back = await finish(again, await start(client));
  expect(back.flash).toMatchObject({ message: 'Welcome back!' });
  expect(again.emails).toEqual([]);
});

test('a provider failure is reported without its response, and redirects back', async () => {
  const client = provider(new ProviderSignInError('Google', new Error('the-code was refused')));
  const begun = await start(client, 'country=uk&redirectTo=%2Fuk%2Fsettings');
  const context = contextWith(client);
  const done = await finish(context, begun);
  expect(done.to).toBe('/uk/auth?tab=sign-up&redirectTo=%2Fuk%2Fsettings');
  expect(done.flash).toMatchObject(failed);
  expect(done.cookies.some(isSession)).toBe(false);
  expect(context.reported.map(String)).toEqual([
    'ProviderSignInError: Sign-in with Google failed: Error',
  ]);
});

test('an unexpected error is not treated as a refusal', async () => {
  const client = provider(new TypeError('a mistake of ours'));
  await expect(finish(contextWith(client), await start(client))).rejects.toThrow('a mistake');
});

test('while the database is unavailable no user is signed in, with a message', async () => {
  const client = provider(newIdentity());
  const begun = await start(client);
  const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  const done = await finish(contextWith(client, { db: away }), begun);
  expect(done).toMatchObject({ status: 303, flash: failed });
  expect(done.cookies.some(isSession)).toBe(false);
});

test('a closed account cannot be opened', async () => {
  const person = newIdentity();
  const client = provider(person);
  await finish(contextWith(client), await start(client));
  const sql = 'UPDATE users SET deleted_at = 1 WHERE email = ?';
  await database.open().$client.execute({ sql, args: [person.email] });
  const done = await finish(contextWith(client), await start(client));
  expect(done).toMatchObject({
    to: '/us/auth?tab=sign-up',
    flash: { message: 'This account was deleted. To get it back, contact support.' },
    refusals: ['closed'],
  });
  expect(done.cookies.some(isSession)).toBe(false);
});

test.each([
  ['an unknown state', { state: 'forged' }, 'state'],
  ['another browser’s attempt', { cookie: '' }, 'state'],
  ['no code', { code: '' }, 'code'],
])('a response with %s is refused, and the log says why', async (_, forged, why) => {
  const client = provider(newIdentity());
  const done = await finish(contextWith(client), { ...(await start(client)), ...forged });
  expect(done).toMatchObject({ status: 303, flash: failed, refusals: [why] });
  expect(done.cookies.some(isSession)).toBe(false);
});

test('attempts from one network are counted, and refused before the provider is asked', async () => {
  const networkAddress = '203.0.113.77';
  const client = provider(new ProviderSignInError('Google', new Error('refused')));
  const { limit } = attemptLimits.signInPerNetwork;
  const begun = await start(client);
  const tries = Array.from({ length: limit }, () =>
    finish(contextWith(client, { networkAddress }), begun),
  );
  await Promise.all(tries);
  const good = provider(newIdentity());
  const done = await finish(contextWith(good, { networkAddress }), await start(good));
  expect(done.flash).toMatchObject({ message: 'Too many attempts. Try again in 15 minutes.' });
  expect(done.refusals).toEqual(['limit']);
  expect(done.cookies.some(isSession)).toBe(false);
});
