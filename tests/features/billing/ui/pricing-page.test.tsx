import { describe, expect, it } from 'vitest';
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

describe('two renewing plans', () => {
  const both = [
    { plan: 'Standard', source: 'app_store' },
    { plan: 'Basic', source: 'stripe' },
  ] as const;
  const said =
    'You have two plans that renew, and you’re charged for both: Standard, bought in the App Store; Basic, bought on the web. Cancel the one you don’t need.';

  it('are reported, with a link to each', async () => {
    const bought = { plan: 'Standard', source: 'app_store' } as const;
    const html = await render(paidBilling('active', { bought, renewing: both }));
    expect(html).toContain(said);
    expect(html).toContain('open Settings on your iPhone, tap your name, then tap Subscriptions.');
    expect(textsOf(html, 'button')).toContain('Manage Subscription');
  });

  it('are reported on the list, which links to Settings', async () => {
    const banner = (renewing: typeof both | []) =>
      renderScreen(
        <PlanBanner allowance={freeBilling().allowance} renewing={renewing} country="us" />,
      );
    const html = await banner(both);
    expect(html).toContain(said);
    expect(html).toContain('href="/us/settings"');
    expect(await banner([])).not.toContain('renew');
  });

  it('are shown on the list together with a failed payment', async () => {
    const banner = (billing: BillingView) =>
      renderScreen(<PlanBanner allowance={billing.allowance} renewing={[]} country="us" />);
    const failed = 'The last payment failed. Update your payment method to keep your plan.';
    expect(await banner(paidBilling('past_due'))).toContain(failed);
    expect(await banner(paidBilling('active'))).not.toContain(failed);
  });

  it('are not reported if there is only one', async () => {
    expect(await render(paidBilling('active'))).not.toContain('plans that renew');
  });
});

describe('the texts of the pricing page', () => {
  it('only invite users who don’t pay to start free', async () => {
    const heading = async (billing: BillingView) => textsOf(await render(billing), 'h1')[0];
    expect(await heading(freeBilling())).toBe('Start free. Upgrade when you send more.');
    expect(await heading(paidBilling('expired'))).toBe('Start free. Upgrade when you send more.');
    expect(await heading(paidBilling('active'))).toBe('Change your plan at any time.');
  });

  it('say that taxes are included, and list once what every plan has', async () => {
    const html = await render(freeBilling());
    expect(html).toContain('Prices include all taxes, so you pay exactly what’s shown.');
    expect(html.match(/payment links and 20 currencies/g)).toHaveLength(1);
  });
});

