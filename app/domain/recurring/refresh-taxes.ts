import type { CountryCode } from '../country/country.ts';
import { taxRateDecimals } from '../invoices/check-figures.ts';
import type { DraftItem, InvoiceDraft, LineTaxes } from '../invoices/draft.ts';
import { hasTaxes } from '../invoices/province-taxes.ts';
import { parseNumber } from '../money/plain-number.ts';
import { type FormDefaults, startTaxes } from '../settings/form-defaults.ts';

// How the lines of a series follow the settings: a line whose taxes equal those of the settings when the series is
// saved counts as not edited by the user (`taxRateTouched`), and gets the taxes valid on each invoice date. A province
// takes precedence.

/**
 * Marks the lines of a new or edited series that have the taxes of the settings, so that they follow them; lines that
 * already followed continue to.
 */
export function followSettings(
  draft: InvoiceDraft,
  country: CountryCode,
  defaults: FormDefaults,
): InvoiceDraft {
  if (draft.province !== '') return draft;
  // For a seller who isn't registered any more, the taxes that would otherwise apply are used.
  const {
    taxName: name,
    taxRate: rate,
    moreTaxes,
  } = inPlainRates(startTaxes(country, defaults, ''));
  const taxes = [{ name, rate }, ...moreTaxes];
  const items = draft.items.map((item) =>
    hasTaxes({ ...item, ...inPlainRates(item) }, taxes) ? { ...item, taxRateTouched: false } : item,
  );
  return { ...draft, items };
}

/** Updates the lines that follow the settings to the current taxes; see `followSettings`. */
export function refreshTaxes(
  draft: InvoiceDraft,
  country: CountryCode,
  defaults: FormDefaults,
): InvoiceDraft {
  if (draft.province !== '' || draft.registered === 'no') return draft;
  const taxes = startTaxes(country, defaults);
  const follows = ({ taxRateTouched, taxReason }: DraftItem) => !taxRateTouched && taxReason === '';
  return {
    ...draft,
    items: draft.items.map((item) => (follows(item) ? { ...item, ...taxes } : item)),
  };
}

/** Normalizes rates as numbers, so that `8.50` equals `8.5`. */
function inPlainRates({ taxName, taxRate, moreTaxes }: LineTaxes): LineTaxes {
  const plain = (rate: string) => String(parseNumber(rate, taxRateDecimals));
  return {
    taxName,
    taxRate: plain(taxRate),
    moreTaxes: moreTaxes.map(({ name, rate }) => ({ name, rate: plain(rate) })),
  };
}
