import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import {
  parseEditedInvoice,
  parseSaveRefusal,
  type SaveOptions,
  type SaveRefusal,
} from '#app/domain/invoices/save-answer.ts';
import { notifyOutbox } from '#app/features/offline/public.ts';
import {
  fieldsOf,
  keysOf,
  loadText,
  parseJson,
  removeStored,
  writeStored,
} from '#app/ui/browser/stored.client.ts';
import type { DraftPlace } from './draft-keys.client.ts';

/** A draft with what it was made under: both tell on restoring what the user never touched. */
export type StoredDraft = {
  draft: InvoiceDraft;
  /** The country of the form in which it was typed; null in the earlier variant. */
  country: CountryCode | null;
  /** The number that the form had suggested; null in the earlier variant. */
  suggestedNumber: string | null;
  /** The dates that the form had suggested; not in the earlier variant, nor once the draft was sent. */
  suggestedDates?: DraftDates;
  /** Where it changes a saved invoice: the version that its editing began with. */
  version?: number;
  /** It waits to be sent, so; or it was refused, and why: its form has it again. None of a draft that is merely typed. */
  outbox?: { options: SaveOptions; refusal?: SaveRefusal };
  /** When it was stored, in milliseconds since 1970. */
  at?: number;
};

/** In the place of a draft's suggested number once it was sent: it may be its invoice's by then. */
export const sentNumber = '';

/** The days of a draft, `YYYY-MM-DD`. */
export type DraftDates = Pick<InvoiceDraft, 'invoiceDate' | 'dueDate'>;

type Now = { country: CountryCode; today: string };

/** The drafts of one place, which tabs share: each knows the texts that it last read or wrote. */
export type DraftStore = {
  /**
   * Those that a form may go on with: typed ones, the last one first, then refused ones. Corrupt ones are logged and removed.
   */
  load: (now: Now) => StoredDraft[];
  /**
   * What another tab has stored of this draft since this one read or wrote, or, for null, of any that is merely typed. Null
   * when nothing, or nothing readable.
   */
  newer: (saveKey: string | null, now: Now) => StoredDraft | null;
  /** Writes over whatever is there. False when the device does not take it (no room, storage switched off). */
  save: (stored: StoredDraft) => boolean;
  /** Removes what this tab knows of a draft; what another tab has put there since stays. */
  clear: (saveKey: string) => void;
};

type StoreParts = DraftPlace & { newId?: () => string; log?: (message: string) => void };

/** Opens the drafts of a place. Never throws: a device without storage behaves like an empty one. */
export function openDraftStore({
  newId = () => crypto.randomUUID(),
  log = (message) => console.warn(message),
  ...place
}: StoreParts): DraftStore {
  const { storage } = place;
  const known = new Map<string, string>();
  const save: DraftStore['save'] = (stored) => {
    const name = nameOf(place, stored.draft.saveKey);
    const { draft, ...made } = { ...stored, at: Date.now() };
    const isSaved = writeStored(storage, name, { ...draft, ...made });
    if (isSaved) known.set(name, loadText(storage, name) ?? '');
    notifyOutbox();
    return isSaved;
  };

  return {
    load: (now) => {
      const drafts = readAll(place, now, newId).flatMap(({ name, text, stored }) => {
        known.set(name, text);
        if (stored === null) {
          log(`A corrupt draft was removed from ${name}`);
          removeStored(storage, name);
          // The earlier variant has no save key: it keeps the one that it gets now.
        } else if (!text.includes(stored.draft.saveKey)) save(stored);
        return stored ? [stored] : [];
      });
      const newest = drafts.reverse();
      const refused = newest.filter(({ outbox }) => outbox?.refusal !== undefined);
      return [...newest.filter(({ outbox }) => !outbox), ...refused];
    },
    newer: (saveKey, now) => {
      for (const { name, text, stored } of readAll(place, now, newId, saveKey).reverse()) {
        if (text === known.get(name)) continue;
        const before = loadStored(known.get(name) ?? null, now, newId);
        // The same draft, sent or made under something else.
        if (JSON.stringify(stored?.draft) === JSON.stringify(before?.draft)) known.set(name, text);
        else if (stored && (saveKey !== null || !stored.outbox)) return stored;
      }
      return null;
    },
    save,
    clear: (saveKey) => {
      const name = nameOf(place, saveKey);
      const text = known.get(name);
      if (text !== undefined && loadText(storage, name) === text) removeStored(storage, name);
      known.delete(name);
    },
  };
}

/** The drafts of a place, oldest first, or one of them; what cannot be read is null. */
export function readAll(
  place: DraftPlace,
  now: Now,
  newId: () => string,
  saveKey: string | null = null,
): { name: string; text: string; stored: StoredDraft | null }[] {
  const { storage, key, user } = place;
  const all = user === null ? [key] : keysOf(storage, `${key}:`);
  const drafts = (saveKey === null ? all : [nameOf(place, saveKey)]).flatMap((name) => {
    const text = loadText(storage, name);
    return text === null ? [] : [{ name, text, stored: loadStored(text, now, newId) }];
  });
  return drafts.sort((one, other) => (one.stored?.at ?? 0) - (other.stored?.at ?? 0));
}

function nameOf({ key, user }: DraftPlace, saveKey: string): string {
  return user === null ? key : `${key}:${saveKey}`;
}

function loadStored(text: string | null, now: Now, newId: () => string): StoredDraft | null {
  const value = parseJson(text);
  const { country: made, suggestedNumber, suggestedDates, version, outbox, at } = fieldsOf(value);
  const country = isCountryCode(made) ? made : null;
  const draft = parseDraft(value, { country: country ?? now.country, today: now.today, newId });
  const dates = parseDates(suggestedDates);
  const mark = parseOutboxMark(outbox);
  return (
    draft && {
      draft,
      country,
      suggestedNumber: typeof suggestedNumber === 'string' ? suggestedNumber : null,
      ...(dates && { suggestedDates: dates }),
      ...(typeof version === 'number' && { version }),
      ...(mark && { outbox: mark }),
      ...(typeof at === 'number' && { at }),
    }
  );
}

function parseOutboxMark(value: unknown): StoredDraft['outbox'] | null {
  const { options, refusal: kept } = fieldsOf(value);
  const { country, guestWaiting, edit: changed } = fieldsOf(options);
  const edit = changed === undefined ? undefined : parseEditedInvoice(changed);
  const refusal = parseSaveRefusal(kept);
  // Without its invoice a change would be sent as a new one.
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
