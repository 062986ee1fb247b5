import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  cellText,
  firstWording,
  type InvoiceSheet,
  invoiceTemplates,
  papers,
} from '#app/domain/invoices/sheet.ts';
import { languages } from '#app/domain/language/languages.ts';
import { labelWidth, minWidth, narrowTable } from '#app/domain/looks/column-fit.ts';
import { type BuiltInColumn, builtInColumns } from '#app/domain/looks/columns.ts';
import { typefaces } from '#app/domain/looks/look.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { loadTypeface } from '#app/pdf/font/face.ts';
import { pageSizes } from '#app/pdf/page/page-canvas.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { layColumns } from '#app/pdf/sections/item-columns.ts';
import { templateFor } from '#app/pdf/templates/template.ts';
import { createTheme } from '#app/pdf/templates/theme.ts';
import { measureText } from '#app/pdf/text/wrap-text.ts';
import { sampleSheet } from '#tests/fixtures/sheets.ts';
import { expectCleanLayout } from '#tests/support/expect-tidy.ts';
import { findBreaches } from '#tests/support/matterhorn/find-breaches.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { randomLook } from '#tests/support/random-looks.ts';
import { allParts, readParts } from '#tests/support/read-parts.ts';
import { type ReadPage, readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';

await loadTypeface('source-serif');

const describeContent = (content: InvoiceContent) =>
  describeDocument({
    content,
    totals: totalsOf(content),
    status: 'unpaid',
    logo: null,
    signature: null,
  });

const themeOf = ({ template, paper, look }: InvoiceSheet) =>
  createTheme(templateFor(template).theme, pageSizes[paper], look);

/** Returns the sheet with nothing below its lines but the footer. */
function linesAlone({ template, paper, look, lines, columns }: InvoiceSheet): InvoiceSheet {
  const bare = { totals: [], bankDetails: [], paymentHeading: '' };
  return { ...sampleSheet({ template, paper, look, ...bare }), lines, columns };
}

/** Returns the texts of a table that leave their column: to its side, or below the last line of the page. */
function strayTexts({ lines, size: [, height] }: ReadPage, sheet: InvoiceSheet): string[] {
  const theme = themeOf(sheet);
  const columns = layColumns(theme, sheet);
  const top = lines.find(({ text }) => text === headOf(sheet));
  if (!top) return [];
  const table = lines.filter(
    ({ y, text }) => y >= top.y - 1 && y < height - theme.footer.rule && text,
  );
  return table
    .filter(({ x, box, size }) => {
      const column = columns.findLast((each) => x >= each.x - 1);
      return !column || box.x + box.w > column.x + column.width + size * 0.6;
    })
    .map(({ text, x }) => `${text} at ${x}`);
}

const headOf = (sheet: InvoiceSheet) =>
  firstWording(sheet.columns.find(({ key }) => key === 'description')?.label ?? '');

const squeeze = (text: string) => text.replace(/\s|\p{Default_Ignorable_Code_Point}/gu, '');

describe('a table of random columns', () => {
  it('prints every text inside its cell and page', () => {
    fc.assert(
      fc.property(randomLook, (content) => {
        const sheet = linesAlone(describeContent(content));
        const pdf = readPdf(renderInvoicePdf(sheet));
        expectCleanLayout(pdf, sheet.template);
        expect(pdf.pages.flatMap((page) => strayTexts(page, sheet))).toEqual([]);
      }),
      { seed: 23, numRuns: isFullStrain ? 1000 : 60 },
    );
  });

  it('is read in the order of its columns, and each has its header', () => {
    fc.assert(
      fc.property(randomLook, (content) => {
        const items = content.items.slice(0, 3);
        const noDiscount = { discountHundredths: 0, discountAmountMinor: null };
        const sheet = describeContent({ ...content, ...noDiscount, items });
        const bytes = renderInvoicePdf(sheet);
        const table = allParts(readParts(bytes)).find(({ role }) => role === 'Table');
        const [head, ...rows] = table?.parts ?? [];
        expect(head?.parts.map(({ role }) => role)).toEqual(sheet.columns.map(() => 'TH'));
        const at = sheet.columns.findIndex(({ key }) => key === 'description');
        for (const [index, row] of rows.entries()) {
          const line = sheet.lines[index];
          expect(row.parts.map(({ role }) => role)).toEqual(
            sheet.columns.map(({ key }) => (key === 'description' ? 'TH' : 'TD')),
          );
          const figures = sheet.columns.filter(({ key }) => isPlain(key));
          for (const { key } of figures) {
            const cell = row.parts[sheet.columns.findIndex((column) => column.key === key)];
            expect(squeeze(cell?.text ?? '')).toBe(squeeze(line ? cellText(line, key) : ''));
          }
          expect(row.parts[at]?.text).toContain(firstWording(line?.description ?? '').slice(0, 9));
        }
        expect(findBreaches(bytes)).toEqual([]);
      }),
      { seed: 24, numRuns: isFullStrain ? 300 : 30 },
    );
  });
});

/** Whether a column's texts are ours. */
const isPlain = (key: string) => ['number', 'quantity', 'unit', 'price', 'amount'].includes(key);

describe('the widths that a seller’s columns are checked with', () => {
  it.each(
    invoiceTemplates.flatMap((template) => papers.map((paper) => [template, paper] as const)),
  )('are there in %s on %s', (template, paper) => {
    const theme = themeOf(sampleSheet({ template, paper }));
    expect(theme.width - theme.table.inset * 2).toBeGreaterThanOrEqual(narrowTable.width);
    expect(theme.text.columnHead.size).toBeLessThanOrEqual(8);
  });

  it('include the labels of every language in every typeface', () => {
    const wider = languages.flatMap(({ code }) => {
      const { columns } = documentLanguage(code).words;
      const labels: Partial<Record<BuiltInColumn, string>> = { ...columns, amount: columns.total };
      return builtInColumns.flatMap((column) => {
        const width = widest(labels[column] ?? '');
        return width > minWidth(column) ? [`${code} ${column} ${width}`] : [];
      });
    });
    expect(wider).toEqual([]);
  });

  it('are those of the typefaces, for labels of all kinds', () => {
    const letters = 'Artikelnummer, Zł/м² №7 «Ёлка» Ωμέγα Würth WAVE To. fi';
    for (const label of ['➀', '⸻', '‱']) {
      expect(labelWidth(label)).toBeGreaterThanOrEqual(widest(label) - 0.1);
    }
    for (const label of [letters, ...letters.split(' ')]) {
      const width = labelWidth(label);
      expect(width).toBeGreaterThanOrEqual(widest(label) - 0.1);
      expect(width).toBeLessThan(widest(label) * 1.2 + 8);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (label) => {
        expect(labelWidth(label)).toBeGreaterThanOrEqual(widest(label.trim()) * 0.97 - 1);
      }),
    );
  });
});

/** The width of a label in the wider of the typefaces. */
function widest(label: string): number {
  const { columnHead } = themeOf(sampleSheet()).text;
  return Math.max(
    ...typefaces.map((typeface) =>
      measureText(label.normalize('NFC'), { ...columnHead, typeface }),
    ),
  );
}
