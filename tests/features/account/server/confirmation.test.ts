import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import type { IdentityClient } from '#app/adapters/identity/identity-client.server.ts';
import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import { invoices, userSettings } from '#db/schema.ts';
import {
  newPassword,
  oldPassword,
  openAccountWorld,
  refused,
  type Visit,
} from '#tests/support/account-world.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';

const world = await openAccountWorld();
const { db, createUser, signUp, signIn, signInByCode, settings, viewerOf, run } = world;
const { visit, submit } = world;

const confirmed = 'Your email address is confirmed.';
const notValid = 'This confirmation link is no longer valid.';
const notValidYet = 'This confirmation link is no longer valid. Request a new one in Settings.';

/** Signs a user up; `link` is the path of the emailed link. */
async function newUser() {
  const { letter, ...user } = await createUser();
  return { ...user, letter, link: pathOf(letter) };
}
function pathOf(letter: { text: string } | undefined) {
  const { pathname, search } = new URL(linkIn(letter ?? { text: '' }, 'confirm='));
  return pathname + search;
}

const follow = (link: string, cookie: string, by?: Visit) => world.visit(link, { ...by, cookie });
const messageOf = async (...opened: Parameters<typeof follow>) => (await follow(...opened)).message;
const isVerified = async (cookie: string) =>
  (await viewerOf(cookie))?.user.emailVerifiedAt !== null;

describe('a confirmation link', () => {
  it.each(['page', 'dialog'])('is emailed after a sign-up (%s)', async (screen) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { context } = await signUp(email, { screen, redirectTo: '/us/pricing' });
    const subject = 'Confirm your email address for Billwren';
    expect(context.emails).toMatchObject([{ to: email, subject }]);
    const link = pathOf(context.emails[0]);
    expect(link).toMatch(/^\/us\/invoices\?confirm=[\w-]{43}$/);
    expect(JSON.stringify(await run('SELECT * FROM email_links'))).not.toContain(
      link.split('confirm=')[1],
    );
  });

  it('does not delay a sign-up: a failed email is only reported', async () => {
    const sendEmail = () => Promise.reject(new Error('The email provider returned 500.'));
    const email = `${crypto.randomUUID()}@example.com`;
    const { context, cookie } = await signUp(email, {}, { sendEmail });
    expect(context.reported).toHaveLength(1);
    expect(await isVerified(cookie)).toBe(false);
  });

  it('confirms the address of its own account with one email; opened again it shows the same message', async () => {
    const { email, link, cookie } = await newUser();
    expect(await isVerified(cookie)).toBe(false);
    const first = await follow(link, cookie);
    expect([first.to, first.message]).toEqual(['/us/invoices', confirmed]);
    expect(await isVerified(cookie)).toBe(true);
    const subject = 'Your Billwren email address is confirmed';
    expect(first.context.emails).toMatchObject([{ to: email, subject }]);
    expect(first.context.emails[0]?.text).toContain(
      'Your password, signed-in devices and invoices haven’t changed.',
    );
    const again = await follow(link, cookie);
    expect([again.message, again.context.emails]).toEqual([confirmed, []]);
  });

  it('does nothing for another user', async () => {
    const [attacker, victim] = [await newUser(), await newUser()];
    expect(await messageOf(attacker.link, victim.cookie)).toBe(notValidYet);
    expect(await isVerified(victim.cookie)).toBe(false);
    await follow(victim.link, victim.cookie);
    expect(await messageOf(attacker.link, victim.cookie)).toBe(notValid);
    expect(await isVerified(attacker.cookie)).toBe(false);
  });

  it('works for seven days', async () => {
    const { email, link, cookie } = await newUser();
    const [row] = await run('SELECT expires_at FROM email_links WHERE email = ?', email);
    const end = Number(row?.expires_at);
    const week = 7 * 24 * 60 * 60 * 1000;
    expect(Math.round((end - Date.now()) / week)).toBe(1);
    expect(await messageOf(link, cookie, { now: end })).toBe(notValidYet);
    expect(await messageOf(link, cookie, { now: end - 1 })).toBe(confirmed);
  });

  it('stops working when the account’s address changes', async () => {
    const { email, link, cookie } = await newUser();
    await run(`UPDATE users SET email = 'moved-' || email WHERE email = ?`, email);
    expect(await messageOf(link, cookie)).toBe(notValidYet);
  });

  it.each(['', 'x', 'A'.repeat(43)])('that is made up (%s) does nothing', async (token) => {
    const { cookie } = await newUser();
    const { to, message, context } = await follow(`/us/invoices?confirm=${token}`, cookie);
    expect([to, message, context.refusals]).toEqual(['/us/invoices', notValidYet, ['link']]);
    expect(await isVerified(cookie)).toBe(false);
  });
});

