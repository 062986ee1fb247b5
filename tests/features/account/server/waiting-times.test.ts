import { describe, expect, it } from 'vitest';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { action as answerSendCode } from '#app/features/account/send-otp.route.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import {
  answerForgotPassword,
  answerResetPassword,
} from '#app/features/account/server/reset-action.api.server.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { createTestContext, formPost, jsonPost } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

const minute = 60_000;
const noon = Date.UTC(2026, 10, 23, 12, 0, 20);
const inAuckland = '__Host-tz=Pacific%2FAuckland';
const password = 'a long enough password';
const newEmail = () => `${crypto.randomUUID()}@example.com`;

type From = { networkAddress: string; now: number; cookie?: string };

async function sign(
  { email, typed = password, intent = 'sign-in' }: Record<string, string> & { email: string },
  { cookie = '', ...over }: From,
) {
  const { context, finish } = createFinishedContext(database.open(), over);
  const fields = { intent, screen: 'dialog', email, password: typed };
  const answer: unknown = await answerAuth(formPost('/us/auth', fields, cookie), context, 'us');
  await finish();
  const { data } = answer as { data: AuthAnswer };
  return data.outcome === 'signed-in' ? 'in' : data.errors;
}

async function blockedAt(networkAddress: string, now: number) {
  const email = newEmail();
  await sign({ email, intent: 'sign-up' }, { networkAddress, now });
  for (let tried = 0; tried < 5; tried += 1) {
    await sign({ email, typed: 'wrong' }, { networkAddress, now: now + tried * minute });
  }
  return email;
}

describe('the waiting time', () => {
  it('is the rest of the fifteen minutes, with the time on the visitor’s clock', async () => {
    const networkAddress = newNetworkAddress();
    const email = await blockedAt(networkAddress, noon);
    const at = (passed: number, cookie = inAuckland) =>
      sign({ email }, { networkAddress, now: noon + passed, cookie });
    expect(await at(4 * minute)).toEqual({
      form: 'Too many attempts. Try again in 11 minutes, at 1:16 AM.',
      waitSeconds: 11 * 60,
    });
    expect(await at(4 * minute, '__Host-tz=America%2FNew_York')).toMatchObject({
      form: 'Too many attempts. Try again in 11 minutes, at 7:16 AM.',
    });
    expect(await at(14 * minute + 1)).toMatchObject({
      form: 'Too many attempts. Try again in 1 minute, at 1:16 AM.',
    });
    expect(await at(15 * minute)).toBe('in');
  });

  it('is shown without a clock time if the visitor’s time zone is unknown', async () => {
    const networkAddress = newNetworkAddress();
    const email = await blockedAt(networkAddress, noon);
    for (const cookie of ['', '__Host-tz=Nowhere']) {
      expect(
        await sign({ email }, { networkAddress, now: noon + 4 * minute, cookie }),
      ).toMatchObject({ form: 'Too many attempts. Try again in 11 minutes.' });
    }
  });

  it('is an hour for new accounts', async () => {
    const from = { networkAddress: newNetworkAddress(), now: noon, cookie: inAuckland };
    for (let made = 0; made < 20; made += 1) {
      await sign({ email: newEmail(), intent: 'sign-up' }, from);
    }
    expect(await sign({ email: newEmail(), intent: 'sign-up' }, from)).toEqual({
      form: 'Too many attempts. Try again in 1 hour, at 2:01 AM.',
      waitSeconds: 3600,
    });
  });

  it('is an hour for codes, even if the minute between two is not over', async () => {
    const email = newEmail();
    const ask = async (now: number) => {
      const context = createTestContext(database.open(), { now });
      const request = jsonPost('/api/send-otp', { email }, inAuckland);
      const answer = await answerSendCode({ request, context });
      return { body: await answer.json(), after: answer.headers.get('Retry-After') };
    };
    for (let asked = 0; asked < 5; asked += 1) await ask(noon + asked * minute);
    expect(await ask(noon + 4 * minute + 1000)).toEqual({
      body: {
        error: 'Too many attempts. Try again in 56 minutes, at 2:01 AM.',
        code: 'too-many-attempts',
      },
      after: '3359',
    });
  });
});

it('a reset lifts the block of that account from that network, and no other', async () => {
  const [here, elsewhere] = [newNetworkAddress(), newNetworkAddress()];
  const now = Date.now();
  const email = await blockedAt(here, now);
  const other = await blockedAt(here, now);
  const proved = 'UPDATE users SET email_verified_at = 5 WHERE email = ?';
  await database.open().$client.execute({ sql: proved, args: [email] });
  for (let tried = 0; tried < 5; tried += 1) {
    await sign({ email, typed: 'wrong' }, { networkAddress: elsewhere, now });
  }
  const from = { networkAddress: here, now: now + 5 * minute };
  expect(await sign({ email }, from)).toMatchObject({ waitSeconds: 600 });

  const asked = createFinishedContext(database.open(), from);
  await answerForgotPassword(formPost('/us/forgot-password', { email }), asked.context, 'us');
  await asked.finish();
  const [message] = asked.context.emails;
  const token = linkIn(message ?? { text: '' }, '/us/reset-password').split('token=')[1] ?? '';
  const typed = { token, password: 'the second long password', confirmation: '' };
  const set = createFinishedContext(database.open(), from);
  const post = formPost('/us/reset-password', { ...typed, confirmation: typed.password });
  await answerResetPassword(post, set.context, 'us');
  await set.finish();

  expect(await sign({ email, typed: typed.password }, from)).toBe('in');
  expect(
    await sign({ email, typed: typed.password }, { ...from, networkAddress: elsewhere }),
  ).toMatchObject({ waitSeconds: 600 });
  expect(await sign({ email: other }, from)).toMatchObject({ waitSeconds: 600 });
});
