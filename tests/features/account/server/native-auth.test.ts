import { describe, expect, it } from 'vitest';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import type { Database } from '#db/client.server.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { cookiesOf, formPost } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

const password = 'a long enough password';
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const nowhere = () =>
  database.open({ fetch: () => Promise.reject(new TypeError('fetch failed (by the test)')) });

/** Posts the native auth screen; returns the sentence, the redirect target and the sent email. */
async function post(fields: Record<string, string>, db: Database = database.open()) {
  const { context, finish } = createFinishedContext(db);
  const request = formPost('/app/ios/auth', { password, screen: 'native', ...fields });
  const answer: unknown = await answerAuth(request, context, 'ca', 'native');
  await finish();
  const told = { context, cookie: cookiesOf(context), sentEmail: context.emails[0] };
  if (answer instanceof Response) {
    const message = (await flashOf(answer))?.message;
    return { ...told, message, to: answer.headers.get('Location') };
  }
  const { data } = answer as { data: AuthAnswer };
  const errors = data.outcome === 'refused' ? data.errors : {};
  return { ...told, message: errors.form ?? errors.email ?? errors.password, to: null };
}

describe('the native auth screen', () => {
  it('has its own messages and leads to the native pages', async () => {
    const email = newEmail();
    const signUp = { intent: 'sign-up', email };
    const signIn = { intent: 'sign-in', email };
    expect(await post(signUp, nowhere())).toMatchObject({ message: 'Authentication failed' });
    expect(await post(signUp)).toMatchObject({
      message: 'Account created successfully!',
      to: '/app/ios/home',
    });
    expect(await post(signUp)).toMatchObject({
      message: 'Email already registered. Please sign in.',
      to: null,
    });
    expect(await post(signIn)).toMatchObject({
      message: 'Welcome back!',
      to: '/app/ios/invoices',
    });
    expect(await post({ ...signIn, redirectTo: '/app/ios/create' })).toMatchObject({
      to: '/app/ios/create',
    });
    const wrong = { message: 'Invalid email or password' };
    expect(await post({ ...signIn, password: 'another password' })).toMatchObject(wrong);
    expect(await post({ ...signIn, email: newEmail() })).toMatchObject(wrong);
    expect(await post(signIn, nowhere())).toMatchObject({ message: 'Authentication failed' });
    expect(await post({ ...signUp, password: '12345' })).toMatchObject({
      message: 'Password must be at least 6 characters',
    });
  });

  it('keeps users signed in, as apps do', async () => {
    const { context } = await post({ intent: 'sign-up', email: newEmail() });
    expect(context.answerHeaders.getSetCookie().join()).toContain('Max-Age=2592000');
  });

  it('emails a link back to the native home, also from Settings', async () => {
    const home = /^https:\/\/billwren\.example\/app\/ios\/home\?confirm=[\w-]{43}$/;
    const { cookie, sentEmail } = await post({ intent: 'sign-up', email: newEmail() });
    expect(sentEmail && linkIn(sentEmail, 'confirm=')).toMatch(home);
    const { context, finish } = createFinishedContext(database.open());
    const again = formPost('/app/ios/settings', { intent: 'send-confirmation' }, cookie);
    await answerSecurityPost(again, context, 'ca');
    await finish();
    const [second] = context.emails;
    expect(second && linkIn(second, 'confirm=')).toMatch(home);
  });

  it('emails the same link to a guest of the form who signs up in its dialog in the native app', async () => {
    const signUpByDialog = async (userAgent: string) => {
      const { context, finish } = createFinishedContext(database.open());
      const fields = { intent: 'sign-up', screen: 'dialog', email: newEmail(), password };
      const request = formPost('/ca/create-invoice', fields);
      request.headers.set('User-Agent', userAgent);
      await answerAuth(request, context, 'ca');
      await finish();
      const [sentEmail] = context.emails;
      return sentEmail && new URL(linkIn(sentEmail, 'confirm=')).pathname;
    };
    expect(await signUpByDialog(nativeVisit.userAgent ?? '')).toBe('/app/ios/home');
    expect(await signUpByDialog('Mozilla/5.0 (iPhone)')).toBe('/ca/invoices');
  });
});
