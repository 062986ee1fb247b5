import { describe, expect, it } from 'vitest';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { formPost } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

const blocked = 'Too many attempts. Try again in 15 minutes.';
const minute = 60_000;
const password = 'a long enough password';
const newEmail = () => `${crypto.randomUUID()}@example.com`;

type Try = { email: string; typed?: string; screen?: 'page' | 'dialog'; intent?: string };
type From = { networkAddress?: string; now?: number };

/** The result of an attempt: the refusal's sentence with its status, or `in`. */
async function attempt({ email, typed = password, screen = 'dialog', intent }: Try, from: From) {
  const fields = { intent: intent ?? 'sign-in', screen, email, password: typed };
  const { context, finish } = createFinishedContext(database.open(), from);
  const answer: unknown = await answerAuth(formPost('/us/auth', fields), context, 'us');
  await finish();
  if (answer instanceof Response) return 'in';
  const { data, init } = answer as { data: AuthAnswer; init: ResponseInit | null };
  return data.outcome === 'signed-in' ? 'in' : `${init?.status} ${data.errors.form}`;
}

async function newAccount() {
  const email = newEmail();
  await attempt({ email, intent: 'sign-up' }, {});
  return email;
}

const wrongPasswordMessages = {
  page: '400 Incorrect email or password. Please try again.',
  dialog: '400 Sign in failed. Please check your credentials.',
};

describe.each(['page', 'dialog'] as const)('on the %s', (screen) => {
  it.each([
    ['known', newAccount],
    ['unknown', async () => newEmail()],
  ] as const)(
    'the fifth failed attempt at a %s account reports that further ones are refused unchecked',
    async (_, account) => {
      const email = await account();
      const from = { networkAddress: newNetworkAddress() };
      for (let tried = 0; tried < 4; tried += 1) {
        expect(await attempt({ email, typed: 'wrong', screen }, from)).toBe(
          wrongPasswordMessages[screen],
        );
      }
      expect(await attempt({ email, typed: 'wrong', screen }, from)).toBe(`429 ${blocked}`);
      // Even with the right password.
      expect(await attempt({ email, screen }, from)).toBe(`429 ${blocked}`);
    },
  );
});

it('the owner can sign in from elsewhere, and here after fifteen minutes', async () => {
  const email = await newAccount();
  const networkAddress = newNetworkAddress();
  const now = Date.now();
  for (let tried = 0; tried < 5; tried += 1) {
    await attempt({ email, typed: 'wrong' }, { networkAddress, now });
  }
  expect(await attempt({ email }, { networkAddress, now })).toBe(`429 ${blocked}`);
  expect(await attempt({ email }, { now })).toBe('in');
  expect(await attempt({ email }, { networkAddress, now: now + 15 * minute - 1 })).toContain('429');
  expect(await attempt({ email }, { networkAddress, now: now + 15 * minute })).toBe('in');
});

it('letter case and spaces do not make another account', async () => {
  const email = await newAccount();
  const from = { networkAddress: newNetworkAddress() };
  for (const each of [email, email.toUpperCase(), ` ${email}`, `${email} `, email]) {
    await attempt({ email: each, typed: 'wrong' }, from);
  }
  expect(await attempt({ email }, from)).toBe(`429 ${blocked}`);
});

it('addresses of one IPv6 household count together', async () => {
  const email = await newAccount();
  for (let tried = 0; tried < 5; tried += 1) {
    await attempt({ email, typed: 'wrong' }, { networkAddress: `2001:db8:7:7::${tried}` });
  }
  expect(await attempt({ email }, { networkAddress: '2001:db8:7:7:ffff::1' })).toContain('429');
  expect(await attempt({ email }, { networkAddress: '2001:db8:7:8::1' })).toBe('in');
});

it('a successful sign-in clears the failures before it', async () => {
  const email = await newAccount();
  const from = { networkAddress: newNetworkAddress() };
  for (let tried = 0; tried < 4; tried += 1) await attempt({ email, typed: 'wrong' }, from);
  expect(await attempt({ email }, from)).toBe('in');
  for (let tried = 0; tried < 4; tried += 1) await attempt({ email, typed: 'wrong' }, from);
  expect(await attempt({ email }, from)).toBe('in');
});

it('of 60 concurrent wrong passwords, all but a few are refused unchecked', async () => {
  const email = await newAccount();
  const from = { networkAddress: newNetworkAddress() };
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => attempt({ email, typed: `wrong ${at}` }, from)),
  );
  expect(answers.filter((answer) => answer === wrongPasswordMessages.dialog).length).toBeLessThan(
    5,
  );
  const others = answers.filter((answer) => answer !== wrongPasswordMessages.dialog);
  expect(new Set(others)).toEqual(new Set([`429 ${blocked}`]));
  expect(await attempt({ email }, from)).toBe(`429 ${blocked}`);
});

it('twenty sign-ups an hour are allowed per network', async () => {
  const from = { networkAddress: newNetworkAddress() };
  const answers: string[] = [];
  for (let tried = 0; tried < 21; tried += 1) {
    answers.push(await attempt({ email: newEmail(), intent: 'sign-up' }, from));
  }
  expect(answers).toEqual([
    ...Array.from({ length: 20 }, () => 'in'),
    '429 Too many attempts. Try again in 1 hour.',
  ]);
});
