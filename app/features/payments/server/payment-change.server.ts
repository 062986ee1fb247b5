import { createHash } from 'node:crypto';
import {
  describePlaces,
  type EarlierPayment,
  newPlaces,
} from '#app/domain/history/payment-places.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';

/**
 * Returns the question that must be confirmed before a save that changes where the client's money goes compared with an
 * earlier invoice.
 * @param confirmed the change that the user confirmed, from which details to which
 * @returns null if there is nothing to confirm, or it was confirmed
 */
export function confirmPaymentChange(
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
