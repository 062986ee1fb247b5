import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { describeSample } from '#app/features/landing/server/sample-sheet.server.ts';
import { LandingPage } from '#app/features/landing/ui/landing-page.tsx';
import { StructuredData } from '#app/features/landing/ui/structured-data.tsx';
import { inLanguage } from '#app/i18n/current-language.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

function draw(country: CountryCode): Promise<string> {
  return renderScreen(
    <LandingPage
      country={country}
      sample={describeSample(country, '2026-03-15')}
      form={{
        today: '2026-03-15',
        isDayKnown: true,
        defaults: { invoiceNumber: 'INV-001', taxRate: null, template: 'classic' },
      }}
      providers={[]}
    />,
    { path: `/${country}` },
  );
}

describe('the landing page', () => {
  it('has one headline, three buttons, a sample, six features and five questions', async () => {
    const html = await draw('us');
    expect(textsOf(html, 'h1')[0]).toBe('Create Professional Invoices in 1 Minute');
    for (const address of ['#create', '#pricing', '/us/auth?tab=sign-up']) {
      expect(html).toContain(`href="${address}"`);
    }
    expect(textsOf(html, 'dd')).toContain('$1,200.00');
    const headings = textsOf(html, 'h3');
    expect(textsOf(html, 'summary')).toHaveLength(5);
    const features = html.slice(html.indexOf('id="features"'), html.indexOf('id="pricing"'));
    expect(textsOf(features, 'h3')).toHaveLength(6);
    expect(headings).toContain('Accurate to the cent');
    expect(textsOf(await draw('uk'), 'h3')).toContain('Accurate to the penny');
  });

  it('links every price to the auth page of its country', async () => {
    const html = await draw('uk');
    expect(html).toMatch(/href="\/uk\/auth\?tab=sign-up"[^>]*>Start free</);
    const paid = [
      ['Unlock 50 invoices', 'basic'],
      ['Unlock 300 invoices', 'standard'],
      ['Get unlimited invoices', 'pro'],
    ];
    for (const [label, plan] of paid) {
      const address = `/uk/auth\\?redirectTo=%2Fuk%2Fpricing%23${plan}`;
      expect(html).toMatch(new RegExp(`href="${address}"[^>]*>${label}<`));
    }
    expect(html).toContain('Most Popular');
    expect(html).not.toMatch(/3 invoices(\/| per | a )month/);
  });
});

test.each(['en-CA', 'fr-CA', 'ru'] as const)(
  'the structured data in %s names that language',
  (code) => {
    const product = {
      productName: 'Billwren',
      operatorName: 'Robin Example',
      supportEmail: 'support@billwren.example',
      publicOrigin: 'https://billwren.example',
    };
    const html = inLanguage(code, () =>
      renderToStaticMarkup(<StructuredData country="ca" product={product} />),
    );
    const graph: object[] = JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))['@graph'];
    const languages = graph.flatMap((each) => ('inLanguage' in each ? [each.inLanguage] : []));
    expect(languages).toEqual([code, code]);
  },
);
