import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { SheetTotal } from '#app/domain/invoices/sheet.ts';
import type { InvoiceTotals, TaxTotal } from '#app/domain/invoices/totals.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { settledMinor } from '#app/domain/payments/amount-due.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatPercent, formatRate } from '#app/i18n/format/number.ts';

/** Labels of taxes on a document. */
export type TaxWords = Pick<
  DocumentWords,
  'totals' | 'taxes' | 'taxNames' | 'taxNumber' | 'reasons'
>;

/** A tax by its name: the country's own without one, a known one in the document's language, else as it was typed. */
export function taxName(
  name: string,
  country: CountryCode,
  words: Pick<TaxWords, 'taxes' | 'taxNames'>,
): string {
  if (name === '') return words.taxes[country];
  return name in words.taxNames ? words.taxNames[name as keyof TaxWords['taxNames']] : name;
}

/**
 * Describes subtotal, discount if any, taxes and total. The country's only tax has just its name, any other also its
 * rate. When prices include tax, the net amount comes before the tax.
 */
export function describeTotals(
  content: Pick<
    InvoiceContent,
    'country' | 'currency' | 'discountHundredths' | 'discountAmountMinor' | 'pricesIncludeTax'
  >,
  totals: InvoiceTotals,
  words: TaxWords,
  cldr: Cldr = currentCldr(),
): SheetTotal<string>[] {
  const { country, discountHundredths, discountAmountMinor, pricesIncludeTax } = content;
  const money = (minor: number) => formatMoney(minor, content.currency, country, cldr);
  const row = (kind: SheetTotal['kind'], label: string, minor: number, note?: string) => ({
    kind,
    label,
    value: money(minor),
    ...(note && { note }),
  });
  const rows: SheetTotal<string>[] = [row('subtotal', words.totals.subtotal, totals.subtotal)];
  if (discountAmountMinor !== null) {
    rows.push(row('discount', words.totals.discountAmount, -totals.discount));
  } else if (discountHundredths > 0) {
    const rate = formatPercent(formatDecimal(discountHundredths, 2), cldr);
    rows.push(row('discount', fill(words.totals.discount, { rate }), -totals.discount));
  }
  if (pricesIncludeTax) rows.push(row('net', words.totals.net, totals.net));
  const isAlone = totals.taxes.length === 1 && !pricesIncludeTax;
  for (const tax of totals.taxes) {
    const label = taxLabel(tax, { country, words, cldr, isAlone });
    const note = tax.number === null ? undefined : fill(words.taxNumber, { number: tax.number });
    rows.push(row('tax', label, tax.amount, note));
  }
  rows.push(row('total', words.totals.total, totals.total));
  return rows;
}

/**
 * Describes the paid amount and the balance of an invoice that is partially paid; empty for any other.
 * @param invoice.paidMinor paid amount in minor units; negative when more was returned by card than received
 * @param invoice.creditedMinor the part of it that is credit notes, which have their own row
 */
export function describeBalance(
  { currency, country }: Pick<InvoiceContent, 'country' | 'currency'>,
  {
    total,
    paidMinor = 0,
    creditedMinor = 0,
  }: { total: number; paidMinor?: number; creditedMinor?: number },
  words: DocumentWords['totals'],
  cldr: Cldr,
): SheetTotal<string>[] {
  const settled = settledMinor({ paidMinor, creditedMinor });
  if (settled === 0 || settled >= total) return [];
  const money = (minor: number) => formatMoney(minor, currency, country, cldr);
  const paid = settled - creditedMinor;
  return [
    ...(paid === 0 ? [] : [{ kind: 'paid' as const, label: words.paid, value: money(paid) }]),
    ...(creditedMinor === 0
      ? []
      : [{ kind: 'credited' as const, label: words.credited, value: money(creditedMinor) }]),
    { kind: 'balance', label: words.balance, value: money(total - settled) },
  ];
}

/** Labels a tax row: the country's tax by name when it is the only one, otherwise with its rate and base. */
export function taxLabel(
  { name, rate: ofTax, reason }: Pick<TaxTotal, 'name' | 'rate' | 'reason'>,
  where: { country: CountryCode; words: TaxWords; cldr: Cldr; isAlone: boolean },
): string {
  const { country, words, cldr, isAlone } = where;
  const tax = taxName(name, country, words);
  const rate = formatRate(ofTax, cldr);
  if (isAlone && name === '' && !reason) return tax;
  const said = reason ? `${rate}, ${words.reasons[reason]}` : rate;
  return fill(words.totals.tax, { tax, rate: said });
}
