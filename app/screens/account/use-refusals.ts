import { type RefObject, useCallback, useEffect, useState } from 'react';
import { attemptLimits, tooManyAttemptsMessage } from '#app/domain/account/attempt-limits.ts';
import type { AuthErrors } from '#app/domain/account/auth-answer.ts';

/**
 * The messages of the last refused try. After a refusal the first wrong field has the focus, the password when it
 * concerns no single field; a message goes away as soon as its field is corrected. After too many attempts the form is
 * blocked: until another e-mail is typed, or the fifteen minutes are over.
 */
export function useRefusals(form: RefObject<HTMLFormElement>, initial: AuthErrors) {
  const [errors, setErrors] = useState(initial);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    const field = wrong ?? form.current?.querySelector<HTMLInputElement>('[name="password"]');
    field?.focus();
    field?.select();
  }, [refusals, form]);

  const isBlocked = errors.form === tooManyAttemptsMessage;
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setErrors({}), attemptLimits.signInPerEmailAndNetwork.windowMs);
    return () => clearTimeout(timer);
  }, [isBlocked]);

  const refuse = useCallback((next: AuthErrors) => {
    setErrors(next);
    setRefusals((count) => count + 1);
  }, []);
  const correct = useCallback((field: 'email' | 'password') => {
    setErrors((before) => {
      if (field === 'password' && before.form === tooManyAttemptsMessage) return before;
      if (!before[field] && !before.form) return before;
      return { ...before, [field]: undefined, form: undefined };
    });
  }, []);
  const clear = useCallback(() => setErrors({}), []);

  return { errors, isBlocked, refuse, correct, clear };
}
