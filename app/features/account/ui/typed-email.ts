import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect } from 'react';

/** What a navigation to another page takes along of a typed address: history state, which stands in no address. */
export function typedEmailState(email: string): { email: string } {
  return { email };
}

/** Puts the address that came along into a field that is still empty. */
export function useTypedEmail(field: RefObject<HTMLInputElement>): void {
  const state: unknown = useLocation().state;
  useEffect(() => {
    const isGiven = typeof state === 'object' && state !== null && 'email' in state;
    if (isGiven && field.current?.value === '') field.current.value = String(state.email);
  }, [state, field]);
}
