import { describe, expect, it, test } from 'vitest';
import {
  type IdentityClient,
  ProviderSignInError,
} from '#app/adapters/identity/identity-client.server.ts';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import { newEmail, openAccountWorld, type Visit } from '#tests/support/account-world.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';

const world = await openAccountWorld();
const { createUser, signInByCode, viewerOf, idOf, run } = world;

type Identity = { subject: string; email: string | null };
const newIdentity = () => ({ subject: crypto.randomUUID(), email: newEmail() });

/** Fake providers that identify one user, or fail. */
function identifying(answer: Identity | Error) {
  const client: IdentityClient = {
    startUrl: ({ state }) => new URL(`https://provider.example/auth?state=${state}`),
    identify: async () => {
      if (answer instanceof Error) throw answer;
      return { subject: answer.subject, verifiedEmail: answer.email };
    },
  };
  return { identityClients: { google: client, apple: client } };
}

type Start = { country?: string; redirectTo?: string; by?: IdentityProvider };

/** Starts a sign-in; returns the attempt's cookie and the state in the provider's URL. */
async function start({ by = 'google', ...goal }: Start = {}, visit: Visit = {}) {
  const clients = identifying(newIdentity());
  const { to, headers } = await world.visit(`/oauth/${by}?${new URLSearchParams(goal)}`, {
    ...clients,
    ...visit,
  });
  const attempt = headers.get('Set-Cookie') ?? '';
  const state = new URL(to ?? '').searchParams.get('state') ?? '';
  return { by, attempt, state, code: 'the-code', cookie: attempt.split(';')[0] ?? '' };
}

async function finish(
  { by, state, code, cookie }: Omit<Awaited<ReturnType<typeof start>>, 'attempt'>,
  over: Visit = {},
) {
  const query = new URLSearchParams({ state, code });
  const visit = { ...over, cookie: [cookie, over.cookie].filter(Boolean).join('; ') };
  const path = `/oauth/${by}/callback`;
  const done = await (by === 'apple'
    ? world.submit(path, Object.fromEntries(query), visit)
    : world.visit(`${path}?${query}`, visit));
  const session = /__Host-session=[^;]+/.exec(done.cookie)?.[0] ?? '';
  return { ...done, session, refusals: done.context.refusals };
}

const signIn = async (answer: Identity | Error, goal: Start = {}, over: Visit = {}) =>
  finish(await start(goal, over), { ...identifying(answer), ...over });

const failed = { kind: 'error', message: "We couldn't sign you in. Please try again." };

describe('an attempt', () => {
  it.each([
    ['google', 'Lax'],
    ['apple', 'None'],
  ] as const)('at %s lasts ten minutes, in a cookie hidden from our scripts', async (by, site) => {
    const { attempt } = await start({ by });
    const attributes = `; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=${site}$`;
    expect(attempt).toMatch(new RegExp(`^__Host-${by}-attempt=.*${attributes}`));
  });

  it('is not offered without keys', async () => {
    const none = { identityClients: { google: null, apple: null } };
    expect((await world.visit('/oauth/google', none)).status).toBe(404);
    expect(await finish(await start(), none)).toMatchObject({ status: 303, flash: failed });
  });

  test.each([
    ['an unknown state', { state: 'forged' }, 'state'],
    ['another browser’s attempt', { cookie: '' }, 'state'],
    ['no code', { code: '' }, 'code'],
    ['the other provider’s attempt', { by: 'apple' as const }, 'state'],
  ])('whose response has %s is refused, and the log says why', async (_, forged, why) => {
    const over = identifying(newIdentity());
    const done = await finish({ ...(await start()), ...forged }, over);
    const refused = { status: 303, flash: { kind: 'error' }, refusals: [why], session: '' };
    expect(done).toMatchObject(refused);
  });

  it('is what the provider’s client checks the response against', async () => {
    type Attempt = Parameters<IdentityClient['startUrl']>[0];
    const seen: Attempt[] = [];
    const client: IdentityClient = {
      startUrl: (attempt) => {
        seen.push(attempt);
        return new URL(`https://provider.example/auth?state=${attempt.state}`);
      },
      identify: async (_code, attempt) => {
        seen.push(attempt as Attempt);
        return { subject: crypto.randomUUID(), verifiedEmail: null };
      },
    };
    const clients = { identityClients: { google: client, apple: client } };
    await finish(await start({}, clients), clients);
    const [started, finished] = seen;
    expect(started?.nonce).toMatch(/^[\w-]{43}$/);
    const { nonce, codeVerifier } = started ?? {};
    expect(finished).toMatchObject({ nonce, codeVerifier });
  });

  it('works for ten minutes', async () => {
    const begun = await start();
    const startedAt = Date.now();
    const visit = identifying(newIdentity());
    const late = { ...visit, now: startedAt + 10 * 60_000 + 5000 };
    expect(await finish(begun, late)).toMatchObject({ flash: failed, session: '' });
    const inTime = await finish(begun, { ...visit, now: startedAt + 10 * 60_000 - 5000 });
    expect(inTime.session).not.toBe('');
  });

  it('whose redirect was edited in the cookie does not leave the site', async () => {
    const begun = await start();
    const [name = '', value = ''] = begun.cookie.split(/=(.*)/s);
    const attempt = JSON.parse(atob(decodeURIComponent(value)));
    const edited = btoa(JSON.stringify({ ...attempt, redirectTo: '//evil.example' }));
    const cookie = `${name}=${encodeURIComponent(edited)}`;
    const done = await finish({ ...begun, cookie }, identifying(newIdentity()));
    expect(done.to).toBe('/us/pricing');
  });

  it('that the provider fails is reported without its response, and redirects back', async () => {
    const error = new ProviderSignInError('Google', new Error('the-code was refused'));
    const goal = { country: 'uk', redirectTo: '/uk/settings' };
    const { to, flash, session, context } = await signIn(error, goal);
    expect(to).toBe('/uk/auth?tab=sign-up&redirectTo=%2Fuk%2Fsettings');
    expect([flash, session]).toMatchObject([failed, '']);
    expect(context.reported.map(String)).toEqual([
      'ProviderSignInError: Sign-in with Google failed: Error',
    ]);
    await expect(signIn(new TypeError('a mistake of ours'))).rejects.toThrow('a mistake');
  });

  it('is counted per network, and refused before the provider is asked', async () => {
    const by = { networkAddress: newNetworkAddress() };
    const begun = await start();
    const failing = identifying(new ProviderSignInError('Google', new Error('refused')));
    await Promise.all(
      Array.from({ length: attemptLimits.signInPerNetwork.limit }, () =>
        finish(begun, { ...failing, ...by }),
      ),
    );
    const message = 'Too many attempts. Try again in 15 minutes.';
    expect(await signIn(newIdentity(), {}, by)).toMatchObject({
      message,
      refusals: ['limit'],
      session: '',
    });
  });
});

