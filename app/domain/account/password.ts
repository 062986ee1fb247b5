/**
 * Where a password is typed (the native auth screen counts as the auth page); the least length differs per screen, as
 * written.
 */
export type PasswordScreen = 'auth-page' | 'dialog' | 'reset' | 'settings';

/** Long enough for any passphrase, short enough that hashing stays cheap to refuse. */
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

/** A new password that is typed twice. */
export type NewPassword = { password: string; confirmation: string };

/** The message under each of the two fields. */
export type NewPasswordErrors = { password?: string; confirmation?: string };

/**
 * What is wrong with a new password that is typed twice, or null: the password's own rules first, then whether the
 * confirmation is the same text.
 */
export function checkConfirmedPassword(
  { password, confirmation }: NewPassword,
  screen: PasswordScreen,
): PasswordIssue | { code: 'differs' } | null {
  const issue = checkNewPassword(password, screen);
  return issue ?? (password === confirmation ? null : { code: 'differs' });
}
