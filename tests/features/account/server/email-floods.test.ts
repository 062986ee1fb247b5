import { describe, expect, it } from 'vitest';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import {
  answerForgotPassword,
  answerResetPassword,
} from '#app/features/account/server/reset-action.api.server.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import {
  newPassword,
  oldPassword,
  openAccountHarness,
  refused,
} from '#tests/support/account-harness.ts';
import { requestCode } from '#tests/support/code-visitor.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { cookiesOf, formPost } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { createTestUser, change, enter } = openAccountHarness(database);

/** The given number of addresses of one mailbox. */
function taggedAddresses(count: number) {
  const name = crypto.randomUUID();
  return Array.from({ length: count }, (_, at) => `${name}${at === 0 ? '' : `+${at}`}@example.com`);
}

/** A new network for each request, so that no network's limit is reached. */
const randomNetwork = () => ({
  networkAddress: `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
});

async function signUp(email: string) {
  const { context, finish } = createFinishedContext(database.open(), randomNetwork());
  const fields = { intent: 'sign-up', screen: 'dialog', email, password: oldPassword };
  await answerAuth(formPost('/us/auth', fields), context, 'us');
  await finish();
  return { emails: context.emails, cookie: cookiesOf(context), refusals: context.refusals };
}

async function forgot(email: string, over: Partial<RequestContext> = randomNetwork()) {
  const { context, finish } = createFinishedContext(database.open(), over);
  await answerForgotPassword(formPost('/us/forgot-password', { email }), context, 'us');
  await finish();
  const [message] = context.emails;
  return {
    emails: context.emails,
    token: message ? linkIn(message, '/us/').split('token=')[1] : '',
  };
}

async function reset(token = '') {
  const { context, finish } = createFinishedContext(database.open());
  const typed = { token, password: newPassword, confirmation: newPassword };
  const answer = await answerResetPassword(formPost('/us/reset-password', typed), context, 'us');
  await finish();
  return answer instanceof Response ? answer.headers.get('Location') : answer.data;
}
const isSet = '/us/auth?reset=success';
const isDead = '/us/auth';

async function setProved(email: string) {
  const sql = 'UPDATE users SET email_verified_at = 5 WHERE email = ?';
  await database.open().$client.execute({ sql, args: [email] });
}

describe('a password is changed at most three times in fifteen minutes', () => {
  const passwords = Array.from({ length: 5 }, (_, at) => `the long password ${at}`);
  const fields = (from: number, to: number) => ({
    current: from < 0 ? oldPassword : (passwords[from] ?? ''),
    password: passwords[to] ?? '',
    confirmation: passwords[to] ?? '',
  });

  it('one after the other: the fourth is refused, sends no email and changes nothing', async () => {
    let { cookie } = await createTestUser();
    for (let at = 0; at < 3; at += 1) {
      const changed = await change(cookie, fields(at - 1, at));
      expect([changed.status, changed.context.emails.length]).toEqual([200, 1]);
      cookie = changed.cookie;
    }
    const fourth = await change(cookie, fields(2, 3));
    expect(fourth.status).toBe(429);
    expect(fourth.body).toEqual(refused({ form: 'Too many attempts. Try again in 15 minutes.' }));
    expect(fourth.context.emails).toEqual([]);
    expect((await change(cookie, fields(0, 3))).body).toMatchObject({
      errors: { current: "This isn't your current password." },
    });
  });

  it('also for concurrent ones, not counting the refused ones', async () => {
    const { email, cookie } = await createTestUser();
    for (let tried = 0; tried < 4; tried += 1) {
      expect((await change(cookie, { current: 'wrong' })).status).toBe(400);
      await change(cookie, { password: 'short', confirmation: 'short' });
    }
    const first = await change(cookie);
    expect(first.status).toBe(200);
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const session = await enter('sign-in', email, newPassword);
        return change(session, { ...fields(-1, 0), current: newPassword });
      }),
    );
    expect(atOnce.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  });
});

describe('a mailbox is the part before the plus', () => {
  it('gets ten codes an hour, however its addresses are written', async () => {
    const sent = [];
    for (const email of taggedAddresses(12)) {
      sent.push((await requestCode(database.open(), email.toUpperCase(), randomNetwork())).status);
    }
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it('gets ten reset links an hour', async () => {
    const addresses = taggedAddresses(12);
    for (const email of addresses) {
      await signUp(email);
      await setProved(email);
    }
    let emails = 0;
    for (const email of addresses) emails += (await forgot(email)).emails.length;
    expect(emails).toBe(10);
  });

  it('gets ten emails an hour to unconfirmed addresses, whatever they are about', async () => {
    const addresses = taggedAddresses(12);
    const made = [];
    for (const email of addresses) made.push(await signUp(email));
    expect(made.map(({ emails }) => emails.length)).toEqual([
      ...Array.from({ length: 10 }, () => 1),
      0,
      0,
    ]);
    const last = made.at(-1);
    expect(last?.cookie).not.toBe('');
    expect(last?.refusals).toEqual(['limit']);

    const again = async (cookie: string) => {
      const { context, finish } = createFinishedContext(database.open());
      const post = formPost('/us/settings', { intent: 'send-confirmation' }, cookie);
      const { status } = await answerSecurityPost(post, context, 'us');
      await finish();
      return [status, context.emails.length];
    };
    expect(await again(last?.cookie ?? '')).toEqual([429, 0]);
    const changed = await change(last?.cookie ?? '');
    expect([changed.status, changed.context.emails]).toEqual([200, []]);
    expect((await forgot(addresses[0] ?? '')).emails).toEqual([]);

    await setProved(addresses[0] ?? '');
    const proved = await change(made[0]?.cookie ?? '');
    expect([proved.status, proved.context.emails.length]).toEqual([200, 1]);
  });
});

describe('several reset links of an account work at the same time', () => {
  async function owner() {
    const [email = ''] = taggedAddresses(1);
    const { cookie } = await signUp(email);
    await setProved(email);
    return { email, cookie, first: (await forgot(email)).token };
  }

  it('so a stranger who requests one too ends none', async () => {
    const { email, first } = await owner();
    for (let asked = 0; asked < 4; asked += 1) expect((await forgot(email)).emails).toHaveLength(1);
    expect(await reset(first)).toBe(isSet);
  });

  it('until one of them sets the password', async () => {
    const { email, first } = await owner();
    const second = (await forgot(email)).token;
    expect(await reset(second)).toBe(isSet);
    expect(await reset(first)).toBe(isDead);
    expect(await reset(second)).toBe(isDead);
    expect(await reset((await forgot(email)).token)).toBe(isSet);
  });

  it('or the password is changed', async () => {
    const { email, cookie, first } = await owner();
    const second = (await forgot(email)).token;
    expect((await change(cookie)).status).toBe(200);
    expect(await reset(first)).toBe(isDead);
    expect(await reset(second)).toBe(isDead);
  });

  it('and of two used at once, one sets it', async () => {
    const { email, first } = await owner();
    const second = (await forgot(email)).token;
    const answers = await Promise.all([reset(first), reset(second)]);
    expect(answers.sort()).toEqual([isDead, isSet]);
  });
});
