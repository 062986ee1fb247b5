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

/** Settings in the outbox: what a user changed offline goes to the account as one save once the network is back. */
export type SettingsEntry = SettingsChange & {
  /** The account did not take them: they stay for the user to decide on in Settings, and are not sent by themselves. */
  refusal?: SettingsRefusal;
};

/**
 * Which fields it is about: what is wrong with them their rules say when it is shown, in the language of the page. `said` is
 * what no rule of the form says, but the server alone.
 */
export type SettingsRefusal = { fields: string[]; said?: string };

type RefusedSettings = Extract<SettingsAnswer, { outcome: 'refused' | 'invalid' }>;

/** A user's settings in the outbox, oldest first. What cannot be read is removed. */
export function loadSettings(storage: BrowserStorage, userId: string): SettingsEntry[] {
  const stored = loadStored(storage, waitingSettingsKey(userId));
  const read = Array.isArray(stored) ? stored.map(parseEntry) : [];
  const entries = read.filter((entry) => entry !== null);
  if (entries.length === 0 && settingsText(storage, userId) !== null) write(storage, userId, []);
  return entries;
}

/** They as stored, which change with each of them; null when there are none. */
export function settingsText(storage: Pick<Storage, 'getItem'>, userId: string): string | null {
  return loadText(storage, waitingSettingsKey(userId));
}

/**
 * Adds changes to the outbox: to its newest entry where that has the same country, and so the same rules; the newest of
 * a field counts. False when this device does not take them.
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

/** What is kept of the answer to a save that was not taken. Of a picture only the server knows what is wrong. */
export function settingsRefusalOf(answer: RefusedSettings): SettingsRefusal {
  if (answer.outcome === 'refused') return { fields: [], said: answer.message };
  const isOfPicture = answer.issues.some(({ field }) => field in noPictures);
  const fields = answer.issues.map(({ field }) => field);
  return { fields, ...(isOfPicture && { said: answer.toast }) };
}

/** Notes that the account did not take an entry; not when it was changed since: then it is sent again. */
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
 * The account has these, or the user gave them up; what is left of a refused entry is sent again.
 * @param isNewest whatever was changed since is older, too
 */
export function removeSettings(
  storage: BrowserStorage,
  userId: string,
  changes: SettingsChange['changes'],
  isNewest = false,
): void {
  const over = new Map(Object.entries(changes));
  const left = loadSettings(storage, userId).map((entry) => {
    // A refused one is older: the others are sent in their order.
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
