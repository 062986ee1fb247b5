import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { EditedInvoice } from '#app/domain/invoices/save-answer.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { type StoredDraft, sentNumber } from './draft-store.client.ts';
import { adjustDraft, hasSameContent, isUntyped, type OpenedInvoice } from './start-draft.ts';

/** What a form begins with: whose it is, and what it shows before anything is typed, with a key of its own. */
export type InitialDraft = {
  country: CountryCode;
  userId: string | null;
  defaults: FormDefaults;
  fresh: InvoiceDraft;
};

/** The draft of a form and what is known of it. */
export type DraftState = {
  draft: InvoiceDraft;
  /** Once this tab has changed what it began with or last read. */
  isChanged: boolean;
  begun: InitialDraft;
  opened: OpenedInvoice | null;
  /** The invoice that a save changes, with the version that it replaces; null for a new one. */
  edited: EditedInvoice | null;
  /** It was sent: its number may be its invoice's, and follows no suggestion. */
  isSent: boolean;
  /** Saved or given up: nothing of it is stored any more. */
  isOver: boolean;
};

/** Whether nothing was typed yet. */
export function isFresh({ draft, begun }: DraftState): boolean {
  return isUntyped(draft, begun.fresh, begun.country);
}

/** Whether nothing was typed into a stored draft, not even days; the earlier variant does not tell of those. */
export function isEmpty(stored: StoredDraft, begun: InitialDraft): boolean {
  const draft = adjustDraft(stored, begun, false);
  const { invoiceDate, dueDate } = begun.fresh;
  const dates = stored.suggestedDates ? {} : { invoiceDate, dueDate };
  return isUntyped({ ...draft, ...dates }, begun.fresh, begun.country);
}

/** Whether Save or Download was pressed, and sign-in is needed first. */
export function isWaiting(draft: InvoiceDraft): boolean {
  return draft.pendingSave || draft.pendingPdfDownload;
}

/** Whether the form says what was sent. */
export function isStill({ draft, isChanged }: DraftState, sent: InvoiceDraft): boolean {
  return !isChanged || hasSameContent(draft, sent);
}

/** What this device keeps of it. */
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
