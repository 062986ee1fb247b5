/** Local storage key of the cookie consent record (`platform.md` section 3). */
export const cookieConsentKey = 'billwren_cookie_consent';

const day = 24 * 60 * 60 * 1000;
/** How long a choice holds (`platform.md` sections 4 and 9). */
const consentHoldsMs = 365 * day;

/**
 * Whether the visitor has agreed to analytics on this device, within the last 365 days. Nothing kept, something that
 * cannot be read or a storage that is switched off means no.
 * @param now epoch milliseconds
 */
export function allowsAnalytics(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  try {
    const kept: unknown = JSON.parse(storage.getItem(cookieConsentKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return false;
    const { analytics, timestamp } = { analytics: false, timestamp: 0, ...kept };
    if (analytics !== true || typeof timestamp !== 'number') return false;
    return timestamp <= now && now - timestamp < consentHoldsMs;
  } catch {
    return false;
  }
}
