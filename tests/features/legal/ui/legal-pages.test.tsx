import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { CookiePolicy, cookieNames, storageNames } from '#app/features/legal/ui/cookie-policy.tsx';
import { Imprint } from '#app/features/legal/ui/imprint.tsx';
import type { LegalFacts } from '#app/features/legal/ui/legal-page.tsx';
import { PrivacyPolicy } from '#app/features/legal/ui/privacy-policy.tsx';
import { TermsOfService } from '#app/features/legal/ui/terms-of-service.tsx';
import { inLanguage } from '#app/i18n/current-language.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import { branchesOf } from '#scripts/check-texts.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { visibleText } from '#tests/support/page-html.ts';
import { readSources } from '#tests/support/read-sources.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const facts: LegalFacts = {
  country: 'uk',
  productName: 'Billwren',
  operatorName: 'Robin Example',
  operatorAddress: 'Berlin, Germany',
  operatorPhone: null,
  operatorVatId: null,
  supportEmail: 'support@billwren.example',
  publicHost: 'billwren.example',
  analyticsProvider: null,
};
const withAnalytics = { ...facts, analyticsProvider: 'Count Example Ltd.' };

type Code = (typeof languages)[number]['code'];
const textOf = async (screen: Parameters<typeof renderScreen>[0], code: Code = 'en-US') =>
  visibleText(await inLanguage(code, () => renderScreen(screen))).replaceAll(/\s+/g, ' ');

