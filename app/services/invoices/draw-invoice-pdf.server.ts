import { createHash } from 'node:crypto';
import type { PdfCache } from '#app/adapters/pdf-cache.server.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';

/**
 * The hash (hex) that names the bytes of a sheet's PDF: same sheet, same bytes.
 * @param version the deployed version, since another one may draw otherwise
 */
export function hashSheet(sheet: InvoiceSheet, version: string): string {
  return createHash('sha256')
    .update(`${version}\n${JSON.stringify(sheet)}`)
    .digest('hex');
}

/**
 * The PDF of a sheet. A sheet that was drawn before is taken from the cache; a cache that fails costs only time.
 * @param keep takes the work of keeping new bytes, to be done after the answer
 */
export async function drawInvoicePdf(
  sheet: InvoiceSheet,
  hash: string,
  cache: PdfCache,
  keep: (work: Promise<void>) => void,
): Promise<Uint8Array> {
  const kept = await cache.read(hash).catch(() => null);
  if (kept) return kept;
  const pdf = renderInvoicePdf(sheet);
  keep(cache.write(hash, pdf).catch(() => undefined));
  return pdf;
}
