import type { NewPasswordErrors } from './password.ts';

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
