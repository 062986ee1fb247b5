import fc from 'fast-check';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import { invoiceTemplates, papers } from '#app/domain/invoices/sheet.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import type { Column } from '#app/domain/looks/columns.ts';
import { defaultLook, logoPlaces, logoSizes, typefaces } from '#app/domain/looks/look.ts';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { loadTypeface } from '#app/pdf/font/face.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { pairwise } from '#tests/support/pairwise.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { randomLook } from '#tests/support/random-looks.ts';
import type { FileToCheck } from './file-to-check.ts';

await loadTypeface('source-serif');

/** Few columns, the usual ones, and as many as fit. */
const columnSets: Record<string, Column[] | null> = {
  default: null,
  two: ['description', 'amount'],
  figures: ['description', 'quantity', 'unit', 'price', 'discount', 'tax', 'amount'],
  fields: ['number', 'code', 'service-day', 'description', 'field:r', 'field:s', 'amount'],
  eight: ['number', 'code', 'service-day', 'description', 'quantity', 'price', 'tax', 'amount'],
};

const orders: Record<string, (columns: Column[]) => Column[]> = {
  usual: (columns) => columns,
  reversed: (columns) => columns.toReversed(),
  'description last': (columns) =>
    columns.toSorted(
      (one, other) => Number(one === 'description') - Number(other === 'description'),
    ),
};

const factors = {
  columns: Object.keys(columnSets),
  order: Object.keys(orders),
  typeface: typefaces,
  accent: [defaultLook.accent, '#ffffff', '#ffcc00', '#000000'],
  logo: ['none', ...logoPlaces],
  logoSize: logoSizes,
  template: invoiceTemplates,
  language: documentLanguages,
  paper: papers,
} as const;

const field = (id: string, label: string, changes: Partial<PrintedField> = {}): PrintedField => ({
  id,
  label,
  kind: 'text',
  value: `${label} 7`,
  printPlace: 'column',
  meaning: null,
  ...changes,
});

const fields = [
  field('c', 'SKU', { meaning: 'item-code' }),
  field('d', 'Day', { meaning: 'service-day', kind: 'day', value: '2026-11-30' }),
  field('r', 'Room'),
  field('s', 'Этаж'),
];

/** PDFs of an invoice in looks that combine every choice with every other one. */
export function* lookFiles(): Generator<FileToCheck> {
  const content = taxInvoiceForFiles('United Kingdom, three rates and three discounts');
  const items = content.items.map((item) => ({ ...item, unit: 'hour' as const, fields }));
  for (const row of pairwise(factors)) {
    const { template, language, paper, typeface, accent, logoSize } = row;
    const columns = columnSets[row.columns] ?? null;
    const look = {
      ...defaultLook,
      typeface,
      accent,
      logoSize,
      logoPlace: logoPlaces.find((place) => place === row.logo) ?? defaultLook.logoPlace,
      columns: columns && (orders[row.order]?.(columns) ?? columns),
    };
    const { sheet, attachment } = describeInvoiceFile({
      content: { ...content, items, template, language, paper, look },
      totals: totalsOf(content),
      status: 'unpaid',
      logo: row.logo === 'none' ? null : discLogo(),
      signature: null,
    });
    const bytes = renderInvoicePdf(sheet, attachment ? { attachment } : {});
    const name = `look ${Object.values(row).join(', ')}`;
    yield { name: `${name}${attachment ? '.facturx' : ''}.pdf`, bytes };
  }
}

/** PDFs of random invoices in random looks with hostile labels, the same in every run. */
export function* randomLookFiles(count: number): Generator<FileToCheck> {
  const made = fc.sample(randomLook, { seed: 3, numRuns: count });
  for (const [index, content] of made.entries()) {
    const rest = {
      status: 'unpaid',
      logo: index % 2 ? discLogo() : null,
      signature: null,
    } as const;
    const { sheet } = describeInvoiceFile({ content, totals: totalsOf(content), ...rest });
    yield { name: `random look ${index + 1}.pdf`, bytes: renderInvoicePdf(sheet) };
  }
}
