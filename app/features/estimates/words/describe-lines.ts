import type { EstimateLines } from '#app/domain/documents/invoice-of-estimate.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { describeCopiedLine } from '#app/i18n/document-languages.ts';
import { fill } from '#app/i18n/fill.ts';

/** Returns what describes the lines of an estimate's invoices, in the estimate's language. */
export function linesOfEstimate({
  language,
  invoiceNumber: number,
}: Pick<InvoiceContent, 'language' | 'invoiceNumber'>): EstimateLines {
  return {
    part: (lines, label) =>
      describeCopiedLine(language, ({ estimate }, textOf) =>
        describeGoods(lines.map(textOf), (goods) => fill(estimate[label], { number, goods })),
      ),
    depositOff: (invoice) =>
      describeCopiedLine(language, ({ estimate }) =>
        fill(estimate.depositOff, { number: invoice }),
      ),
  };
}

/** Joins the first lines of the item descriptions, shortened when there are too many. */
function describeGoods(lines: readonly string[], describe: (goods: string) => string): string {
  const goods = lines.map((line) => cleanLine(line.split('\n')[0] ?? ''));
  const text = describe([...new Set(goods)].filter(Boolean).join(', '));
  const most = itemLimits.maxDescriptionLength;
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
