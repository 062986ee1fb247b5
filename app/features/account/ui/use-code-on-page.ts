import { useRef, useState } from 'react';
import { sayNotFetched, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';

/** Who signs in with a password needs none of it. */
const fetchCodePart = () => import('./code-on-page.tsx');

/** Turns an auth screen to signing in with a code and back to a password; the typed e-mail goes along. */
export function useCodeOnPage() {
  const [isByCode, setByCode] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchCodePart, sayNotFetched);
  const email = useRef('');
  return {
    /** The steps, once they were asked for and came. */
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
