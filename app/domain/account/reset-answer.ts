import type { NewPasswordErrors } from './password.ts';

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
