import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { AuthErrors } from '#app/domain/account/auth-answer.ts';

/**
 * The messages of the last refused try. After a refusal the first wrong field has the focus, the password when it
 * concerns no single field; a message goes away as soon as its field is corrected.
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

  const refuse = useCallback((next: AuthErrors) => {
    setErrors(next);
    setRefusals((count) => count + 1);
  }, []);
  const correct = useCallback((field: 'email' | 'password') => {
    setErrors((before) =>
      before[field] || before.form ? { ...before, [field]: undefined, form: undefined } : before,
    );
  }, []);
  const clear = useCallback(() => setErrors({}), []);

  return { errors, refuse, correct, clear };
}
