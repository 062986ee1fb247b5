import { createHash } from 'node:crypto';
import type { PdfCache } from '#app/adapters/pdf-cache.server.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import type { InvoiceFile } from './invoice-file.server.ts';

/** Which state of an invoice a file shows: the deployed version, since another one may draw otherwise, and the revision. */
type Shown = { version: string; revision: number | null };

/**
 * The hash (hex) that names the bytes of an invoice's PDF: same sheet and attachment, same bytes, recorded as the same. The
 * sheet names its invoice by its code.
 */
export function hashFile(file: InvoiceFile, { version, revision }: Shown): string {
  return createHash('sha256')
    .update(`${version}\n${revision}\n${JSON.stringify(file)}`)
    .digest('hex');
}

/**
 * The PDF of an invoice. One that was drawn before is taken from the cache; a cache that fails costs only time.
 * @param work.cache holds what was recorded alone
 * @param work.record records new bytes before they are kept or leave; throws when it cannot
 * @param work.keep takes the work of keeping new bytes, to be done after the answer
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
