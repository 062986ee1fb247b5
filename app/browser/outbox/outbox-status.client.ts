import {
  type BrowserStorage,
  readStored,
  readText,
  removeAll,
  removeStored,
  writeStored,
} from '../stored.client.ts';

// The outbox holds what a user saved while the network was away: invoices and settings, two lists in local storage. Apart
// from the readers of its entries, so that pages that only look whether it is empty do not carry them.

const prefixes = { invoices: 'billwren_save_queue:', settings: 'billwren_waiting_settings:' };

/** What an entry of the outbox is. */
export type EntryKind = keyof typeof prefixes;

/** How many of a user's invoices are in the outbox of this device, and whether settings are. */
export type OutboxStatus = { invoices: number; settings: boolean };

/** Local storage key of a user's entries of a kind. */
export function outboxKey(kind: EntryKind, userId: string): string {
  return `${prefixes[kind]}${userId}`;
}

/** What is in a user's outbox. Never throws. */
export function readOutboxStatus(storage: Pick<Storage, 'getItem'>, userId: string): OutboxStatus {
  const invoices = readStored(storage, outboxKey('invoices', userId));
  return {
    invoices: Array.isArray(invoices) ? invoices.length : 0,
    settings: readText(storage, outboxKey('settings', userId)) !== null,
  };
}

/** A user's entries of a kind, oldest first; what cannot be read is left out. */
export function readEntries<Entry>(
  storage: Pick<Storage, 'getItem'>,
  [kind, userId]: [EntryKind, string],
  read: (value: unknown) => Entry | null,
): Entry[] {
  const stored = readStored(storage, outboxKey(kind, userId));
  return Array.isArray(stored) ? stored.map(read).filter((entry) => entry !== null) : [];
}

/** Stores a user's entries of a kind and tells this page. False when the device does not take them. */
export function writeEntries(
  storage: BrowserStorage,
  [kind, userId]: [EntryKind, string],
  entries: readonly object[],
): boolean {
  const key = outboxKey(kind, userId);
  if (entries.length === 0) removeStored(storage, key);
  else if (!writeStored(storage, key, entries)) return false;
  globalThis.dispatchEvent?.(new Event(changed));
  return true;
}

/** Removes every user's outbox, but for one user's, for signing out. */
export function clearOutbox(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  except: string | null = null,
): void {
  removeAll(storage, (key) =>
    Object.values(prefixes).some(
      (prefix) => key.startsWith(prefix) && key !== `${prefix}${except}`,
    ),
  );
}

const changed = 'billwren-outbox';

/** Calls back whenever this page changes the outbox, or another tab what this device stores; @returns ends it. */
export function watchOutbox(onChange: () => void): () => void {
  const ending = new AbortController();
  for (const name of [changed, 'storage']) window.addEventListener(name, onChange, ending);
  return () => ending.abort();
}
