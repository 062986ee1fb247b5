import { useEffect } from 'react';

/** Lets the page report that the reader of a mail has looked at it; needs scripts, and without them does nothing. */
export function useReaderVisit(): void {
  useEffect(() => {
    // Most visitors come without a token, and need none of it.
    if (!window.location.hash) return;
    let end = () => {};
    let isGone = false;
    import('#app/browser/analytics/reader-visit.client.ts').then(
      ({ watchReader }) => {
        if (!isGone) end = watchReader();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end();
    };
  }, []);
}
