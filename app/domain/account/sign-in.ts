/** The identity providers, in the order of their buttons. */
export const identityProviders = ['google', 'apple'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** A sign-in method that a page offers; `apple-app` is the native Apple sign-in sheet of the iOS app. */
export type OfferedProvider = IdentityProvider | 'apple-app';

/** Names of the providers on their buttons. */
export const identityProviderNames = {
  google: 'Google',
  apple: 'Apple',
} as const satisfies Record<IdentityProvider, string>;

/** Minutes until a started sign-in with a provider expires. */
export const providerAttemptMinutes = 10;

/** Digits of a sign-in code. */
export const loginCodeLength = 6;
/** Lifetime of a sign-in code in minutes. */
export const loginCodeMinutes = 10;
/** How often a code may be checked, whether right or wrong. */
export const loginCodeTries = 5;
/** Seconds before another code can be sent. */
export const newCodeAfterSeconds = 60;

/**
 * Normalizes a typed or pasted code: removes spaces and hyphens between digits, and extracts the only six-digit group
 * from a pasted sentence.
 */
export function parseTypedCode(typed: string): string {
  const groups = [...typed.matchAll(/(?<!\d[\s-]?)\d{3}[\s-]*\d{3}(?![\s-]?\d)/g)];
  const text = groups.length === 1 && groups[0] ? groups[0][0] : typed;
  return text.replace(/[\s-]/g, '');
}

/** Whether a text has the format of a code: six digits. */
export function isLoginCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}

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

/** Errors shown by the auth page and the sign-in dialog; `form` belongs to no single field. */
export type AuthErrors = {
  email?: string;
  password?: string;
  form?: string;
  /** When rate-limited: seconds until the next attempt is allowed. */
  waitSeconds?: number;
  /** The address already has an account; the native screen then suggests signing in. */
  isTaken?: boolean;
};

/** The response to the sign-in dialog, or to the auth page after a refused attempt. Passwords are never sent back. */
export type AuthAnswer =
  /** `isNew`: the code created the account. `hasEarlier`: another account had its address before. */
  | { outcome: 'signed-in'; message: string; isNew?: boolean; hasEarlier?: boolean }
  | { outcome: 'refused'; errors: AuthErrors; email: string };

/**
 * The response to a reset link request: the same for every address and outcome, so it reveals nothing about accounts.
 */
export type ForgotPasswordAnswer =
  | { outcome: 'sent'; message: string }
  | { outcome: 'refused'; errors: { email?: string; form?: string }; email: string };

/** Errors of a new password; `form` belongs to no single field. */
export type ResetErrors = NewPasswordErrors & { form?: string };

/**
 * The response to a refused new password; after success or with an expired link, the user is redirected to the auth
 * page.
 */
export type ResetAnswer = { outcome: 'refused'; errors: ResetErrors };
