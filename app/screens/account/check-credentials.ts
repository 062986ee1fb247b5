import type { AuthErrors } from '#app/domain/account/auth-answer.ts';
import { invalidEmailMessage, isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import { checkNewPassword, type PasswordScreen } from '#app/domain/account/password.ts';

export type AuthIntent = 'sign-in' | 'sign-up';
export type AuthFields = { intent: AuthIntent; email: string; password: string };

/** The same checks and messages as on the server, before anything is sent; null when it may be sent. */
export function checkCredentials(fields: AuthFields, screen: PasswordScreen): AuthErrors | null {
  const errors: AuthErrors = {};
  if (!isEmail(normalizeEmail(fields.email))) errors.email = invalidEmailMessage;
  // A password that exists already may be of any length.
  const issue = fields.intent === 'sign-up' ? checkNewPassword(fields.password, screen) : null;
  if (issue) errors.password = issue;
  return errors.email || errors.password ? errors : null;
}

/** The fields of a sign-in form as they stand in the page. */
export function readCredentials(form: HTMLFormElement, intent: AuthIntent): AuthFields {
  const typed = new FormData(form);
  return {
    intent,
    email: String(typed.get('email') ?? ''),
    password: String(typed.get('password') ?? ''),
  };
}
