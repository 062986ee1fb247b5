import { useNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { nativePlaces } from '#app/domain/navigation/places.ts';

/** Goes back, or to the native list of invoices where there is no history (`platform.md` section 2). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasHistory()) navigate(-1);
    else navigate(nativePlaces.invoices, { replace: true });
  }, [navigate]);
}

/** The router counts the pages of this visit in the state of each entry. */
function hasHistory(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
