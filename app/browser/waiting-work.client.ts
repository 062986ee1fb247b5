// Apart from the queues themselves, so that pages that only look whether anything waits do not carry them.

const savesPrefix = 'billwren_save_queue:';
const settingsPrefix = 'billwren_waiting_settings:';

/** How many saves of a person wait on this device, and whether settings do. */
export type WaitingWork = { invoices: number; settings: boolean };

/** Local storage key of a user's kept saves. */
export function saveQueueKey(userId: string): string {
  return `${savesPrefix}${userId}`;
}

/** Local storage key of settings that a user changed offline. */
export function waitingSettingsKey(userId: string): string {
  return `${settingsPrefix}${userId}`;
}

/** What is kept under it, which changes with every change that waits; null when nothing does. Never throws. */
export function waitingSettingsText(
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): string | null {
  try {
    return storage.getItem(waitingSettingsKey(userId));
  } catch {
    return null;
  }
}

/** What waits for the network. Never throws. */
export function countWaitingWork(storage: Pick<Storage, 'getItem'>, userId: string): WaitingWork {
  try {
    const saves: unknown = JSON.parse(storage.getItem(saveQueueKey(userId)) ?? '[]');
    return {
      invoices: Array.isArray(saves) ? saves.length : 0,
      settings: waitingSettingsText(storage, userId) !== null,
    };
  } catch {
    return { invoices: 0, settings: false };
  }
}

/** Removes everybody's waiting work, but for one user's, for signing out. */
export function forgetWaitingWork(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  except: string | null = null,
): void {
  const kept = except === null ? [] : [saveQueueKey(except), waitingSettingsKey(except)];
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      const isWork = key?.startsWith(savesPrefix) || key?.startsWith(settingsPrefix);
      if (key && isWork && !kept.includes(key)) storage.removeItem(key);
    }
  } catch {
    // Where storage is switched off nothing was kept.
  }
}

const changed = 'billwren-waiting-work';

/** Tells this page that something waits now, or no longer does. */
export function announceWaitingWork(): void {
  window.dispatchEvent(new Event(changed));
}

/** Calls back whenever work of this page or another tab begins or ends to wait; @returns ends it. */
export function watchWaitingWork(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}
