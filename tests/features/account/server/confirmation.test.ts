import { describe, expect, it, test } from 'vitest';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { followConfirmation } from '#app/features/account/server/confirmation.api.server.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import {
  cookiesOf,
  createTestContext,
  formPost,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

const confirmed = 'Your email address is confirmed.';
const notValid = 'This confirmation link is no longer valid.';
const notValidYet = 'This confirmation link is no longer valid. Send a new one from Settings.';

/** Signs a user up; `link` is the link in the confirmation email. */
async function signUp(screen: 'page' | 'dialog' = 'page', over: Partial<RequestContext> = {}) {
  const { context, finish } = createFinishedContext(database.open(), over);
  const email = `${crypto.randomUUID()}@example.com`;
  const fields = { intent: 'sign-up', screen, email, password: 'a long enough password' };
  await answerAuth(formPost('/ca/auth', fields), context, 'ca');
  await finish();
  const [message] = context.emails;
  const link = message ? linkIn(message, 'confirm=') : '';
  return { email, link, message, context, cookie: cookiesOf(context) };
}

/** Opens a link with a user's session; returns the toast and the redirect target. */
async function follow(link: string, cookie: string, over = {}, db: Database = database.open()) {
  const context = createTestContext(db, over);
  const request = new Request(link, { headers: { Cookie: cookie } });
  const viewer = await getViewer(request, createTestContext(database.open()));
  if (!viewer) throw new Error('No user is signed in');
  const answer = await followConfirmation(request, context, viewer, '/ca/invoices');
  if (!answer) return null;
  const flash = await flashOf(answer);
  return { to: answer.headers.get('Location'), message: flash?.message };
}

async function isVerified(cookie: string): Promise<boolean> {
  const request = new Request(`${testOrigin}/`, { headers: { Cookie: cookie } });
  const viewer = await getViewer(request, createTestContext(database.open()));
  return viewer?.user.emailVerifiedAt !== null;
}

describe('a confirmation link', () => {
  it.each(['page', 'dialog'] as const)('is emailed after a sign-up (%s)', async (screen) => {
    const { email, message, link } = await signUp(screen);
    expect(message).toMatchObject({
      to: email,
      subject: 'Confirm your email address for Billwren',
    });
    expect(link).toMatch(/^https:\/\/billwren\.example\/ca\/invoices\?confirm=[\w-]{43}$/);
    const { rows } = await database.open().$client.execute('SELECT * FROM email_links');
    expect(JSON.stringify(rows)).not.toContain(link.split('confirm=')[1]);
  });

  it('does not delay a sign-up: a failed email is only reported', async () => {
    const sendEmail = () => Promise.reject(new Error('The email provider returned 500.'));
    const { context, cookie } = await signUp('page', { sendEmail });
    expect(context.reported).toHaveLength(1);
    expect(await isVerified(cookie)).toBe(false);
  });

  it('confirms the address of its own account, and opening it again shows the same message', async () => {
    const { link, cookie } = await signUp();
    expect(await isVerified(cookie)).toBe(false);
    expect(await follow(link, cookie)).toEqual({ to: '/ca/invoices', message: confirmed });
    expect(await isVerified(cookie)).toBe(true);
    expect(await follow(link, cookie)).toEqual({ to: '/ca/invoices', message: confirmed });
  });

  it('is followed by one email about what it changed', async () => {
    const { email, link, cookie } = await signUp();
    const emails: { to: string; subject: string; text: string }[] = [];
    const sendEmail = async (message: (typeof emails)[number]) => void emails.push(message);
    await follow(link, cookie, { sendEmail });
    await follow(link, cookie, { sendEmail });
    await expect.poll(() => emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      to: email,
      subject: 'Your Billwren email address is confirmed',
    });
    expect(emails[0]?.text).toContain('Your password, devices and invoices haven’t changed.');
  });

  it('does nothing for another user', async () => {
    const attacker = await signUp();
    const victim = await signUp();
    expect((await follow(attacker.link, victim.cookie))?.message).toBe(notValidYet);
    expect(await isVerified(attacker.cookie)).toBe(false);
    expect(await isVerified(victim.cookie)).toBe(false);
    await follow(victim.link, victim.cookie);
    expect((await follow(attacker.link, victim.cookie))?.message).toBe(notValid);
    expect(await isVerified(attacker.cookie)).toBe(false);
  });

  it('works for seven days', async () => {
    const { link, cookie, context } = await signUp();
    const end = context.now + 7 * 24 * 60 * 60 * 1000;
    expect((await follow(link, cookie, { now: end }))?.message).toBe(notValidYet);
    expect((await follow(link, cookie, { now: end - 1 }))?.message).toBe(confirmed);
  });

  it('stops working when the account’s address changes', async () => {
    const { email, link, cookie } = await signUp();
    await database.open().$client.execute({
      sql: `UPDATE users SET email = 'moved-' || email WHERE email = ?`,
      args: [email],
    });
    expect((await follow(link, cookie))?.message).toBe(notValidYet);
  });

  it.each(['', 'x', 'A'.repeat(43)])('that is made up (%s) does nothing', async (token) => {
    const { cookie } = await signUp();
    const link = `${testOrigin}/ca/invoices?confirm=${token}`;
    const refusals: string[] = [];
    const recordRefusal = (why: string) => refusals.push(why);
    const refused = { to: '/ca/invoices', message: notValidYet };
    expect(await follow(link, cookie, { recordRefusal })).toEqual(refused);
    expect(refusals).toEqual(['link']);
    expect(await isVerified(cookie)).toBe(false);
  });

  it('is not looked up when the URL has none', async () => {
    const { cookie } = await signUp();
    expect(await follow(`${testOrigin}/ca/invoices?highlight=1`, cookie)).toBeNull();
  });
});

