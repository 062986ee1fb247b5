import { describe, expect, it } from 'vitest';
import { closedDays } from '#app/domain/account/account-closing.ts';
import { maxWindowMs } from '#app/domain/account/attempt-limits.ts';
import { retention } from '#app/domain/account/retention.ts';
import { languages } from '#app/domain/language/languages.ts';
import {
  browserStorageTexts,
  privacyPolicyTexts,
  storedDataTexts,
} from '#app/features/legal/texts.ts';

import { CookiePolicy } from '#app/features/legal/ui/cookie-policy.tsx';
import type { LegalFacts } from '#app/features/legal/ui/legal-page.tsx';
import { PrivacyPolicy } from '#app/features/legal/ui/privacy-policy.tsx';
import { TermsOfService } from '#app/features/legal/ui/terms-of-service.tsx';
import { inLanguage } from '#app/i18n/current-language.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import { branchesOf } from '#scripts/check-texts.ts';
import { visibleText } from '#tests/support/page-html.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';

const facts: LegalFacts = {
  country: 'ca',
  productName: 'Billwren',
  operatorName: 'Robin Example',
  operatorAddress: 'Berlin, Germany',
  operatorPhone: null,
  operatorVatId: null,
  supportEmail: 'support@billwren.example',
  publicHost: 'billwren.example',
  analyticsProvider: 'Count Example Ltd.',
};

const spaces = /\s+/g;
const read = async (code: (typeof languages)[number]['code'], page: typeof PrivacyPolicy) => {
  const Page = page;
  const html = await inLanguage(code, () => renderScreen(<Page {...facts} />));
  return visibleText(html).replaceAll(spaces, ' ');
};

const hours = { en: '25 hours at most', fr: '25 heures au plus', ru: 'Не дольше 25 часов' };

describe.each(languages)('retention in $ownName', ({ code }) => {
  const language = code.slice(0, 2) as keyof typeof hours;

  it('says how long sign-in attempts are stored', async () => {
    expect(await read(code, PrivacyPolicy)).toContain(hours[language]);
  });

  it('has the same periods as the code', async () => {
    const privacy = await read(code, PrivacyPolicy);
    for (const name of ['closedDays', 'taxYears', 'storedCodeMinutes', 'sessionDays'] as const) {
      expect(privacy).toMatch(new RegExp(`\\b${retention[name]} `));
    }
    const cookies = await read(code, CookiePolicy);
    for (const name of ['consentMonths', 'codeMinutes', 'installDismissedDays'] as const) {
      expect(cookies).toMatch(new RegExp(`\\b${retention[name]} `));
    }
    for (const page of [PrivacyPolicy, TermsOfService, CookiePolicy]) {
      expect(await read(code, page)).not.toMatch(/\{\w+\}/);
    }
  });

  it('hardcodes no period that the code defines', () => {
    const period =
      /\d+\s(?:min|мин|hour|heure|час|day|jour|дн|month|mois|мес|year|an\b|ans\b|лет|год)/i;
    const written = [
      ...branchesOf(textsIn(storedDataTexts, code), 'stored'),
      ...branchesOf(textsIn(browserStorageTexts, code), 'browser'),
      ...branchesOf(textsIn(privacyPolicyTexts, code), 'privacy'),
    ]
      // The age limit for children isn't a retention period.
      .filter(([path, text]) => period.test(text) && !path.includes('.children.'));
    expect(written.map(([path]) => path)).toEqual([
      'stored.stored.rows.backups.3',
      'browser.cookies.flash.1',
      'browser.cookies.countryGuessed.1',
      'privacy.sections.deletion.paragraphs.1',
    ]);
  });
});

it('takes its figures from the code', () => {
  expect(retention.attemptHours).toBe(maxWindowMs / 3_600_000 + 1);
  expect(retention.closedDays).toBe(closedDays);
});
