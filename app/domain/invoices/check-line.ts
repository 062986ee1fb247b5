import type { CountryCode } from '#app/domain/country/country.ts';
import type { PlainIssueCode } from '#app/domain/fields/field-issue.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { divideHalfAway } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { type InvoiceTax, type LineDiscount, mainTaxes } from '#app/domain/taxes/tax-choice.ts';
import { type Checked, checkDiscount, checkNumber, checkTaxRate } from './check-figures.ts';
import { cleanLine } from './clean-text.ts';
import type { InvoiceContent, InvoiceItem } from './content.ts';
import { type DraftItem, draftCurrency, type InvoiceDraft } from './draft.ts';
import { totalsSteps } from './totals-steps.ts';

type InvoiceDiscount = Pick<InvoiceContent, 'discountHundredths' | 'discountAmountMinor'>;

/** Validates a discount amount in minor units, from 0 to what is available; empty means none. */
function checkAmount(
  text: string,
  currency: CurrencyCode,
  { most, tooMuch }: { most: bigint; tooMuch: PlainIssueCode },
): Checked<number> {
  return checkNumber(text.trim() === '' ? '0' : text, {
    decimals: currencies[currency].minorDigits,
    max: Number(most),
    tooLow: 'discountAmount',
    tooHigh: tooMuch,
  });
}

/** Validates the invoice discount: a percentage, or an amount up to the subtotal; none while its field is hidden. */
export function checkInvoiceDiscount(
  draft: Pick<InvoiceDraft, 'discount' | 'discountKind' | 'showDiscount'>,
  items: readonly InvoiceItem[],
  currency: CurrencyCode,
): InvoiceDiscount & { code: PlainIssueCode | null } {
  const none = { discountHundredths: 0, discountAmountMinor: null };
  if (!draft.showDiscount) return { ...none, code: null };
  if (draft.discountKind === 'percent') {
    const { value, code } = checkDiscount(draft.discount);
    return { ...none, discountHundredths: value ?? 0, code };
  }
  const { discounted } = totalsSteps({ items, discountHundredths: 0 });
  const { value, code } = checkAmount(draft.discount, currency, {
    most: discounted,
    tooMuch: 'discountTooLarge',
  });
  return { ...none, discountAmountMinor: value || null, code };
}

/** The parts of a line that determine its amounts. */
export type DraftFigures = Omit<
  DraftItem,
  | 'id'
  | 'description'
  | 'secondDescription'
  | 'unit'
  | 'taxRateTouched'
  | 'sourceLine'
  | 'deposit'
  | 'fields'
>;

type RulesDraft = Pick<InvoiceDraft, 'finePrices' | 'registered' | 'taxNumbers' | 'province'>;

/** The parts of an invoice that affect how its lines are parsed. */
export type LineRules = RulesDraft & { currency: CurrencyCode; mainTax: string };

/** Returns the same for a draft on a country's page. */
export function lineRules(
  draft: RulesDraft & Pick<InvoiceDraft, 'currency'>,
  country: CountryCode,
): LineRules {
  const { finePrices, registered, taxNumbers, province } = draft;
  const currency = draftCurrency(draft, country);
  return { finePrices, registered, taxNumbers, province, currency, mainTax: mainTaxes[country] };
}

const none = { value: null, code: null };

/** Validates a line's discount, which can't exceed the line; empty and 0 mean none. */
export function checkLineDiscount(
  { discount, discountKind }: Pick<DraftFigures, 'discount' | 'discountKind'>,
  line: Pick<InvoiceItem, 'quantityTenThousandths' | 'unitPriceTenThousandths'> &
    Pick<LineRules, 'currency'>,
): Checked<LineDiscount> | typeof none {
  if (discount.trim() === '') return none;
  if (discountKind === 'percent') {
    const { value: hundredths, code } = checkDiscount(discount);
    if (hundredths === null) return { value: null, code };
    return hundredths === 0 ? none : { value: { kind: 'percent', hundredths }, code: null };
  }
  const gross = divideHalfAway(
    BigInt(line.quantityTenThousandths) * BigInt(line.unitPriceTenThousandths),
    100_000_000n,
  );
  const { value: minor, code } = checkAmount(discount, line.currency, {
    most: gross,
    tooMuch: 'lineDiscount',
  });
  if (minor === null) return { value: null, code };
  return minor === 0 ? none : { value: { kind: 'amount', minor }, code: null };
}

/** A line's valid taxes, and codes of issues by the field of the line they belong to. */
type CheckedTaxes = { taxes: InvoiceTax[]; codes: Record<string, PlainIssueCode> };

/**
 * Parses a line's taxes: none when the seller isn't registered; at 0% when there is an exemption reason, but for a
 * reverse charge at the rate that the client owes; otherwise as typed, with a unique name each.
 */
export function checkLineTaxes(
  { taxName, taxRate, moreTaxes, taxReason }: DraftFigures,
  rules: LineRules,
): CheckedTaxes {
  const taxes: InvoiceTax[] = [];
  const codes: Record<string, PlainIssueCode> = {};
  if (rules.registered === 'no' || taxReason === 'none') return { taxes, codes };
  const isNil = taxReason !== '' && taxReason !== 'reverse-charge';
  const typed = [{ name: taxName, rate: isNil ? '0' : taxRate }, ...(isNil ? [] : moreTaxes)];
  const names = new Set<string>();
  for (const [at, tax] of typed.entries()) {
    const fields = taxFields(at);
    const name = cleanLine(tax.name);
    const printed = name || rules.mainTax;
    const { value: rate, code } = checkTaxRate(tax.rate);
    if (name.length > itemLimits.maxTaxNameLength) {
      codes[fields.name] = 'taxNameLength';
    } else if (names.has(printed)) {
      codes[fields.name] = 'sameTax';
    } else if (at >= itemLimits.maxTaxes) {
      codes[fields.name] = 'tooManyTaxes';
    } else if (rate !== null) {
      taxes.push({ name, rate, number: numberOf(name, rules) });
    }
    if (code !== null) codes[fields.rate] = code;
    names.add(printed);
  }
  return { taxes, codes };
}

/** Returns the field names of a line's tax by its index from 0. */
export function taxFields(at: number): { name: string; rate: string } {
  const row = `moreTaxes.${at - 1}`;
  return at === 0
    ? { name: 'taxName', rate: 'taxRate' }
    : { name: `${row}.name`, rate: `${row}.rate` };
}

/** Returns the registration number for a tax. Provincial taxes have one per province code; GST and HST share one. */
function numberOf(name: string, { taxNumbers, province, mainTax }: LineRules): string | null {
  const asked = name || mainTax;
  const names = [asked, `${asked} ${province}`, ...(/^(GST|HST)$/.test(asked) ? ['GST/HST'] : [])];
  const found = taxNumbers.find(({ tax }) => names.includes(tax));
  return (found && cleanLine(found.number).slice(0, itemLimits.maxTaxNumberLength)) || null;
}
