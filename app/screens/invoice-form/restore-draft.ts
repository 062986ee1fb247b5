import type { StoredDraft } from '#app/browser/drafts/draft-store.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { defaultInvoiceNumber, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { withCountry } from './form-state.ts';
import { startTaxRate } from './start-draft.ts';

/** What the form does on opening with what this device kept. */
export type Opening =
  | { kind: 'fresh' }
  | { kind: 'restored'; draft: InvoiceDraft }
  /**
   * Save or Download had been pressed, and sign-in was needed first: the draft is saved by itself as it was `stored`, for
   * the country it was typed in; the form shows `draft`.
   */
  | {
      kind: 'waiting';
      draft: InvoiceDraft;
      stored: InvoiceDraft;
      country: CountryCode;
      download: boolean;
    };

/** In the place of a draft's suggested number once it was sent: its number may be its invoice's, and follows none. */
export const sentNumber = '';

type Form = {
  country: CountryCode;
  signedIn: boolean;
  defaults: FormDefaults;
  /** The number is the invoice's own, not one that the form suggested. */
  isEdit?: boolean;
};

/** Chooses what becomes of the draft that this device kept (`invoices.md` section 4, Guest flow). */
export function chooseOpening(kept: StoredDraft | null, form: Form): Opening {
  if (!kept) return { kind: 'fresh' };
  const draft = fitDraft(kept, form);
  if (!form.signedIn || !isWaiting(draft)) return { kind: 'restored', draft };
  const download = draft.pendingPdfDownload;
  return {
    kind: 'waiting',
    draft,
    stored: kept.draft,
    country: kept.country ?? form.country,
    download,
  };
}

/** Whether Save or Download was pressed, and sign-in is needed first. */
export function isWaiting(draft: InvoiceDraft): boolean {
  return draft.pendingSave || draft.pendingPdfDownload;
}

/**
 * A stored draft in this form: what the user never touched follows the form's country and suggested number, and the
 * PayPal link the settings while it is taken from there.
 */
export function fitDraft(
  stored: StoredDraft,
  { country, defaults, isEdit = false }: Omit<Form, 'signedIn'>,
): InvoiceDraft {
  const { draft } = stored;
  const moved = stored.country !== null && stored.country !== country;
  const suggested = stored.suggestedNumber ?? defaultInvoiceNumber;
  const savedLink = defaults.paypalPaymentLink ?? '';
  const usesSaved = draft.usePaypalFromSettings && savedLink !== '';
  return {
    ...(moved ? withCountry(draft, country, startTaxRate(country, defaults)) : draft),
    usePaypalFromSettings: usesSaved,
    paypalPaymentLink: usesSaved ? savedLink : draft.paypalPaymentLink,
    invoiceNumber:
      draft.invoiceNumber === suggested && !isEdit ? defaults.invoiceNumber : draft.invoiceNumber,
  };
}

// @covers decisions-5.5 invoices-1.1
