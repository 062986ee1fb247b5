import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import {
  parseEditedInvoice,
  parseSaveRefusal,
  type SaveOptions,
  type SaveRefusal,
} from '#app/domain/invoices/save-answer.ts';
import { fieldsOf } from '#app/ui/browser/stored.client.ts';
import {
  type DocumentFormat,
  type DocumentPlace,
  type DocumentStore,
  openDocumentStore,
} from '#app/ui/local-document/document-store.client.ts';

/** A draft as this device stores it, with what its form had suggested, so that untouched fields can follow later. */
export type StoredDraft = {
  draft: InvoiceDraft;
  /** The country of the form in which it was typed; null in the earlier variant. */
  country: CountryCode | null;
  /** The number that the form had suggested; null in the earlier variant. */
  suggestedNumber: string | null;
  /** The dates that the form had suggested; missing in the earlier variant and after the draft was sent. */
  suggestedDates?: DraftDates;
  /** The version of the saved invoice that it changes. */
  version?: number;
  /** Set while it is in the outbox: how to send it, and why the account refused it. */
  outbox?: { options: SaveOptions; refusal?: SaveRefusal };
};

/** Replaces a draft's suggested number after it was sent: its number may already be its invoice's. */
export const sentNumber = '';

/** The days of a draft, `YYYY-MM-DD`. */
export type DraftDates = Pick<InvoiceDraft, 'invoiceDate' | 'dueDate'>;

export type DraftStore = DocumentStore<StoredDraft>;

/** Opens the drafts of a place. `now` fills in what the earlier variant didn't store. */
export function openDraftStore(
  place: DocumentPlace,
  now: { country: CountryCode; today: string },
  onUnreadable?: (key: string) => void,
): DraftStore {
  return openDocumentStore(place, draftFormat(now), onUnreadable);
}

function draftFormat(now: { country: CountryCode; today: string }): DocumentFormat<StoredDraft> {
  return {
    idOf: ({ draft }) => draft.saveKey,
    // Whether Save was clicked counts too: another tab must not remove a draft that waits for its sign-in.
    isSame: (one, other) => JSON.stringify(one.draft) === JSON.stringify(other.draft),
    toJson: ({ draft, ...more }) => ({ ...draft, ...more }),
    parse: (json) => parseStoredDraft(json, now),
  };
}

function parseStoredDraft(
  json: unknown,
  now: { country: CountryCode; today: string },
): StoredDraft | null {
  const { country: typedIn, suggestedNumber, suggestedDates, version, outbox } = fieldsOf(json);
  const country = isCountryCode(typedIn) ? typedIn : null;
  const draft = parseDraft(json, {
    country: country ?? now.country,
    today: now.today,
    newId: () => crypto.randomUUID(),
  });
  const dates = parseDates(suggestedDates);
  const queued = parseOutbox(outbox);
  return (
    draft && {
      draft,
      country,
      suggestedNumber: typeof suggestedNumber === 'string' ? suggestedNumber : null,
      ...(dates && { suggestedDates: dates }),
      ...(typeof version === 'number' && { version }),
      ...(queued && { outbox: queued }),
    }
  );
}

function parseOutbox(value: unknown): StoredDraft['outbox'] | null {
  const { options, refusal: stored } = fieldsOf(value);
  const { country, guestWaiting, edit: edited } = fieldsOf(options);
  const edit = edited === undefined ? undefined : parseEditedInvoice(edited);
  const refusal = parseSaveRefusal(stored);
  // Without its invoice an edit would be sent as a new invoice.
  if (!isCountryCode(country) || edit === null) return null;
  return {
    options: { country, guestWaiting: guestWaiting === true, ...(edit && { edit }) },
    ...(refusal && { refusal }),
  };
}

function parseDates(value: unknown): DraftDates | null {
  const { invoiceDate, dueDate } = fieldsOf(value);
  return typeof invoiceDate === 'string' && typeof dueDate === 'string'
    ? { invoiceDate, dueDate }
    : null;
}
