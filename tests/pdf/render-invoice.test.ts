import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type InvoiceTemplate, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { fullSheet, sampleLines, sampleSheet } from '#tests/fixtures/sheets.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const symbols =
  'USD $ EUR € GBP £ JPY ¥ CHF Fr CAD C$ AUD A$ NZD NZ$ SEK kr NOK kr DKK kr PLN zł CZK Kč';
const moreSymbols = 'HUF Ft SGD S$ HKD HK$ MXN Mex$ BRL R$ INR ₹ ZAR R';

function render(changes: Parameters<typeof fullSheet>[0] = {}) {
  return readPdf(renderInvoicePdf(fullSheet(changes)), { draw: true });
}

describe('an invoice as a PDF', () => {
  it('opens cleanly in an independent reader', () => {
    expect(render().complaints).toEqual([]);
  });

  it('passes qpdf --check if qpdf is installed', ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'billwren-pdf-'));
    try {
      const file = join(folder, 'invoice.pdf');
      writeFileSync(file, renderInvoicePdf(fullSheet({ logo: discLogo() })));
      try {
        execFileSync('qpdf', ['--version'], { stdio: 'ignore' });
      } catch {
        skip();
      }
      expect(String(execFileSync('qpdf', ['--check', file]))).toContain('No syntax or stream');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    ['a4', [595, 842]],
    ['letter', [612, 792]],
  ] as const)('is %s with title and language set', (paper, size) => {
    const pdf = readPdf(renderInvoicePdf(sampleSheet({ language: 'en-GB', paper })));
    expect(pdf).toMatchObject({ title: 'Invoice INV-001', language: 'en-GB' });
    expect(pdf.pages.map((page) => page.size.map(Math.round))).toEqual([size]);
  });

  it.each(invoiceTemplates)('contains every text of the sheet in %s', (template) => {
    const sheet = fullSheet({
      template,
      shipTo: { heading: 'Ship to', addressLines: ['Dock 4', 'Madison, WI 53704'] },
      checkDetails: [{ label: 'Check payee', value: 'Northwind Studio' }],
    });
    const { text } = readPdf(renderInvoicePdf(sheet));
    const expected = [
      sheet.number,
      ...Object.values(sheet.columns),
      ...[sheet.from, sheet.to].flatMap((party) => [party.heading, party.name, party.email ?? '']),
      ...sheet.from.addressLines,
      'EIN / Tax ID: 12-3456789',
      ...sheet.dates.flatMap(({ label, value }) => [label, value]),
      ...sheet.lines.flatMap((line) => Object.values(line)),
      ...sheet.totals.flatMap(({ label, value }) => [label, value]),
      ...[...sheet.bankDetails, ...sheet.checkDetails].flatMap(({ label, value }) => [
        label,
        value,
      ]),
      'Ship to',
      'Dock 4',
      'Madison, WI 53704',
      'Bank Details',
      'Pay by Check',
      ...sheet.paymentLinks.map(({ label }) => label),
      'Payment Options',
      sheet.paymentNotes ?? '',
      'It was a pleasure to work with you on the new shop.',
      'Thank you for your business!',
      template === 'compact' ? 'Page 1 of 1' : 'Page 1 of 2',
    ];
    for (const wanted of expected) expect(text).toContain(wanted);
  });

  it.each(invoiceTemplates)('keeps the five figures of a line on one line in %s', (template) => {
    const [page] = render({ template, lines: sampleLines(1) }).pages;
    const cells = [
      'Brand identity: logo, colours and typeface',
      '1',
      '$140.00',
      '9.975%',
      '$140.00',
    ];
    const baseline = page?.lines.find(({ text }) => text === cells[0])?.y ?? 0;
    const row = page?.lines.filter(({ y }) => Math.abs(y - baseline) < 1).sort((a, b) => a.x - b.x);
    expect(row?.map(({ text }) => text)).toEqual(cells);
  });

  it.each(invoiceTemplates)(
    'prints one total larger than everything except the title in %s',
    (template) => {
      const lines = render({ template }).pages.flatMap((page) => page.lines);
      const [largest, second] = [...lines].sort((a, b) => b.size - a.size);
      expect(largest?.text).toMatch(/^Invoice/);
      expect(second?.text).toBe('$3,464.77');
    },
  );

  it.each(invoiceTemplates)('shows PAID or CANCELED only if it is, in %s', (template) => {
    const marks = /PAID|CANCELED/g;
    expect(render({ template, mark: 'paid' }).text.match(marks)).toEqual(['PAID']);
    expect(render({ template, mark: 'void' }).text.match(marks)).toEqual(['CANCELED']);
    expect(render({ template, mark: null }).text).not.toMatch(marks);
  });

  it('looks different in each template', () => {
    const files = invoiceTemplates.map((template) => renderInvoicePdf(sampleSheet({ template })));
    expect(new Set(files.map((file) => Buffer.from(file).toString('base64'))).size).toBe(3);
  });

  it.each([
    ['classic', 2],
    ['modern', 2],
    ['compact', 1],
  ] as const)('uses few pages in %s: ten lines with every section on %i', (template, count) => {
    const everything = {
      template,
      logo: discLogo(),
      signature: discLogo(),
      mark: 'paid' as const,
    };
    expect(render(everything).pages).toHaveLength(count);
  });

  it('uses one page for forty lines in Compact', () => {
    expect(
      readPdf(renderInvoicePdf(sampleSheet({ template: 'compact', lines: sampleLines(40) }))).pages,
    ).toHaveLength(1);
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

  it.each(invoiceTemplates)('is at most 25 kB with 10 items and no pictures in %s', (template) => {
    expect(renderInvoicePdf(sampleSheet({ template })).length).toBeLessThanOrEqual(25_000);
    expect(renderInvoicePdf(fullSheet({ template })).length).toBeLessThanOrEqual(25_000);
  });

  it('renders an unknown template as Classic', () => {
    const classic = renderInvoicePdf(sampleSheet());
    for (const name of ['__proto__', 'constructor', 'baroque']) {
      const template = name as InvoiceTemplate;
      expect(renderInvoicePdf(sampleSheet({ template }))).toEqual(classic);
    }
  });
});
