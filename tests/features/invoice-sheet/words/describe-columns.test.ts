import { describe, expect, it } from 'vitest';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import type { InvoiceContent, InvoiceItem } from '#app/domain/invoices/content.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import type { Column } from '#app/domain/looks/columns.ts';
import { defaultLook } from '#app/domain/looks/look.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { lineOf } from '#tests/support/reviewed-invoice.ts';

const field = (changes: Partial<PrintedField>): PrintedField => ({
  id: 'a',
  label: 'Room',
  kind: 'text',
  value: 'Blue',
  printPlace: 'column',
  meaning: null,
  ...changes,
});
const sku = field({ id: 'c', label: 'SKU', value: 'B-7', meaning: 'item-code' });
const day = field({
  id: 'd',
  label: 'Day',
  kind: 'day',
  value: '2026-11-30',
  meaning: 'service-day',
});
const done = field({ id: 'y', label: 'On site', kind: 'yes-no', value: 'yes' });
const area = field({ id: 'n', label: 'Area', kind: 'number', value: '1234.5' });

const tax = { name: '', rate: 200_000, number: null };
const painting: InvoiceItem = {
  ...lineOf(100_00, { taxes: [tax] }),
  description: 'Painting',
  quantityTenThousandths: 25_000,
  unit: 'hour',
  discount: { kind: 'percent', hundredths: 1000 },
  fields: [sku, day, done, area],
};
const cleaning = { ...lineOf(50_00), description: 'Cleaning' };

function sheetWith(columns: Column[] | null, changes: Partial<InvoiceContent> = {}): InvoiceSheet {
  const content = invoiceContent('uk', {
    items: [painting, cleaning],
    look: columns && { ...defaultLook, columns },
    ...changes,
  });
  const rest = { status: 'unpaid', logo: null, signature: null } as const;
  return describeDocument({ content, totals: totalsOf(content), ...rest });
}

describe('the columns of a look', () => {
  const columns: Column[] = [
    'amount',
    'number',
    'code',
    'service-day',
    'description',
    'quantity',
    'unit',
    'discount',
  ];

  it('are printed in its order, with labels and figures as the invoice has them', () => {
    const { columns: printed, lines } = sheetWith(columns);
    expect(printed.map(({ key, label }) => `${key}: ${label}`)).toEqual([
      'amount: Total',
      'number: No.',
      'code: SKU',
      'service-day: Day',
      'description: Description',
      'quantity: Qty',
      'unit: Unit',
      'discount: Discount',
    ]);
    expect(lines[0]).toMatchObject({
      amount: '£225.00',
      number: '1',
      code: 'B-7',
      'service-day': '30/11/2026',
      description: 'Painting',
      quantity: '2.5',
      unit: 'h',
      discount: '10% (-£25.00)',
    });
    expect(lines[1]).toMatchObject({ number: '2', code: '', unit: '', discount: '' });
  });

  it('replace what is below the description otherwise', () => {
    const [whole] = sheetWith(columns).lines;
    expect(whole?.notes).toEqual(['On site: Yes', 'Area: 1,234.5']);
    const [bare] = sheetWith(['description', 'quantity', 'amount']).lines;
    expect(bare?.quantity).toBe('2.5\u00a0h');
    expect(bare?.notes).toEqual([
      'SKU: B-7',
      'Day: 30/11/2026',
      'On site: Yes',
      'Area: 1,234.5',
      'Discount 10% (-£25.00)',
    ]);
  });

  it('have a second label in a bilingual document, except those of fields', () => {
    const { columns: printed } = sheetWith(columns, { language: 'fr-CA+en-CA' });
    const labels = new Map(printed.map(({ key, label }) => [key, label]));
    expect(labels.get('unit')).toEqual({ first: 'Unité', second: 'Unit', secondLanguage: 'en-CA' });
    expect(labels.get('code')).toBe('SKU');
  });
});

describe('without columns of its own', () => {
  it('an invoice prints fields that belong into a column after the description', () => {
    const { columns, lines } = sheetWith(null);
    expect(columns.map(({ key }) => key)).toEqual([
      'description',
      'code',
      'service-day',
      'field:y',
      'quantity',
      'price',
      'tax',
      'amount',
    ]);
    expect(lines[0]).toMatchObject({ 'field:y': 'Yes', tax: '20%', price: '£100.00' });
    expect(lines[0]?.notes).toContain('Area: 1,234.5');
  });
});
