import type { VisitorSession } from '#app/features/public-invoice/public.server.ts';
import { renderInTypeface } from '#app/pdf/render-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import { getInvoiceWithDelivery } from '../queries/deliveries.server.ts';
import { describeDelivery } from '../words/describe-delivery.ts';

/**
 * Renders a document's n-th delivery note as a PDF, for anyone with the document's link. One round trip.
 * @param asked.key as for `getPublicInvoice`
 * @param asked.n from 1
 * @returns null if there is no such document or note
 */
export async function drawDelivery(
  db: Database,
  { key, ...asked }: { key: string; session: VisitorSession | null; n: number },
): Promise<{ number: string; pdf: Uint8Array } | null> {
  const found = await getInvoiceWithDelivery(db, key, asked);
  if (!found) return null;
  const sheet = describeDelivery(found.invoice, found.delivery);
  return { number: sheet.number, pdf: await renderInTypeface(sheet) };
}
