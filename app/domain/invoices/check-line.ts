import { checkTexts } from '#app/i18n/checks.ts';
import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { divideHalfAway } from '../money/round.ts';
import { type InvoiceTax, type LineDiscount, mainTaxes } from '../taxes/tax-choice.ts';
import { checkAmount } from './check-discount.ts';
import { type Checked, checkDiscount, checkTaxRate } from './check-figures.ts';
import { cleanLine } from './clean-text.ts';
import type { InvoiceItem } from './content.ts';
import { type DraftItem, draftCurrency, type InvoiceDraft } from './draft.ts';
import { itemLimits } from './limits.ts';

/** What of a line its figures are made from. */
export type DraftFigures = Omit<
  DraftItem,
  'id' | 'description' | 'secondDescription' | 'unit' | 'taxRateTouched' | 'sourceLine' | 'deposit'
>;

type RulesDraft = Pick<InvoiceDraft, 'finePrices' | 'registered' | 'taxNumbers' | 'province'>;

/** What of an invoice its lines are read by. */
export type LineRules = RulesDraft & { currency: CurrencyCode; mainTax: string };

/** The same of a draft on the page of a country. */
export function lineRules(
  draft: RulesDraft & Pick<InvoiceDraft, 'currency'>,
  country: CountryCode,
): LineRules {
  const { finePrices, registered, taxNumbers, province } = draft;
  const currency = draftCurrency(draft, country);
  return { finePrices, registered, taxNumbers, province, currency, mainTax: mainTaxes[country] };
}

const none = { value: null, message: null };

/** The discount of a line, which cannot be larger than the line; empty and 0 are none. */
export function checkLineDiscount(
  { discount, discountKind }: Pick<DraftFigures, 'discount' | 'discountKind'>,
  line: Pick<InvoiceItem, 'quantityTenThousandths' | 'unitPriceTenThousandths'> &
    Pick<LineRules, 'currency'>,
): Checked<LineDiscount> | typeof none {
  if (discount.trim() === '') return none;
  if (discountKind === 'percent') {
    const { value: hundredths, message } = checkDiscount(discount);
    if (hundredths === null) return { value: null, message };
    return hundredths === 0 ? none : { value: { kind: 'percent', hundredths }, message: null };
  }
  const gross = divideHalfAway(
    BigInt(line.quantityTenThousandths) * BigInt(line.unitPriceTenThousandths),
    100_000_000n,
  );
  const { value: minor, message } = checkAmount(discount, line.currency, {
    most: gross,
    tooMuch: checkTexts.items.lineDiscount,
  });
  if (minor === null) return { value: null, message };
  return minor === 0 ? none : { value: { kind: 'amount', minor }, message: null };
}

/** The taxes of a line that can be read, and what is wrong with others, by the field of the line that it stands in. */
export type CheckedTaxes = { taxes: InvoiceTax[]; messages: Record<string, string> };

/**
 * The taxes of a line: none of a seller who is not registered; at 0% where there is a reason, but of a reverse charge at
 * the rate that the client owes; else as typed, beside each other, each under a name of its own.
 */
export function checkLineTaxes(
  { taxName, taxRate, moreTaxes, taxReason }: DraftFigures,
  rules: LineRules,
): CheckedTaxes {
  const taxes: InvoiceTax[] = [];
  const messages: Record<string, string> = {};
  if (rules.registered === 'no' || taxReason === 'none') return { taxes, messages };
  const isNil = taxReason !== '' && taxReason !== 'reverse-charge';
  const typed = [{ name: taxName, rate: isNil ? '0' : taxRate }, ...(isNil ? [] : moreTaxes)];
  const names = new Set<string>();
  for (const [at, tax] of typed.entries()) {
    const fields = taxFields(at);
    const name = cleanLine(tax.name);
    const printed = name || rules.mainTax;
    const { value: rate, message } = checkTaxRate(tax.rate);
    if (name.length > itemLimits.maxTaxNameLength) {
      messages[fields.name] = checkTexts.items.taxNameLength;
    } else if (names.has(printed)) {
      messages[fields.name] = checkTexts.items.sameTax;
    } else if (at >= itemLimits.maxTaxes) {
      messages[fields.name] = checkTexts.items.tooManyTaxes;
    } else if (rate !== null) {
      taxes.push({ name, rate, number: numberOf(name, rules) });
    }
    if (message !== null) messages[fields.rate] = message;
    names.add(printed);
  }
  return { taxes, messages };
}

/** The fields of a line in which its taxes are typed, counted from 0. */
export function taxFields(at: number): { name: string; rate: string } {
  const row = `moreTaxes.${at - 1}`;
  return at === 0
    ? { name: 'taxName', rate: 'taxRate' }
    : { name: `${row}.name`, rate: `${row}.rate` };
}

/** The number for a tax, for one of a province under its code; GST and HST have one number. */
function numberOf(name: string, { taxNumbers, province, mainTax }: LineRules): string | null {
  const asked = name || mainTax;
  const names = [asked, `${asked} ${province}`, ...(/^(GST|HST)$/.test(asked) ? ['GST/HST'] : [])];
  const found = taxNumbers.find(({ tax }) => names.includes(tax));
  return (found && cleanLine(found.number).slice(0, itemLimits.maxTaxNumberLength)) || null;
}
