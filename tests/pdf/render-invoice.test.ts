import * as mupdf from 'mupdf';
import { describe, expect, it } from 'vitest';
import {
  type InvoiceSheet,
  type InvoiceTemplate,
  invoiceTemplates,
} from '#app/domain/invoices/sheet.ts';
import type { PdfAttachment } from '#app/pdf/document/metadata.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { documentIn } from '#tests/fixtures/documents.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { sampleAttachment } from '#tests/fixtures/sample-attachment.ts';
import { fullSheet, sampleSheet } from '#tests/fixtures/sheets.ts';
import { expectAllPrinted } from '#tests/support/expect-tidy.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const symbols =
  'USD $ EUR € GBP £ JPY ¥ CHF Fr CAD C$ AUD A$ NZD NZ$ SEK kr NOK kr DKK kr PLN zł CZK Kč';
const moreSymbols = 'HUF Ft SGD S$ HKD HK$ MXN Mex$ BRL R$ INR ₹ ZAR R';

function render(changes: Parameters<typeof fullSheet>[0] = {}) {
  return readPdf(renderInvoicePdf(fullSheet(changes)), { draw: true });
}

describe('an invoice as a PDF', () => {
  it.each([
    ['a4', [595, 842]],
    ['letter', [612, 792]],
  ] as const)('is %s with title and language set', (paper, size) => {
    const pdf = readPdf(renderInvoicePdf(sampleSheet({ language: 'en-GB', paper })));
    expect(pdf).toMatchObject({ title: 'Invoice INV-001', language: 'en-GB' });
    expect(pdf.pages.map((page) => page.size.map(Math.round))).toEqual([size]);
  });

  it.each(invoiceTemplates)('contains every text of the sheet in %s', (template) => {
    expectAllPrinted(
      fullSheet({
        template,
        shipTo: { heading: 'Ship to', addressLines: ['Dock 4', 'Madison, WI 53704'] },
        checkDetails: [{ label: 'Check payee', value: 'Northwind Studio' }],
      }),
    );
  });

  it.each(invoiceTemplates)('shows PAID or CANCELED only if it is, in %s', (template) => {
    const marks = /PAID|CANCELED/g;
    expect(render({ template, mark: 'paid' }).text.match(marks)).toEqual(['PAID']);
    expect(render({ template, mark: 'void' }).text.match(marks)).toEqual(['CANCELED']);
    expect(render({ template, mark: null }).text).not.toMatch(marks);
  });

  it('prints Latin with Vietnamese, Greek, Cyrillic and all currency symbols', () => {
    const texts = [
      'Thiết kế nhận diện: Đặng Thị Hồng Ngọc',
      'Ελληνικά: Σχεδιασμός ιστοσελίδας ΆΈΉΊΌΎΏ',
      'Разработка сайта, Київ ҐґЇїЄєЎў',
      'Zażółć gęślą jaźń, Příliš žluťoučký kůň, Łukasz, İstanbul',
      symbols,
      moreSymbols,
    ];
    const { text, complaints } = render({ paymentNotes: texts.join('\n') });
    for (const wanted of texts) expect(text).toContain(wanted);
    expect(complaints).toEqual([]);
  });

  it.each(invoiceTemplates)('has the same bytes only for the same sheet, in %s', (template) => {
    const first = renderInvoicePdf(fullSheet({ template, logo: discLogo() }));
    expect(renderInvoicePdf(fullSheet({ template, logo: discLogo() }))).toEqual(first);
    const paid = fullSheet({ template, logo: discLogo(), mark: 'paid' });
    expect(renderInvoicePdf(paid)).not.toEqual(first);
  });

  it('renders an unknown template as Classic', () => {
    const classic = renderInvoicePdf(sampleSheet());
    for (const name of ['__proto__', 'constructor', 'baroque']) {
      const template = name as InvoiceTemplate;
      expect(renderInvoicePdf(sampleSheet({ template }))).toEqual(classic);
    }
  });
});

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
  it('have the title, the seller and the date of the invoice, never that of the rendering', () => {
    const sheet = sampleSheet({ title: 'Invoice <1> & "2"', date: '2026-02-28' });
    const metadata = metadataOf(sheet);
    expect(metadata).toContain('>Invoice &lt;1&gt; &amp; "2"</rdf:li>');
    expect(metadata).toContain('<rdf:li>Northwind Studio</rdf:li>');
    expect(metadata).toContain('<xmp:CreateDate>2026-02-28</xmp:CreateDate>');
    expect(metadata).toContain('<xmp:ModifyDate>2026-02-28</xmp:ModifyDate>');
    expect(metadata).not.toContain('fx:');
    expect(readPdf(renderInvoicePdf(sheet)).title).toBe(sheet.title);
  });

  it('have its language, or both for a bilingual one', () => {
    const languages = (sheet: InvoiceSheet) =>
      /<dc:language>(.*)<\/dc:language>/.exec(metadataOf(sheet))?.[1];
    const bag = (...codes: string[]) =>
      `<rdf:Bag>${codes.map((code) => `<rdf:li>${code}</rdf:li>`).join('')}</rdf:Bag>`;
    expect(languages(documentIn({ language: 'ru' }))).toBe(bag('ru'));
    expect(languages(documentIn({ language: 'fr-CA+en-CA' }))).toBe(bag('fr-CA', 'en-CA'));
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
});
