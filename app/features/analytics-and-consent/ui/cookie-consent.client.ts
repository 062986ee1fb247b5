import { consentDays } from '#app/domain/consent/analytics.ts';
import { fieldsOf } from '#app/ui/browser/stored.client.ts';

/** Local storage key of the cookie consent record. */
export const cookieConsentKey = 'billwren_cookie_consent';

/** The cookie consent record; the timestamp is in epoch milliseconds. */
export type CookieConsent = { analytics: boolean; timestamp: number };

/** How long a choice is valid. */
export const consentMs = consentDays * 24 * 60 * 60 * 1000;

/**
 * Loads the choice made on this device within the last 365 days; null if nothing is stored, the record can't be read,
 * or storage is disabled.
 * @param now epoch milliseconds
 */
export function loadConsent(storage: Pick<Storage, 'getItem'>, now: number): CookieConsent | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(cookieConsentKey) ?? 'null');
    const { analytics, timestamp } = fieldsOf(kept);
    if (typeof analytics !== 'boolean' || typeof timestamp !== 'number') return null;
    const holds = timestamp <= now && now - timestamp < consentMs;
    return holds ? { analytics, timestamp } : null;
  } catch (error) {
    console.warn('The choice about cookies could not be read.', error);
    return null;
  }
}

/** Whether the visitor has agreed to analytics on this device, within the last 365 days. */
export function allowsAnalytics(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  return loadConsent(storage, now)?.analytics === true;
}
