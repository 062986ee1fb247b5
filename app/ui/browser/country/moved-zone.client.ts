import { isSameClock } from '#app/domain/zone-days.ts';
import {
  type BrowserStorage,
  fieldsOf,
  loadStored,
  removeStored,
  writeStored,
} from '#app/ui/browser/stored.client.ts';

const key = 'billwren_other_time_zone';

/** After three days in another time zone, we assume that the user has moved rather than traveled. */
const lastingMs = 3 * 86_400_000;

/** Returns this device's IANA time zone, or an empty string when the browser doesn't report one. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

/**
 * Returns the time zone that the user seems to have moved to: this device has reported another zone than the account's
 * for three days. Null before that, and once the user has chosen to keep the account's zone.
 * @param zones IANA names
 * @param now ms
 */
export function movedZone(
  storage: BrowserStorage,
  zones: { account: string; device: string },
  now: number,
): string | null {
  const { account, device } = zones;
  if (device === '' || isSameClock(account, device, now)) {
    removeStored(storage, key);
    return null;
  }
  const { zone, since, isDeclined } = fieldsOf(loadStored(storage, key));
  if (zone !== device || typeof since !== 'number') {
    writeStored(storage, key, { zone: device, since: now });
    return null;
  }
  return isDeclined !== true && now - since >= lastingMs ? device : null;
}

/** Stops asking about this zone: the account keeps its own. */
export function declineZone(storage: BrowserStorage, zone: string, now: number): void {
  writeStored(storage, key, { zone, since: now, isDeclined: true });
}
