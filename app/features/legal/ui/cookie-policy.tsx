import { retention } from '#app/domain/account/retention.ts';
import { CookieSettings } from '#app/features/analytics-and-consent/public.ts';
import { browserStorageTexts, cookiePolicyTexts } from '#app/features/legal/texts.ts';

import { fill } from '#app/i18n/fill.ts';
import { cookieNames, storageNames } from './data/storage-names.ts';
import type { LegalFacts } from './legal-facts.ts';
import { LegalPage, ProperName } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

/**
 * The cookie policy: what a browser stores, and the consent choice. Update the date with every change of the English
 * text.
 */
export function CookiePolicy(facts: LegalFacts) {
  const { country, analyticsProvider, storedConsent = null } = facts;
  const texts = cookiePolicyTexts.sections;
  const { cookies, storage } = browserStorageTexts;
  const { heads } = cookiePolicyTexts;
  return (
    <LegalPage
      title={cookiePolicyTexts.title}
      lead={cookiePolicyTexts.lead}
      changed="2026-11-28"
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
              heads={heads}
              rows={rowsOf(cookieNames, cookies)}
            />
          ),
        },
        {
          id: 'storage',
          ...texts.storage,
          content: (
            <LegalTable
              caption={texts.storage.heading}
              heads={heads}
              rows={rowsOf({ ...storageNames, ...browserStorageTexts.names }, storage)}
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
