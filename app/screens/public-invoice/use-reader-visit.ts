import { useEffect } from 'react';
import { watchReader } from '#app/browser/analytics/reader-visit.client.ts';

/** Lets the page report that the reader of a mail has looked at it; needs scripts, and without them does nothing. */
export function useReaderVisit(): void {
  useEffect(watchReader, []);
}
