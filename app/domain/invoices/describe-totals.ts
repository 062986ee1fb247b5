import { countries } from '../country/country.ts';
import { formatDecimal } from '../money/decimal.ts';
import { formatMoney } from '../money/money.ts';
import type { InvoiceContent } from './content.ts';
import type { SheetTotal } from './sheet.ts';
import type { InvoiceTotals } from './totals.ts';

/** A rate in thousandths of a percent as text: 9975 is `9.975%`. */
export function formatRate(taxRateThousandths: number): string {
  return `${formatDecimal(taxRateThousandths, 3)}%`;
}

/**
 * Subtotal, discount when there is one, taxes, total. Taxes stand per rate when there is more than one rate, else on
 * one line under the country's tax label (`decisions.md`, Money, tax, dates).
 */
export function describeTotals(
  content: Pick<InvoiceContent, 'country' | 'currency' | 'discountHundredths'>,
  totals: InvoiceTotals,
): SheetTotal[] {
  const money = (minor: number) => formatMoney(minor, content.currency, content.country);
  const { taxLabel } = countries[content.country];
  const rows: SheetTotal[] = [
    { kind: 'subtotal', label: 'Subtotal', value: money(totals.subtotal) },
  ];
  if (content.discountHundredths > 0) {
    const percent = formatDecimal(content.discountHundredths, 2);
    rows.push({
      kind: 'discount',
      label: `Discount (${percent}%)`,
      value: money(-totals.discount),
    });
  }
  const areSeveral = totals.taxes.length > 1;
  for (const { taxRateThousandths, amount } of totals.taxes) {
    const label = areSeveral ? `${taxLabel} (${formatRate(taxRateThousandths)})` : taxLabel;
    rows.push({ kind: 'tax', label, value: money(amount) });
  }
  rows.push({ kind: 'total', label: 'Total', value: money(totals.total) });
  return rows;
}

// @covers decisions-4.4
