import type * as mupdf from 'mupdf';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { brokenPdfs, changeByte, savedBytes, unbrokenPdf } from '#tests/fixtures/broken-pdfs.ts';
import { taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import { catalogOf, openPdf, streamOf } from '#tests/support/pdf-objects.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { brokenXmls } from './broken-xml.ts';
import type { FileToCheck } from './file-to-check.ts';

/** Flaws that make a PDF invalid only as a container for an e-invoice. */
const flaws: Record<string, (document: mupdf.PDFDocument) => void> = {
  'no claim of Factur-X': (document) => {
    const metadata = catalogOf(document).get('Metadata');
    const claim = /<fx:ConformanceLevel>[^<]*<\/fx:ConformanceLevel>/;
    metadata.writeStream(Buffer.from(streamOf(metadata).replace(claim, ''), 'latin1'));
  },
  'another profile': (document) => {
    const metadata = catalogOf(document).get('Metadata');
    const text = streamOf(metadata).replace('>EN 16931<', '>MOST<');
    metadata.writeStream(Buffer.from(text, 'latin1'));
  },
  'no XML': (document) => catalogOf(document).get('Names').delete('EmbeddedFiles'),
};

function* brokenFacturX(): Generator<FileToCheck> {
  const content = taxInvoiceForFiles('United Kingdom, three rates and three discounts');
  const rest = { status: 'unpaid', logo: null, signature: null } as const;
  const invoice = { content, totals: totalsOf(content), ...rest };
  const { sheet, attachment } = describeInvoiceFile(invoice);
  if (!attachment) throw new Error('No XML to break');
  for (const { rules, what, xml } of brokenXmls()) {
    // Mustang doesn't check payment terms.
    if (rules !== 'Factur-X' || what.startsWith('neither')) continue;
    const bytes = renderInvoicePdf(sheet, { attachment: { ...attachment, xml } });
    yield { name: `Mustang~${what} in its XML.facturx.pdf`, bytes };
  }
  const whole = renderInvoicePdf(sheet, { attachment });
  for (const [name, breakIt] of Object.entries(flaws)) {
    const document = openPdf(whole);
    breakIt(document);
    yield { name: `Mustang~${name}.facturx.pdf`, bytes: savedBytes(document) };
  }
  yield { name: 'Mustang~changed byte.facturx.pdf', bytes: changeByte(whole, '%PDF') };
}

/** Copies with one flaw each, named by the rule set that has to reject them. */
export function* brokenPdfFiles(): Generator<FileToCheck> {
  for (const { name, ruleSet, bytes } of brokenPdfs()) {
    if (ruleSet) yield { name: `${ruleSet}~${name}.pdf`, bytes };
  }
  // veraPDF doesn't read streams that are deflated to the last byte. Our own rules do (`matterhorn.test.ts`), and
  // /verify reads everything.
  yield { name: 'PDF-A-3u~changed byte.pdf', bytes: changeByte(unbrokenPdf(), '%PDF') };
  yield* brokenFacturX();
}
