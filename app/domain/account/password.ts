import { passwordTexts } from '#app/features/account/texts/password.ts';
import { fill } from '#app/i18n/fill.ts';

/**
 * The screen where a password is typed (the native auth screen counts as the auth page); minimum lengths differ by
 * screen.
 */
export type PasswordScreen = 'auth-page' | 'dialog' | 'reset' | 'settings';

/** Long enough for any passphrase, short enough to keep hashing cheap. */
export const maxPasswordLength = 256;

/**
 * Returns the message of the first rule that a new password breaks, or null. Settings messages say "New password ...",
 * the others "Password ...".
 */
export function checkNewPassword(password: string, screen: PasswordScreen): string | null {
  const minimum = screen === 'auth-page' ? 6 : 8;
  const isNew = screen === 'settings';
  const texts = passwordTexts.check;
  if (password.length < minimum) {
    return fill(isNew ? texts.newTooShort : texts.tooShort, { count: minimum });
  }
  if (password.length > maxPasswordLength) {
    return fill(isNew ? texts.newTooLong : texts.tooLong, { count: maxPasswordLength });
  }
  return null;
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
): NewPasswordErrors | null {
  const issue = checkNewPassword(password, screen);
  if (issue) return { password: issue };
  return password === confirmation ? null : { confirmation: passwordTexts.check.differs };
}