describe('Settings send the link again', () => {
  async function sendAgain(cookie: string) {
    const { context, finish } = createFinishedContext(database.open());
    const post = formPost('/ca/settings', { intent: 'send-confirmation' }, cookie);
    const { body, status } = await answerSecurityPost(post, context, 'ca');
    await finish();
    return { body, status, emails: context.emails };
  }

  it('or explain why not, to an account that has lost its address to its owner', async () => {
    const { email, cookie } = await signUp();
    await database
      .open()
      .$client.execute({ sql: 'UPDATE users SET email = NULL WHERE email = ?', args: [email] });
    expect(await sendAgain(cookie)).toEqual({
      status: 409,
      body: {
        outcome: 'refused',
        errors: { form: 'This account has no email address to confirm.' },
      },
      emails: [],
    });
  });

  it('and the older link stops working', async () => {
    const { email, link, cookie } = await signUp();
    const { body, emails } = await sendAgain(cookie);
    const message = 'Confirmation link sent. Check your inbox.';
    expect(body).toEqual({ outcome: 'changed', message });
    expect(emails).toMatchObject([{ to: email }]);
    expect((await follow(link, cookie))?.message).toBe(notValidYet);
    expect((await follow(linkIn(emails[0] ?? { text: '' }, 'confirm='), cookie))?.message).toBe(
      confirmed,
    );
  });

  it('at most three times in fifteen minutes, and not once the address is confirmed', async () => {
    const { link, cookie } = await signUp();
    for (let sent = 1; sent <= 3; sent += 1) expect((await sendAgain(cookie)).status).toBe(200);
    const { body, status, emails } = await sendAgain(cookie);
    expect([status, emails]).toEqual([429, []]);
    const form = 'Too many attempts. Try again in 15 minutes.';
    expect(body).toEqual({ outcome: 'refused', errors: { form } });

    const other = await signUp();
    await follow(other.link, other.cookie);
    expect(await sendAgain(other.cookie)).toMatchObject({
      body: { message: confirmed },
      emails: [],
    });
    expect(link).not.toBe(other.link);
  });

  it('but not to a guest', async () => {
    expect(await sendAgain('')).toMatchObject({ status: 401, emails: [] });
  });
});

test('when the database fails while a link is opened, opening it again confirms', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: () => signUp(),
    action: (db, { link, cookie }) => follow(link, cookie, {}, db),
    check: async (_db, { link, cookie }) => {
      expect((await follow(link, cookie))?.message).toBe(confirmed);
      expect(await isVerified(cookie)).toBe(true);
    },
  });
  expect(met).toBe(databaseFaults.length);
});
