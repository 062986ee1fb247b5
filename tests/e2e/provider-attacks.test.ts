import { describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { otherClient } from '#tests/fakes/provider-registration.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import {
  answerCallback,
  createTestUser,
  type ProviderName,
  type ProviderUser,
  passProvider,
  startAt,
} from '#tests/support/provider-visit.ts';
import { newVisitor, type Visitor } from '#tests/support/visitor.ts';

// Forged and misused provider responses over HTTP. Forged tokens:
// tests/adapters/identity/identity-clients.test.ts.

const { origin, fakesOrigin, libsqlUrl } = inject('product');

const sentences = {
  google: "We couldn't sign you in. Please try again.",
  apple: "We couldn't sign you in with Apple. Please try again.",
};
const attemptCookie = (provider: ProviderName) => `__Host-${provider}-attempt`;

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/us/invoices')).status === 200;

/** No session, a redirect to the auth page with the message, and the attempt used up. */
async function expectRefused(visitor: Visitor, provider: ProviderName, answer: Response) {
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toMatch(/^\/us\/auth\?tab=sign-up/);
  expect((await flashOf(answer))?.message).toContain(sentences[provider]);
  expect(answer.headers.getSetCookie().join()).not.toContain('__Host-session');
  expect(visitor.cookies()).not.toContain(attemptCookie(provider));
  expect(await isSignedIn(visitor)).toBe(false);
}

/** A browser that started a sign-in, and the provider's response for a user there. */
async function begin(provider: ProviderName, person: ProviderUser = createTestUser()) {
  const visitor = newVisitor(origin);
  const start = await startAt(visitor, provider);
  return { visitor, start, answer: await passProvider(start, person) };
}

function withParams(answer: URLSearchParams, changes: Record<string, string | null>) {
  const changed = new URLSearchParams(answer);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** A browser that sends only these cookies. */
function visitorWith(cookie: string): Visitor {
  const bare = newVisitor(origin);
  const send: Visitor['send'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookie);
    return fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers });
  };
  return { ...bare, send, get: (path, headers) => send(path, { headers }) };
}

/** The attempt's cookie with changed contents, as the browser's owner could edit it. */
function changeAttempt(visitor: Visitor, provider: ProviderName, changes: object): string {
  const pair = visitor
    .cookies()
    .split('; ')
    .find((each) => each.startsWith(attemptCookie(provider)));
  const value = decodeURIComponent(pair?.split('=').slice(1).join('=') ?? '');
  const attempt = { ...JSON.parse(atob(value)), ...changes };
  return `${attemptCookie(provider)}=${encodeURIComponent(btoa(JSON.stringify(attempt)))}`;
}

describe.each(['google', 'apple'] as const)('at the callback of %s', (provider) => {
  test('a code that was never issued opens no session', async () => {
    const { visitor, answer } = await begin(provider);
    answer.set('code', 'x'.repeat(43));
    await expectRefused(visitor, provider, await answerCallback(visitor, provider, answer));
  });

  test('a code obtained with another nonce opens no session', async () => {
    const { visitor, answer } = await begin(provider);
    const other = visitorWith(changeAttempt(visitor, provider, { nonce: 'n'.repeat(43) }));
    await expectRefused(other, provider, await answerCallback(other, provider, answer));
  });

  test('a response with its cookie, sent again, opens only one session', async () => {
    const { visitor, answer } = await begin(provider);
    const copy = visitorWith(visitor.cookies());
    expect((await answerCallback(visitor, provider, answer)).headers.get('Location')).toBe(
      '/us/pricing',
    );
    await expectRefused(copy, provider, await answerCallback(copy, provider, answer));
  });

  test('50 equal responses at once create at most one account and one session', async () => {
    const person = createTestUser('crowd');
    const { visitor, answer } = await begin(provider, person);
    const cookie = visitor.cookies();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => {
        const browser = visitorWith(cookie);
        const networkAddress = `198.18.7.${Math.floor(Math.random() * 250)}`;
        const send: Visitor['send'] = (path, init) => {
          const headers = new Headers(init?.headers);
          headers.set('CF-Connecting-IP', networkAddress);
          return browser.send(path, { ...init, headers });
        };
        const at = { ...browser, send, get: (path: string) => send(path) };
        return answerCallback(at, provider, answer);
      }),
    );
    const opened = answers.filter((each) =>
      each.headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-session=')),
    );
    expect(opened.length).toBe(1);
    expect(await countUsers(person.email)).toBe(1);
  });

  test('another client’s code opens no session', async () => {
    const { visitor, start, answer } = await begin(provider);
    const theirs = new URL(start);
    theirs.searchParams.set('client_id', otherClient.clientId);
    theirs.searchParams.set('redirect_uri', `${fakesOrigin}/another-app`);
    const code = (await passProvider(theirs, createTestUser())).get('code');
    expect(code).not.toBeNull();
    const done = await answerCallback(visitor, provider, withParams(answer, { code }));
    await expectRefused(visitor, provider, done);
  });

  test('the other provider’s response opens no session, with either cookie', async () => {
    const other = provider === 'google' ? 'apple' : 'google';
    const { visitor, answer } = await begin(other);
    await expectRefused(visitor, provider, await answerCallback(visitor, provider, answer));
    const both = await begin(provider);
    const state = both.answer.get('state');
    const mixed = withParams(answer, { state });
    await expectRefused(
      both.visitor,
      provider,
      await answerCallback(both.visitor, provider, mixed),
    );
  });

});

test('a code without its PKCE verifier, or with another, opens no session', async () => {
  for (const codeVerifier of [undefined, 'v'.repeat(43)]) {
    const { visitor, answer } = await begin('google');
    const other = visitorWith(changeAttempt(visitor, 'google', { codeVerifier }));
    await expectRefused(other, 'google', await answerCallback(other, 'google', answer));
  }
});

test('Google’s callback accepts no post, and no other path a cross-site one', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  for (const path of ['google/callback', 'apple/callback/', 'apple', 'apple/callback.data']) {
    const answer = await newVisitor(origin).send(`/oauth/${path}`, { method: 'POST', headers });
    expect(answer.status, path).toBe(403);
  }
});

async function countUsers(email: string): Promise<number> {
  const sql = 'SELECT count(*) AS n FROM users WHERE email = ?';
  const { $client } = openDatabase({ url: libsqlUrl });
  return Number((await $client.execute({ sql, args: [email] })).rows[0]?.n);
}
