import { describe, expect, it, test } from 'vitest';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { PlanBanner } from '#app/features/billing/ui/plan-banner.tsx';
import { PricingPage } from '#app/features/billing/ui/pricing-page.tsx';
import { freeBilling, paidBilling } from '#tests/support/billing-view.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const render = (billing: BillingView, country: CountryCode = 'us', search = '') =>
  renderScreen(<PricingPage country={country} billing={billing} />, {
    path: `/${country}/pricing${search}`,
  });

/** The offers on the cards by plan: their button labels, or the badge of the current plan. */
async function offers(billing: BillingView, interval: 'monthly' | 'yearly' = 'monthly') {
  const html = await render(billing);
  const [cards = ''] = /<ul class="grid[\s\S]*?<section/.exec(html) ?? [];
  const entries = cards
    .split('<h3')
    .slice(1)
    .map((card) => {
      const [slot = ''] = /<div class="lg:min-h-16">([\s\S]*?)<p class="mt-5 /.exec(card) ?? [];
      const words = [...slot.matchAll(/<(button|p)[ >][\s\S]*?<\/\1>/g)].map(([element]) =>
        element.replace(/<[^>]+>/g, ''),
      );
      const [name = ''] = /(?<=>)[^<]+/.exec(card) ?? [];
      return [name, words.at(interval === 'yearly' ? -1 : 0)] as const;
    });
  return Object.fromEntries(entries);
}

const banner = (billing: BillingView, renewing: BillingView['renewing'] = []) =>
  renderScreen(<PlanBanner allowance={billing.allowance} renewing={renewing} country="us" />);

test('two renewing plans are reported with a link to each, and on the list, which links to Settings', async () => {
  const both = [
    { plan: 'Standard', source: 'app_store' },
    { plan: 'Basic', source: 'stripe' },
  ] as const;
  const text =
    'You’re being charged for two plans: Standard, bought in the App Store; Basic, bought on the web. Cancel the one you don’t need.';
  const bought = { plan: 'Standard', source: 'app_store' } as const;
  const html = await render(paidBilling('active', { bought, renewing: both }));
  expect(html).toContain(text);
  const onList = await banner(freeBilling(), both);
  expect(onList).toContain(text);
  expect(onList).toContain('href="/us/settings"');
  expect(await banner(freeBilling())).not.toContain('renew');
  expect(await render(paidBilling('active'))).not.toContain('charged for two plans');
});

test('the list shows a failed payment', async () => {
  const failed = 'The last payment failed. Update your payment method to keep your plan.';
  expect(await banner(paidBilling('past_due'))).toContain(failed);
  expect(await banner(paidBilling('active'))).not.toContain(failed);
});

describe('the pricing page', () => {
  it('offers nothing to buy without a provider, and says so', async () => {
    const html = await render(freeBilling({ priceIds: null }));
    expect(html).toContain('Paid plans are coming soon.');
    expect(html).not.toContain('<button');
    const paid = await render(paidBilling('active', { priceIds: null }));
    expect(paid).not.toContain('<button');
  });

  it('starts with the interval of the current plan, and keeps the prices of its country', async () => {
    const yearly = await render(paidBilling('active', { bought: { interval: 'yearly' } }));
    expect(yearly).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="yearly"/);
    const html = await render(paidBilling('active', { priceCountry: 'ca' }), 'us');
    expect(html).toContain('C$25');
    expect(html).toContain('Your plan is billed in CAD, so these are the prices in Canada.');
  });

  it('says after the checkout that the payment is being confirmed until the plan arrives, or that nothing was charged', async () => {
    const thanks = 'Thank you. We’re confirming your payment, which takes a few seconds.';
    expect(await render(freeBilling(), 'us', '?checkout=success')).toContain(thanks);
    expect(await render(paidBilling('active'), 'us', '?checkout=success')).not.toContain(thanks);
    expect(await render(freeBilling(), 'us', '?checkout=cancelled')).toContain(
      'You left checkout before paying. You weren’t charged.',
    );
  });
});

