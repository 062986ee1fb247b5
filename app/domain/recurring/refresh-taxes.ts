import type { CountryCode } from '../country/country.ts';
import { taxRateDecimals } from '../invoices/check-figures.ts';
import type { DraftItem, InvoiceDraft, LineTaxes } from '../invoices/draft.ts';
import { hasTaxes } from '../invoices/province-taxes.ts';
import { parseNumber } from '../money/plain-number.ts';
import { type FormDefaults, startTaxes } from '../settings/form-defaults.ts';

// How the lines of a series follow the settings: a line with their taxes on the day on which the series is kept is one whose taxes
// nobody set by hand (`taxRateTouched`), and has those of each day on which an invoice is made. With a province, that decides.

/**
 * The form of a series that is begun or changed, with lines that have the taxes of the settings marked to follow them; what
 * followed them before goes on to.
 */
export function followSettings(
  draft: InvoiceDraft,
  country: CountryCode,
  defaults: FormDefaults,
): InvoiceDraft {
  if (draft.province !== '') return draft;
  // Of who is not registered by now, the taxes are those that would count.
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

/** The form of an occurrence with the taxes of the settings on the lines that follow them; see `followSettings`. */
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

/** Rates as numbers are, so that `8.50` is `8.5`. */
function inPlainRates({ taxName, taxRate, moreTaxes }: LineTaxes): LineTaxes {
  const plain = (rate: string) => String(parseNumber(rate, taxRateDecimals));
  return {
    taxName,
    taxRate: plain(taxRate),
    moreTaxes: moreTaxes.map(({ name, rate }) => ({ name, rate: plain(rate) })),
  };
}
