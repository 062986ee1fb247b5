import { type CountryCode, countries } from '#app/domain/country/country.ts';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
import { finePriceDecimals, quantityDecimals } from '#app/domain/invoices/check-figures.ts';
import type { InvoiceContent, InvoiceItem } from '#app/domain/invoices/content.ts';
import {
  fieldIn,
  fieldsBelow,
  printedColumns,
  printedLabels,
} from '#app/domain/invoices/printed-columns.ts';
import type { SheetColumn, SheetLine } from '#app/domain/invoices/sheet.ts';
import { taxAtHome } from '#app/domain/invoices/tax-at-home.ts';
import type { InvoiceTotals } from '#app/domain/invoices/totals.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import type { Column } from '#app/domain/looks/columns.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { currencies } from '#app/domain/money/money.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatDecimalMoney, formatMoney } from '#app/i18n/format/money.ts';
import { formatNumber, formatPercent, formatRate } from '#app/i18n/format/number.ts';
import { describeFieldValue } from './describe-fields.ts';
import { taxName } from './describe-totals.ts';

type Described = { content: InvoiceContent; totals: InvoiceTotals };

/** Formats the columns and lines of an invoice for printing. */
export function describeLines(
  { content, totals }: Described,
  words: DocumentWords,
  cldr: Cldr,
): { columns: SheetColumn<string>[]; lines: SheetLine<string>[] } {
  const { items, look, currency, country } = content;
  const columns = printedColumns(look?.columns ?? null, items);
  const labelsOf = printedLabels(items);
  const money = (minor: number) => formatMoney(minor, currency, country, cldr);
  const discountOf = ({ discount }: InvoiceItem, index: number) => {
    if (!discount) return '';
    const off = money(-(totals.lineDiscounts[index] ?? 0));
    const percent = discount.kind === 'percent' && formatDecimal(discount.hundredths, 2);
    return percent ? `${formatPercent(percent, cldr)} (${off})` : off;
  };
  const fieldText = (field: PrintedField) => describeFieldValue(field, country, words, cldr);
  const notesOf = (item: InvoiceItem, index: number) => {
    const notes: string[] = item.taxReason ? [words.reasons[item.taxReason]] : [];
    if (item.discount && !columns.includes('discount')) {
      notes.push(fill(words.line.discount, { discount: discountOf(item, index) }));
    }
    if (content.pricesIncludeTax && item.taxes.length > 0) {
      notes.push(fill(words.line.withoutTax, { amount: money(totals.lineNets[index] ?? 0) }));
    }
    const fields = fieldsBelow(item, columns).map(
      (field) => `${field.label}${words.fixed.colon} ${fieldText(field)}`,
    );
    return fields.concat(notes.map(withCapital));
  };
  const cellOf = (column: Column, item: InvoiceItem, index: number): string => {
    switch (column) {
      case 'number':
        return String(index + 1);
      case 'description':
        return item.description;
      case 'quantity':
        return describeQuantity(columns.includes('unit') ? withoutUnit(item) : item, words, cldr);
      case 'unit':
        return item.unit ? words.units[item.unit] : '';
      case 'price':
        return describePrice(item.unitPriceTenThousandths, content, cldr);
      case 'discount':
        return discountOf(item, index);
      case 'tax':
        return describeRates(item, cldr);
      case 'amount':
        return money(totals.lineTotals[index] ?? 0);
      default: {
        const field = fieldIn(column, item);
        return field ? fieldText(field) : '';
      }
    }
  };
  return {
    columns: columns.map((key) => ({ key, label: labelsOf(key)[0] ?? labelOf(key, words) })),
    lines: items.map((item, index) => {
      const notes = notesOf(item, index);
      const cells = columns.map((column) => [column, cellOf(column, item, index)]);
      return {
        description: item.description,
        ...(notes.length > 0 && { notes }),
        ...Object.fromEntries(cells),
      };
    }),
  };
}

/** The label of a column that isn't a custom field. */
function labelOf(column: Column, { columns }: DocumentWords): string {
  return column === 'amount' ? columns.total : (new Map(Object.entries(columns)).get(column) ?? '');
}

