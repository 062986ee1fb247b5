import { isCountryCode } from '#app/domain/country/country.ts';
import { parseSettings } from '#app/domain/settings/parse-settings.ts';
import type { SettingsAnswer, SettingsChange } from '#app/domain/settings/settings-answer.ts';
import { isSameValue, noPictures } from '#app/domain/settings/settings-draft.ts';
import { waitingSettingsKey } from '#app/features/account/public.ts';
import { parsePictures } from '#app/features/settings/public.ts';
import {
  type BrowserStorage,
  fieldsOf,
  loadStored,
  loadText,
  removeStored,
  writeStored,
} from '#app/ui/browser/stored.client.ts';
import { notifyOutbox } from './watch-outbox.client.ts';

/** Settings in the outbox: changes made offline, sent to the account as one save when the network is back. */
export type SettingsEntry = SettingsChange & {
  /** Set if the account refused them: the user decides in Settings, and they aren't resent automatically. */
  refusal?: SettingsRefusal;
};

/**
 * The refused fields; the form's rules describe what is wrong when it is shown, in the page's language. `said` is an
 * error that only the server can find.
 */
export type SettingsRefusal = { fields: string[]; said?: string };

type RefusedSettings = Extract<SettingsAnswer, { outcome: 'refused' | 'invalid' }>;

/** Returns a user's settings in the outbox, oldest first. Removes unreadable ones. */
export function loadSettings(storage: BrowserStorage, userId: string): SettingsEntry[] {
  const stored = loadStored(storage, waitingSettingsKey(userId));
  const read = Array.isArray(stored) ? stored.map(parseEntry) : [];
  const entries = read.filter((entry) => entry !== null);
  if (entries.length === 0 && settingsText(storage, userId) !== null) write(storage, userId, []);
  return entries;
}

/** Returns the stored text of the settings entries, to detect changes; null if there are none. */
export function settingsText(storage: Pick<Storage, 'getItem'>, userId: string): string | null {
  return loadText(storage, waitingSettingsKey(userId));
}

/**
 * Adds changes to the outbox: merged into the newest entry if it has the same country, and so the same rules; the
 * newest value of a field wins. False if the device can't store them.
 */
export function addSettings(
  storage: BrowserStorage,
  userId: string,
  { changes, country }: SettingsChange,
): boolean {
  const entries = loadSettings(storage, userId);
  const last = entries.at(-1)?.country === country ? entries.pop() : null;
  const joined = { changes: { ...last?.changes, ...changes }, country };
  return write(storage, userId, [...entries, joined]);
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
  storage: BrowserStorage,
  userId: string,
  sent: SettingsEntry,
  refusal: SettingsRefusal,
): void {
  const entries = loadSettings(storage, userId);
  const noted = entries.map((entry) => (isSameValue(entry, sent) ? { ...entry, refusal } : entry));
  write(storage, userId, noted);
}

/**
 * Removes changes that were saved or discarded; the rest of a refused entry is sent again.
 * @param isNewest these values are newer than every entry, so a field is removed even if its value differs
 */
export function removeSettings(
  storage: BrowserStorage,
  userId: string,
  changes: SettingsChange['changes'],
  isNewest = false,
): void {
  const over = new Map(Object.entries(changes));
  const left = loadSettings(storage, userId).map((entry) => {
    // Refused entries are older than this save; the others are sent in order.
    const isAll = isNewest || entry.refusal !== undefined;
    const rest = Object.entries(entry.changes).filter(
      ([name, value]) => !over.has(name) || !(isAll || isSameValue(over.get(name), value)),
    );
    if (rest.length === Object.keys(entry.changes).length) return entry;
    return { changes: Object.fromEntries(rest), country: entry.country };
  });
  write(storage, userId, left);
}

function write(storage: BrowserStorage, userId: string, entries: SettingsEntry[]): boolean {
  const stored = entries.filter(({ changes }) => Object.keys(changes).length > 0);
  const key = waitingSettingsKey(userId);
  if (stored.length === 0) removeStored(storage, key);
  else if (!writeStored(storage, key, stored)) return false;
  notifyOutbox();
  return true;
}

function parseEntry(value: unknown): SettingsEntry | null {
  const { changes, country, refusal } = fieldsOf(value);
  const read = parseSettings(changes);
  if (!read || !isCountryCode(country)) return null;
  const refused = parseRefusal(refusal);
  return {
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
