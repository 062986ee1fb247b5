import { whenVisible } from '#app/features/analytics-and-consent/public.ts';
import { consumeRecipientToken } from './recipient-token.client.ts';

/** Reports once that an email's recipient viewed the invoice, on this page or one they went to from it. */
export function watchRecipientVisit(): void {
  const token = consumeRecipientToken();
  if (!token) return;
  whenVisible(() => {
    navigator.sendBeacon?.('/api/mail-opened', JSON.stringify({ token }));
  });
}
