import { createHash } from 'node:crypto';
import type { PdfCache } from '#app/adapters/pdf-cache.server.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import type { InvoiceFile } from './invoice-file.server.ts';

/**
 * The state of an invoice that a file shows: the deployed version, since another one may render it differently, and the
 * revision.
 */
type Shown = { version: string; revision: number | null };

/**
 * The hash (hex) that identifies the bytes of an invoice's PDF: the same sheet and attachment give the same bytes, so
 * they are recorded once. The sheet identifies its invoice by its code.
 */
export function hashFile(file: InvoiceFile, { version, revision }: Shown): string {
  return createHash('sha256')
    .update(`${version}\n${revision}\n${JSON.stringify(file)}`)
    .digest('hex');
}

/**
 * Gets the PDF of an invoice from the cache, or renders it. A cache failure only costs time.
 * @param work.cache contains only recorded PDFs
 * @param work.record records new bytes before they are cached or sent; throws if it can't
 * @param work.keep gets the promise that caches new bytes, to wait for after the response
 */
export async function drawInvoicePdf(
  file: InvoiceFile,
  hash: string,
  work: {
    cache: PdfCache;
    record: (pdf: Uint8Array) => Promise<void>;
    keep: (work: Promise<void>) => void;
  },
): Promise<Uint8Array> {
  const { cache } = work;
  const kept = await cache.read(hash).catch(() => null);
  if (kept) return kept;
  const pdf = renderInvoicePdf(file.sheet, file);
  await work.record(pdf);
  work.keep(cache.write(hash, pdf).catch(() => undefined));
  return pdf;
}
