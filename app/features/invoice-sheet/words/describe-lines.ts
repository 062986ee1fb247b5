import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { finePriceDecimals, quantityDecimals } from '#app/domain/invoices/check-figures.ts';
import type { InvoiceContent, InvoiceItem } from '#app/domain/invoices/content.ts';
import type { SheetLine } from '#app/domain/invoices/sheet.ts';
import { taxAtHome } from '#app/domain/invoices/tax-at-home.ts';
import type { InvoiceTotals } from '#app/domain/invoices/totals.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { currencies } from '#app/domain/money/money.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatDecimalMoney, formatMoney } from '#app/i18n/format/money.ts';
import { formatNumber, formatPercent, formatRate } from '#app/i18n/format/number.ts';
import { printableFields } from './describe-fields.ts';
import { taxName } from './describe-totals.ts';

type Described = { content: InvoiceContent; totals: InvoiceTotals };

/** Formats the lines of an invoice for printing. */
export function describeLines(
  { content, totals }: Described,
  words: DocumentWords,
  cldr: Cldr,
): SheetLine<string>[] {
  const money = (minor: number) => formatMoney(minor, content.currency, content.country, cldr);
  const notesOf = (item: InvoiceItem, index: number) => {
    const { discount, taxReason } = item;
    const notes = taxReason ? [words.reasons[taxReason]] : [];
    if (discount) {
      const off = money(-(totals.lineDiscounts[index] ?? 0));
      const percent = discount.kind === 'percent' && formatDecimal(discount.hundredths, 2);
      const said = percent ? `${formatPercent(percent, cldr)} (${off})` : off;
      notes.push(fill(words.line.discount, { discount: said }));
    }
    if (content.pricesIncludeTax && item.taxes.length > 0) {
      notes.push(fill(words.line.withoutTax, { amount: money(totals.lineNets[index] ?? 0) }));
    }
    return notes.map(withCapital);
  };
  const partsOf = (item: InvoiceItem, index: number) => {
    const fields = printableFields(item.fields, content.country, words, cldr);
    const texts = fields.map(({ label, value }) => `${label}${words.fixed.colon} ${value}`);
    const notes = [...texts, ...notesOf(item, index)];
    return { ...(notes.length > 0 && { notes }), ...(fields.length > 0 && { fields }) };
  };
  return content.items.map((item, index) => ({
    description: item.description,
    ...partsOf(item, index),
    quantity: describeQuantity(item, words, cldr),
    price: describePrice(item.unitPriceTenThousandths, content, cldr),
    taxRate: describeRates(item, cldr),
    total: money(totals.lineTotals[index] ?? 0),
  }));
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
