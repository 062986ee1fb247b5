import { describe, expect, it, test } from 'vitest';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { updatePreferredCountry } from '#app/features/settings/queries/settings-row.server.ts';
import { countryOfNewAccount } from '#app/http/request/country.server.ts';
import { hostilePaths } from '#tests/fixtures/hostile-paths.ts';
import { newEmail, oldPassword, openAccountWorld, refused } from '#tests/support/account-world.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';

const world = await openAccountWorld();
const { signIn, signUp, createUser, viewerOf, submit, away, database, run } = world;
const { db, requestCode, sendCode } = world;
const dialog = { screen: 'dialog' };
const user = await createUser();

describe('signing up', () => {
  it('creates an account with its settings, and redirects to pricing', async () => {
    const email = newEmail();
    const { to, flash, cookie } = await signUp(email, { redirectTo: '/uk/pricing' });
    expect([to, flash?.kind]).toEqual(['/uk/pricing', 'success']);
    const viewer = await viewerOf(cookie);
    expect(viewer?.user.email).toBe(email);
    expect(viewer?.settings).toMatchObject({
      country: 'uk',
      preferredCountry: 'uk',
      invoiceLimit: 3,
      totalInvoicesCreated: 0,
      invoicePrefix: 'INV-',
      startingNumber: 1,
      subscriptionStatus: 'free',
    });
  });

  it('refuses an invalid address and a short password, and returns the typed text but never the password', async () => {
    const errors = {
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    };
    const { body } = await signUp('not an email', { password: '12345' });
    expect(body).toEqual({ ...refused(errors), email: 'not an email' });
  });
});

const screens = [
  {
    screen: 'page',
    signedUp: 'Account created! You can start creating invoices.',
    taken: 'This email is already registered. Please sign in instead.',
    signedIn: 'Welcome back!',
    wrong: 'Incorrect email or password. Please try again.',
    failed: "We couldn't sign you in. Please try again.",
    notCreated: 'Failed to create account. Please try again.',
  },
  {
    screen: 'dialog',
    signedUp: 'Welcome! Your account is ready.',
    taken: 'This email is already registered. Please sign in instead.',
    signedIn: 'Signed in successfully!',
    wrong: 'Sign in failed. Please check your credentials.',
    failed: 'Sign in failed. Please check your credentials.',
    notCreated: 'Failed to create account. Please try again.',
  },
  {
    screen: 'native',
    signedUp: 'Account created successfully!',
    taken: 'Email already registered. Please sign in.',
    signedIn: 'Welcome back!',
    wrong: 'Invalid email or password',
    failed: 'Authentication failed',
    notCreated: 'Authentication failed',
  },
];

test.each(screens)('the messages of the $screen', async ({ screen, ...texts }) => {
  const path = screen === 'native' ? '/app/ios/auth' : '/us/auth';
  const email = newEmail();
  const send = async (intent: string, fields: object = {}, db = database.open()) => {
    const all = { intent, screen, email, password: oldPassword, ...fields };
    const { message, body, to } = await submit(path, all, { db });
    const { form, email: address } = body?.errors ?? {};
    return { message: message ?? body?.message ?? form ?? address, to };
  };
  const signedUp = await send('sign-up');
  const signedIn = await send('sign-in');
  expect({
    screen,
    signedUp: signedUp.message,
    taken: (await send('sign-up', { email: email.toUpperCase() })).message,
    signedIn: signedIn.message,
    wrong: (await send('sign-in', { password: 'another password' })).message,
    failed: (await send('sign-in', {}, away())).message,
    notCreated: (await send('sign-up', { email: newEmail() }, away())).message,
  }).toEqual({ screen, ...texts });
  expect((await send('sign-in', { email: newEmail() })).message).toBe(texts.wrong);
  expect([signedUp.to, signedIn.to]).toEqual(
    {
      page: ['/us/pricing', '/us/invoices'],
      dialog: [null, null],
      native: ['/app/ios/home', '/app/ios/invoices'],
    }[screen],
  );
});

