import type { NewPasswordErrors } from './password.ts';

/** The answer to a request for a reset link: the same whatever the address and whatever happened. */
export type ForgotPasswordAnswer =
  | { outcome: 'sent'; message: string }
  | { outcome: 'refused'; errors: { email?: string; form?: string }; email: string };

/** What is wrong with a new password; `form` concerns no single field. */
export type ResetErrors = NewPasswordErrors & { form?: string };

/** The answer to a new password that was not taken; a taken one and a dead link lead to the auth page. */
export type ResetAnswer = { outcome: 'refused'; errors: ResetErrors };
