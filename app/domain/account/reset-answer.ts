import type { NewPasswordErrors } from './password.ts';

/** `platform.md` section 8: said after every request for a link, whatever the address and whatever happened. */
export const resetRequestedMessage =
  "If this email exists, we've sent a reset link. Please check your inbox.";

/** `platform.md` section 8. */
export const invalidResetLinkMessage = 'Invalid password reset link';

/** `platform.md` section 8; on the auth page after a reset. */
export const passwordResetMessage =
  'Your password has been updated. Please sign in with the new password.';

/** Said when the database or the network is away; the link stays as it was. */
export const resetFailedMessage = "We couldn't update your password. Please try again.";

/** The answer to a request for a reset link. */
export type ForgotPasswordAnswer =
  | { outcome: 'sent'; message: string }
  | { outcome: 'refused'; errors: { email?: string; form?: string }; email: string };

/** What is wrong with a new password; `form` concerns no single field. */
export type ResetErrors = NewPasswordErrors & { form?: string };

/** The answer to a new password that was not taken; a taken one and a dead link lead to the auth page. */
export type ResetAnswer = { outcome: 'refused'; errors: ResetErrors };