const configured = { ...withAnalytics, operatorPhone: '+49 (30) 1', operatorVatId: 'DE1' };
const sectionsOf = (html: string) =>
  [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
describe.each(Object.entries({ PrivacyPolicy, TermsOfService, CookiePolicy, Imprint }))(
  '%s',
  (_, Page) => {
    const read = (code: Code, of: LegalFacts) =>
      inLanguage(code, () => renderScreen(<Page {...of} />));

    it.each(languages)(
      'has every section in $ownName, and every placeholder filled',
      async ({ code }) => {
        for (const given of [
          { ...facts, country: 'ca' },
          { ...configured, country: 'us' },
        ] as const) {
          const html = await read(code, given);
          expect(sectionsOf(html)).toEqual(sectionsOf(await read('en-US', given)));
          expect(visibleText(html)).not.toMatch(/\{\w+\}|<\/?\w+>|undefined/);
        }
      },
    );

    it.each(['fr-CA', 'ru'] as const)(
      'links in %s at the top to the English text, which prevails',
      async (code) => {
        const html = await read(code, { ...facts, country: 'ca' });
        expect(html.slice(0, html.indexOf('<section'))).toContain('href="?lang=en-CA"');
        expect(await read('en-GB', facts)).not.toContain('?lang=');
      },
    );
  },
);

describe('the privacy policy', () => {
  it('promises about backups what the runbook requires of the operator', () => {
    const runbook = readFileSync(join(projectRoot, 'docs/runbook.md'), 'utf8');
    expect(runbook.replaceAll(/\s+/g, ' ')).toContain(
      'Delete each backup after 30 days at the latest',
    );
  });

  it('names the analytics provider only where there is one', async () => {
    expect(await textOf(<PrivacyPolicy {...facts} />)).toContain(
      'We don’t use an analytics service.',
    );
    const text = await textOf(<PrivacyPolicy {...withAnalytics} />);
    expect(text).toContain('Count Example Ltd.');
    expect(text).not.toContain('We don’t use an analytics service.');
  });

  it('has a table of contents whose links lead to headings of the text', async () => {
    const html = await renderScreen(<PrivacyPolicy {...facts} />);
    const named = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(named).toEqual(sectionsOf(html));
    expect(textsOf(html, 'h2')).toHaveLength(named.length);
  });
});

it('the terms have the prices of the page’s country', async () => {
  const text = await textOf(<TermsOfService {...facts} />);
  for (const price of ['in GBP', '£4', '£16', '£48', '£38.40']) expect(text).toContain(price);
  const american = await textOf(<TermsOfService {...facts} country="us" />);
  expect(american).toContain('$5');
  expect(american).not.toContain('£');
});

describe('the cookie policy', () => {
  it('offers a choice where analytics exist', async () => {
    expect(await textOf(<CookiePolicy {...facts} />)).toContain('There’s nothing to choose');
    const html = await renderScreen(<CookiePolicy {...withAnalytics} />);
    expect(textsOf(html, 'button')).toEqual(['Save']);
    expect(visibleText(html)).toContain('You haven’t chosen yet, so analytics is off.');
  });

  it('lists everything that is sent to us', async () => {
    const rows = textsOf(await renderScreen(<CookiePolicy {...facts} />), 'tr');
    const sent = rows.filter((row) => /\bsent\b/.test(row.split('Duration')[0] ?? ''));
    expect(sent.map((row) => row.split('Description')[0])).toEqual([
      'billwren_user_draft:*',
      'billwren_local_settings',
      'billwren_waiting_settings:*',
    ]);
  });

  const named = [...Object.values(cookieNames), ...Object.values(storageNames)].flatMap(
    (name) => name?.split(', ') ?? [],
  );

  it('lists everything that our code stores in a browser', () => {
    const sources = readSources(['app']).filter(({ path }) => !path.includes('/legal/'));
    const kept = new Set(
      sources.flatMap(({ text }) => [
        ...[...text.matchAll(/['"`](__Host-[a-z-]+)/g)].map(([, name]) => name),
        ...[...text.matchAll(/(?:Key|Prefix|key) = ['"`](billwren_\w+)/g)].map(([, name]) => name),
        ...[...text.matchAll(/[a-z]Key = '([\w-]+)'/g)].map(([, name]) => name),
        ...[...text.matchAll(/CookieName = '(\w+)'/g)].map(([, name]) => name),
      ]),
    );
    expect(kept.size).toBeGreaterThan(8);
    const words = named.join(' ');
    expect([...kept].filter((name) => !words.includes(name ?? ''))).toEqual([]);
  });

  it('lists nothing that our code does not store', () => {
    const sources = readSources(['app']).filter(({ path }) => !path.includes('/legal/'));
    // Remix stores the scroll positions, through `ScrollRestoration` in the root.
    const remix = join(projectRoot, 'node_modules/@remix-run/react/dist/scroll-restoration.js');
    const texts = [...sources.map(({ text }) => text), readFileSync(remix, 'utf8')];
    expect(named.length).toBeGreaterThan(18);
    const unwritten = named.filter((name) => {
      const quoted = new RegExp(`['"\`]${name.replace(/\*$/, '')}`);
      return !texts.some((text) => quoted.test(text));
    });
    expect(unwritten).toEqual([]);
  });
});

it('the imprint has phone and VAT number only if they are configured', async () => {
  const text = await textOf(<Imprint {...facts} />);
  for (const said of ['Robin Example', 'Berlin, Germany', 'support@billwren.example']) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/Phone|VAT identification/);
  const html = await renderScreen(<Imprint {...configured} />);
  expect(html).toContain('href="tel:+49301"');
  expect(html).toContain('DE1');
});

const hours = { en: '25 hours at most', fr: '25 heures au plus', ru: 'Не дольше 25 часов' };

describe.each(languages)('retention in $ownName', ({ code }) => {
  it('has the same periods as the code', async () => {
    const privacy = await textOf(<PrivacyPolicy {...facts} />, code);
    expect(privacy).toContain(hours[code.slice(0, 2) as keyof typeof hours]);
    for (const name of ['closedDays', 'taxYears', 'storedCodeMinutes', 'sessionDays'] as const) {
      expect(privacy).toMatch(new RegExp(`\\b${retention[name]} `));
    }
    const cookies = await textOf(<CookiePolicy {...withAnalytics} />, code);
    for (const name of ['consentMonths', 'codeMinutes', 'installDismissedDays'] as const) {
      expect(cookies).toMatch(new RegExp(`\\b${retention[name]} `));
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

it('retention takes its figures from the code', () => {
  expect(retention.attemptHours).toBe(maxWindowMs / 3_600_000 + 1);
  expect(retention.closedDays).toBe(closedDays);
});
