import { type RefObject, useCallback, useEffect } from 'react';
import { isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import {
  type AuthErrors,
  checkNewPassword,
  type PasswordScreen,
} from '#app/domain/account/sign-in.ts';
import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { describePasswordIssue } from '../words/password-issues.ts';

export type AuthIntent = 'sign-in' | 'sign-up';
export type AuthFields = { intent: AuthIntent; email: string; password: string };

/** Runs the server's checks, with the same messages, before the form is sent; null if there are no errors. */
export function checkCredentials(fields: AuthFields, screen: PasswordScreen): AuthErrors | null {
  const errors: AuthErrors = {};
  if (!isEmail(normalizeEmail(fields.email))) errors.email = signInAnswerTexts.invalidEmail;
  // An existing password may have any length.
  const issue = fields.intent === 'sign-up' ? checkNewPassword(fields.password, screen) : null;
  if (issue) errors.password = describePasswordIssue(issue, screen);
  return errors.email || errors.password ? errors : null;
}

/** Reads the current values of a sign-in form. */
export function getCredentials(form: HTMLFormElement, intent: AuthIntent): AuthFields {
  const typed = new FormData(form);
  return {
    intent,
    email: String(typed.get('email') ?? ''),
    password: String(typed.get('password') ?? ''),
  };
}

/**
 * The errors of a sign-in form. An error that belongs to no single field focuses the password. After too many attempts
 * the form is blocked until another email address is typed or the wait is over.
 */
export function useSignInRefusals(form: RefObject<HTMLFormElement>, answered: AuthErrors | null) {
  const { errors, refuse, correct, clear } = useRefusals<'email' | 'password'>(form, answered, {
    otherwise: 'password',
    selects: true,
  });

  const { waitSeconds } = errors;
  const isBlocked = errors.form !== undefined && waitSeconds !== undefined;
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(clear, (waitSeconds ?? 0) * 1000);
    return () => clearTimeout(timer);
  }, [isBlocked, waitSeconds, clear]);

  const correctUnlessBlocked = useCallback(
    (field: 'email' | 'password') => {
      if (field === 'email' || !isBlocked) correct(field);
    },
    [isBlocked, correct],
  );

  return { errors, isBlocked, refuse, correct: correctUnlessBlocked, clear };
}
