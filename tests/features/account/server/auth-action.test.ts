import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { endSession, getViewer } from '#app/http/session/session.server.ts';
import { users } from '#db/account-schema.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import {
  cookiesOf,
  createTestContext,
  formPost,
  type TestContext,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

const password = 'a long enough password';
let addresses = 0;
const newEmail = () => `person-${++addresses}@example.com`;

async function post(fields: Record<string, string>, context = createTestContext(database.open())) {
  const answer = await answerAuth(formPost('/uk/auth', fields), context, 'uk');
  return { answer, context };
}

async function signedUp(email: string) {
  return post({ intent: 'sign-up', email, password, screen: 'dialog' });
}

function viewerWith(cookie: string) {
  const request = new Request(`${testOrigin}/uk/invoices`, { headers: { Cookie: cookie } });
  return getViewer(request, createTestContext(database.open()));
}

const dataOf = (answer: unknown) => (answer as { data: AuthAnswer }).data;

describe('signing up', () => {
  it('on the page signs in and redirects to pricing', async () => {
    const email = newEmail();
    const { answer, context } = await post({ intent: 'sign-up', email, password });
    expect((answer as Response).headers.get('Location')).toBe('/uk/pricing');
    expect(await flashOf(answer as Response)).toMatchObject({
      kind: 'success',
      message: 'Account created! You can start creating invoices.',
    });
    const viewer = await viewerWith(cookiesOf(context));
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

  it('in the dialog returns data without leaving the page', async () => {
    const { answer, context } = await signedUp(newEmail());
    expect(dataOf(answer)).toEqual({
      outcome: 'signed-in',
      message: 'Welcome! Your account is ready.',
    });
    expect(await viewerWith(cookiesOf(context))).not.toBeNull();
  });

  it('reports that an address is taken, in any letter case', async () => {
    const email = newEmail();
    await signedUp(email);
    const { answer, context } = await signedUp(email.toUpperCase());
    expect(dataOf(answer)).toMatchObject({
      outcome: 'refused',
      errors: { email: 'This email is already registered. Please sign in instead.' },
    });
    expect(context.answerHeaders.has('Set-Cookie')).toBe(false);
  });

  it.each([
    ['page', '12345', 'Password must be at least 6 characters'],
    ['dialog', '1234567', 'Password must be at least 8 characters'],
  ])('on the %s refuses a short password', async (screen, short, message) => {
    const fields = { intent: 'sign-up', email: newEmail(), password: short, screen };
    expect(dataOf((await post(fields)).answer)).toMatchObject({ errors: { password: message } });
  });

  it('refuses an invalid address, and returns the typed text but never the password', async () => {
    const { answer } = await post({ intent: 'sign-up', email: 'not an email', password });
    expect(dataOf(answer)).toEqual({
      outcome: 'refused',
      errors: { email: 'Invalid email address' },
      email: 'not an email',
    });
  });
});

describe('signing in', () => {
  it('redirects to the invoices, or back to the original page', async () => {
    const email = newEmail();
    await signedUp(email);
    const there = await post({ intent: 'sign-in', email, password });
    expect((there.answer as Response).headers.get('Location')).toBe('/uk/invoices');
    expect(await flashOf(there.answer as Response)).toMatchObject({ message: 'Welcome back!' });
    const back = await post({ intent: 'sign-in', email, password, redirectTo: '/ca/settings' });
    expect((back.answer as Response).headers.get('Location')).toBe('/ca/settings');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/nowhere/we/know'])(
    'never redirects to %s',
    async (redirectTo) => {
      const email = newEmail();
      await signedUp(email);
      const { answer } = await post({ intent: 'sign-in', email, password, redirectTo });
      expect((answer as Response).headers.get('Location')).toBe('/uk/invoices');
    },
  );

  it('responds the same to a wrong password and an unknown account', async () => {
    const email = newEmail();
    await signedUp(email);
    const wrong = await post({ intent: 'sign-in', email, password: 'something else' });
    const unknown = await post({ intent: 'sign-in', email: newEmail(), password });
    const message = 'Incorrect email or password. Please try again.';
    expect(dataOf(wrong.answer)).toMatchObject({ errors: { form: message } });
    expect(dataOf(unknown.answer)).toMatchObject({ errors: { form: message } });
    expect(wrong.context.answerHeaders.has('Set-Cookie')).toBe(false);
  });

  it.each(['page', 'dialog'])(
    'on the %s reports a deleted account only if the password is correct',
    async (screen) => {
      const email = newEmail();
      await signedUp(email);
      await database.open().update(users).set({ deletedAt: 1 }).where(eq(users.email, email));
      const right = await post({ intent: 'sign-in', email, password, screen });
      expect(right.answer).toMatchObject({ init: { status: 403 } });
      expect(dataOf(right.answer)).toMatchObject({
        errors: { form: 'This account was deleted. To get it back, contact support.' },
      });
      expect(right.context.answerHeaders.has('Set-Cookie')).toBe(false);
      expect(right.context.refusals).toEqual(['closed']);
      const typed = { intent: 'sign-in', password: 'something else', screen };
      const wrong = await post({ ...typed, email });
      const unknown = await post({ ...typed, email: newEmail() });
      expect(dataOf(wrong.answer)).toEqual({ ...dataOf(unknown.answer), email });
      expect(wrong.answer).toMatchObject({ init: (unknown.answer as { init: object }).init });
      expect(dataOf((await signedUp(email)).answer)).toMatchObject({
        errors: { email: 'This email is already registered. Please sign in instead.' },
      });
    },
  );

  it('is kept for 30 days with Remember me, else until the browser closes', async () => {
    const email = newEmail();
    await signedUp(email);
    const cookieOf = (context: TestContext) => context.answerHeaders.getSetCookie().join();
    const kept = await post({ intent: 'sign-in', email, password, remember: 'on' });
    expect(cookieOf(kept.context)).toContain('Max-Age=2592000');
    const short = await post({ intent: 'sign-in', email, password });
    expect(cookieOf(short.context)).not.toContain('Max-Age');
    for (const attribute of ['__Host-session=', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
      expect(cookieOf(short.context)).toContain(attribute);
    }
  });

  it('shows a message when the database is unavailable, and loses nothing', async () => {
    const away = createTestContext(
      database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) }),
    );
    const { answer } = await post({ intent: 'sign-in', email: 'a@example.com', password }, away);
    expect(dataOf(answer)).toMatchObject({
      errors: { form: "We couldn't sign you in. Please try again." },
      email: 'a@example.com',
    });
  });
});

describe('a session', () => {
  it('ends on sign-out, and its cookie no longer works', async () => {
    const { context } = await signedUp(newEmail());
    const cookie = cookiesOf(context);
    const request = new Request(`${testOrigin}/x`, { headers: { Cookie: cookie } });
    await endSession(request, createTestContext(database.open()));
    expect(await viewerWith(cookie)).toBeNull();
  });

  it('is stored only as a hash: the cookie’s value is nowhere in the database', async () => {
    const { context } = await signedUp(newEmail());
    const token = cookiesOf(context).split('=')[1] ?? '';
    const { rows } = await database.open().$client.execute('SELECT id FROM sessions');
    expect(rows.map((row) => row.id)).not.toContain(token);
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(String(row.id)))).toBe(true);
  });

  it('expires after 24 hours without Remember me, and is renewed halfway with it', async () => {
    const email = newEmail();
    await signedUp(email);
    const { context } = await post({ intent: 'sign-in', email, password });
    const db = database.open();
    await db.$client.execute({
      sql: 'UPDATE sessions SET expires_at = ? WHERE remember = 0',
      args: [Date.now() - 1],
    });
    expect(await viewerWith(cookiesOf(context))).toBeNull();

    const kept = await post({ intent: 'sign-in', email, password, remember: 'on' });
    const day = 24 * 60 * 60 * 1000;
    await db.$client.execute({
      sql: 'UPDATE sessions SET expires_at = ? WHERE remember = 1',
      args: [Date.now() + 10 * day],
    });
    const later = createTestContext(database.open());
    const request = new Request(`${testOrigin}/x`, {
      headers: { Cookie: cookiesOf(kept.context) },
    });
    expect(await getViewer(request, later)).not.toBeNull();
    expect(later.answerHeaders.get('Set-Cookie')).toContain('Max-Age=2592000');
    expect(later.db.stats.trips).toBe(2);
  });

  it('is read with its user and settings in one round trip, once per request', async () => {
    const { context } = await signedUp(newEmail());
    const next = createTestContext(database.open());
    const request = new Request(`${testOrigin}/x`, { headers: { Cookie: cookiesOf(context) } });
    await Promise.all([getViewer(request, next), getViewer(request, next)]);
    expect(next.db.stats.trips).toBe(1);
  });

  it.each(['', 'x', 'a'.repeat(43), '%00', '"'])(
    'with a made-up cookie (%s) has no user',
    async (value) => {
      expect(await viewerWith(`__Host-session=${value}`)).toBeNull();
    },
  );
});

it('a password that changes during the comparison starts no session', async () => {
  const email = newEmail();
  const other = database.open();
  await signedUp(email);
  // The third call stores the session, after counting the attempt and reading the hash.
  let calls = 0;
  const db = database.open({
    fetch: async (request, init) => {
      calls += 1;
      if (calls === 3) {
        await other.$client.execute(
          "UPDATE credentials SET password_hash = 'scrypt$new' WHERE kind = 'password'",
        );
      }
      return fetch(request, init);
    },
  });
  const fields = { intent: 'sign-in', email, password, screen: 'dialog' };
  const { answer, context } = await post(fields, createTestContext(db));
  expect(dataOf(answer)).toMatchObject({
    outcome: 'refused',
    errors: { form: 'Sign in failed. Please check your credentials.' },
  });
  expect(cookiesOf(context)).toBe('');
});
