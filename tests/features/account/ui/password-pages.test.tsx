import { describe, expect, it, test } from 'vitest';
import { parseRecoveryToken, resetLink } from '#app/domain/account/email-link.ts';
import { AuthPage } from '#app/features/account/ui/auth-page.tsx';
import { HideRecoveryHash } from '#app/features/account/ui/hide-recovery-hash.tsx';
import { NativeAuthPage } from '#app/features/account/ui/native-auth-page.tsx';
import { ForgotPasswordPage, ResetPasswordPage } from '#app/features/account/ui/password-pages.tsx';
import { SendConfirmation } from '#app/features/account/ui/security-section.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const sentence = "If this email exists, we've sent a reset link. Please check your inbox.";
const token = 'Ab0_-'.repeat(9).slice(0, 43);

describe('the page that requests a reset link', () => {
  it('has an email field, Send Reset Link and Back to Sign In', async () => {
    const html = await renderScreen(<ForgotPasswordPage country="uk" answer={null} />);
    expect(textsOf(html, 'label')).toEqual(['Email']);
    expect(textsOf(html, 'button')).toEqual(['Send Reset Link']);
    expect(html).toMatch(/<a [^>]*href="\/uk\/auth"[^>]*>Back to Sign In<\/a>/);
  });

  it('then says that the link expires in 1 hour and to check spam', async () => {
    const answer = { outcome: 'sent', message: sentence } as const;
    const html = await renderScreen(<ForgotPasswordPage country="uk" answer={answer} />);
    expect(html.replaceAll('&#x27;', "'")).toContain(sentence);
    expect(html).toContain('The link expires in 1 hour.');
    expect(html).toContain('check your spam folder');
    expect(html).toContain('Back to Sign In');
  });

  it('keeps the typed value next to its error', async () => {
    const errors = { email: 'Invalid email address' };
    const answer = { outcome: 'refused', errors, email: 'no address' } as const;
    const html = await renderScreen(<ForgotPasswordPage country="uk" answer={answer} />);
    expect(html).toContain('value="no address"');
    expect(html).toContain('Invalid email address');
  });
});

describe('the page that sets the password', () => {
  it('asks for it twice; the token is posted in the body', async () => {
    const html = await renderScreen(<ResetPasswordPage country="us" token={token} answer={null} />);
    expect(textsOf(html, 'label')).toEqual(['New password', 'Confirm password']);
    expect(textsOf(html, 'button')).toEqual(['Update Password']);
    expect(html).toContain(`<input type="hidden" name="token" value="${token}"/>`);
    expect(html).toMatch(/<form method="post" action="[^"?#]*"/);
  });

  it('shows errors at the field', async () => {
    const answer = {
      outcome: 'refused',
      errors: { confirmation: "Passwords don't match" },
    } as const;
    const html = await renderScreen(
      <ResetPasswordPage country="us" token={token} answer={answer} />,
    );
    expect(html).toMatch(/name="confirmation"/);
    expect(html).toContain('Passwords don&#x27;t match');
  });

  it('removes the hash from the URL in its first script', async () => {
    const html = await renderScreen(<HideRecoveryHash />);
    expect(html).toContain('history.replaceState(');
    expect(html).not.toContain('&quot;');
  });
});

test('the auth page links to a reset, and confirms it afterwards', async () => {
  const page = {
    country: 'us',
    accountCountry: 'us',
    tab: 'sign-in',
    redirectTo: null,
    providers: [],
    answer: null,
  } as const;
  const before = await renderScreen(<AuthPage {...page} />);
  expect(before).toMatch(/<a [^>]*href="\/us\/forgot-password"[^>]*>Forgot password\?<\/a>/);
  const done = 'Your password has been updated. Please sign in with the new password.';
  expect(before).not.toContain(done);
  expect(await renderScreen(<AuthPage {...page} isReset />)).toContain(done);
  const native = { ...page, mode: 'sign-in' } as const;
  expect(await renderScreen(<NativeAuthPage {...native} />)).not.toContain(done);
  expect(await renderScreen(<NativeAuthPage {...native} isReset />)).toContain(done);
});

test('Settings offer the confirmation link again', async () => {
  const post = async () => ({ outcome: 'changed', message: '' }) as const;
  const html = await renderScreen(<SendConfirmation post={post} />);
  expect(textsOf(html, 'button')).toEqual(['Resend link']);
});

test('a reset link is only accepted with type=recovery and a complete token', () => {
  const { hash } = new URL(resetLink('https://billwren.example', 'au', token));
  expect(parseRecoveryToken(hash)).toBe(token);
  for (const wrong of [
    '',
    '#',
    '#main',
    `#token=${token}`,
    '#type=recovery',
    `#type=signup&token=${token}`,
    `#type=recovery&token=${token}x`,
    `#type=recovery&token=${token.slice(1)}`,
  ]) {
    expect(parseRecoveryToken(wrong)).toBeNull();
  }
});
