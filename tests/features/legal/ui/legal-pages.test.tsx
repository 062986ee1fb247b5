import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { CookiePolicy, cookieNames, storageNames } from '#app/features/legal/ui/cookie-policy.tsx';
import { Imprint } from '#app/features/legal/ui/imprint.tsx';
import type { LegalFacts } from '#app/features/legal/ui/legal-page.tsx';
import { PrivacyPolicy } from '#app/features/legal/ui/privacy-policy.tsx';
import { TermsOfService } from '#app/features/legal/ui/terms-of-service.tsx';
import { inLanguage } from '#app/i18n/current-language.ts';
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

const textOf = async (screen: Parameters<typeof renderScreen>[0]) =>
  visibleText(await renderScreen(screen)).replaceAll(/\s+/g, ' ');

const configured = { ...withAnalytics, operatorPhone: '+49 30 1', operatorVatId: 'DE1' };
const sectionsOf = (html: string) =>
  [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);

describe.each(languages)('the privacy policy in $ownName', ({ code }) => {
  it('says what a seller’s recurring invoices and calendar store where sellers look for it', async () => {
    const html = await inLanguage(code, () => renderScreen(<PrivacyPolicy {...facts} />));
    const sectionOf = (id: string) => html.split(`<section id="${id}"`)[1]?.split('</section>')[0];
    const ofSellers = [
      /recurring|récurrente|повторяющийся счёт|repeated|повторяете/,
      /calendar|calendrier|календарь/,
    ];
    for (const words of ofSellers) {
      expect(sectionOf('what')).toMatch(words);
      expect(sectionOf('recipients')).not.toMatch(words);
    }
  });
});

describe.each(Object.entries({ PrivacyPolicy, TermsOfService, CookiePolicy, Imprint }))(
  '%s',
  (_, Page) => {
    const read = (code: (typeof languages)[number]['code'], of: LegalFacts) =>
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

    it.each([
      [
        'fr-CA',
        'Cette page est une traduction du texte anglais. En cas de divergence entre les deux textes, le texte anglais prévaut.',
        'Lire le texte anglais',
      ],
      [
        'ru',
        'Это перевод английского текста. При расхождениях действует английский текст.',
        'Открыть английский текст',
      ],
    ] as const)(
      'says in %s at the top that the English text prevails, and links to it',
      async (code, said, link) => {
        const html = await read(code, { ...facts, country: 'ca' });
        const top = html.slice(0, html.indexOf('<section'));
        expect(visibleText(top)).toContain(said);
        expect(textsOf(top, 'a')).toContain(link);
        expect(top).toContain('href="?lang=en-CA"');
      },
    );

    it('is not called a translation in English', async () => {
      expect(await read('en-GB', facts)).not.toContain('?lang=');
    });
  },
);

describe('the privacy policy', () => {
  it.each([
    // The controller with contact details, and every processor.
    ['Robin Example, Berlin, Germany', 'support@billwren.example', 'supervisory authority'],
    ['Cloudflare', 'Turso', 'Stripe', 'Apple', 'Google', 'GDPR'],
    ['emails we send you', '13 or older', 'Last updated on 29 November 2026'],
    // What is deleted after closing an account, what backups contain, what Stripe and Apple retain.
    ['Everything is deleted from the database 30 days later', 'kept for 30 days at most'],
    ['We also delete the customer record that Stripe keeps for us'],
    ['Stripe and Apple keep their own records'],
    // What is counted about payment buttons.
    ['We store nothing about you with these counts', '60 views and clicks a minute'],
    // How long sign-ins, codes and emailed links are stored.
    ['its User-Agent, up to 300 characters'],
    ['30 days after the last use (24 hours without “Remember me”)'],
    ['At most 70 minutes for codes, 2 hours for reset links'],
    // A guest's settings.
    ['They don’t reach us until you sign in.'],
    ['Your settings are then sent to your account automatically'],
  ])('contains %s', async (...sentences) => {
    const text = await textOf(<PrivacyPolicy {...facts} />);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

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
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(named).toEqual(ids);
    expect(textsOf(html, 'h1')).toEqual(['Privacy Policy']);
    expect(textsOf(html, 'h2')).toHaveLength(ids.length);
  });
});

describe('the terms', () => {
  it('have the product’s figures, and the prices of the page’s country with its taxes', async () => {
    const text = await textOf(<TermsOfService {...facts} />);
    for (const sentence of [
      'at least 13 years old',
      '30 days’ notice by email',
      '99.9% uptime',
      'within 24 hours',
      '30 days after the deletion or termination',
      '3 invoices in total',
      'Prices include all taxes. You pay the price shown.',
      'These are the prices in the UK, in GBP',
      '£4',
      '£16',
      '£48',
      '£38.40',
      '50 invoices every month',
    ]) {
      expect(text).toContain(sentence);
    }
    const american = await textOf(<TermsOfService {...facts} country="us" />);
    expect(american).toContain('$5');
    expect(american).not.toContain('£');
    expect(american).toContain('Last updated on November 29, 2026');
  });
});

describe('the cookie policy', () => {
  it('offers a choice where analytics exist', async () => {
    expect(await textOf(<CookiePolicy {...facts} />)).toContain('There’s nothing to choose');
    const html = await renderScreen(<CookiePolicy {...withAnalytics} />);
    expect(textsOf(html, 'button')).toEqual(['Save']);
    expect(visibleText(html)).toContain('You haven’t chosen yet, so analytics is off.');
    expect(visibleText(html)).toContain('for up to 12 months');
  });

  it('says that a sign-in lasts 30 days unless the box was left unticked', async () => {
    expect(await textOf(<CookiePolicy {...facts} />)).toContain(
      '30 days with “Remember me”. Without it, 24 hours or until you close the browser, whichever comes first.',
    );
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

describe('the imprint', () => {
  it('has the operator’s name, address and contact details', async () => {
    const text = await textOf(<Imprint {...facts} />);
    for (const said of ['Robin Example', 'Berlin, Germany', 'support@billwren.example', 'DDG']) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Phone');
    expect(text).not.toContain('VAT identification');
  });

  it('has phone and VAT number if they are configured', async () => {
    const more = { ...facts, operatorPhone: '+49 (30) 123 45-0', operatorVatId: 'DE123456789' };
    const html = await renderScreen(<Imprint {...more} />);
    expect(html).toContain('href="tel:+4930123450"');
    expect(html).toContain('DE123456789');
  });
});
