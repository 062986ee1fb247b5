import { type AnalyticsScript, consentDays } from '#app/domain/consent/consent.ts';
import { allowsAnalytics } from './cookie-consent.client.ts';
import { handOverWaiting, plainAddress } from './track.client.ts';

type AnalyticsPage = {
  dataLayer?: unknown[];
  gtag?: (...call: unknown[]) => void;
};

/**
 * Asks for the analytics script, once per page load and only while the visitor's consent holds. It is told not to report
 * pages by itself, to take no part in advertising, to keep its cookies no longer than a consent holds, and what to call
 * this page; a script that does not come is not missed.
 */
export function startAnalytics({ url, id }: AnalyticsScript): void {
  if (!allowsAnalytics(window.localStorage, Date.now())) return;
  const page = window as AnalyticsPage;
  if (page.gtag) return;
  runningId = id;
  page.dataLayer ??= [];
  page.gtag = function gtag() {
    // Google's tag tells its calls from other entries by this very object.
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
    // From the first visit on, not from the last.
    cookie_update: false,
  });
  handOverWaiting();
  const script = document.createElement('script');
  script.async = true;
  script.src = `${url}${url.includes('?') ? '&' : '?'}id=${encodeURIComponent(id)}`;
  document.head.appendChild(script);
}

/** Stops the analytics of this page at once, without a reload that would take along what a user is typing. */
export function stopAnalytics(): void {
  if (runningId === null) return;
  // The switch by which a page tells Google's tag to be still.
  Object.assign(window, { [`ga-disable-${runningId}`]: true });
  (window as AnalyticsPage).gtag?.('consent', 'update', { analytics_storage: 'denied' });
}

let runningId: string | null = null;