describe('Settings send the link again', () => {
  const sendAgain = async (cookie: string) => {
    const { body, status, context } = await settings(cookie, { intent: 'send-confirmation' });
    return { body, status, emails: context.emails };
  };

  it('and the older link stops working', async () => {
    const { email, link, cookie } = await newUser();
    const { body, emails } = await sendAgain(cookie);
    const message = 'Confirmation link sent. Check your inbox.';
    expect(body).toEqual({ outcome: 'changed', message });
    expect(emails).toMatchObject([{ to: email }]);
    expect(await messageOf(link, cookie)).toBe(notValidYet);
    expect(await messageOf(pathOf(emails[0]), cookie)).toBe(confirmed);
    expect(await sendAgain(cookie)).toMatchObject({ body: { message: confirmed }, emails: [] });
  });

  it('at most three times in fifteen minutes', async () => {
    const { cookie } = await newUser();
    for (let sent = 1; sent <= 3; sent += 1) expect((await sendAgain(cookie)).status).toBe(200);
    const form = 'Too many attempts. Try again in 15 minutes.';
    expect(await sendAgain(cookie)).toEqual({ status: 429, body: refused({ form }), emails: [] });
  });

  it('but not to a guest, or to an account that has lost its address to its owner', async () => {
    expect(await sendAgain('')).toMatchObject({ status: 401, emails: [] });
    const { email, cookie } = await newUser();
    await run('UPDATE users SET email = NULL WHERE email = ?', email);
    const form = 'This account has no email address to confirm.';
    expect(await sendAgain(cookie)).toEqual({ status: 409, body: refused({ form }), emails: [] });
  });
});

test('when the database fails while a link is opened, opening it again confirms', async () => {
  const met = await forEachDatabaseFault({
    open: world.database.open,
    prepare: newUser,
    action: (db, { link, cookie }) => follow(link, cookie, { db }),
    check: async (_db, { link, cookie }) => {
      expect(await messageOf(link, cookie)).toBe(confirmed);
      expect(await isVerified(cookie)).toBe(true);
    },
  });
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
});

// Someone created an account with a password and an address that they didn't prove, then someone proves the address.
// The server can't know whether both are the same user, so the proving browser's own data decides.

const creatorsIban = 'DE89370400440532013000';
const creatorsData = { invoices: ['INV-001'], iban: creatorsIban, used: 3 };
const nothing = { invoices: [], iban: null, used: 0 };

/** The account as its creator leaves it: payment details, an invoice, no free invoices left. */
async function createAccount() {
  const { email, cookie, userId, link: confirmation } = await newUser();
  await saveSample(db, await settingsOf(db, userId), { invoiceNumber: 'INV-001' });
  const columns = { iban: creatorsIban, totalInvoicesCreated: 3 };
  await db.update(userSettings).set(columns).where(eq(userSettings.userId, userId));
  return { email, cookie, confirmation };
}

type Created = Awaited<ReturnType<typeof createAccount>>;

/** Each proves the address in a browser with these cookies, and returns those that it has afterwards. */
const proofs = {
  code: async ({ email }: Created, cookie: string) =>
    (await signInByCodeWith(email, cookie)).cookie,
  reset: async ({ email }: Created, cookie: string) => {
    const { token } = await world.forgot(email);
    expect((await world.reset(token, {}, { cookie })).to).toBe('/uk/auth?reset=success');
    return (await signIn(email, { password: newPassword })).cookie;
  },
  confirmation: async ({ email, confirmation }: Created, cookie: string) => {
    const led = await visit(confirmation, { cookie });
    if (cookie !== '') return cookie;
    // A guest has to sign in to complete it: here with a code, because the password is unknown.
    expect(led.to).toContain('/us/auth?redirectTo=');
    const byCode = (await signInByCode(email)).cookie;
    expect((await visit(confirmation, { cookie: byCode })).flash).not.toBeNull();
    return byCode;
  },
  google: ({ email }: Created, cookie: string) => proveWith('google', email, cookie),
  apple: ({ email }: Created, cookie: string) => proveWith('apple', email, cookie),
};

