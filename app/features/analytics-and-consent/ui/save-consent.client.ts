import { type ConsentMirror, consentCookieName } from '#app/domain/consent/consent.ts';
import { parseCookies, writeCookie } from '#app/ui/browser/country/cookies.client.ts';
import { type CookieConsent, consentMs, cookieConsentKey } from './cookie-consent.client.ts';

/**
 * Keeps a choice with its moment, and settles the cookies by it.
 * @param now epoch milliseconds
 * @returns whether it could be kept; when not, the question comes again
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
 * Brings the cookies into line with the record. The mirror for the server is written where it says something else: some
 * browsers forget cookies that scripts have written after a week. Without consent, withdrawn or run out, those go that
 * Google's tag, or one that takes the same calls, has left.
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
    // Such scripts write theirs for the whole domain.
    const labels = location.hostname.split('.');
    for (let at = 0; at < labels.length - 1; at++) {
      writeCookie(`${name}=; Domain=${labels.slice(at).join('.')}`, 0);
    }
  }
}
