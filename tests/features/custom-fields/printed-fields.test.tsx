import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { cellText, invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { describeHistory } from '#app/features/history/words/describe-history.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/ui/invoice-sheet.tsx';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { printedField } from '#tests/fixtures/custom-fields.ts';
import { completeForFiles } from '#tests/fixtures/e-invoices.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { expectAllPrinted } from '#tests/support/expect-tidy.ts';
import { findBreaches } from '#tests/support/matterhorn/find-breaches.ts';
import { plainLine, totalsOf } from '#tests/support/plain-line.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';

const shelf = plainLine({
  description: 'Shelf',
  quantityHundredths: 100,
  unitPriceMinor: 10_000,
  taxRateThousandths: 20_000,
});
const fields = [
  printedField({ label: 'Project', value: 'Bridge', printPlace: 'dates' }),
  printedField({ label: 'Start', kind: 'day', value: '2026-03-09', printPlace: 'dates' }),
  printedField({ label: 'Site', value: 'North\u00a0quay', printPlace: 'client' }),
  printedField({ label: 'Weight', kind: 'number', value: '1250.5', printPlace: 'notes' }),
  printedField({ label: 'Approved', kind: 'yes-no', value: 'yes', printPlace: 'notes' }),
  printedField({ label: 'Secret', value: 'for us', printPlace: 'nowhere' }),
];
const lineFields = [
  printedField({ label: 'Part', value: 'A-7', printPlace: 'description' }),
  printedField({ label: 'Bin', kind: 'number', value: '7', printPlace: 'column' }),
  printedField({ label: 'Cost', value: 'for us', printPlace: 'nowhere' }),
];
const content = (changes: Partial<InvoiceContent> = {}): InvoiceContent =>
  invoiceContent('uk', {
    notes: 'Thanks',
    fields,
    items: [{ ...shelf, fields: lineFields }],
    ...changes,
  });
const invoiceOf = (of: InvoiceContent) => ({
  content: of,
  totals: totalsOf(of),
  status: 'unpaid' as const,
  logo: null,
  signature: null,
});

describe('a document’s fields', () => {
  test('are printed at their places with formatted values', () => {
    const sheet = sheetOf(invoiceOf(content()));
    expect(sheet.dates.slice(-2)).toEqual([
      { label: 'Project', value: 'Bridge' },
      { label: 'Start', value: '09/03/2026' },
    ]);
    expect(sheet.to.details).toEqual([{ label: 'Site', value: 'North\u00a0quay' }]);
    expect(sheet.fields).toEqual([
      { label: 'Weight', value: '1,250.5' },
      { label: 'Approved', value: 'Yes' },
    ]);
    const [line] = sheet.lines;
    expect(line?.notes).toEqual(['Part: A-7']);
    const column = sheet.columns.find(({ label }) => label === 'Bin');
    expect(line && column && cellText(line, column.key)).toBe('7');
    expect(JSON.stringify(sheet)).not.toContain('for us');
  });

  test('are formatted in the document’s language, and in both of a bilingual one', () => {
    const ofCanada = { ...content(), country: 'ca', currency: 'CAD' } as const;
    expect(sheetOf(invoiceOf({ ...ofCanada, language: 'fr-CA' })).fields).toEqual([
      { label: 'Weight', value: '1\u00a0250,5' },
      { label: 'Approved', value: 'Oui' },
    ]);
    const both = describeDocument(invoiceOf({ ...ofCanada, language: 'fr-CA+en-CA' }));
    expect(both.fields?.[1]?.value).toBe('Oui / Yes');
    expect(sheetOf(invoiceOf(content({ language: 'ru' }))).fields?.[1]?.value).toBe('Да');
  });

  test('are on screen in the order of the PDF', () => {
    const html = renderToStaticMarkup(
      <InvoiceSheetView sheet={describeDocument(invoiceOf(content()))} />,
    );
    const text = html.replace(/<[^>]+>/g, ' ');
    const order = ['Site', 'Project', 'Start', 'Part: A-7', 'Weight', 'Approved', 'Thanks'];
    const places = order.map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test.each(invoiceTemplates)('are all in the PDF in %s, which breaks no rule', (template) => {
    const long = printedField({ value: 'word '.repeat(39), printPlace: 'notes' });
    const more = content({ template, fields: [...fields, long], notes: null });
    for (const of of [content({ template }), more]) {
      const sheet = sheetOf(invoiceOf(of));
      expectAllPrinted(sheet);
      const pdf = renderInvoicePdf(sheet);
      const text = readPdf(pdf).pages.flatMap(({ lines }) => lines.map((line) => line.text));
      expect(text.join(' ')).toContain('Weight: 1,250.5');
      expect(text.join(' ')).toContain('Site: North');
      expect(findBreaches(pdf)).toEqual([]);
    }
  });

  test('that change are in the history with their values', () => {
    const [project, ...others] = fields;
    if (!project) throw new Error('There is no field');
    const changed = JSON.stringify([{ ...project, value: 'Tunnel' }, ...others.slice(1)]);
    const changes = { fields: [JSON.stringify(fields), changed] };
    const event = {
      at: 1,
      actor: 'owner',
      code: 'edited',
      detail: JSON.stringify(changes),
    } as const;
    const around = {
      invoiceNumber: 'INV-001',
      country: 'uk',
      currency: 'GBP',
      timeZone: null,
    } as const;
    const [line] = describeHistory([event], around);
    expect(line?.changes).toEqual(['Project: Bridge → Tunnel', 'Start: 09/03/2026 → –']);
  });
});

describe('fields with a meaning in e-invoices', () => {
  const meant = completeForFiles(
    content({
      supplyDate: '2026-02-01',
      fields: [
        printedField({ meaning: 'project', value: 'P & Q' }),
        printedField({ meaning: 'contract', value: 'C-1', printPlace: 'nowhere' }),
        printedField({ meaning: 'order', value: 'PO-9' }),
        printedField({ meaning: 'delivery-day', kind: 'day', value: '2026-02-03' }),
        printedField({ meaning: 'prepared-by', value: 'Ann' }),
      ],
      items: [
        {
          ...shelf,
          fields: [
            printedField({ meaning: 'order-line', value: '10' }),
            printedField({ meaning: 'service-day', kind: 'day', value: '2026-02-02' }),
            printedField({ meaning: 'item-code', value: 'SH-1' }),
          ],
        },
      ],
    }),
  );
  const write = (
    format: 'cii' | 'peppol',
    of = meant,
    kind: 'invoice' | 'credit-note' = 'invoice',
  ) => {
    const source = kind === 'invoice' ? null : { number: 'INV-001', date: '2026-03-01' };
    const made = renderEInvoice({ kind, source, content: of, totals: totalsOf(of) }, format);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    return made.xml;
  };

  test('are its terms in UBL', () => {
    const xml = write('peppol');
    for (const part of [
      '<cac:OrderReference><cbc:ID>PO-9</cbc:ID></cac:OrderReference>',
      '<cac:ContractDocumentReference><cbc:ID>C-1</cbc:ID></cac:ContractDocumentReference>',
      '<cac:ProjectReference><cbc:ID>P &amp; Q</cbc:ID></cac:ProjectReference>',
      '<cbc:ActualDeliveryDate>2026-02-03</cbc:ActualDeliveryDate>',
      '<cac:InvoicePeriod><cbc:StartDate>2026-02-02</cbc:StartDate><cbc:EndDate>2026-02-02</cbc:EndDate></cac:InvoicePeriod>',
      '<cac:OrderLineReference><cbc:LineID>10</cbc:LineID></cac:OrderLineReference>',
      '<cac:SellersItemIdentification><cbc:ID>SH-1</cbc:ID></cac:SellersItemIdentification>',
    ]) {
      expect(xml).toContain(part);
    }
    expect(xml).not.toContain('Ann');
    const credit = write('peppol', meant, 'credit-note');
    expect(credit).toContain('<cbc:ID>P &amp; Q</cbc:ID><cbc:DocumentTypeCode>50<');
    expect(credit).not.toContain('ProjectReference');
  });

  test('are its terms in CII', () => {
    const xml = write('cii');
    for (const part of [
      '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-9</ram:IssuerAssignedID>',
      '<ram:ContractReferencedDocument><ram:IssuerAssignedID>C-1</ram:IssuerAssignedID>',
      '<ram:SpecifiedProcuringProject><ram:ID>P &amp; Q</ram:ID>',
      '<udt:DateTimeString format="102">20260203</udt:DateTimeString>',
      '<ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20260202<',
      '<ram:BuyerOrderReferencedDocument><ram:LineID>10</ram:LineID>',
      '<ram:SellerAssignedID>SH-1</ram:SellerAssignedID>',
    ]) {
      expect(xml).toContain(part);
    }
  });

  test('leave no trace where there are none', () => {
    const none = completeForFiles(content({ fields: [], items: [shelf] }));
    for (const format of ['cii', 'peppol'] as const) {
      expect(write(format, none)).not.toMatch(
        /Contract|Project|OrderLine|OrderRef|BuyerOrder|Period|Sellers?Item|SellerAss/,
      );
    }
  });

  test('an order number serves where a client’s reference is missing', () => {
    const ofNoReference = { ...meant, clientReference: null };
    expect(write('peppol', ofNoReference)).not.toContain('BuyerReference');
    expect(() => write('peppol', { ...ofNoReference, fields: [] })).toThrow('clientReference');
  });
});
