import type { CountryCode } from '../country/country.ts';
import type { InvoiceDraft, TaxNumber } from '../invoices/draft.ts';
import { type FormDefaults, startTaxes } from './form-defaults.ts';

/**
 * A saved invoice as a copy of it begins today: where the settings answer whether the seller is registered, that counts.
 * Without a registration the taxes stay as they are and do not count; with one, what was made without gets its taxes. Numbers
 * are the settings', and those that only the invoice knows.
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

/** A saved invoice as it is edited: its answer is its own, and numbers that it does not know come from the settings. */
export function editUnder(draft: InvoiceDraft, defaults: FormDefaults): InvoiceDraft {
  if (draft.registered !== 'yes') return draft;
  const taxNumbers = joinNumbers(draft.taxNumbers, defaults.taxNumbers ?? []);
  return { ...draft, taxNumbers };
}

/** The first ones, and of the others those for other taxes. */
function joinNumbers(first: TaxNumber[], others: TaxNumber[]): TaxNumber[] {
  const isNew = ({ tax }: TaxNumber) => !first.some((one) => one.tax === tax);
  return [...first, ...others.filter(isNew)];
}