async function signInByCodeWith(email: string, cookie: string) {
  const { code, cookie: ofCode } = await world.requestCode(email);
  return world.sendCode({ email, code }, { cookie: `${ofCode}; ${cookie}` });
}

/** Apple's response is a cross-site post, which carries no cookie of ours except the attempt's. */
async function proveWith(provider: IdentityProvider, email: string, cookie: string) {
  const client: IdentityClient = {
    startUrl: ({ state }) => new URL(`https://provider.example/?state=${state}`),
    identify: async () => ({ subject: crypto.randomUUID(), verifiedEmail: email }),
  };
  const over = { identityClients: { google: client, apple: client } };
  const begun = await visit(`/oauth/${provider}?country=us`, { cookie, ...over });
  const state = new URL(begun.to ?? '').searchParams.get('state') ?? '';
  const attempt = (begun.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const answer = { code: 'x', state };
  const path = `/oauth/${provider}/callback`;
  const done = await (provider === 'apple'
    ? submit(path, answer, { cookie: attempt, ...over })
    : visit(`${path}?${new URLSearchParams(answer)}`, {
        cookie: `${attempt}; ${cookie}`,
        ...over,
      }));
  return done.cookie;
}

/** The data that a browser sees in the end; null when it is signed out. */
async function sideOf(cookie: string) {
  const viewer = await viewerOf(cookie);
  if (!viewer) return null;
  const { user, settings: own } = viewer;
  const rows = await db.select().from(invoices).where(eq(invoices.userId, user.id));
  return {
    email: user.email,
    isProved: user.emailVerifiedAt !== null,
    invoices: rows.map((each) => each.invoiceNumber),
    iban: own.iban,
    used: own.totalInvoicesCreated,
    isAskedForPayment: user.paymentCheckSince !== null,
  };
}

const opens = async (email: string, password = oldPassword) =>
  (await signIn(email, { password })).cookie !== '';

describe.each(Object.entries(proofs))('an address that is confirmed by %s', (proof, prove) => {
  test('in a browser with neither session nor password gets a new account', async () => {
    const created = await createAccount();
    const { email } = created;
    const prover = await prove(created, '');
    const proved = { email, isProved: true, isAskedForPayment: false };
    expect(await sideOf(prover)).toEqual({ ...proved, ...nothing });
    const lost = { email: null, isProved: false, isAskedForPayment: false };
    expect(await sideOf(created.cookie)).toEqual({ ...lost, ...creatorsData });
    expect(await opens(email)).toBe(false);
  });

  test.each(['session', 'password'])('in a browser with the %s keeps the data', async (has) => {
    const created = await createAccount();
    const { email } = created;
    // A user who confirms while signed in used the password to sign in, so the password remains valid.
    const isConfirmedInside = proof === 'confirmation';
    const holds = has === 'session' || isConfirmedInside;
    const prover = await prove(created, holds ? (await signIn(email)).cookie : '');
    if (!holds) {
      expect(await sideOf(prover)).toMatchObject(nothing);
      const fields = { intent: 'claim-earlier-account', password: oldPassword };
      expect((await settings(prover, fields)).status).toBe(302);
    }
    const isAskedForPayment = !isConfirmedInside;
    const expected = { email, isProved: true, ...creatorsData, isAskedForPayment };
    expect(await sideOf(prover)).toEqual(expected);
    expect((await sideOf(created.cookie)) !== null).toBe(isConfirmedInside);
    expect(await opens(email)).toBe(isConfirmedInside || (has === 'password' && proof !== 'reset'));
    if (proof === 'reset') expect(await opens(email, newPassword)).toBe(true);
  });
});
