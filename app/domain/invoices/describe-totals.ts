import { currentCldr } from '#app/texts/current-cldr.ts';
import type { DocumentWords } from '#app/texts/documents.ts';
import { fill } from '#app/texts/fill.ts';
import type { Cldr } from '../language/cldr.ts';
import { formatPercent } from '../language/format-number.ts';
import { formatDecimal } from '../money/decimal.ts';
import { formatMoney } from '../money/money.ts';
import type { InvoiceContent } from './content.ts';
import type { SheetTotal } from './sheet.ts';
import type { InvoiceTotals } from './totals.ts';

/** A rate in thousandths of a percent as text: 9975 is `9.975%`, in French `9,975 %`. */
export function formatRate(taxRateThousandths: number, cldr: Cldr = currentCldr()): string {
  return formatPercent(formatDecimal(taxRateThousandths, 3), cldr);
}

/**
 * Subtotal, discount when there is one, taxes, total. Taxes stand per rate when there is more than one rate, else on
 * one line under the country's tax label (`decisions.md`, Money, tax, dates).
 */
export function describeTotals(
  content: Pick<InvoiceContent, 'country' | 'currency' | 'discountHundredths'>,
  totals: InvoiceTotals,
  words: Pick<DocumentWords, 'totals' | 'taxes'>,
  cldr: Cldr = currentCldr(),
): SheetTotal<string>[] {
  const money = (minor: number) => formatMoney(minor, content.currency, content.country, cldr);
  const tax = words.taxes[content.country];
  const rows: SheetTotal<string>[] = [
    { kind: 'subtotal', label: words.totals.subtotal, value: money(totals.subtotal) },
  ];
  if (content.discountHundredths > 0) {
    const rate = formatPercent(formatDecimal(content.discountHundredths, 2), cldr);
    rows.push({
      kind: 'discount',
      label: fill(words.totals.discount, { rate }),
      value: money(-totals.discount),
    });
  }
  const areSeveral = totals.taxes.length > 1;
  for (const { taxRateThousandths, amount } of totals.taxes) {
    const rate = formatRate(taxRateThousandths, cldr);
    const label = areSeveral ? fill(words.totals.tax, { tax, rate }) : tax;
    rows.push({ kind: 'tax', label, value: money(amount) });
  }
  rows.push({ kind: 'total', label: words.totals.total, value: money(totals.total) });
  return rows;
}

// @covers decisions-4.4