describe('a new user', () => {
  it('gets a confirmed account with the country, time zone and language of the page, and this sign-in method', async () => {
    const identity = newIdentity();
    const cookie = '__Host-tz=Australia%2FPerth; __Host-lang=ru';
    const begun = await start({ country: 'au' }, { cookie });
    const { to, flash, session } = await finish(begun, identifying(identity));
    expect(to).toBe('/au/pricing');
    expect(flash).toMatchObject({
      kind: 'success',
      message: 'Account created! You can start creating invoices.',
      arrival: { event: 'sign_up', method: 'google' },
    });
    const { user, settings } = (await viewerOf(session)) ?? {};
    expect(user).toMatchObject({
      email: identity.email,
      emailVerifiedAt: expect.any(Number),
      timeZone: 'Australia/Perth',
      language: 'ru',
    });
    expect(settings).toMatchObject({ country: 'au', preferredCountry: 'au' });
    expect(await run('SELECT * FROM credentials WHERE user_id = ?', user?.id ?? '')).toMatchObject([
      { kind: 'google', subject: identity.subject, password_hash: null },
    ]);
    const english = await signIn(newIdentity(), { country: 'au' });
    expect((await viewerOf(english.session))?.user.language).toBe('en-AU');
  });

  it('returns to the same account, whatever address the provider reports then', async () => {
    const first = newIdentity();
    const made = await signIn(first);
    for (const email of [first.email, newEmail(), null]) {
      const { to, flash, session, refusals } = await signIn({ ...first, email }, { country: 'ca' });
      expect(flash).toMatchObject({ message: 'Welcome back!', arrival: { event: 'login' } });
      expect([to, refusals]).toEqual(['/ca/invoices', []]);
      expect(await idOf(session)).toBe(await idOf(made.session));
    }
    expect((await viewerOf(made.session))?.user.email).toBe(first.email);
  });

  it('is another user than one with the same subject at the other provider', async () => {
    const { subject, email } = newIdentity();
    const google = await signIn({ subject, email });
    const apple = await signIn({ subject, email: newEmail() }, { by: 'apple' });
    expect(await idOf(apple.session)).not.toBe(await idOf(google.session));
  });

  it('without a verified address gets an account without one', async () => {
    const first = { ...newIdentity(), email: null };
    const made = await signIn(first);
    const noAddress = { email: null, emailVerifiedAt: null };
    expect((await viewerOf(made.session))?.user).toMatchObject(noAddress);
    expect(await idOf((await signIn(first)).session)).toBe(await idOf(made.session));
  });

  it('whose 50 sign-ins arrive at once gets one account and 50 sessions', async () => {
    const first = newIdentity();
    const all = await Promise.all(
      Array.from({ length: 50 }, () => signIn(first, {}, { networkAddress: newNetworkAddress() })),
    );
    const events = all.map(({ flash }) => flash?.arrival?.event);
    expect(events.sort()).toEqual([...Array(49).fill('login'), 'sign_up']);
    expect(new Set(await Promise.all(all.map(({ session }) => idOf(session)))).size).toBe(1);
    expect(await run('SELECT id FROM users WHERE email = ?', first.email)).toHaveLength(1);
  });
});

