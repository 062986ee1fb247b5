import * as mupdf from 'mupdf';
import { describe, expect, it } from 'vitest';
import { type InvoiceSheet, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import type { PdfAttachment } from '#app/pdf/document/metadata.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { sampleAttachment } from '#tests/fixtures/sample-attachment.ts';
import { sampleSheet } from '#tests/fixtures/sheets.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const textOf = (stream: mupdf.PDFObject) =>
  Buffer.from(stream.readStream().asUint8Array()).toString('utf8');

function catalogOf(sheet: InvoiceSheet, attachment?: PdfAttachment): mupdf.PDFObject {
  const bytes = renderInvoicePdf(sheet, attachment && { attachment });
  const document = mupdf.Document.openDocument(bytes, 'application/pdf') as mupdf.PDFDocument;
  return document.getTrailer().get('Root');
}

const metadataOf = (sheet: InvoiceSheet, attachment?: PdfAttachment) =>
  textOf(catalogOf(sheet, attachment).get('Metadata'));

describe('the metadata of a PDF', () => {
  it('declare PDF/A-3u and PDF/UA-1', () => {
    const metadata = metadataOf(sampleSheet());
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toContain('<pdfaid:conformance>U</pdfaid:conformance>');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).not.toContain('fx:');
  });

  it('have the title, the seller and the date of the invoice, never that of the rendering', () => {
    const sheet = sampleSheet({ title: 'Invoice <1> & "2"', date: '2026-02-28' });
    const metadata = metadataOf(sheet);
    expect(metadata).toContain('>Invoice &lt;1&gt; &amp; "2"</rdf:li>');
    expect(metadata).toContain('<rdf:li>Northwind Studio</rdf:li>');
    expect(metadata).toContain('<xmp:CreateDate>2026-02-28</xmp:CreateDate>');
    expect(metadata).toContain('<xmp:ModifyDate>2026-02-28</xmp:ModifyDate>');
    expect(readPdf(renderInvoicePdf(sheet)).title).toBe(sheet.title);
  });

  it('have its language, or both for a bilingual one', () => {
    const languages = (sheet: InvoiceSheet) =>
      /<dc:language>(.*)<\/dc:language>/.exec(metadataOf(sheet))?.[1];
    expect(languages(documentIn({ language: 'ru' }))).toBe(
      '<rdf:Bag><rdf:li>ru</rdf:li></rdf:Bag>',
    );
    expect(languages(documentIn({ language: 'fr-CA+en-CA' }))).toBe(
      '<rdf:Bag><rdf:li>fr-CA</rdf:li><rdf:li>en-CA</rdf:li></rdf:Bag>',
    );
  });

  it('define its colors, in less than 600 bytes', () => {
    const [intent] = [catalogOf(sampleSheet()).get('OutputIntents').get(0)];
    const profile = intent.get('DestOutputProfile').readStream().asUint8Array();
    expect(intent.get('S').asName()).toBe('GTS_PDFA1');
    expect(profile.length).toBeLessThan(600);
    expect(Buffer.from(profile.subarray(36, 40)).toString()).toBe('acsp');
  });
});

describe.each(invoiceTemplates)('an attachment in %s', (template) => {
  const sheet = sampleSheet({ template });
  const catalog = catalogOf(sheet, sampleAttachment);
  const file = catalog.get('AF').get(0);

  it('is the given file, byte for byte', () => {
    const stream = file.get('EF').get('F');
    expect(textOf(stream)).toBe(sampleAttachment.xml);
    expect(stream.get('Subtype').asName()).toBe('text/xml');
    expect(stream.get('Params').get('Size').asNumber()).toBe(
      Buffer.byteLength(sampleAttachment.xml),
    );
    expect(stream.get('Params').get('ModDate').asString()).toBe('D:20251121');
  });

  it('is found by its name and among the document’s files', () => {
    const names = catalog.get('Names').get('EmbeddedFiles').get('Names');
    expect(names.get(0).asString()).toBe('factur-x.xml');
    expect(names.get(1).asIndirect()).toBe(file.asIndirect());
    expect(file.get('UF').asString()).toBe('factur-x.xml');
    expect(file.get('AFRelationship').asName()).toBe('Alternative');
  });

  it('has the same bytes for the same file', () => {
    const draw = () => renderInvoicePdf(sheet, { attachment: sampleAttachment });
    expect(draw()).toEqual(draw());
    expect(readPdf(draw(), { draw: true }).complaints).toEqual([]);
  });
});
