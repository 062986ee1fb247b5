import { passwordTexts } from '#app/features/account/texts/password.ts';
import { fill } from '#app/i18n/fill.ts';

/**
 * Where a password is typed (the native auth screen counts as the auth page); the least length differs per screen, as
 * written.
 */
export type PasswordScreen = 'auth-page' | 'dialog' | 'reset' | 'settings';

/** Long enough for any passphrase, short enough that hashing stays cheap to refuse. */
export const maxPasswordLength = 256;

/**
 * The message of the first rule that a new password breaks, or null. Settings say "New password ...", the others
 * "Password ...".
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
): NewPasswordErrors | null {
  const issue = checkNewPassword(password, screen);
  if (issue) return { password: issue };
  return password === confirmation ? null : { confirmation: passwordTexts.check.differs };
}
