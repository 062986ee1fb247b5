import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import { readDraft } from '#app/domain/invoice/read-draft.ts';
import { attempt } from './attempt.client.ts';

/** The part of `Storage` that drafts need; `localStorage` in a browser. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A draft with what it was made under: both tell on restoring what the user never touched. */
export type StoredDraft = {
  draft: InvoiceDraft;
  /** The country of the form in which it was typed; null for older drafts. */
  country: CountryCode | null;
  /** The number that the form had suggested; null for older drafts. */
  suggestedNumber: string | null;
  /** Where it changes a saved invoice: the version that its editing began with. */
  version?: number;
};

/** One draft on this device, kept until it is saved or cleared. */
export type DraftStore = {
  /** The draft, or null. A corrupt one is logged and removed; the earlier variant is migrated. */
  load: (now: { country: CountryCode; today: string }) => StoredDraft | null;
  /** False when the device does not take it (no room, storage switched off). */
  save: (stored: StoredDraft) => boolean;
  clear: () => void;
};

type StoreParts = {
  storage: DraftStorage;
  key: string;
  newId?: () => string;
  log?: (message: string) => void;
};

/** Opens the draft under a key. Never throws: a device without storage behaves like an empty one. */
export function openDraftStore({
  storage,
  key,
  newId = () => crypto.randomUUID(),
  log = (message) => console.warn(message),
}: StoreParts): DraftStore {
  const clear = () => attempt(() => storage.removeItem(key), undefined);
  return {
    clear,
    save: ({ draft, ...madeUnder }) =>
      attempt(() => {
        storage.setItem(key, JSON.stringify({ ...draft, ...madeUnder }));
        return true;
      }, false),
    load: (now) => {
      const text = attempt(() => storage.getItem(key), null);
      if (text === null) return null;
      const stored = readStored(text, now, newId);
      if (stored === null) {
        log(`A corrupt draft was removed from ${key}`);
        clear();
      }
      return stored;
    },
  };
}

function readStored(
  text: string,
  now: { country: CountryCode; today: string },
  newId: () => string,
): StoredDraft | null {
  const value = attempt((): unknown => JSON.parse(text), null);
  if (typeof value !== 'object' || value === null) return null;
  const country = 'country' in value && isCountryCode(value.country) ? value.country : null;
  const suggestedNumber =
    'suggestedNumber' in value && typeof value.suggestedNumber === 'string'
      ? value.suggestedNumber
      : null;
  const draft = readDraft(value, { country: country ?? now.country, today: now.today, newId });
  const version = 'version' in value && typeof value.version === 'number' ? value.version : null;
  return draft && { draft, country, suggestedNumber, ...(version !== null && { version }) };
}
