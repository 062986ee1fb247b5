import { retention } from '#app/domain/account/retention.ts';
import { CookieSettings } from '#app/features/analytics-and-consent/public.ts';
import { browserStorageTexts, cookiePolicyTexts } from '#app/features/legal/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { type LegalFacts, LegalPage, ProperName } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

/** The cookies that our code sets. */
export const cookieNames = {
  session: '__Host-session',
  flash: '__Host-flash',
  signedOut: '__Host-signed-out',
  code: '__Host-code',
  attempt: '__Host-google-attempt, __Host-apple-attempt',
  country: '__Host-country',
  countryGuessed: '__Host-country-guessed',
  language: '__Host-lang',
  timeZone: '__Host-tz',
  consent: '__Host-consent',
} as const;

/** What else our code stores in a browser; null if the name is part of the texts. */
export const storageNames = {
  consent: 'billwren_cookie_consent',
  country: 'selectedCountry, countryManuallySelected',
  guestDraft: 'billwren_guest_draft',
  userDraft: 'billwren_user_draft:*',
  languageChanged: 'billwren_language_changed',
  settings: 'billwren_local_settings',
  firstInvoice: 'billwren_first_invoice',
  quebecLanguage: 'billwren_quebec_language',
  liveSheet: 'billwren_live_sheet',
  otherTimeZone: 'billwren_other_time_zone',
  waiting: 'billwren_waiting_settings:*',
  keptPages: 'billwren_kept_pages',
  welcome: 'billwren_welcome_seen, has_created_first_invoice',
  preferences: null,
  installation: 'pwa-prompt-dismissed',
  loadedForScript: 'billwren_loaded_for_script',
  positions: 'positions',
  offlineCopies: null,
} as const;

/**
 * The cookie policy: what a browser stores, and the consent choice. Update the date with every change of the English
 * text.
 */
export function CookiePolicy(facts: LegalFacts) {
  const { country, analyticsProvider, storedConsent = null } = facts;
  const texts = cookiePolicyTexts.sections;
  return (
    <LegalPage
      title={cookiePolicyTexts.title}
      lead={cookiePolicyTexts.lead}
      changed="2026-11-30"
      facts={facts}
      sections={[
        {
          id: 'cookie-settings',
          ...texts.cookieSettings,
          content: (
            <CookieSettings country={country} provider={analyticsProvider} stored={storedConsent} />
          ),
        },
        {
          id: 'cookies',
          ...texts.cookies,
          content: (
            <LegalTable
              caption={texts.cookies.heading}
              heads={cookiePolicyTexts.heads}
              rows={rowsOf(cookieNames, browserStorageTexts.cookies)}
            />
          ),
        },
        {
          id: 'storage',
          ...texts.storage,
          content: (
            <LegalTable
              caption={texts.storage.heading}
              heads={cookiePolicyTexts.heads}
              rows={rowsOf(
                { ...storageNames, ...browserStorageTexts.names },
                browserStorageTexts.storage,
              )}
            />
          ),
        },
        { id: 'analytics', ...(analyticsProvider ? texts.analytics : texts.noAnalytics) },
        { id: 'control', ...texts.control },
      ]}
    />
  );
}

function rowsOf<Key extends string>(
  names: Readonly<Record<Key, string>>,
  texts: Readonly<Record<Key, readonly string[]>>,
) {
  return (Object.keys(names) as Key[]).map((key) => [
    <ProperName key={key}>{names[key]}</ProperName>,
    ...texts[key].map((cell) => fill(cell, retention)),
  ]);
}
