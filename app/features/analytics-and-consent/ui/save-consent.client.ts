import {
  type AnalyticsScript,
  type ConsentMirror,
  consentCookieName,
  consentDays,
} from '#app/domain/consent/analytics.ts';
import { parseCookies, writeCookie } from '#app/ui/browser/country/cookies.client.ts';
import {
  allowsAnalytics,
  type CookieConsent,
  consentMs,
  cookieConsentKey,
  plainAddress,
  sendWaitingEvents,
} from './track.client.ts';

type AnalyticsPage = {
  dataLayer?: unknown[];
  gtag?: (...call: unknown[]) => void;
};

/**
 * Loads the analytics script once per page load, if the visitor has consented. It is configured not to send page views
 * by itself, not to take part in advertising, to keep its cookies no longer than the consent lasts, and which page
 * address to report. A script that fails to load is ignored.
 */
export function startAnalytics({ url, id }: AnalyticsScript): void {
  if (!allowsAnalytics(window.localStorage, Date.now())) return;
  const page = window as AnalyticsPage;
  if (page.gtag) return;
  runningId = id;
  page.dataLayer ??= [];
  page.gtag = function gtag() {
    // Google's tag requires the `arguments` object to recognize calls.
    // biome-ignore lint/complexity/noArguments: see above
    page.dataLayer?.push(arguments);
  };
  page.gtag('js', new Date());
  page.gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: plainAddress(window.location),
    page_referrer: '',
    page_title: '',
    cookie_expires: consentDays * 24 * 60 * 60,
    // Cookies expire counting from the first visit, not the last.
    cookie_update: false,
  });
  sendWaitingEvents();
  const script = document.createElement('script');
  script.async = true;
  script.src = `${url}${url.includes('?') ? '&' : '?'}id=${encodeURIComponent(id)}`;
  document.head.appendChild(script);
}

/** Stops analytics on this page at once, without a reload that would lose what the user is typing. */
export function stopAnalytics(): void {
  if (runningId === null) return;
  // The documented flag that disables Google's tag on a page.
  Object.assign(window, { [`ga-disable-${runningId}`]: true });
  (window as AnalyticsPage).gtag?.('consent', 'update', { analytics_storage: 'denied' });
}

let runningId: string | null = null;

/**
 * Saves a choice with its time and updates the cookies to match.
 * @param now epoch milliseconds
 * @returns whether it could be saved; if not, the visitor is asked again
 */
export function saveConsent(storage: Storage, analytics: boolean, now: number): boolean {
  const record: CookieConsent = { analytics, timestamp: now };
  try {
    storage.setItem(cookieConsentKey, JSON.stringify(record));
  } catch (error) {
    console.warn('Could not save the cookie choice.', error);
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
