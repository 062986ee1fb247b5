import { expect, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import {
  answerForgotPassword,
  answerResetPassword,
} from '#app/features/account/server/reset-action.api.server.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { formPost, type TestContext } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

// Many networks guess the password of one account, and none of them exceeds its own limit.

const database = await createTestDatabase();
const day = 86_400_000;
const { limit } = attemptLimits.passwordPerEmailAndDay;
const right = 'a long enough password';
const blocked =
  '429 There were too many wrong passwords for this email address in the last 24 hours. Sign in with a code or set a new password.';
const wrong = '400 Sign in failed. Please check your credentials.';

async function post(
  act: (request: Request, context: TestContext, country: 'us') => unknown,
  fields: Record<string, string>,
  now: number,
) {
  const { context, finish } = createFinishedContext(database.open(), {
    now,
    networkAddress: newNetworkAddress(),
  });
  const answer = await act(formPost('/us/auth', fields), context, 'us');
  await finish();
  expect(context.reported).toEqual([]);
  return { answer, emails: context.emails };
}

/** Attempts to sign in from a new network. Returns the refusal's status and sentence, or `in`, and the emails sent. */
async function attempt(email: string, password: string, now: number, intent = 'sign-in') {
  const fields = { intent, screen: 'dialog', email, password };
  const { answer, emails } = await post(answerAuth, fields, now);
  const { data, init } = answer as { data: AuthAnswer; init: ResponseInit | null };
  const said = data.outcome === 'signed-in' ? 'in' : `${init?.status} ${data.errors.form}`;
  return { said, emails };
}

async function guess(email: string, times: number, now: number) {
  const tries = [];
  for (let tried = 0; tried < times; tried += 1)
    tries.push(await attempt(email, 'guess', now + tried));
  return { said: tries.map(({ said }) => said), emails: tries.flatMap(({ emails }) => emails) };
}

async function newAccount(now: number): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await attempt(email, right, now, 'sign-up');
  return email;
}

test('guessing passwords is blocked for the day, and the owner is notified once', async () => {
  const now = Date.now();
  const email = await newAccount(now);
  const { said, emails } = await guess(email, limit, now);
  expect(new Set(said)).toEqual(new Set([wrong]));
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Someone is trying to guess your Billwren password'],
  ]);
  expect(emails[0]?.text).toContain('/us/forgot-password');
  const after = await guess(email, 3, now + 1000);
  expect([after.said, after.emails]).toEqual([[blocked, blocked, blocked], []]);
  expect((await attempt(email, right, now + 2000)).said).toBe(blocked);
  expect((await attempt(email, right, now + day + limit)).said).toBe('in');
});

test('guessing from many networks gets no more attempts', async () => {
  const now = Date.now();
  const email = await newAccount(now);
  const all = await Promise.all(
    Array.from({ length: limit + 10 }, () => attempt(email, 'guess', now)),
  );
  expect(all.filter(({ said }) => said === wrong)).toHaveLength(limit);
  expect(all.flatMap(({ emails }) => emails)).toHaveLength(1);
});

test('guessing is refused in the same way for an unknown account, and sends no email', async () => {
  const { said, emails } = await guess(`${crypto.randomUUID()}@example.com`, limit + 1, Date.now());
  expect([said.at(-2), said.at(-1), emails]).toEqual([wrong, blocked, []]);
});

test('frequent sign-ins by the owner don’t count as guessing: correct passwords are not counted', async () => {
  const now = Date.now();
  const email = await newAccount(now);
  await guess(email, limit - 1, now);
  for (const at of [1, 2, 3]) expect((await attempt(email, right, now + 100 + at)).said).toBe('in');
  expect((await attempt(email, 'guess', now + 200)).said).toBe(wrong);
  expect((await attempt(email, right, now + 300)).said).toBe(blocked);
});

test('the block ends with a new password from an emailed link', async () => {
  const now = Date.now();
  const email = await newAccount(now);
  await guess(email, limit, now);
  const { emails } = await post(answerForgotPassword, { email }, now);
  const token = new URL(linkIn(emails[0] ?? { text: '' }, 'token=')).hash.split('token=')[1] ?? '';
  const password = 'another long password';
  await post(answerResetPassword, { token, password, confirmation: password }, now);
  expect((await attempt(email, password, now + 1000)).said).toBe('in');
});
