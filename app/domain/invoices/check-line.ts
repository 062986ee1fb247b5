import { checkTexts } from '#app/texts/checks.ts';
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
  'id' | 'description' | 'secondDescription' | 'unit' | 'taxRateTouched'
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

/**
 * The taxes of a line: none of a seller who is not registered; at 0% where there is a reason, but of a reverse charge at
 * the rate that the client owes; else as typed, beside each other.
 */
export function checkLineTaxes(
  { taxName, taxRate, moreTaxes, taxReason }: DraftFigures,
  rules: LineRules,
): { taxRate: Checked<InvoiceTax[]>; moreTaxes: Checked<InvoiceTax[]> } {
  const nothing: Checked<InvoiceTax[]> = { value: [], message: null };
  if (rules.registered === 'no' || taxReason === 'none') {
    return { taxRate: nothing, moreTaxes: nothing };
  }
  const isNil = taxReason !== '' && taxReason !== 'reverse-charge';
  const first = readTax({ name: taxName, rate: isNil ? '0' : taxRate }, rules);
  if (isNil) return { taxRate: first, moreTaxes: nothing };
  const others = moreTaxes.map((tax) => readTax(tax, rules));
  const all = [first, ...others].flatMap(({ value }) => value ?? []);
  return { taxRate: first, moreTaxes: listOf(others, all) };
}

function listOf(others: Checked<InvoiceTax[]>[], all: InvoiceTax[]): Checked<InvoiceTax[]> {
  const wrong = others.find(({ message }) => message !== null);
  if (wrong) return wrong;
  const refuse = (message: string) => ({ value: null, message });
  const names = all.map(({ name }) => name);
  if (others.length > 0 && new Set(names).size < names.length) {
    return refuse(checkTexts.items.sameTax);
  }
  if (all.length > itemLimits.mostTaxes) return refuse(checkTexts.items.tooManyTaxes);
  return { value: others.flatMap(({ value }) => value ?? []), message: null };
}

function readTax(tax: { name: string; rate: string }, rules: LineRules): Checked<InvoiceTax[]> {
  const name = cleanLine(tax.name);
  const { value: rate, message } = checkTaxRate(tax.rate);
  if (rate === null) return { value: null, message };
  if (name.length > itemLimits.longestTaxName) {
    return { value: null, message: checkTexts.items.taxNameLength };
  }
  return { value: [{ name, rate, number: numberOf(name, rules) }], message: null };
}

/** The number for a tax, for one of a province under its code; GST and HST have one number. */
function numberOf(name: string, { taxNumbers, province, mainTax }: LineRules): string | null {
  const asked = name || mainTax;
  const names = [asked, `${asked} ${province}`, ...(/^(GST|HST)$/.test(asked) ? ['GST/HST'] : [])];
  const found = taxNumbers.find(({ tax }) => names.includes(tax));
  return (found && cleanLine(found.number).slice(0, itemLimits.longestTaxNumber)) || null;
}

// @covers lawful-1.1 lawful-1.4