describe('the pricing page', () => {
  it('shows the Free total and the paid plans with the country’s monthly and yearly prices', async () => {
    const html = await render(freeBilling({ priceCountry: 'uk' }), 'uk');
    expect(textsOf(html, 'h3')).toEqual(['Free', 'Basic', 'Standard', 'Pro']);
    for (const text of [
      '3 invoices in total',
      '50 invoices every month',
      'Unlimited invoices',
      'Get 50 invoices/month',
      'Get 300 invoices/month',
      'Get unlimited invoices',
      '<li id="pro"',
      '£4',
      '£16',
      '£48',
      '£38.40',
      '£153.60',
      '£460.80',
      '£3.20 a month, billed yearly',
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

  it('offers nothing to buy without a provider, and says so', async () => {
    const html = await render(freeBilling({ priceIds: null }));
    expect(html).toContain('Paid plans are coming soon.');
    expect(html).not.toContain('<button');
    const paid = await render(paidBilling('active', { priceIds: null }));
    expect(paid).not.toContain('<button');
  });

  it('starts with the interval of the current plan', async () => {
    const yearly = await render(paidBilling('active', { bought: { interval: 'yearly' } }));
    expect(yearly).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="yearly"/);
    expect(yearly).toContain('billed yearly');
  });

  it('keeps the prices of the country where a plan was bought', async () => {
    const html = await render(paidBilling('active', { priceCountry: 'ca' }), 'us');
    expect(html).toContain('C$25');
    expect(html).toContain('Your plan is billed in CAD, so you’re seeing prices in Canada.');
  });
});

describe('the buttons of the cards', () => {
  it('on Free: every paid plan', async () => {
    expect(await offers(freeBilling())).toEqual({
      Free: 'Current plan',
      Basic: 'Get 50 invoices/month',
      Standard: 'Get 300 invoices/month',
      Pro: 'Get unlimited invoices',
    });
  });

  it.each(['active', 'trialing', 'past_due'] as const)(
    'on Standard that is %s: an upgrade and a downgrade',
    async (state) => {
      expect(await offers(paidBilling(state, { bought: { plan: 'Standard' } }))).toEqual({
        Free: undefined,
        Basic: 'Switch to Basic',
        Standard: 'Current plan',
        Pro: 'Get unlimited invoices',
      });
    },
  );

  it('on Basic: upgrades unlock more invoices, and the other interval is a switch', async () => {
    expect(await offers(paidBilling('active'))).toMatchObject({
      Basic: 'Current plan',
      Standard: 'Unlock 300 invoices',
      Pro: 'Get unlimited invoices',
    });
    expect(await offers(paidBilling('active'), 'yearly')).toMatchObject({
      Basic: 'Switch to yearly',
      Standard: 'Unlock 300 invoices',
    });
    const yearly = paidBilling('active', { bought: { interval: 'yearly' } });
    expect(await offers(yearly, 'yearly')).toMatchObject({ Basic: 'Current plan' });
    expect(await offers(yearly)).toMatchObject({ Basic: 'Switch to monthly' });
  });

  it('on a canceled plan: to reactivate it', async () => {
    expect(await offers(paidBilling('cancelled'))).toEqual({
      Free: undefined,
      Basic: 'Reactivate Plan',
      Standard: 'Reactivate your plan first. Then you can change it.',
      Pro: 'Reactivate your plan first. Then you can change it.',
    });
  });

  it('after an ended plan: the same again, or another', async () => {
    expect(await offers(paidBilling('expired', { bought: { plan: 'Standard' } }))).toEqual({
      Free: 'Current plan',
      Basic: 'Get 50 invoices/month',
      Standard: 'Renew Standard',
      Pro: 'Get unlimited invoices',
    });
  });

  it('after the grace period of a past-due plan: to pay it, and no second purchase', async () => {
    const owed = paidBilling('expired', { isUnpaid: true });
    expect(await offers(owed)).toEqual({
      Free: 'Current plan',
      Basic: 'Update Payment Method',
      Standard: 'Pay what you owe first. Then you can change your plan.',
      Pro: 'Pay what you owe first. Then you can change your plan.',
    });
    const html = await render(owed);
    expect(textsOf(html, 'button')[0]).toBe('Update Payment Method');
    expect(html).toContain(
      'Your paid plan ended on 1 Apr 2026. The last payment failed. Update your payment method to get your plan back.',
    );
  });

  it('on an App Store plan, or one of an unknown provider: nothing', async () => {
    for (const source of ['app_store', null] as const) {
      expect(await offers(paidBilling('active', { bought: { source } }))).toEqual({
        Free: undefined,
        Basic: 'Current plan',
        Standard: undefined,
        Pro: undefined,
      });
    }
  });
});

describe('the plan banner', () => {
  it.each([
    ['active', 'Renews on 1 Apr 2026.', 'Manage Subscription'],
    ['trialing', 'Active until 1 Apr 2026.', 'Manage Subscription'],
    ['cancelled', 'You’ll keep access until 1 Apr 2026.', 'Reactivate Plan'],
    [
      'past_due',
      'The last payment failed. Update your payment method by 1 Apr 2026 to keep your plan.',
      'Update Payment Method',
    ],
  ] as const)('for a plan that is %s says %s', async (state, sentence, button) => {
    const html = await render(paidBilling(state));
    expect(html).toContain(sentence);
    expect(html).toContain('12 of 50 invoices used this month');
    expect(textsOf(html, 'button')[0]).toBe(button);
  });

  it('marks a canceled plan, a trial and a failed payment', async () => {
    const banner = async (billing: BillingView) => textsOf(await render(billing), 'h2')[0];
    expect(await banner(paidBilling('cancelled'))).toBe('Your plan:Basicbilled monthlyCancelled');
    expect(await banner(paidBilling('trialing'))).toBe('Your plan:Basicbilled monthlyTrial');
    expect(await banner(paidBilling('past_due'))).toBe(
      'Your plan:Basicbilled monthlyPayment failed',
    );
  });

  it('uses the country’s date format', async () => {
    const html = await render(paidBilling('cancelled', { priceCountry: 'au' }), 'au');
    expect(html).toContain('You’ll keep access until 1 Apr 2026.');
  });

  it('warns that an ended plan needs renewing', async () => {
    const html = await render(paidBilling('expired', { endsOn: '2026-03-15' }));
    expect(html).toContain('Expired - Free Plan');
    expect(html).toContain(
      'Your paid plan ended on 15 Mar 2026. Renew your plan to create more than the 3 free invoices.',
    );
    expect(html).toContain('12 invoices created, 3 of them free');
    expect(textsOf(html, 'button')[0]).toBe('Renew Basic');
  });

  it('for an App Store plan has Apple’s instructions and none of our buttons', async () => {
    const html = await render(paidBilling('active', { bought: { source: 'app_store' } }));
    expect(html).toContain(
      'You bought your plan in the App Store, so Apple bills you and you can only change the plan there.',
    );
    expect(html).toContain('Open Settings on your iPhone or iPad and tap your name.');
    expect(html).toContain('Tap Subscriptions and choose ');
    expect(html).toContain('href="https://apps.apple.com/account/subscriptions"');
    expect(html).not.toContain('<button');
  });
});

describe('returning from the checkout', () => {
  it('says that the payment is being confirmed until the plan has arrived', async () => {
    const thanks = 'Thank you. We’re confirming your payment, which takes a few seconds.';
    expect(await render(freeBilling(), 'us', '?checkout=success')).toContain(thanks);
    expect(await render(paidBilling('active'), 'us', '?checkout=success')).not.toContain(thanks);
  });

  it('says that nothing was charged after it was canceled', async () => {
    const html = await render(freeBilling(), 'us', '?checkout=cancelled');
    expect(html).toContain('You left checkout before paying. You weren’t charged.');
    expect(await render(freeBilling())).not.toContain('You left checkout');
  });
});
