import { describe, expect, it } from 'vitest';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import { LimitChoices } from '#app/features/billing/ui/limit-dialog.tsx';
import { PaywallFooter } from '#app/features/billing/ui/paywall-parts.tsx';
import type { BillingControls } from '#app/features/billing/ui/use-billing.ts';
import { freeBilling, paidBilling } from '#tests/support/billing-view.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const controls: BillingControls = {
  busy: null,
  awaited: null,
  buy: () => undefined,
  manage: () => undefined,
  awaitPayment: () => undefined,
};

const render = (billing: BillingView | null, changes: Partial<BillingControls> = {}) =>
  renderScreen(
    <LimitChoices country="us" billing={billing} controls={{ ...controls, ...changes }} />,
  );

describe('the choices at the invoice limit', () => {
  it('on Free are all paid plans, bought right there', async () => {
    const html = await render(freeBilling({ used: 3 }));
    expect(textsOf(html, 'h3')).toEqual(['Basic', 'Standard', 'Pro']);
    expect(textsOf(html, 'button')).toEqual([
      'Unlock 50 invoices for $5',
      'Unlock 300 invoices for $20',
      'Get unlimited invoices',
    ]);
    expect(textsOf(html, 'a')).toEqual(['Compare plans and yearly prices']);
  });

  it('with a plan keep the prices it was bought at', async () => {
    const html = await render(paidBilling('active', { used: 50, priceCountry: 'ca' }));
    expect(textsOf(html, 'button')[0]).toBe('Unlock 300 invoices for C$25');
  });

  it.each([
    [
      'canceled',
      paidBilling('cancelled', { used: 50 }),
      'Your plan is canceled. Reactivate it first, then switch to a larger plan.',
      'Reactivate Plan',
    ],
    [
      'past due',
      paidBilling('expired', { used: 5, isUnpaid: true }),
      'Update your payment method to get your plan back.',
      'Update Payment Method',
    ],
  ])('on a plan that is %s start with that plan', async (_, billing, sentence, button) => {
    const html = await render(billing);
    expect(html).toContain(sentence);
    expect(textsOf(html, 'button')).toEqual([button]);
  });

  it('on an App Store plan are Apple’s', async () => {
    const html = await render(paidBilling('active', { used: 50, bought: { source: 'app_store' } }));
    expect(html).toContain('Tap Subscriptions and choose ');
    expect(html).not.toContain('<button');
  });

  it('link to pricing where nothing can be bought', async () => {
    const html = await render(freeBilling({ used: 3, priceIds: null }));
    expect(html).not.toContain('<button');
    expect(html).toMatch(/<a [^>]*href="\/us\/pricing#basic"[^>]*>Unlock 50 invoices for \$5<\/a>/);
    expect(html).toMatch(/<a [^>]*href="\/us\/pricing#pro"[^>]*>Get unlimited invoices<\/a>/);
  });
});

it('the paywall accepts no second tap during a purchase', async () => {
  const nothing = () => undefined;
  const html = await renderScreen(
    <PaywallFooter
      country="ca"
      buyLabel="Unlock 50 invoices for $5"
      purchase={{ phase: 'processing', work: 'purchase' }}
      onBuy={nothing}
      onRestore={nothing}
      onLeave={nothing}
    />,
  );
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(2);
  expect(html.match(/aria-busy="true"/g)).toHaveLength(1);
});
