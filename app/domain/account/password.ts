/**
 * Where a password is typed (the native auth screen counts as the auth page); the least length differs per screen, as
 * written (`platform.md` section 5).
 */
export type PasswordScreen = 'auth-page' | 'dialog' | 'reset' | 'settings';

/** Long enough for any passphrase, short enough that hashing stays cheap to refuse. */
export const longestPassword = 256;

/** Shown when password and confirmation differ. */
const passwordsDifferMessage = "Passwords don't match";

/**
 * The message of the first rule that a new password breaks, or null. Settings say "New password ..."
 * (`invoices.md` section 5, Other rules), the others "Password ..." (`platform.md` section 5).
 */
export function checkNewPassword(password: string, screen: PasswordScreen): string | null {
  const minimum = screen === 'auth-page' ? 6 : 8;
  const subject = screen === 'settings' ? 'New password' : 'Password';
  if (password.length < minimum) return `${subject} must be at least ${minimum} characters`;
  if (password.length > longestPassword) {
    return `${subject} must be at most ${longestPassword} characters`;
  }
  return null;
}

/** A new password that is typed twice. */
export type NewPassword = { password: string; confirmation: string };

/** The message under each of the two fields. */
export type NewPasswordErrors = { password?: string; confirmation?: string };

/**
 * What is wrong with a new password that is typed twice, or null: the password's own rules first, then whether the
 * confirmation is the same text (`platform.md` section 5, Reset).
 */
export function checkConfirmedPassword(
  { password, confirmation }: NewPassword,
  screen: PasswordScreen,
): NewPasswordErrors | null {
  const issue = checkNewPassword(password, screen);
  if (issue) return { password: issue };
  return password === confirmation ? null : { confirmation: passwordsDifferMessage };
}

// @covers V6.2.1 V6.2.5 V6.2.9 decisions-6.1 platform-5.2
