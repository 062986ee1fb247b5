import { type RefObject, useCallback, useEffect } from 'react';
import { attemptLimits, tooManyAttemptsMessage } from '#app/domain/account/attempt-limits.ts';
import type { AuthErrors } from '#app/domain/account/auth-answer.ts';
import { useRefusals } from '../form/use-refusals.ts';

/**
 * The refusals of a sign-in form. One that concerns no single field puts the focus on the password. After too many
 * attempts the form is blocked: until another e-mail is typed, or the fifteen minutes are over.
 */
export function useSignInRefusals(form: RefObject<HTMLFormElement>, answered: AuthErrors | null) {
  const { errors, refuse, correct, clear } = useRefusals<'email' | 'password'>(form, answered, {
    otherwise: 'password',
    selects: true,
  });

  const isBlocked = errors.form === tooManyAttemptsMessage;
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(clear, attemptLimits.signInPerEmailAndNetwork.windowMs);
    return () => clearTimeout(timer);
  }, [isBlocked, clear]);

  const correctUnlessBlocked = useCallback(
    (field: 'email' | 'password') => {
      if (field === 'email' || !isBlocked) correct(field);
    },
    [isBlocked, correct],
  );

  return { errors, isBlocked, refuse, correct: correctUnlessBlocked, clear };
}

// @covers platform-4.6
