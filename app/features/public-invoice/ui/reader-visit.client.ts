import { whenLookedAt } from '#app/features/analytics-and-consent/public.ts';
import { takeReaderToken } from './reader-token.client.ts';

/** Reports once that an email's recipient viewed the invoice, on this page or one they went to from it. */
export function watchReader(): void {
  const token = takeReaderToken();
  if (!token) return;
  whenLookedAt(() => {
    navigator.sendBeacon?.('/api/mail-opened', JSON.stringify({ token }));
  });
}