const onStandard = { bought: { plan: 'Standard' } } as const;
const shop = {
  Free: 'Current plan',
  Basic: 'Get 50 invoices/month',
  Standard: 'Get 300 invoices/month',
  Pro: 'Get unlimited invoices',
};
const none = { Free: undefined, Basic: undefined, Standard: undefined, Pro: undefined };
const nothing = { ...none, Basic: 'Current plan' };
const later = 'Reactivate your plan first. Then you can change it.';
const payFirst = 'Pay your outstanding balance first. Then you can change your plan.';

describe('the buttons of the cards', () => {
  const change = { ...shop, Free: undefined, Basic: 'Switch to Basic', Standard: 'Current plan' };

  it.each<[string, BillingView, Awaited<ReturnType<typeof offers>>]>([
    ['Free: every paid plan', freeBilling(), shop],
    ['Standard: an upgrade and a downgrade', paidBilling('active', onStandard), change],
    ['Standard that is past due: the same', paidBilling('past_due', onStandard), change],
    [
      'a canceled plan: to reactivate it',
      paidBilling('cancelled'),
      { ...none, Basic: 'Reactivate Plan', Standard: later, Pro: later },
    ],
    [
      'an ended plan: the same again, or another',
      paidBilling('expired', onStandard),
      { ...shop, Standard: 'Renew Standard' },
    ],
    [
      'a past-due plan after its grace period: to pay it, and no second purchase',
      paidBilling('expired', { isUnpaid: true }),
      { ...shop, Basic: 'Update Payment Method', Standard: payFirst, Pro: payFirst },
    ],
    [
      'an App Store plan: nothing',
      paidBilling('active', { bought: { source: 'app_store' } }),
      nothing,
    ],
    [
      'a plan of an unknown provider: nothing',
      paidBilling('active', { bought: { source: null } }),
      nothing,
    ],
  ])('on %s', async (_, billing, expected) => {
    expect(await offers(billing)).toEqual(expected);
  });

  it('on Basic: upgrades unlock more invoices, and the other interval is a switch', async () => {
    expect(await offers(paidBilling('active'))).toMatchObject({
      Basic: 'Current plan',
      Standard: 'Unlock 300 invoices',
    });
    expect(await offers(paidBilling('active'), 'yearly')).toMatchObject({
      Basic: 'Switch to yearly',
      Standard: 'Unlock 300 invoices',
    });
    const yearly = paidBilling('active', { bought: { interval: 'yearly' } });
    expect(await offers(yearly, 'yearly')).toMatchObject({ Basic: 'Current plan' });
    expect(await offers(yearly)).toMatchObject({ Basic: 'Switch to monthly' });
  });
});

describe('the plan banner', () => {
  it.each([
    ['active', '', 'Renews on 1 Apr 2026.', 'Manage Subscription'],
    ['trialing', 'Trial', 'Active until 1 Apr 2026.', 'Manage Subscription'],
    ['cancelled', 'Cancelled', 'You’ll keep access until 1 Apr 2026.', 'Reactivate Plan'],
    [
      'past_due',
      'Payment failed',
      'The last payment failed. Update your payment method by 1 Apr 2026 to keep your plan.',
      'Update Payment Method',
    ],
  ] as const)('for a plan that is %s', async (state, mark, sentence, button) => {
    const html = await render(paidBilling(state));
    expect(textsOf(html, 'h2')[0]).toBe(`Your plan:Basicbilled monthly${mark}`);
    expect(html).toContain(sentence);
    expect(html).toContain('12 of 50 invoices used this month');
    expect(textsOf(html, 'button')[0]).toBe(button);
  });

  it.each([
    [
      { endsOn: '2026-03-15' },
      'Your paid plan ended on 15 Mar 2026. Renew your plan to create more than the 3 free invoices.',
      'Renew Basic',
    ],
    [
      { isUnpaid: true },
      'Your paid plan ended on 1 Apr 2026. The last payment failed. Update your payment method to get your plan back.',
      'Update Payment Method',
    ],
  ])('warns about an ended plan: %j', async (over, sentence, button) => {
    const html = await render(paidBilling('expired', over));
    expect(html).toContain('Expired - Free Plan');
    expect(html).toContain(sentence);
    expect(html).toContain('12 invoices created, 3 of them free');
    expect(textsOf(html, 'button')[0]).toBe(button);
  });
});
