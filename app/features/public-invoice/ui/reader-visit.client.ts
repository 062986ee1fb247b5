import { whenLookedAt } from '#app/features/analytics-and-consent/public.ts';
import { takeReaderToken } from './reader-token.client.ts';

/** Reports once that the reader of a mail has looked at the invoice: it, and what they went on to from it. */
export function watchReader(): void {
  const token = takeReaderToken();
  if (!token) return;
  whenLookedAt(() => {
    navigator.sendBeacon?.('/api/mail-opened', JSON.stringify({ token }));
  });
}
