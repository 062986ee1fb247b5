import { describe, expect, it } from 'vitest';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import { PricingPage } from '#app/screens/billing/pricing-page.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const free: Allowance = {
  state: 'free',
  plan: 'Free',
  counts: 'lifetime',
  periodStart: null,
  used: 1,
  limit: 3,
  isUnlimited: false,
  remaining: 2,
  mayCreate: true,
  badge: 'neutral',
};

describe('the pricing page', () => {
  it('shows Free in total and the paid plans with monthly and yearly prices of the country', async () => {
    const html = await renderScreen(<PricingPage country="uk" allowance={free} />);
    expect(textsOf(html, 'h3')).toEqual(['Free', 'Basic', 'Standard', 'Pro']);
    for (const text of [
      '3 invoices in total',
      'Get 50 invoices/month',
      'Get 300 invoices/month',
      'Get unlimited invoices',
      '£4',
      '£16',
      '£48',
      '£38.40',
      '£153.60',
      '£460.80',
      'Most Popular',
      'Save 20%',
      'Most users start with Standard and send 40+ invoices a month.',
      '1 of 3 invoices used',
    ]) {
      expect(html).toContain(text);
    }
    expect(textsOf(html, 'summary')).toHaveLength(6);
    expect(html).not.toMatch(/3 invoices(\/| per | a )month/);
  });

  it('offers nothing to buy and says so', async () => {
    const html = await renderScreen(<PricingPage country="us" allowance={free} />);
    expect(html).toContain('Upgrading opens soon.');
    expect(html).not.toContain('<button');
  });

  it('says until when a cancelled plan goes on, in the order of the country', async () => {
    const cancelled = { ...free, state: 'cancelled', counts: 'period', limit: 50 } as const;
    const html = await renderScreen(
      <PricingPage country="au" allowance={cancelled} endsOn="2026-01-16" />,
    );
    expect(html).toContain('Cancelled');
    expect(html).toContain('Your access continues until 16/01/2026.');
  });

  it.each([
    ['active', 'Renews on 01/16/2026.'],
    ['trialing', 'Active until 01/16/2026.'],
  ] as const)('says when an %s plan renews or ends: %s', async (state, sentence) => {
    const plan = { ...free, state, counts: 'period', limit: 50 } as const;
    const html = await renderScreen(
      <PricingPage country="us" allowance={plan} endsOn="2026-01-16" />,
    );
    expect(html).toContain(sentence);
  });

  it('calls an ended plan by its name', async () => {
    const ended = { ...free, state: 'expired' } as const;
    const html = await renderScreen(<PricingPage country="us" allowance={ended} />);
    expect(html).toContain('Expired - Free Plan');
  });
});
