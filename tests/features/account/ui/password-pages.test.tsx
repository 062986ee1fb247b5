import { expect, test } from 'vitest';
import { parseRecoveryToken, resetLink } from '#app/domain/account/email-link.ts';
import { HideRecoveryHash } from '#app/features/account/ui/hide-recovery-hash.tsx';
import { ResetPasswordPage } from '#app/features/account/ui/password-pages.tsx';
import { renderScreen } from '#tests/support/render-screen.tsx';

const token = 'Ab0_-'.repeat(9).slice(0, 43);

// tests/e2e/passwords.test.ts covers the pages' fields and messages.

test('the form posts the token in the body, and its first script removes the hash from the URL', async () => {
  const html = await renderScreen(<ResetPasswordPage country="us" token={token} answer={null} />);
  expect(html).toContain(`<input type="hidden" name="token" value="${token}"/>`);
  expect(html).toMatch(/<form method="post" action="[^"?#]*"/);
  const script = await renderScreen(<HideRecoveryHash />);
  expect(script).toContain('history.replaceState(');
  expect(script).not.toContain('&quot;');
});

test('a reset link is only accepted with type=recovery and a complete token', () => {
  const { hash } = new URL(resetLink('https://billwren.example', 'au', token));
  expect(parseRecoveryToken(hash)).toBe(token);
  for (const wrong of [
    '',
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
