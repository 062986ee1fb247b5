/** How long a choice about cookies holds; told to people as 12 months. */
export const consentDays = 365;

/**
 * The cookie that mirrors the choice, since the server cannot read local storage: the content-security policy is opened
 * for the analytics script only where it says `analytics`. The record in local storage is what counts.
 */
export const consentCookieName = '__Host-consent';

/** What the mirror says after a choice. */
export type ConsentMirror = 'analytics' | 'none';

/** The analytics script of a deployment, as far as pages need it. */
export type AnalyticsScript = {
  /** Where the script comes from, without the id. */
  url: string;
  /** The site's id at the provider. */
  id: string;
};

/** What a page is told about analytics; there is no word of it where none is configured, nor in the native app. */
export type AnalyticsOffer = {
  /** Who runs the analytics, as the banner names them. */
  provider: string;
  /** Only for a visitor whose mirror says that they have agreed. */
  script: AnalyticsScript | null;
};
