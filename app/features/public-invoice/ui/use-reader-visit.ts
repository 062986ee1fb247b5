import { useEffect } from 'react';
import { withFetched } from '#app/ui/hooks/with-fetched.ts';

/** Reports that an email's recipient viewed the page; does nothing without scripts. */
export function useReaderVisit(): void {
  useEffect(() => {
    // Most visitors have no token and don't need the code.
    if (window.location.hash)
      withFetched(import('./reader-visit.client.ts'), (part) => part.watchReader());
  }, []);
}
