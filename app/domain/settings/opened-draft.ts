import type { CountryCode } from '../country/country.ts';
import type { InvoiceDraft, TaxNumber } from '../invoices/draft.ts';
import { type FormDefaults, startTaxes } from './form-defaults.ts';

/**
 * Prepares a copy of a saved invoice: the settings' registration answer applies if there is one. Without a registration
 * the taxes are kept but don't count; with one, an invoice created without it gets the taxes. Numbers come from the
 * settings, plus those that only the invoice has.
 */
export function copyUnder(
  draft: InvoiceDraft,
  country: CountryCode,
  defaults: FormDefaults,
): InvoiceDraft {
  const { registered } = defaults;
  if (!registered) return draft;
  if (registered === 'no') return { ...draft, registered };
  const taxes = { ...startTaxes(country, defaults), taxReason: '', taxRateTouched: false } as const;
  return {
    ...draft,
    registered,
    taxNumbers: joinNumbers(defaults.taxNumbers ?? [], draft.taxNumbers),
    items:
      draft.registered === 'no' ? draft.items.map((item) => ({ ...item, ...taxes })) : draft.items,
  };
}

/** Prepares a saved invoice for editing: it keeps its own answer, and numbers that it lacks come from the settings. */
export function editUnder(draft: InvoiceDraft, defaults: FormDefaults): InvoiceDraft {
  if (draft.registered !== 'yes') return draft;
  const taxNumbers = joinNumbers(draft.taxNumbers, defaults.taxNumbers ?? []);
  return { ...draft, taxNumbers };
}

/** Returns the first numbers and those of the others for other taxes. */
function joinNumbers(first: TaxNumber[], others: TaxNumber[]): TaxNumber[] {
  const isNew = ({ tax }: TaxNumber) => !first.some((one) => one.tax === tax);
  return [...first, ...others.filter(isNew)];
}
