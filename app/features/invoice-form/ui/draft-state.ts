import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { EditedInvoice, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import type { QueuedAnswer } from '#app/features/offline/public.ts';
import type { DocumentEvent } from '#app/ui/local-document/document-state.ts';
import type { DocumentSnapshot } from '#app/ui/local-document/local-document.ts';
import { hasSameContent, isUntyped } from './draft-content.ts';
import { type StoredDraft, sentNumber } from './draft-store.client.ts';
import { adjustDraft, type OpenedInvoice } from './start-draft.ts';

/** What a form starts with: its user, and the draft that it shows before any input, with its own save key. */
export type FormStart = {
  country: CountryCode;
  userId: string | null;
  defaults: FormDefaults;
  fresh: InvoiceDraft;
};

export type InvoiceBase = FormStart & {
  opened: OpenedInvoice | null;
  /** The invoice that a save changes, and the version that it replaces; null for a new invoice. */
  edited: EditedInvoice | null;
  /** The draft was sent: its number may already be its invoice's, so it no longer follows suggestions. */
  isSent: boolean;
  /** The save that is being sent or in the outbox was a click on Download. */
  wantsDownload: boolean;
};

/** How to save a draft; `download`: the user asked for its PDF. */
export type SendOptions = SaveOptions & { download: boolean };

/** The answer to a save, with what was sent. */
export type AnsweredDraft = { answer: QueuedAnswer; draft: InvoiceDraft; options: SendOptions };

export type InvoiceSnapshot = DocumentSnapshot<InvoiceDraft, InvoiceBase>;

/** Whether nothing was typed yet. */
export function isFresh({ values, base }: Pick<InvoiceSnapshot, 'values' | 'base'>): boolean {
  return isUntyped(values, base.fresh, base.country);
}

/**
 * Whether nothing was typed into a stored draft. Dates count only if the draft was stored with its suggested dates,
 * which older versions of the app didn't store.
 */
export function isEmpty(stored: StoredDraft, start: FormStart): boolean {
  const draft = adjustDraft(stored, start, false);
  const { invoiceDate, dueDate } = start.fresh;
  const dates = stored.suggestedDates ? {} : { invoiceDate, dueDate };
  return isUntyped({ ...draft, ...dates }, start.fresh, start.country);
}

/** Whether Save or Download was clicked and the user must sign in first. */
export function isWaiting(draft: InvoiceDraft): boolean {
  return draft.pendingSave || draft.pendingPdfDownload;
}

/** Whether the form still has the content that was sent. */
export function isStill({ values, isChanged }: InvoiceSnapshot, sent: InvoiceDraft): boolean {
  return !isChanged || hasSameContent(values, sent);
}

/** Returns what this device stores of the draft. */
export function toStored({ values, base }: InvoiceSnapshot): StoredDraft {
  const { country, defaults, fresh, opened, edited, isSent } = base;
  const { invoiceDate, dueDate } = fresh;
  return {
    draft: values,
    country,
    suggestedNumber: isSent ? sentNumber : defaults.invoiceNumber,
    suggestedDates: isSent ? undefined : { invoiceDate, dueDate },
    version: opened ? edited?.version : undefined,
  };
}

/** Returns the drafts that a form may open: typed ones first, the newest first, then refused ones. */
export function inFormOrder(oldestFirst: readonly StoredDraft[]): StoredDraft[] {
  const newestFirst = [...oldestFirst].reverse();
  return [
    ...newestFirst.filter(({ outbox }) => !outbox),
    ...newestFirst.filter(({ outbox }) => outbox?.refusal !== undefined),
  ];
}

/** Returns what an answer to a save means for the draft. */
export function eventOfAnswer({ outcome }: QueuedAnswer): DocumentEvent {
  switch (outcome) {
    case 'saved':
      return 'saved';
    case 'kept':
      return 'queued';
    case 'unreachable':
      return 'failed';
    case 'sign-in-needed':
      return 'signInNeeded';
    case 'invalid':
    case 'number-taken':
    case 'limit-reached':
    case 'too-large':
    case 'not-found':
    case 'refused':
      return 'refused';
    default:
      return 'conflicted';
  }
}
