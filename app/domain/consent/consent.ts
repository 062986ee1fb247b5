/** How long a cookie choice is valid; shown to visitors as 12 months. */
export const consentDays = 365;

/**
 * Cookie that mirrors the choice, because the server can't read local storage: the content security policy allows the
 * analytics script only when it is `analytics`. The record in local storage is authoritative.
 */
export const consentCookieName = '__Host-consent';

/** Values of the mirror after a choice. */
export type ConsentMirror = 'analytics' | 'none';

/** The deployment's analytics script, as pages need it. */
export type AnalyticsScript = {
  /** Script URL without the id. */
  url: string;
  /** The site's id at the provider. */
  id: string;
};

/** The analytics offer of a page; absent where none is configured and in the native app. */
export type AnalyticsOffer = {
  /** The analytics provider, as named in the banner. */
  provider: string;
  /** Only for visitors whose mirror cookie shows consent. */
  script: AnalyticsScript | null;
};
