import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { EditedInvoice } from '#app/domain/invoices/save-answer.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { type StoredDraft, sentNumber } from './draft-store.client.ts';
import { adjustDraft, hasSameContent, isUntyped, type OpenedInvoice } from './start-draft.ts';

/** What a form starts with: its user, and the draft that it shows before any input, with its own save key. */
export type InitialDraft = {
  country: CountryCode;
  userId: string | null;
  defaults: FormDefaults;
  fresh: InvoiceDraft;
};

/** A form's draft and its state. */
export type DraftState = {
  draft: InvoiceDraft;
  /** This tab has changed the draft since it was opened or last read from storage. */
  isChanged: boolean;
  begun: InitialDraft;
  opened: OpenedInvoice | null;
  /** The invoice that a save changes, and the version that it replaces; null for a new invoice. */
  edited: EditedInvoice | null;
  /** The draft was sent: its number may already be its invoice's, so it no longer follows suggestions. */
  isSent: boolean;
  /** Saved or discarded: it is no longer stored on this device. */
  isOver: boolean;
};

/** Whether nothing was typed yet. */
export function isFresh({ draft, begun }: DraftState): boolean {
  return isUntyped(draft, begun.fresh, begun.country);
}

/**
 * Whether nothing was typed into a stored draft. Dates count only if the draft was stored with its suggested dates,
 * which older versions of the app didn't store.
 */
export function isEmpty(stored: StoredDraft, begun: InitialDraft): boolean {
  const draft = adjustDraft(stored, begun, false);
  const { invoiceDate, dueDate } = begun.fresh;
  const dates = stored.suggestedDates ? {} : { invoiceDate, dueDate };
  return isUntyped({ ...draft, ...dates }, begun.fresh, begun.country);
}

/** Whether Save or Download was clicked and the user must sign in first. */
export function isWaiting(draft: InvoiceDraft): boolean {
  return draft.pendingSave || draft.pendingPdfDownload;
}

/** Whether the form still has the content that was sent. */
export function isStill({ draft, isChanged }: DraftState, sent: InvoiceDraft): boolean {
  return !isChanged || hasSameContent(draft, sent);
}

/** Returns what this device stores of the draft. */
export function storedOf({ draft, begun, isSent, opened, edited }: DraftState): StoredDraft {
  const { country, defaults } = begun;
  const { invoiceDate, dueDate } = begun.fresh;
  return {
    draft,
    country,
    suggestedNumber: isSent ? sentNumber : defaults.invoiceNumber,
    suggestedDates: isSent ? undefined : { invoiceDate, dueDate },
    version: opened ? edited?.version : undefined,
  };
}
