import { useEffect } from 'react';
import { withFetched } from '#app/ui/hooks/with-fetched.ts';

/** Lets the page report that the reader of a mail has looked at it; needs scripts, and without them does nothing. */
export function useReaderVisit(): void {
  useEffect(() => {
    // Most visitors come without a token, and need none of it.
    if (window.location.hash)
      withFetched(import('./reader-visit.client.ts'), (part) => part.watchReader());
  }, []);
}
