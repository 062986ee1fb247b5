import { isCountryCode } from '#app/domain/country/country.ts';
import { parseSettings } from '#app/domain/settings/parse-settings.ts';
import type { SettingsAnswer, SettingsChange } from '#app/domain/settings/settings-answer.ts';
import { isSameValue, noPictures } from '#app/domain/settings/settings-draft.ts';
import { waitingSettingsKey } from '#app/features/account/public.ts';
import { parsePictures } from '#app/features/settings/public.ts';
import { fieldsOf, type ListedStorage } from '#app/ui/browser/stored.client.ts';
import {
  type DocumentFormat,
  openDocumentStore,
} from '#app/ui/local-document/document-store.client.ts';
import { notifyOutbox } from './watch-outbox.client.ts';

/** Settings in the outbox: changes made offline, sent to the account as one save when the network is back. */
export type SettingsEntry = SettingsChange & {
  /** Its place in the order in which the entries were made: a number as text. */
  id: string;
  /** Set if the account refused them: the user decides in Settings, and they aren't resent automatically. */
  refusal?: SettingsRefusal;
};

/**
 * The refused fields; the form's rules describe what is wrong when it is shown, in the page's language. `said` is an
 * error that only the server can find.
 */
export type SettingsRefusal = { fields: string[]; said?: string };

type RefusedSettings = Extract<SettingsAnswer, { outcome: 'refused' | 'invalid' }>;

const format: DocumentFormat<SettingsEntry> = {
  idOf: ({ id }) => id,
  toJson: (entry) => entry,
  parse: parseEntry,
};

const openSettings = (storage: ListedStorage, userId: string) =>
  openDocumentStore({ storage, key: waitingSettingsKey(userId), isShared: true }, format);

/** Returns a user's settings in the outbox, oldest first. Removes unreadable ones. */
export function loadSettings(storage: ListedStorage, userId: string): SettingsEntry[] {
  const entries = openSettings(storage, userId).list();
  return entries.sort((one, other) => Number(one.id) - Number(other.id));
}

/**
 * Adds changes to the outbox: merged into the newest entry if it has the same country, and so the same rules; the
 * newest value of a field wins. False if the device can't store them.
 */
export function addSettings(
  storage: ListedStorage,
  userId: string,
  { changes, country }: SettingsChange,
): boolean {
  if (Object.keys(changes).length === 0) return true;
  const last = loadSettings(storage, userId).at(-1);
  const entry =
    last?.country === country
      ? { id: last.id, changes: { ...last.changes, ...changes }, country }
      : { id: String(Number(last?.id ?? 0) + 1), changes, country };
  const isStored = openSettings(storage, userId).save(entry);
  notifyOutbox();
  return isStored;
}

/** Returns what to store of a refused save. Only the server can find problems with a picture. */
export function settingsRefusalOf(answer: RefusedSettings): SettingsRefusal {
  if (answer.outcome === 'refused') return { fields: [], said: answer.message };
  const isOfPicture = answer.issues.some(({ field }) => field in noPictures);
  const fields = answer.issues.map(({ field }) => field);
  return { fields, ...(isOfPicture && { said: answer.toast }) };
}

/** Marks an entry as refused, unless it was changed since: then it is sent again. */
export function refuseSettings(
  storage: ListedStorage,
  userId: string,
  sent: SettingsEntry,
  refusal: SettingsRefusal,
): void {
  const store = openSettings(storage, userId);
  const entry = store.find(sent.id);
  if (entry && isSameValue(entry.changes, sent.changes)) store.save({ ...entry, refusal });
  notifyOutbox();
}

/**
 * Removes changes that were saved or discarded; the rest of a refused entry is sent again.
 * @param isNewest these values are newer than every entry, so a field is removed even if its value differs
 */
export function removeSettings(
  storage: ListedStorage,
  userId: string,
  changes: SettingsChange['changes'],
  isNewest = false,
): void {
  const store = openSettings(storage, userId);
  const done = new Map(Object.entries(changes));
  for (const entry of store.list()) {
    // Refused entries are older than this save; the others are sent in order.
    const isAny = isNewest || entry.refusal !== undefined;
    const rest = Object.entries(entry.changes).filter(
      ([name, value]) => !done.has(name) || !(isAny || isSameValue(done.get(name), value)),
    );
    if (rest.length === 0) store.remove(entry.id);
    else if (rest.length < Object.keys(entry.changes).length) {
      store.save({ id: entry.id, changes: Object.fromEntries(rest), country: entry.country });
    }
  }
  notifyOutbox();
}

function parseEntry(value: unknown): SettingsEntry | null {
  const { id, changes, country, refusal } = fieldsOf(value);
  const read = parseSettings(changes);
  if (!read || typeof id !== 'string' || !isCountryCode(country)) return null;
  const refused = parseRefusal(refusal);
  return {
    id,
    changes: { ...read, ...parsePictures(changes) },
    country,
    ...(refused && { refusal: refused }),
  };
}

function parseRefusal(value: unknown): SettingsRefusal | null {
  const { fields, said } = fieldsOf(value);
  if (!Array.isArray(fields)) return null;
  return {
    fields: fields.filter((field) => typeof field === 'string'),
    ...(typeof said === 'string' && { said }),
  };
}
