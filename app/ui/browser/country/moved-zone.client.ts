import { isSameClock } from '#app/domain/time-zone.ts';
import {
  type BrowserStorage,
  fieldsOf,
  loadStored,
  removeStored,
  writeStored,
} from '../stored.client.ts';

const key = 'billwren_other_time_zone';

/** A journey is shorter; who stays longer has moved. */
const lastingMs = 3 * 86_400_000;

/** This device's IANA time zone; empty where the browser does not say. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

/**
 * The zone to which a user seems to have moved: this device has shown another clock than the account's for three days. Null
 * while it has not, and once the user has said that the account keeps its own.
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

/** The account keeps its zone: this one is not asked about again. */
export function declineZone(storage: BrowserStorage, zone: string, now: number): void {
  writeStored(storage, key, { zone, since: now, isDeclined: true });
}
