import { describe, expect, it } from 'vitest';
import { AuthPage } from '#app/features/account/ui/auth-page.tsx';
import { checkCredentials } from '#app/features/account/ui/credential-fields.tsx';
import { NativeAuthPage } from '#app/features/account/ui/native-auth-page.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const page = {
  country: 'us',
  accountCountry: 'us',
  redirectTo: '/us/settings',
  providers: ['google', 'apple'],
  answer: null,
} as const;

const panelsOf = (html: string) => html.split('id="sign-up-panel"') as [string, string];
const isReset = 'Your password has been updated. Please sign in with the new password.';

describe('the auth page without scripts', () => {
  it('switches tabs by links, keeps the original page, and links to a reset', async () => {
    const html = await renderScreen(<AuthPage {...page} tab="sign-in" />, { path: '/us/auth' });
    expect(html).toMatch(/role="tab" href="\?tab=sign-up&amp;redirectTo=%2Fus%2Fsettings"/);
    expect(html.match(/name="redirectTo" value="\/us\/settings"/g)).toHaveLength(2);
    expect(html).toMatch(/id="sign-up-panel"[^>]* hidden=""/);
    const [form] = panelsOf(html);
    expect(textsOf(form, 'button')).toEqual(['Continue', 'Sign in with a code']);
    const labels = ['Email', 'Password', expect.stringMatching(/^Remember me/)];
    expect(textsOf(form, 'label')).toEqual(labels);
    expect(form).toMatch(/<a [^>]*href="\/us\/forgot-password"[^>]*>Forgot password\?<\/a>/);
    expect(html).not.toContain(isReset);
    const reset = await renderScreen(<AuthPage {...page} tab="sign-in" isReset />);
    expect(reset).toContain(isReset);
  });

  it('posts what the action reads to its own tab, with links to the terms', async () => {
    const html = await renderScreen(<AuthPage {...page} tab="sign-up" />, { path: '/us/auth' });
    const [, form] = panelsOf(html);
    expect(form).toMatch(/method="post" action="[^"]*\?tab=sign-up/);
    for (const part of [
      'name="intent" value="sign-up"',
      'name="screen" value="page"',
      'at least 13',
      'href="/us/terms"',
      'href="/us/privacy"',
    ]) {
      expect(form).toContain(part);
    }
  });

  it('shows the error at its field in the right form, with the typed email', async () => {
    const errors = { email: 'This email is already registered. Please sign in instead.' };
    const answer = { outcome: 'refused', errors, email: 'me@example.com' } as const;
    const html = await renderScreen(<AuthPage {...page} tab="sign-up" answer={answer} />);
    const [signIn, signUp] = panelsOf(html);
    expect(signIn).not.toContain(errors.email);
    const input = /<input[^>]*name="email"[^>]*>/.exec(signUp)?.[0] ?? '';
    expect(input).toContain('value="me@example.com"');
    expect(input).toContain('aria-invalid="true"');
    const described = /aria-describedby="([^"]+)"/.exec(input)?.[1];
    expect(signUp).toMatch(new RegExp(`<p id="${described}"[^>]*>.*${errors.email}`));
  });

  it('offers Google and Apple on both tabs, as links that keep the original page, if there are keys', async () => {
    const html = await renderScreen(<AuthPage {...page} tab="sign-up" />);
    const [signIn, signUp] = panelsOf(html);
    for (const form of [signIn, signUp]) {
      expect(form).toContain('href="/oauth/google?country=us&amp;redirectTo=%2Fus%2Fsettings"');
      expect(textsOf(form, 'a').slice(-2)).toEqual(['Continue with Google', 'Continue with Apple']);
    }
    const none = await renderScreen(<AuthPage {...page} providers={[]} tab="sign-up" />);
    expect(none).not.toContain('Continue with');
  });
});

it('the native auth screen offers Apple with a button for its sheet, and nothing if it has no keys', async () => {
  const native = { country: 'us', mode: 'sign-in', redirectTo: null, answer: null } as const;
  const options = { path: '/app/ios/auth' };
  const offered = await renderScreen(
    <NativeAuthPage {...native} providers={['apple-app']} />,
    options,
  );
  expect(offered).toMatch(/<button[^>]*>.*Continue with Apple<\/button>/);
  expect(offered).not.toContain('/oauth/apple');
  const none = await renderScreen(<NativeAuthPage {...native} providers={[]} isReset />, options);
  expect(none).not.toMatch(/Apple|Google/);
  expect(none).toContain(isReset);
});

const short = { email: ' Me@Example.com ', password: '1234567' };
it.each([
  ['auth-page', 'sign-up', short, null],
  ['dialog', 'sign-up', short, { password: 'Password must be at least 8 characters' }],
  ['dialog', 'sign-in', short, null],
  [
    'auth-page',
    'sign-up',
    { email: 'me@', password: '12345' },
    { email: 'Invalid email address', password: 'Password must be at least 6 characters' },
  ],
] as const)('before sending, the %s checks a %s with %o: %o', (screen, intent, typed, errors) => {
  expect(checkCredentials({ ...typed, intent }, screen)).toEqual(errors);
});
