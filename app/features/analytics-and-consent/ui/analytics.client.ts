import { type AnalyticsScript, consentDays } from '#app/domain/consent/consent.ts';
import { allowsAnalytics } from './cookie-consent.client.ts';
import { handOverWaiting, plainAddress } from './track.client.ts';

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
  handOverWaiting();
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
