import { describe, expect, it } from 'vitest';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import type { Database } from '#db/client.server.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { createTestContext, formPost } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

const password = 'a long enough password';
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const nowhere = () =>
  database.open({ fetch: () => Promise.reject(new TypeError('fetch failed (by the test)')) });

type Fields = { intent: 'sign-in' | 'sign-up'; screen: 'page' | 'dialog'; email: string };

/** The sentence that an attempt shows: a toast, the dialog's greeting or a refusal. */
async function sentenceOf(fields: Fields, typed = password, db: Database = database.open()) {
  const request = formPost('/us/auth', { ...fields, password: typed });
  const answer: unknown = await answerAuth(request, createTestContext(db), 'us');
  if (answer instanceof Response) {
    return (await flashOf(answer))?.message;
  }
  const { data } = answer as { data: AuthAnswer };
  if (data.outcome === 'signed-in') return data.message;
  return data.errors.form ?? data.errors.email ?? data.errors.password;
}

describe('the auth page and the dialog have their own messages', () => {
  it.each([
    [
      'page',
      {
        signedUp: 'Account created! You can start creating invoices.',
        signedIn: 'Welcome back!',
        wrong: 'Incorrect email or password. Please try again.',
        failed: "We couldn't sign you in. Please try again.",
      },
    ],
    [
      'dialog',
      {
        signedUp: 'Welcome! Your account is ready.',
        signedIn: 'Signed in successfully!',
        wrong: 'Sign in failed. Please check your credentials.',
        failed: 'Sign in failed. Please check your credentials.',
      },
    ],
  ] as const)('%s', async (screen, words) => {
    const email = newEmail();
    const signUp = { intent: 'sign-up', screen, email } as const;
    const signIn = { intent: 'sign-in', screen, email } as const;
    expect(await sentenceOf({ ...signUp, email: newEmail() }, password, nowhere())).toBe(
      'Failed to create account. Please try again.',
    );
    expect(await sentenceOf(signUp)).toBe(words.signedUp);
    expect(await sentenceOf(signUp)).toBe(
      'This email is already registered. Please sign in instead.',
    );
    expect(await sentenceOf(signIn)).toBe(words.signedIn);
    expect(await sentenceOf(signIn, 'another password')).toBe(words.wrong);
    expect(await sentenceOf({ ...signIn, email: newEmail() })).toBe(words.wrong);
    expect(await sentenceOf(signIn, password, nowhere())).toBe(words.failed);
  });
});
