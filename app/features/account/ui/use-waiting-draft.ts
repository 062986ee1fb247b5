import { useEffect, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { waitingDraftCountry } from '#app/features/invoice-form/public.ts';

/**
 * The path of the invoice form if a guest's draft is waiting to be saved, else null; the form saves it after sign-in.
 * Null on the server and in the first render.
 */
export function useWaitingDraft(country: CountryCode): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const waiting = waitingDraftCountry(window.localStorage, country);
    setPath(waiting && `/${waiting}/create-invoice`);
  }, [country]);
  return path;
}
