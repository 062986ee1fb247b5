import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { readDraft } from '#app/domain/invoices/read-draft.ts';
import { attempt, type BrowserStorage, fieldsOf, parseJson, readText } from '../stored.client.ts';

/** A draft with what it was made under: both tell on restoring what the user never touched. */
export type StoredDraft = {
  draft: InvoiceDraft;
  /** The country of the form in which it was typed; null for older drafts. */
  country: CountryCode | null;
  /** The number that the form had suggested; null for older drafts. */
  suggestedNumber: string | null;
  /** The dates that the form had suggested; none of older drafts and of those that were sent. */
  suggestedDates?: DraftDates;
  /** Where it changes a saved invoice: the version that its editing began with. */
  version?: number;
};

/** The days of a draft, `YYYY-MM-DD`. */
export type DraftDates = Pick<InvoiceDraft, 'invoiceDate' | 'dueDate'>;

type Now = { country: CountryCode; today: string };

/** One draft on this device, which tabs share: each knows the text that it last read or wrote. */
export type DraftStore = {
  /** The draft, or null. A corrupt one is logged and removed; the earlier variant is migrated. */
  load: (now: Now) => StoredDraft | null;
  /** What another tab has put there since this one read or wrote; null when nothing, or nothing readable. */
  newer: (now: Now) => StoredDraft | null;
  /** Writes over whatever is there. False when the device does not take it (no room, storage switched off). */
  save: (stored: StoredDraft) => boolean;
  /**
   * The same with another invoice than the one that is there, which steps aside until the slot is free again; nothing
   * changes when the device does not take both.
   */
  putInFront: (stored: StoredDraft) => boolean;
  /** Brings the draft that stepped aside last back into a slot that is free. */
  takeBack: () => void;
  /** Removes what this tab knows; what another tab has put there since stays. */
  clear: () => void;
};

type StoreParts = {
  storage: BrowserStorage;
  key: string;
  newId?: () => string;
  log?: (message: string) => void;
};

const mostAside = 20;

/** Opens the draft under a key. Never throws: a device without storage behaves like an empty one. */
export function openDraftStore({
  storage,
  key,
  newId = () => crypto.randomUUID(),
  log = (message) => console.warn(message),
}: StoreParts): DraftStore {
  let known: string | null = null;
  const read = () => readText(storage, key);
  const write = (text: string) =>
    attempt(() => {
      storage.setItem(key, text);
      known = text;
      return true;
    }, false);
  const remove = () => attempt(() => storage.removeItem(key), undefined);
  const save: DraftStore['save'] = (stored) => write(textOf(stored));
  // Signing out takes them with the slot's own.
  const asides = Array.from({ length: mostAside }, (_, position) => `${key}:aside:${position}`);

  return {
    load: (now) => {
      known = read();
      if (known === null) return null;
      const stored = readStored(known, now, newId);
      if (stored === null) {
        log(`A corrupt draft was removed from ${key}`);
        remove();
      } else if (!known.includes(stored.draft.saveKey)) save(stored);
      return stored;
    },
    newer: (now) => {
      const text = read();
      if (text === null || text === known) return null;
      const stored = readStored(text, now, newId);
      const before = known === null ? null : readStored(known, now, newId);
      if (JSON.stringify(stored?.draft) !== JSON.stringify(before?.draft)) return stored;
      // The same draft, sent or made under something else.
      known = text;
      return null;
    },
    save,
    putInFront: (stored) =>
      attempt(() => {
        const before = storage.getItem(key);
        if (before === null) return save(stored);
        const free = asides.find((aside) => storage.getItem(aside) === null);
        if (free === undefined) return false;
        storage.setItem(free, before);
        if (save(stored)) return true;
        storage.removeItem(free);
        return false;
      }, false),
    takeBack: () =>
      attempt(() => {
        if (storage.getItem(key) !== null) return;
        const aside = asides.findLast((name) => storage.getItem(name) !== null);
        if (aside === undefined) return;
        storage.setItem(key, storage.getItem(aside) ?? '');
        storage.removeItem(aside);
      }, undefined),
    clear: () => {
      if (known !== null && read() === known) remove();
      known = null;
    },
  };
}

function textOf({ draft, ...madeUnder }: StoredDraft): string {
  return JSON.stringify({ ...draft, ...madeUnder });
}

function readStored(text: string, now: Now, newId: () => string): StoredDraft | null {
  const value = parseJson(text);
  const {
    country: made,
    suggestedNumber: number,
    suggestedDates: dates,
    version,
  } = fieldsOf(value);
  const country = isCountryCode(made) ? made : null;
  const suggestedNumber = typeof number === 'string' ? number : null;
  const draft = readDraft(value, { country: country ?? now.country, today: now.today, newId });
  const suggestedDates = readDates(dates);
  return (
    draft && {
      draft,
      country,
      suggestedNumber,
      ...(suggestedDates && { suggestedDates }),
      ...(typeof version === 'number' && { version }),
    }
  );
}

function readDates(value: unknown): DraftDates | null {
  const { invoiceDate, dueDate } = fieldsOf(value);
  return typeof invoiceDate === 'string' && typeof dueDate === 'string'
    ? { invoiceDate, dueDate }
    : null;
}

// @covers invoices-1.1 invoices-4.10