describe('signing in', () => {
  it.each([
    ['/ca/settings?a=b', '/ca/settings?a=b'],
    ['/nowhere/we/know', '/us/invoices'],
  ])('with a return to %s leads to %s', async (redirectTo, to) => {
    const { email } = await createUser();
    expect((await signIn(email, { redirectTo })).to).toBe(to);
  });

  it.each(hostilePaths)('and out never leads to %j', async (redirectTo) => {
    const { email, cookie } = user;
    expect((await signIn(email, { redirectTo })).to).toBe('/us/invoices');
    const query = `redirectTo=${encodeURIComponent(redirectTo)}`;
    expect((await world.visit(`/us/auth?${query}`)).body.redirectTo).toBeNull();
    expect((await world.visit(`/us/auth?${query}`, { cookie })).to).toBe('/us/invoices');
    const typed = { country: redirectTo, redirectTo };
    expect((await submit(`/api/sign-out?${query}`, typed)).to).toBe('/us/auth');
  });

  it.each(['page', 'dialog'])(
    'on the %s reports a deleted account only if the password is correct',
    async (screen) => {
      const { email } = await createUser();
      await run('UPDATE users SET deleted_at = 1 WHERE email = ?', email);
      const { status, body, cookie, context } = await signIn(email, { screen });
      const form = 'This account was deleted. To get it back, contact support.';
      expect([status, body, cookie]).toMatchObject([403, { errors: { form } }, '']);
      expect(context.refusals).toEqual(['closed']);
      const typed = { password: 'something else', screen };
      const wrong = await signIn(email, typed);
      const unknown = await signIn(newEmail(), typed);
      expect(wrong.body).toEqual({ ...unknown.body, email });
      expect([wrong.status, wrong.cookie]).toEqual([unknown.status, '']);
      expect((await signUp(email, dialog)).body.errors).toHaveProperty('email');
    },
  );

  it('is kept for 30 days with Remember me, else until the browser closes; in the app always', async () => {
    const { email } = await createUser();
    const cookieOf = async (sending: ReturnType<typeof signIn>) =>
      (await sending).context.answerHeaders.getSetCookie().join();
    expect(await cookieOf(signIn(email, { remember: 'on' }))).toContain('Max-Age=2592000');
    const native = { intent: 'sign-in', email, password: oldPassword };
    expect(await cookieOf(submit('/app/ios/auth', native))).toContain('Max-Age=2592000');
    const short = await cookieOf(signIn(email));
    expect(short).not.toContain('Max-Age');
    for (const attribute of ['__Host-session=', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
      expect(short).toContain(attribute);
    }
  });

  it('starts no session if the password changes during the comparison', async () => {
    const { email } = await createUser();
    // The third call stores the session, after counting the attempt and reading the hash.
    let calls = 0;
    const db = database.open({
      fetch: async (request, init) => {
        calls += 1;
        if (calls === 3) {
          await run("UPDATE credentials SET password_hash = 'scrypt$new' WHERE kind = 'password'");
        }
        return fetch(request, init);
      },
    });
    const { body, cookie } = await signIn(email, dialog, { db });
    const form = 'Sign in failed. Please check your credentials.';
    expect([body, cookie]).toMatchObject([refused({ form }), '']);
  });
});

describe('a session', () => {
  it('is stored only as a hash: the cookie’s value is nowhere in the database', async () => {
    const { cookie } = await createUser();
    const ids = (await run('SELECT id FROM sessions')).map(({ id }) => String(id));
    expect(ids).not.toContain(cookie.split('=')[1]);
    expect(ids.every((id) => /^[0-9a-f]{64}$/.test(id))).toBe(true);
  });

  it('expires after 24 hours without Remember me, and is renewed halfway with it', async () => {
    const { email } = await createUser();
    const short = await signIn(email);
    const day = 86_400_000;
    await run('UPDATE sessions SET expires_at = ? WHERE remember = 0', Date.now() - 1);
    expect(await viewerOf(short.cookie)).toBeNull();
    const { cookie } = await signIn(email, { remember: 'on' });
    await run('UPDATE sessions SET expires_at = ? WHERE remember = 1', Date.now() + 10 * day);
    const { context } = await world.visit('/us/clients', { cookie });
    expect(context.answerHeaders.get('Set-Cookie')).toContain('Max-Age=2592000');
  });

  it.each(['', 'x', 'a'.repeat(43), '%00', '"'])(
    'with a made-up cookie (%s) has no user, and signing in replaces it',
    async (value) => {
      const planted = `__Host-session=${value}`;
      expect(await viewerOf(planted)).toBeNull();
      const { email } = await createUser();
      expect((await signIn(email, {}, { cookie: planted })).cookie).not.toBe(planted);
      expect(await viewerOf(planted)).toBeNull();
    },
  );

  it('that an attacker planted ends when the victim signs in, who gets one of their own', async () => {
    const attacker = await createUser();
    const victim = await createUser();
    const { cookie } = await signIn(victim.email, {}, { cookie: attacker.cookie });
    expect(cookie).not.toBe(attacker.cookie);
    await expect.poll(() => viewerOf(attacker.cookie)).toBeNull();
    expect((await viewerOf(cookie))?.user.email).toBe(victim.email);
  });
});

test('a confirmation link leads into the app from its own screen, its settings and its user agent', async () => {
  const home = /^https:\/\/billwren\.example\/app\/ios\/home\?confirm=[\w-]{43}$/;
  const fields = { intent: 'sign-up', password: oldPassword };
  const linkOf = ({ context }: Awaited<ReturnType<typeof submit>>) =>
    linkIn(context.emails[0] ?? { text: '' }, 'confirm=');
  const made = await submit('/app/ios/auth', { ...fields, email: newEmail() });
  expect(linkOf(made)).toMatch(home);
  const again = { intent: 'send-confirmation' };
  expect(linkOf(await submit('/app/ios/settings', again, { cookie: made.cookie }))).toMatch(home);
  const inDialog = async (userAgent = '') => {
    const guest = { ...fields, ...dialog, email: newEmail() };
    const headers = { 'User-Agent': userAgent };
    return new URL(linkOf(await submit('/ca/create-invoice', guest, { headers }))).pathname;
  };
  expect(await inDialog(nativeVisit.userAgent)).toBe('/app/ios/home');
  expect(await inDialog('Mozilla/5.0 (iPhone)')).toBe('/ca/invoices');
});

// The country of a new account whose owner signed up at /us/auth or /app/ios/auth.

describe.each(countryCodes)('a new visitor from %s', (country) => {
  const edge = { edgeRegions: [countries[country].region] };
  const american = { edgeRegions: ['US'] };
  const redirectTo = `/${country}/pricing`;

  test.each([
    ['the page’s, with a password', () => signUp(newEmail(), { redirectTo }, american), redirectTo],
    ['the edge’s, with a password', () => signUp(newEmail(), {}, edge), redirectTo],
    [
      'the edge’s, with a password in the native app',
      () => {
        const fields = { intent: 'sign-up', email: newEmail(), password: oldPassword };
        return submit('/app/ios/auth', fields, edge);
      },
      '/app/ios/home',
    ],
    ['the page’s, with a code', () => byCode({ country }, american), null],
    ['the edge’s, with a code', () => byCode({}, edge), null],
  ])('gets a country: %s', async (_, signUpThere, to) => {
    const answer = await signUpThere();
    expect(answer.to).toBe(to);
    const { settings } = (await viewerOf(answer.cookie)) ?? {};
    expect(settings).toMatchObject({ country, preferredCountry: country });
  });
});

async function byCode(named: { country?: string }, by: { edgeRegions: string[] }) {
  const email = newEmail();
  const { code, cookie } = await requestCode(email, by);
  return sendCode({ email, code, ...named }, { ...by, cookie });
}

test.each([
  ['/au/invoices?x=1', '__Host-country=uk', ['CA'], 'us', 'au'],
  ['/app/ios/invoices', '__Host-country=uk', ['CA'], 'us', 'uk'],
  ['//au/invoices', '', ['CA'], 'us', 'ca'],
  [null, '', ['DE', 'AU'], 'us', 'au'],
  [null, '', ['DE'], 'ca', 'ca'],
  [null, '', [], 'us', 'us'],
] as const)(
  'origin page %s, stored choice %s, edge %j and auth page %s: %s',
  (origin, cookie, regions, page, country) => {
    const request = new Request(testOrigin, { headers: { Cookie: cookie } });
    const edge = { edgeRegions: [...regions] };
    expect(countryOfNewAccount(request, edge, { origin, page })).toBe(country);
  },
);

test.each([
  ['has no details', {}, 'au'],
  ['has an invoice', { totalInvoicesCreated: 1 }, 'us'],
  ['has a name', { businessName: 'Wren' }, 'us'],
  ['has an address', { address: '1 Road' }, 'us'],
])('a country that is chosen later, if the business %s', async (_, columns, country) => {
  const { userId } = await createSampleUser(db, columns);
  await updatePreferredCountry(db, userId, 'au', Date.now());
  expect(await settingsOf(db, userId)).toMatchObject({ country, preferredCountry: 'au' });
});
