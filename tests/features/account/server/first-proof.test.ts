import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { IdentityClient } from '#app/adapters/identity/identity-client.server.ts';
import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { newPassword, oldPassword, openAccountWorld } from '#tests/support/account-world.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';

// Someone created an account with a password and an address that they didn't prove, then someone proves the address.
// The server can't know whether both are the same user, so the proving browser's own data decides.

const world = await openAccountWorld();
const { db, createUser, signIn, signInByCode, viewerOf, visit, submit, settings } = world;

const creatorsIban = 'DE89370400440532013000';
const creatorsData = { invoices: ['INV-001'], iban: creatorsIban, used: 3 };
const nothing = { invoices: [], iban: null, used: 0 };

/** The account as its creator leaves it: payment details, an invoice, no free invoices left. */
async function createAccount() {
  const { email, cookie, userId, letter } = await createUser();
  await saveSample(db, await settingsOf(db, userId), { invoiceNumber: 'INV-001' });
  const columns = { iban: creatorsIban, totalInvoicesCreated: 3 };
  await db.update(userSettings).set(columns).where(eq(userSettings.userId, userId));
  const { pathname, search } = new URL(linkIn(letter ?? { text: '' }, 'confirm='));
  return { email, cookie, confirmation: pathname + search };
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
