import { consentDays } from '#app/domain/consent/consent.ts';
import { fieldsOf } from '#app/ui/browser/stored.client.ts';

/** Local storage key of the cookie consent record. */
export const cookieConsentKey = 'billwren_cookie_consent';

/** The cookie consent record; the timestamp is in epoch milliseconds. */
export type CookieConsent = { analytics: boolean; timestamp: number };

/** How long a choice holds. */
export const consentMs = consentDays * 24 * 60 * 60 * 1000;

/**
 * The choice that was made on this device within the last 365 days. Nothing kept, something that cannot be read or a
 * storage that is switched off means that none was made.
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
