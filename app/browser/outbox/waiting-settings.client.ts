import { isCountryCode } from '#app/domain/country/country.ts';
import type { SettingsIssue } from '#app/domain/settings/check-settings.ts';
import { readSettings } from '#app/domain/settings/read-settings.ts';
import type { SettingsPost } from '#app/domain/settings/settings-answer.ts';
import type { SettingsPictures } from '#app/domain/settings/settings-draft.ts';
import { attempt } from '../attempt.client.ts';
import { settingsKey, settingsText, writeOutbox } from './outbox-status.client.ts';

/** Settings in the outbox: what a user changed offline goes to the account as one save once the network is back. */
export type WaitingSettings = SettingsPost & {
  /** The account did not take them: they stay for the user to decide on in Settings, and are not sent by themselves. */
  refusal?: SettingsRefusal;
};

/** What is said of it, and which fields it is about where that is known. */
export type SettingsRefusal = { said: string; issues: SettingsIssue[] };

type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Adds changes to the outbox: to its newest save where that has the same country, and so the same rules; the newest of
 * a field counts. False when this device does not take them.
 */
export function addWaitingSettings(
  storage: SettingsStorage,
  userId: string,
  { changes, pictures, country }: SettingsPost,
): boolean {
  const saves = loadWaitingSettings(storage, userId);
  const last = saves.at(-1)?.country === country ? saves.pop() : null;
  const joined = {
    changes: { ...last?.changes, ...changes },
    pictures: { ...last?.pictures, ...pictures },
    country,
  };
  return write(storage, userId, [...saves, joined]);
}

/** Notes that the account did not take a save; not when it was changed since: then it is sent again. */
export function noteSettingsRefusal(
  storage: SettingsStorage,
  userId: string,
  sent: WaitingSettings,
  refusal: SettingsRefusal,
): void {
  const saves = loadWaitingSettings(storage, userId);
  write(
    storage,
    userId,
    saves.map((save) => (isSame(save, sent) ? { ...save, refusal } : save)),
  );
}

/** The account has a save, or the user gave it up. What was changed since it was sent stays. */
export function forgetWaitingSettings(
  storage: SettingsStorage,
  userId: string,
  { changes, pictures }: SettingsPost,
): void {
  const over = new Map(Object.entries({ ...changes, ...pictures }));
  takeOut(storage, userId, (name, value, { refusal }) => {
    // A refused one is older: the others are sent in their order.
    return over.has(name) && (refusal !== undefined || isSame(over.get(name), value));
  });
}

/** The account has newer ones of these fields and pictures, whatever their values. */
export function forgetOlderSettings(
  storage: SettingsStorage,
  userId: string,
  names: readonly string[],
): void {
  takeOut(storage, userId, (name) => names.includes(name));
}

/** What is left of a refused save is sent again. */
function takeOut(
  storage: SettingsStorage,
  userId: string,
  isOver: (name: string, value: unknown, save: WaitingSettings) => boolean,
): void {
  const left = loadWaitingSettings(storage, userId).map((save) => {
    const { changes, pictures = {}, country } = save;
    const names = Object.entries({ ...changes, ...pictures }).flatMap(([name, value]) =>
      isOver(name, value, save) ? [name] : [],
    );
    if (names.length === 0) return save;
    return { changes: without(changes, names), pictures: without(pictures, names), country };
  });
  write(storage, userId, left);
}

function without<Fields extends object>(fields: Fields, names: string[]): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.includes(name)),
  ) as Partial<Fields>;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function write(storage: SettingsStorage, userId: string, saves: WaitingSettings[]): boolean {
  const kept = saves.filter(({ changes, pictures }) => hasAny(changes) || hasAny(pictures));
  return writeOutbox(storage, settingsKey(userId), kept);
}

function hasAny(fields: object = {}): boolean {
  return Object.keys(fields).length > 0;
}

/** A user's settings in the outbox, oldest first. What cannot be read is removed. */
export function loadWaitingSettings(storage: SettingsStorage, userId: string): WaitingSettings[] {
  const text = settingsText(storage, userId);
  if (text === null) return [];
  const kept = attempt((): unknown => JSON.parse(text), null);
  const saves = Array.isArray(kept) ? kept.flatMap(readSave) : [];
  if (saves.length === 0) write(storage, userId, []);
  return saves;
}

function readSave(value: unknown): WaitingSettings[] {
  if (typeof value !== 'object' || value === null) return [];
  const { changes, country, pictures, refusal }: Record<string, unknown> = { ...value };
  const read = readSettings(changes);
  if (!read || !isCountryCode(country)) return [];
  const known = readPictures(pictures);
  return [
    { changes: read, country, ...(hasAny(known) && { pictures: known }), ...readRefusal(refusal) },
  ];
}

function readPictures(kept: unknown): Partial<SettingsPictures> {
  if (typeof kept !== 'object' || kept === null) return {};
  const { logo, signature }: Record<string, unknown> = { ...kept };
  return { ...(isPicture(logo) && { logo }), ...(isPicture(signature) && { signature }) };
}

function isPicture(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value.startsWith('data:image/'));
}

function readRefusal(kept: unknown): { refusal?: SettingsRefusal } {
  if (typeof kept !== 'object' || kept === null) return {};
  const { said, issues }: Record<string, unknown> = { ...kept };
  if (typeof said !== 'string' || !Array.isArray(issues)) return {};
  return { refusal: { said, issues: issues.filter(isIssue) } };
}

function isIssue(value: unknown): value is SettingsIssue {
  if (typeof value !== 'object' || value === null) return false;
  const { field, message }: Record<string, unknown> = { ...value };
  return typeof field === 'string' && typeof message === 'string';
}

// @covers platform-4.13
