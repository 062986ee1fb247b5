import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PdfCache } from '#app/adapters/pdf-cache.server.ts';
import { downloadFormat } from '#app/domain/e-invoices/e-invoice.ts';
import { withVerifyUrl } from '#app/domain/history/verification.ts';
import { startPdfNames } from '#app/domain/invoices/file-names.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { renderEInvoice } from '#app/features/e-invoices/public.server.ts';
import { listPictures, type RowToZip } from '#app/features/invoice-list/public.server.ts';
import { toStoredInvoice } from '#app/features/invoice-sheet/queries/invoice-row.server.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import type { DescribableInvoice } from '#app/features/invoice-sheet/words/describe-sheet.ts';
import { type DrawnPdf, recordServedPdf } from '#app/features/verify/public.server.ts';
import type { PdfAttachment } from '#app/pdf/document/metadata.ts';
import { renderInTypeface } from '#app/pdf/render-invoice.server.ts';
import type { ZipEntry } from '#app/pdf/zip.server.ts';
import type { Database } from '#db/client.server.ts';

/** The input of an invoice's PDF: equal inputs give equal bytes. */
type InvoiceFile = { sheet: InvoiceSheet; attachment: PdfAttachment | null };

/** Describes an invoice's pages, with its XML attached only if no required data is missing. */
export function describeInvoiceFile(invoice: DescribableInvoice): InvoiceFile {
  const made = renderEInvoice(invoice, 'cii');
  return {
    sheet: describeDocument(invoice),
    attachment: made.ok
      ? {
          name: 'factur-x.xml',
          xml: made.xml,
          description: 'Factur-X',
          relationship: 'Alternative' as const,
          profile: 'EN 16931',
        }
      : null,
  };
}

/** The XML in the format of the invoice's country; null if required data is missing. */
function renderInvoiceXml(invoice: DescribableInvoice): string | null {
  const made = renderEInvoice(invoice, downloadFormat(invoice.content.country));
  return made.ok ? made.xml : null;
}

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
  const pdf = await renderInTypeface(file.sheet, file);
  await work.record(pdf);
  work.keep(cache.write(hash, pdf).catch(() => undefined));
  return pdf;
}

/**
 * Pictures are shared by most invoices and loaded once. Only a seller with a dozen different full-size ones exceeds
 * this; the rest are then loaded one by one, to save memory.
 */
export const maxPictureBytes = 4_500_000;

/** The rendered PDFs held until they are recorded together: enough for most zips. */
const batch = { files: 50, bytes: 1_000_000 };

/** The owner of the invoices, the render time (ms), and the origin for their verification links. */
export type RenderOrder = { userId: string; now: number; publicOrigin: string };

/** A rendered invoice with its row, and its compressed XML if there is one. */
type RenderedInvoice = { row: RowToZip['row']; bytes: Uint8Array; packedXml: Uint8Array | null };

/**
 * The files of several invoices for a zip: all PDFs, followed by the XML files of those with complete data.
 * @param of.folder the prefix of each name, including its slash
 */
export async function* invoiceEntries(
  db: Database,
  stretches: AsyncIterable<RowToZip[]>,
  { folder = '', ...of }: RenderOrder & { folder?: string },
): AsyncGenerator<ZipEntry> {
  const nameOf = startPdfNames();
  const packed: { name: string; bytes: Uint8Array }[] = [];
  for await (const { row, bytes, packedXml } of renderStoredInvoices(db, stretches, of)) {
    const name = `${folder}${nameOf(row.invoiceNumber)}`;
    if (packedXml) packed.push({ name: name.replace(/pdf$/, 'xml'), bytes: packedXml });
    yield { name, loadBytes: async () => bytes };
  }
  for (const { name, bytes } of packed) {
    yield { name, loadBytes: async () => inflateRawSync(bytes) };
  }
}

/**
 * Renders invoices one after the other and yields them in batches after they are recorded; one round trip per batch.
 * Fails if an invoice can't be read or the database fails.
 */
async function* renderStoredInvoices(
  db: Database,
  stretches: AsyncIterable<RowToZip[]>,
  order: RenderOrder,
): AsyncGenerator<RenderedInvoice> {
  const { now } = order;
  let lot: (RenderedInvoice & DrawnPdf)[] = [];
  let held = 0;
  for await (const stretch of stretches) {
    for (const each of stretch) {
      const drawn = await draw(db, order, each);
      lot.push(drawn);
      held += drawn.bytes.length;
      if (lot.length < batch.files && held < batch.bytes) continue;
      await recordServedPdf(db, lot, now);
      yield* lot;
      lot = [];
      held = 0;
    }
  }
  await recordServedPdf(db, lot, now);
  yield* lot;
}

async function draw(
  db: Database,
  { userId, publicOrigin }: RenderOrder,
  { row, revision, pictures }: RowToZip,
): Promise<RenderedInvoice & DrawnPdf> {
  const { logo, signature } = pictures ?? (await listPictures(db, userId, row.id));
  const invoice = toStoredInvoice({ ...row, logo, signature });
  const file = describeInvoiceFile(withVerifyUrl(invoice, publicOrigin));
  const bytes = await renderInTypeface(file.sheet, file);
  const xml = renderInvoiceXml(invoice);
  const packedXml = xml === null ? null : deflateRawSync(xml);
  return { row, bytes, packedXml, shows: { invoiceId: row.id, revision, status: invoice.status } };
}