describe('a user whose address already has an account', () => {
  it('that is confirmed opens it in any letter case, gets this sign-in method, and is notified once', async () => {
    const email = newEmail();
    const own = await idOf((await signInByCode(email)).cookie);
    await run('UPDATE users SET email = upper(email) WHERE id = ?', own);
    const first = { ...newIdentity(), email };
    const { to, message, session, context } = await signIn(first, { country: 'ca' });
    expect([to, message, await idOf(session)]).toEqual([
      '/ca/invoices',
      'Welcome back! You can now sign in to this account with Google too.',
      own,
    ]);
    const subject = 'You can now sign in to Billwren with Google';
    expect(context.emails).toMatchObject([{ subject }]);
    const again = await signIn({ ...first, email: null });
    expect([again.message, again.context.emails]).toEqual(['Welcome back!', []]);
    const apple = await signIn({ ...newIdentity(), email }, { by: 'apple' });
    expect(await idOf(apple.session)).toBe(own);
    expect(await run('SELECT * FROM credentials WHERE user_id = ?', own)).toHaveLength(2);
  });

  it('that is not confirmed gets a new one, which shows the notice about the earlier one in the list', async () => {
    const { email } = await createUser();
    const { to, flash } = await signIn({ ...newIdentity(), email }, { country: 'au' });
    expect([to, flash?.arrival?.event]).toEqual(['/au/invoices', 'sign_up']);
  });

  it.each([
    ['is not verified by the provider', async () => ({ ...newIdentity(), email: null })],
    [
      'is already known as another user',
      async (email: string) => {
        const first = newIdentity();
        await signIn(first);
        return { ...first, email };
      },
    ],
  ])('and who %s leaves it unchanged', async (_, arrive) => {
    const { email, userId, cookie } = await createUser();
    const { session } = await signIn(await arrive(email));
    expect(await idOf(session)).not.toBe(userId);
    expect((await viewerOf(cookie))?.user.email).toBe(email);
  });
});

describe('a closed account', () => {
  const close = (email: string) => run('UPDATE users SET deleted_at = 1 WHERE email = ?', email);

  it('cannot be opened, neither by its provider nor by its address', async () => {
    const first = newIdentity();
    await signIn(first);
    await close(first.email);
    for (const later of [first, { ...newIdentity(), email: first.email }, first]) {
      expect(await signIn(later)).toMatchObject({
        to: '/us/auth?tab=sign-up',
        message: 'This account was deleted. To get it back, contact support.',
        refusals: ['closed'],
        session: '',
      });
    }
    expect(await run('SELECT id FROM users WHERE email = ?', first.email)).toHaveLength(1);
  });

  it('that never confirmed its address blocks no user from it', async () => {
    const { email } = await createUser();
    await close(email);
    const { session } = await signIn({ ...newIdentity(), email });
    expect((await viewerOf(session))?.user.email).toBe(email);
  });
});

test('whichever database call fails, everything is saved or nothing, and a retry signs in', async () => {
  const count = async (table: string, userId: string) =>
    (await run(`SELECT 1 FROM ${table} WHERE user_id = ?`, userId)).length;
  const met = await forEachDatabaseFault({
    open: world.database.open,
    prepare: async () => ({ ...newIdentity(), email: (await createUser()).email }),
    action: (db, identity) => signIn(identity, {}, { db }),
    check: async (_db, { email, subject }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const rows = await run('SELECT id FROM users WHERE email = ?', email);
      expect(rows).toHaveLength(1);
      const linked = await run('SELECT user_id FROM credentials WHERE subject = ?', subject);
      if (linked.length > 0) {
        expect(linked).toEqual([{ user_id: rows[0]?.id }]);
        for (const table of ['user_settings', 'sessions']) {
          expect(await count(table, String(rows[0]?.id))).toBe(1);
        }
      }
      if (outcome.answer.session === '') expect(outcome.answer.flash).toMatchObject(failed);
      else expect(linked).toHaveLength(1);
      const again = await signIn({ email, subject });
      expect(again.flash?.arrival?.event).toBe(linked.length > 0 ? 'login' : 'sign_up');
    },
  });
  expect(met).toBeGreaterThanOrEqual(4);
});
