import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { describeSample } from '#app/features/landing/server/sample-sheet.server.ts';
import { LandingPage } from '#app/features/landing/ui/landing-page.tsx';
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
  it('rounds to the country’s smallest coin', async () => {
    expect(textsOf(await draw('uk'), 'h3')).toContain('Accurate to the penny');
    expect(textsOf(await draw('au'), 'h3')).toContain('Accurate to the cent');
  });

  it('has one headline and three buttons', async () => {
    const html = await draw('us');
    expect(textsOf(html, 'h1')[0]).toBe('Create Professional Invoices in 1 Minute');
    expect(html).toMatch(/<a href="#create"[^>]*>Create Invoice<\/a>/);
    expect(html).toMatch(/<a href="#pricing"[^>]*>View Pricing<\/a>/);
    expect(html).toMatch(/<a [^>]*href="\/us\/auth\?tab=sign-up"[^>]*>Sign Up<\/a>/);
  });

  it.each([
    ['us', '$1,200.00', 'Sales Tax', '$1,200.00'],
    ['ca', 'C$1,200.00', 'GST/HST', 'C$1,260.00'],
    ['uk', '£1,200.00', 'VAT', '£1,440.00'],
    ['au', 'A$1,200.00', 'GST', 'A$1,320.00'],
  ] as const)(
    'shows a sample of %s over 1200 at its own rate',
    async (country, subtotal, tax, total) => {
      const html = await draw(country);
      const terms = textsOf(html, 'dt');
      const values = textsOf(html, 'dd');
      const rows = Object.fromEntries(terms.map((term, at) => [term, values[at]]));
      expect(rows).toMatchObject({ Subtotal: subtotal, Total: total });
      expect(terms).toContain(tax);
    },
  );

  it('explains itself in three steps, six features and five questions', async () => {
    const html = await draw('au');
    for (const step of ['Complete the form', 'Send the invoice', 'Get paid']) {
      expect(textsOf(html, 'h3')).toContain(step);
    }
    expect(textsOf(html, 'summary')).toHaveLength(5);
    const features = html.slice(html.indexOf('id="features"'), html.indexOf('id="pricing"'));
    expect(textsOf(features, 'h3')).toHaveLength(6);
  });

  it.each(countryCodes)('links every price to the auth page of %s', async (country) => {
    const html = await draw(country);
    expect(html).toMatch(new RegExp(`href="/${country}/auth\\?tab=sign-up"[^>]*>Start free<`));
    const paid = [
      ['Unlock 50 invoices', 'basic'],
      ['Unlock 300 invoices', 'standard'],
      ['Get unlimited invoices', 'pro'],
    ];
    for (const [label, plan] of paid) {
      const address = `/${country}/auth\\?redirectTo=%2F${country}%2Fpricing%23${plan}`;
      expect(html).toMatch(new RegExp(`href="${address}"[^>]*>${label}<`));
    }
    expect(html).toContain('Most Popular');
    expect(html).not.toMatch(/3 invoices(\/| per | a )month/);
  });
});