function withoutUnit({ quantityTenThousandths }: InvoiceItem) {
  return { quantityTenThousandths };
}

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a quantity with its unit: `2.5 h`. */
export function describeQuantity(
  item: Pick<InvoiceItem, 'quantityTenThousandths' | 'unit'>,
  { units }: DocumentWords,
  cldr: Cldr,
): string {
  const text = formatNumber(formatDecimal(item.quantityTenThousandths, quantityDecimals), cldr);
  return item.unit ? `${text}\u00a0${units[item.unit]}` : text;
}

/** Formats a unit price with its currency's decimals, or more where it has them. */
function describePrice(
  tenThousandths: number,
  { currency, country }: Pick<InvoiceContent, 'currency' | 'country'>,
  cldr: Cldr,
): string {
  const isWhole = tenThousandths % 10 ** finePriceDecimals === 0;
  if (isWhole)
    return formatMoney(tenThousandths / 10 ** finePriceDecimals, currency, country, cldr);
  const decimals = currencies[currency].minorDigits + finePriceDecimals;
  return formatDecimalMoney(formatDecimal(tenThousandths, decimals), currency, country, cldr);
}

/**
 * Formats rates such as `5% + 9.975%`, breakable after the plus; a dash without any, or where the exemption reason
 * explains it.
 */
function describeRates({ taxes, taxReason }: InvoiceItem, cldr: Cldr): string {
  const hasNone =
    taxReason === 'exempt' || taxReason === 'outside-scope' || taxReason === 'input-taxed';
  if (taxes.length === 0 || hasNone) return '–';
  return taxes.map(({ rate }) => formatRate(rate, cldr)).join('\u00a0+ ');
}

/** Lists the required remarks about taxes below the totals. */
export function describeRemarks(
  { content, totals }: Described,
  words: DocumentWords,
  cldr: Cldr,
): string[] {
  const { country, currency, pricesIncludeTax } = content;
  const { remarks } = words;
  const said: string[] = [];
  const names = namesOfTaxes(totals, country, words);
  if (pricesIncludeTax && names.length > 0) {
    said.push(fill(remarks.inside, { tax: names.join(' + ') }));
  }
  const owed = totals.taxes.reduce((sum, { owedByClient }) => sum + owedByClient, 0);
  if (totals.taxes.some(({ reason }) => reason === 'reverse-charge')) {
    const amount = formatMoney(owed, currency, country, cldr);
    said.push(fill(remarks.reverseCharge, { amount }));
  }
  const atHome = describeHomeTax(content, totals, words, cldr);
  if (atHome !== null) said.push(atHome);
  return said;
}

/**
 * Formats the tax of a foreign-currency invoice in the seller's own currency (UK reg. 14(1)(l), ATO GSTR 2001/2); null
 * without an exchange rate or in that currency.
 */
export function describeHomeTax(
  content: Pick<
    InvoiceContent,
    'country' | 'currency' | 'homeRate' | 'homeRateDate' | 'homeRateSource'
  >,
  totals: InvoiceTotals,
  words: Pick<DocumentWords, 'remarks' | 'taxes' | 'taxNames'>,
  cldr: Cldr = currentCldr(),
): string | null {
  const { country, currency, homeRate, homeRateDate, homeRateSource } = content;
  const home = countries[country].currency;
  if (homeRate === null || home === currency) return null;
  const minor = taxAtHome(totals.tax, { from: currency, to: home, rate: homeRate });
  if (minor === null) return null;
  const { atHome, atHomeOf } = words.remarks;
  const day = homeRateDate && formatDate(homeRateDate, country, cldr);
  const source = [homeRateSource, day].filter(Boolean).join(', ');
  return fill(source ? atHomeOf : atHome, {
    tax: namesOfTaxes(totals, country, words).join(' + ') || words.taxes[country],
    source,
    currency: home,
    from: currency,
    amount: formatMoney(minor, home, country, cldr),
    rate: formatNumber(homeRate, cldr),
  });
}

function namesOfTaxes(
  { taxes }: InvoiceTotals,
  country: CountryCode,
  words: Pick<DocumentWords, 'taxes' | 'taxNames'>,
): string[] {
  return [...new Set(taxes.map(({ name }) => taxName(name, country, words)))];
}
