import { useRef, useState } from 'react';
import { sayNotFetched, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';

/** Loaded on demand, since password sign-ins don't need it. */
const fetchCodePart = () => import('./code-on-page.tsx');

/**
 * Switches an auth screen to signing in with a code and back to a password; the typed email address is carried over.
 */
export function useCodeOnPage() {
  const [isByCode, setByCode] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchCodePart, sayNotFetched);
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
