// Apart from the outbox itself, so that pages that only look whether it is empty do not carry its readers.

const savesPrefix = 'billwren_save_queue:';
const settingsPrefix = 'billwren_waiting_settings:';

/** How many of a user's invoices are in the outbox of this device, and whether settings are. */
export type OutboxStatus = { invoices: number; settings: boolean };

/** Local storage key of a user's invoices in the outbox. */
export function savesKey(userId: string): string {
  return `${savesPrefix}${userId}`;
}

/** Local storage key of a user's settings in the outbox. */
export function settingsKey(userId: string): string {
  return `${settingsPrefix}${userId}`;
}

/** The settings in the outbox as stored, which change with each of them; null when there are none. Never throws. */
export function settingsText(storage: Pick<Storage, 'getItem'>, userId: string): string | null {
  try {
    return storage.getItem(settingsKey(userId));
  } catch {
    return null;
  }
}

/** What is in a user's outbox. Never throws. */
export function readOutboxStatus(storage: Pick<Storage, 'getItem'>, userId: string): OutboxStatus {
  try {
    const saves: unknown = JSON.parse(storage.getItem(savesKey(userId)) ?? '[]');
    return {
      invoices: Array.isArray(saves) ? saves.length : 0,
      settings: settingsText(storage, userId) !== null,
    };
  } catch {
    return { invoices: 0, settings: false };
  }
}

/** Removes every user's outbox, but for one user's, for signing out. */
export function clearOutbox(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  except: string | null = null,
): void {
  const kept = except === null ? [] : [savesKey(except), settingsKey(except)];
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      const isOutbox = key?.startsWith(savesPrefix) || key?.startsWith(settingsPrefix);
      if (key && isOutbox && !kept.includes(key)) storage.removeItem(key);
    }
  } catch {
    // Where storage is switched off there is none.
  }
}

const changed = 'billwren-outbox';

/** Stores entries of the outbox and tells this page. False when the device does not take them. */
export function writeOutbox(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  entries: readonly object[],
): boolean {
  try {
    if (entries.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(entries));
  } catch {
    return false;
  }
  announceOutbox();
  return true;
}

/** Tells this page that the outbox, or a draft that came out of it, is another one. */
export function announceOutbox(): void {
  globalThis.dispatchEvent?.(new Event(changed));
}

/** Calls back whenever this page or another tab changes what this device stores; @returns ends it. */
export function watchOutbox(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}
