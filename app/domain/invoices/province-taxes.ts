import { isProvince } from '#app/domain/country/provinces.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { type ProvinceTax, taxesOfProvince } from '#app/domain/taxes/canada-rates.ts';
import { isCalendarDate } from '../dates.ts';
import { taxRateDecimals } from './check-figures.ts';
import type { DraftItem, DraftTax, InvoiceDraft, LineTaxes } from './draft.ts';

// The lines of a Canadian invoice follow its place of supply, with rates by date. Lines whose tax was typed are left
// alone.

type Supply = Pick<InvoiceDraft, 'province' | 'invoiceDate'>;

/**
 * Returns the province's rates on the invoice date; null when no province is chosen, the date is invalid, or the rates
 * are unknown.
 */
export function ratesOfSupply({ province, invoiceDate }: Supply): ProvinceTax[] | null {
  const isKnown = isProvince(province) && isCalendarDate(invoiceDate);
  return isKnown ? taxesOfProvince(province, invoiceDate) : null;
}

/** Returns the same in the format of a line. */
export function provinceTaxes(supply: Supply): DraftTax[] | null {
  const rates = ratesOfSupply(supply);
  return (
    rates?.map(({ name, rate }) => ({ name, rate: formatDecimal(rate, taxRateDecimals) })) ?? null
  );
}

/** Whether a line has exactly these taxes. */
export function hasTaxes(
  { taxName, taxRate, moreTaxes, taxReason }: LineTaxes & Pick<DraftItem, 'taxReason'>,
  taxes: readonly DraftTax[],
): boolean {
  const own = [{ name: taxName, rate: taxRate }, ...moreTaxes];
  return (
    taxReason === '' &&
    own.length === taxes.length &&
    own.every(({ name, rate }, at) => name === taxes[at]?.name && rate === taxes[at]?.rate)
  );
}

/**
 * Returns the draft with the taxes of its province and date on every line whose tax wasn't typed; the same object when
 * nothing changes.
 */
export function withProvinceTaxes(draft: InvoiceDraft): InvoiceDraft {
  const taxes = provinceTaxes(draft);
  return taxes ? withTaxes(draft, taxes) : draft;
}

/** Returns the draft with another place of supply, or none, which gives untouched lines their default taxes again. */
export function withProvince(
  draft: InvoiceDraft,
  province: string,
  usual: LineTaxes,
): InvoiceDraft {
  const moved = { ...draft, province };
  const { taxName: name, taxRate: rate, moreTaxes } = usual;
  return province === ''
    ? withTaxes(moved, [{ name, rate }, ...moreTaxes])
    : withProvinceTaxes(moved);
}

function withTaxes(draft: InvoiceDraft, taxes: readonly DraftTax[]): InvoiceDraft {
  const [{ name, rate } = { name: '', rate: '0' }, ...moreTaxes] = taxes;
  const isDone = (item: DraftItem) => item.taxRateTouched || hasTaxes(item, taxes);
  if (draft.items.every(isDone)) return draft;
  const written = { taxName: name, taxRate: rate, moreTaxes, taxReason: '' } as const;
  return {
    ...draft,
    items: draft.items.map((item) => (isDone(item) ? item : { ...item, ...written })),
  };
}
