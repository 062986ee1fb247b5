/** Where a password is typed; the least length differs per screen, as written (`platform.md` section 5). */
export type PasswordScreen = 'auth-page' | 'native-auth' | 'dialog' | 'reset' | 'settings';

const minimums: Record<PasswordScreen, number> = {
  'auth-page': 6,
  'native-auth': 6,
  dialog: 8,
  reset: 8,
  settings: 8,
};

/** Long enough for any passphrase, short enough that hashing stays cheap to refuse. */
export const longestPassword = 256;

/** Shown when password and confirmation differ (`platform.md` section 5, Reset). */
export const passwordsDifferMessage = "Passwords don't match";

/**
 * The message of the first rule that a new password breaks, or null. Settings say "New password ..."
 * (`invoices.md` section 5, Other rules), the others "Password ..." (`platform.md` section 5).
 */
export function checkNewPassword(password: string, screen: PasswordScreen): string | null {
  const minimum = minimums[screen];
  const subject = screen === 'settings' ? 'New password' : 'Password';
  if (password.length < minimum) return `${subject} must be at least ${minimum} characters`;
  if (password.length > longestPassword) {
    return `${subject} must be at most ${longestPassword} characters`;
  }
  return null;
}

/** The message when the confirmation is not the same text, or null. */
export function checkPasswordConfirmation(password: string, confirmation: string): string | null {
  return password === confirmation ? null : passwordsDifferMessage;
}
