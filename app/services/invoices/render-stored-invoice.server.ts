import { describeDocument } from '#app/domain/invoices/describe-document.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import type { Database } from '#db/client.server.ts';
import { toStoredInvoice } from '#db/invoice-row.server.ts';
import { type RowToZip, readPictures } from '#db/queries/invoices/invoices-to-zip.server.ts';

/**
 * Pictures are shared by most invoices and read once. Only a seller with a dozen different ones of the full size passes
 * this; the rest are then read one by one: time rather than memory.
 */
export const mostPictureChars = 6_000_000;

/** Draws one invoice, and reads its pictures where they did not come along. */
export async function renderStoredInvoice(
  db: Database,
  userId: string,
  { row, pictures }: RowToZip,
): Promise<Uint8Array> {
  const { logo, signature } = pictures ?? (await readPictures(db, userId, row.id));
  const invoice = toStoredInvoice({ ...row, logo, signature });
  return renderInvoicePdf(describeDocument(invoice));
}
