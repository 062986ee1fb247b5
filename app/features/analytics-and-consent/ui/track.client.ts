import type { BillingInterval, PlanName } from '#app/domain/billing/plans.ts';
import { consentDays, type PaymentKind } from '#app/domain/consent/analytics.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { fieldsOf } from '#app/ui/browser/stored.client.ts';

/** Local storage key of the cookie consent record. */
export const cookieConsentKey = 'billwren_cookie_consent';

/** The cookie consent record; the timestamp is in epoch milliseconds. */
export type CookieConsent = { analytics: boolean; timestamp: number };

/** How long a choice is valid. */
export const consentMs = consentDays * 24 * 60 * 60 * 1000;

/**
 * Loads the choice made on this device within the last 365 days; null if nothing is stored, the record can't be read,
 * or storage is disabled.
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
    console.warn('Could not read the cookie choice.', error);
    return null;
  }
}

/** Whether the visitor has agreed to analytics on this device, within the last 365 days. */
export function allowsAnalytics(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  return loadConsent(storage, now)?.analytics === true;
}

/** Where the user clicked on an upgrade. */
export type UpgradePlace = 'pricing' | 'dialog' | 'settings' | 'banner';

type WayIn = 'password' | 'code' | 'google' | 'apple';

/** The tracked events. Their details are limited to fixed lists, so they never contain personal data. */
type AnalyticsEvents = {
  sign_up: { method: WayIn };
  login: { method: WayIn };
  logout: undefined;
  password_reset_requested: undefined;
  password_reset_opened: undefined;
  password_reset_completed: undefined;
  create_invoice: { country: CountryCode };
  view_pricing: { country: CountryCode };
  upgrade_click: { country: CountryCode; place: UpgradePlace; plan?: Lowercase<PlanName> };
  begin_checkout: { country: CountryCode; plan: Lowercase<PlanName>; interval: BillingInterval };
  update_settings: undefined;
  payment_button_shown: { kind: PaymentKind };
  payment_button_click: { kind: PaymentKind };
};

/** The function that an analytics script adds to the page: Google's tag or a compatible one. */
type AnalyticsCall = (command: 'event', name: string, details: Record<string, string>) => void;

/** Events that wait for the analytics script to load. */
let waiting: (() => void)[] = [];
const maxWaiting = 20;

/**
 * Sends an event to the analytics script, or queues it until the script has started. Does nothing without the visitor's
 * consent and never throws. Details that aren't short words are dropped, so that no address, name or id can leak, and
 * the page's URL is reduced by `plainAddress`.
 */
export function track<Name extends keyof AnalyticsEvents>(
  event: Name,
  ...[details]: AnalyticsEvents[Name] extends undefined ? [] : [AnalyticsEvents[Name]]
): void {
  try {
    if (!allowsAnalytics(window.localStorage, Date.now())) return;
    const given: Record<string, string> = details ?? {};
    const plain = Object.entries(given).filter(([, value]) => /^[a-z_]{1,20}$/.test(value));
    const address = { page_location: plainAddress(window.location) };
    const said = { ...Object.fromEntries(plain), ...address };
    const hand = () => {
      (window as { gtag?: AnalyticsCall }).gtag?.('event', event, said);
    };
    if ('gtag' in window) hand();
    else if (waiting.length < maxWaiting) waiting.push(hand);
  } catch {
    // Analytics must never disturb a visitor.
  }
}

/** Sends the events that were queued before the analytics script started. */
export function sendWaitingEvents(): void {
  const events = waiting;
  waiting = [];
  for (const hand of events) hand();
}

/** A page's URL without anything that identifies a person: no id, no query, no hash. */
export function plainAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const isCountry = /^[a-z]{2}$/.test(first);
  return `${origin}/${isCountry && second ? `${first}/${second}` : first}`;
}
