import { createHash } from 'node:crypto';
import { describePlaces, newPlaces } from '#app/domain/history/payment-places.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';
import type { EarlierPayment } from '#app/features/public-invoice/public.server.ts';

/**
 * Whether a save has to be confirmed first, since it sends the client's money elsewhere than an earlier invoice did.
 * @param confirmed what the person has confirmed: it is of one change from these details to those
 * @returns null where nothing is to be asked, or it was confirmed
 */
export function askOfPayment(
  { invoiceNumber, id, ways }: EarlierPayment,
  content: InvoiceContent,
  confirmed: string,
): Extract<EditRefusal, { outcome: 'payment-changed' }> | null {
  const places = newPlaces(ways, content);
  if (places.length === 0) return null;
  const change = JSON.stringify([id, describePlaces(ways), describePlaces(content)]);
  const confirmation = createHash('sha256').update(change).digest('base64url');
  return confirmation === confirmed
    ? null
    : { outcome: 'payment-changed', invoiceNumber, places, confirmation };
}
