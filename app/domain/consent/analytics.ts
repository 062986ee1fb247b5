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

/** Payment buttons that are counted on public pages. */
export const paymentKinds = ['paypal_me', 'stripe_link'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Counted events: the button was visible to a client, and it was clicked. */
export const paymentEventNames = ['shown', 'click'] as const;
export type PaymentEventName = (typeof paymentEventNames)[number];

/** An event reported by a public page; it contains nothing about the client. */
export type PaymentEvent = { invoiceId: string; kind: PaymentKind; event: PaymentEventName };

/** The same event of the same invoice counts again after this many milliseconds, so a reload isn't a second view. */
export const countedAgainAfterMs = 60_000;
