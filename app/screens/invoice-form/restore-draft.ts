import type { StoredDraft } from '#app/browser/draft-store.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { defaultInvoiceNumber, type InvoiceDraft } from '#app/domain/invoice/draft.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { withCountry } from './form-state.ts';
import { startTaxRate } from './start-draft.ts';

/** What the form does on opening with what this device kept. */
export type Opening =
  | { kind: 'fresh' }
  | { kind: 'restored'; draft: InvoiceDraft }
  /** Save or Download had been pressed while signed out: it is saved by itself, for the country it was typed in. */
  | {
      kind: 'waiting';
      /** For the form. */
      draft: InvoiceDraft;
      /** To be sent, and kept like this until it is answered. */
      kept: StoredDraft;
      country: CountryCode;
      download: boolean;
    };

type Form = {
  country: CountryCode;
  signedIn: boolean;
  defaults: FormDefaults;
  /** The number is the invoice's own, not one that the form suggested. */
  isEdit?: boolean;
};

/**
 * Chooses between the guest's draft and the signed-in user's own one; the guest's comes first, it is what was typed
 * last (`invoices.md` section 4, Guest flow; `decisions.md`, Invoice form and invoice).
 */
export function chooseOpening(
  kept: { guest: StoredDraft | null; own: StoredDraft | null },
  form: Form,
): Opening {
  const stored = kept.guest ?? (form.signedIn ? kept.own : null);
  if (!stored) return { kind: 'fresh' };
  const { draft } = stored;
  const waits = draft.pendingSave || draft.pendingPdfDownload;
  if (form.signedIn && waits) {
    const waiting = stored === kept.guest ? takenOver(stored) : stored;
    return {
      kind: 'waiting',
      draft: fitDraft(waiting, form),
      kept: waiting,
      country: stored.country ?? form.country,
      download: draft.pendingPdfDownload,
    };
  }
  return { kind: 'restored', draft: fitDraft(stored, form) };
}

/**
 * A guest's draft as its user's own: what waits goes on waiting as the guest's (`decisions.md`), unless it may have been
 * saved before it was edited.
 */
export function takenOver(stored: StoredDraft): StoredDraft {
  const { draft } = stored;
  const waitsAsGuest = (draft.pendingSave || draft.pendingPdfDownload) && draft.earlierKey === '';
  return { ...stored, draft: { ...draft, waitsAsGuest } };
}

/**
 * A stored draft in this form: what the user never touched follows the form's country and suggested number, and the
 * PayPal link the settings while it is taken from there.
 */
export function fitDraft(
  stored: StoredDraft,
  { country, defaults, isEdit = false }: Form,
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
