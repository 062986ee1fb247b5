import { describe, expect, it } from 'vitest';
import { type InvoiceTemplate, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
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

  it('omits what the sheet does not have', () => {
    const { text, pages } = readPdf(
      renderInvoicePdf(
        sampleSheet({ bankDetails: [], contactEmail: null, lines: [], totals: [], dates: [] }),
      ),
    );
    expect(text).not.toMatch(/Payment Options|Bank Details|Notes|Questions|Other Links|Signature/);
    expect(pages.flatMap((page) => page.links)).toEqual([]);
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
