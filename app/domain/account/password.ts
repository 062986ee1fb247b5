/**
 * The screen where a password is typed (the native auth screen counts as the auth page); minimum lengths differ by
 * screen.
 */
export type PasswordScreen = 'auth-page' | 'dialog' | 'reset' | 'settings';

/** Long enough for any passphrase, short enough to keep hashing cheap. */
export const maxPasswordLength = 256;

/** A rule that a new password breaks, and its limit in characters. */
export type PasswordIssue = { code: 'too-short' | 'too-long'; limit: number };

/** The first rule that a new password breaks, or null. */
export function checkNewPassword(password: string, screen: PasswordScreen): PasswordIssue | null {
  const minimum = screen === 'auth-page' ? 6 : 8;
  if (password.length < minimum) return { code: 'too-short', limit: minimum };
  return password.length > maxPasswordLength
    ? { code: 'too-long', limit: maxPasswordLength }
    : null;
}

export type NewPassword = { password: string; confirmation: string };

/** The message under each of the two fields. */
export type NewPasswordErrors = { password?: string; confirmation?: string };

/**
 * Validates a new password and its confirmation: first the password rules, then equality. Returns null when both are
 * fine.
 */
export function checkConfirmedPassword(
  { password, confirmation }: NewPassword,
  screen: PasswordScreen,
): PasswordIssue | { code: 'differs' } | null {
  const issue = checkNewPassword(password, screen);
  return issue ?? (password === confirmation ? null : { code: 'differs' });
}
