import { type ConsentMirror, consentCookieName } from '#app/domain/consent/consent.ts';
import { parseCookies, writeCookie } from '#app/ui/browser/country/cookies.client.ts';
import { type CookieConsent, consentMs, cookieConsentKey } from './cookie-consent.client.ts';

/**
 * Saves a choice with its time and updates the cookies to match.
 * @param now epoch milliseconds
 * @returns whether it could be saved; if not, the visitor is asked again
 */
export function keepConsent(storage: Storage, analytics: boolean, now: number): boolean {
  const record: CookieConsent = { analytics, timestamp: now };
  try {
    storage.setItem(cookieConsentKey, JSON.stringify(record));
  } catch (error) {
    console.warn('The choice about cookies could not be kept.', error);
    return false;
  }
  settleCookies(record, now);
  return true;
}

/**
 * Makes the cookies match the consent record. The server's copy is rewritten when it differs, since some browsers
 * delete cookies set by scripts after a week. Without a valid consent, cookies of Google's tag, or of a compatible
 * script, are removed.
 */
export function settleCookies(record: CookieConsent | null, now: number): void {
  if (!record?.analytics) removeAnalyticsCookies();
  const says: ConsentMirror | null = record && (record.analytics ? 'analytics' : 'none');
  const kept = parseCookies().get(consentCookieName) ?? null;
  if (kept === says) return;
  const endsAt = record ? record.timestamp + consentMs : now;
  writeCookie(`${consentCookieName}=${says ?? ''}`, Math.round((endsAt - now) / 1000));
}

function removeAnalyticsCookies(): void {
  for (const name of parseCookies().keys()) {
    if (!/^_g(a|id|at)/.test(name)) continue;
    writeCookie(`${name}=`, 0);
    // Such scripts set their cookies for the whole domain.
    const labels = location.hostname.split('.');
    for (let at = 0; at < labels.length - 1; at++) {
      writeCookie(`${name}=; Domain=${labels.slice(at).join('.')}`, 0);
    }
  }
}
