import type { BillingInterval, PlanName } from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { allowsAnalytics } from './cookie-consent.client.ts';

/** Where an upgrade was pressed. */
export type UpgradePlace = 'pricing' | 'dialog' | 'settings' | 'banner';

type WayIn = 'password' | 'code' | 'google' | 'apple';

/** The events of `platform.md` section 9 with what may be said of each: words from closed lists, nothing of a person. */
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
};

/** What an analytics script leaves in the page: Google's tag, or one that takes the same call. */
type AnalyticsScript = (command: 'event', name: string, details: Record<string, string>) => void;

/**
 * Hands an event to the analytics script. Does nothing without the visitor's consent, without a script, and never
 * throws. Details are short words; anything else is left out, so that no address, name or id can slip in.
 */
export function track<Name extends keyof AnalyticsEvents>(
  event: Name,
  ...[details]: AnalyticsEvents[Name] extends undefined ? [] : [AnalyticsEvents[Name]]
): void {
  try {
    if (!allowsAnalytics(window.localStorage, Date.now())) return;
    const { gtag } = window as { gtag?: AnalyticsScript };
    const given: Record<string, string> = details ?? {};
    const plain = Object.entries(given).filter(([, value]) => /^[a-z]{1,20}$/.test(value));
    gtag?.('event', event, Object.fromEntries(plain));
  } catch {
    // Counting visitors must never be in the way of one.
  }
}
