import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect } from 'react';

/** The history state that carries a typed address to another page without putting it into the URL. */
export function typedEmailState(email: string): { email: string } {
  return { email };
}

/** Fills the carried-over address into the field if it is still empty. */
export function useTypedEmail(field: RefObject<HTMLInputElement>): void {
  const state: unknown = useLocation().state;
  useEffect(() => {
    const isGiven = typeof state === 'object' && state !== null && 'email' in state;
    if (isGiven && field.current?.value === '') field.current.value = String(state.email);
  }, [state, field]);
}
