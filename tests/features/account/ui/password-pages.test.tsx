import { expect, test } from 'vitest';
import { parseRecoveryToken, resetLink } from '#app/domain/account/email-link.ts';

const token = 'Ab0_-'.repeat(9).slice(0, 43);

// tests/e2e/passwords.test.ts covers the pages.

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
