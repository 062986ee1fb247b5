import { redirect } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { waitingDraftCountry } from '#app/features/invoice-form/public.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { verifyCode } from './post-from-dialog.ts';

/** Where a sign-in without a return page redirects to. */
type Landings = { newAccount: string; otherwise: string };

/**
 * The `clientAction` of an auth screen for a code: signs in and redirects as the server does after a password.
 * @returns the errors for a wrong code
 */
export async function signInByCode(typed: FormData, { newAccount, otherwise }: Landings) {
  const answer = await verifyCode(typed, String(typed.get('country')));
  if (answer.outcome !== 'signed-in') return answer;
  track(answer.isNew ? 'sign_up' : 'login', { method: 'code' });
  toast.success(answer.message);
  const origin = parseRedirectPath(String(typed.get('redirectTo') ?? ''));
  // The invoice list shows the notice about an earlier account.
  const isFirst = answer.isNew && !answer.hasEarlier;
  return redirect(origin ?? (isFirst ? newAccount : otherwise));
}

/** Loaded on demand, since password sign-ins don't need it. */
const fetchCodePart = () => import('./code-on-page.tsx');

/**
 * Switches an auth screen to signing in with a code and back to a password; the typed email address is carried over.
 */
export function useCodeOnPage() {
  const [isByCode, setByCode] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchCodePart, showLoadFailed);
  const email = useRef('');
  return {
    /** The component for the steps, once it was requested and loaded. */
    Code: isByCode ? part?.CodeOnPage : undefined,
    email,
    begin: (typed: string) => {
      email.current = typed;
      setByCode(true);
      fetchNow(false);
    },
    end: () => setByCode(false),
  };
}

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
