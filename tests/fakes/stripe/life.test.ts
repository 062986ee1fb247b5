import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStripeHarness, type StripeHarness, seconds } from './stripe-harness.ts';

let harness: StripeHarness;
let stripe: Stripe;
beforeAll(async () => {
  harness = await openStripeHarness();
  stripe = harness.stripe;
});
beforeEach(() => {
  harness.arrived.length = 0;
  harness.answerEventsWith(200);
});
afterAll(() => harness.stop());

const paying = '4242 4242 4242 4242';

async function openCheckout(price = 'price_us_basic_monthly') {
  const { id: customer } = await stripe.customers.create({ email: 'wren@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: 'u1',
    subscription_data: { metadata: { user_id: 'u1' } },
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:1/us/pricing?checkout=success&id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:1/us/pricing?checkout=cancelled',
  });
  return { customer, session, page: session.url ?? '' };
}

/** Buys a plan and discards the events of the purchase. */
async function buy(price?: string) {
  const { customer, page } = await openCheckout(price);
  await harness.press(page, { card: paying });
  await harness.waitForEvents(4);
  harness.arrived.length = 0;
  const portal = await stripe.billingPortal.sessions.create({ customer, configuration: 'bpc_us' });
  const read = async () => {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    const [subscription] = data;
    const [item] = subscription?.items.data ?? [];
    if (!subscription || !item) throw new Error('nothing was bought');
    return { subscription, item };
  };
  const act = async (name: string, more: Record<string, string> = {}) => {
    const { subscription } = await read();
    await harness.press(portal.url, { act: name, subscription: subscription.id, ...more });
    return read();
  };
  const buttons = async () => {
    const html = await (await fetch(portal.url)).text();
    return [...html.matchAll(/name="act" value="\w+">([^<]+)</g)].map(([, title]) => title);
  };
  return { customer, portal, read, act, buttons };
}

const dayOf = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 10);
const daySeconds = 86_400;

describe('a purchase', () => {
  test('shows the product, accepts a card and returns to the product', async () => {
    const { customer, session, page } = await openCheckout('price_uk_standard_yearly');
    const html = await (await fetch(page)).text();
    expect(html).toContain('No money moves and no card is real.');
    expect(html).toContain('Subscribe to Billwren Standard');
    expect(html).toContain('<span class="price">£153.60</span> per year');
    expect(html).toContain('href="http://localhost:1/us/pricing?checkout=cancelled"');
    const answer = await harness.press(page, { card: paying });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://localhost:1/us/pricing?checkout=success&id=${session.id}`,
    );
    const complete = await stripe.checkout.sessions.retrieve(session.id);
    expect(complete).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    const { data } = await stripe.subscriptions.list({ customer });
    expect(data).toMatchObject([
      {
        id: complete.subscription,
        status: 'active',
        metadata: { user_id: 'u1' },
        items: {
          data: [{ price: { id: 'price_uk_standard_yearly', product: 'prod_uk_standard' } }],
        },
      },
    ]);
    const [item] = data[0]?.items.data ?? [];
    const [start = 0, end = 0] = [item?.current_period_start, item?.current_period_end];
    expect(Number(dayOf(end).slice(0, 4))).toBe(Number(dayOf(start).slice(0, 4)) + 1);
    const again = await harness.press(page, { card: paying });
    expect(again.headers.get('location')).toBe(answer.headers.get('location'));
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  test('sends events that the library accepts', async () => {
    const { customer, page } = await openCheckout();
    await harness.press(page, { card: paying });
    expect(await harness.waitForEvents(4)).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
    ]);
    for (const { body, signature } of harness.arrived) {
      const { webhookSecret } = harness.registration;
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      expect(event).toMatchObject({ object: 'event', livemode: false });
      expect(event.api_version).toBe(stripe.getApiField('version'));
      expect(event.data.object).toMatchObject({ customer });
      const other = () => stripe.webhooks.constructEvent(body, signature, 'whsec_other');
      expect(other).toThrow('No signatures found');
    }
    const kept = await stripe.events.list({ type: 'invoice.paid', limit: 1 });
    expect(kept.data[0]?.data.object).toMatchObject({ customer, amount_paid: 500 });
  });

  test.each([
    ['4000 0000 0000 0341', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['1234', 'Your card number is invalid.'],
  ])('with the card %s: %s', async (card, words) => {
    const { customer, page, session } = await openCheckout();
    const answer = await harness.press(page, { card });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain(`<p class="bad" role="alert">${words}</p>`);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  test('on an expired page is not possible', async () => {
    const { page, session, customer } = await openCheckout();
    await stripe.checkout.sessions.expire(session.id);
    const answer = await harness.press(page, { card: paying });
    expect(await answer.text()).toContain('This checkout has expired.');
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
  });

  test('in a second currency is rejected while the first plan is active', async () => {
    const { customer } = await buy();
    const order = {
      mode: 'subscription' as const,
      customer,
      line_items: [{ price: 'price_uk_pro_monthly', quantity: 1 }],
      success_url: 'http://localhost:1',
    };
    await expect(stripe.checkout.sessions.create(order)).rejects.toThrow(
      'cannot combine currencies',
    );
  });
});

describe('a plan in the portal', () => {
  test('is canceled at the end of the paid period, and resumed', async () => {
    const { act, buttons } = await buy();
    const { subscription, item } = await act('cancel');
    expect(subscription).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: item.current_period_end,
    });
    expect(await harness.waitForEvents(1)).toEqual(['customer.subscription.updated']);
    expect(await buttons()).toEqual(['Reactivate', 'End the paid time']);
    const { subscription: back } = await act('reactivate');
    expect(back).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  });

  test('is changed: the period continues, or starts over with another interval', async () => {
    const { act, read } = await buy();
    const { item: before } = await read();
    const { item: larger } = await act('change', { price: 'price_us_standard_monthly' });
    expect(larger.price.product).toBe('prod_us_standard');
    expect(larger.current_period_end).toBe(before.current_period_end);
    const { item: yearly } = await act('change', { price: 'price_us_standard_yearly' });
    expect(yearly.current_period_end).toBeGreaterThan(before.current_period_end + 300 * daySeconds);
    const portal = await stripe.billingPortal.sessions.create({
      customer: (await read()).subscription.customer as string,
      configuration: 'bpc_us',
      return_url: 'http://localhost:1/us/settings',
    });
    const html = await (await fetch(portal.url)).text();
    expect(html).toContain('href="http://localhost:1/us/settings">Return to Billwren');
    expect(html).not.toContain('price_uk_basic_monthly');
  });
});

describe('the time controls', () => {
  test('renew: the next period starts now, and everything before it moves back', async () => {
    const { act, read, buttons } = await buy();
    expect(await buttons()).toEqual([
      'Cancel plan',
      'Change plan',
      'Renew now',
      'Fail the next payment',
      'End the paid time',
    ]);
    const { item: before } = await read();
    const { subscription, item } = await act('renew');
    expect(item.current_period_start).toBeGreaterThanOrEqual(seconds() - 5);
    expect(item.current_period_start).toBeLessThanOrEqual(seconds());
    const paidSeconds = before.current_period_end - before.current_period_start;
    expect(item.current_period_start - subscription.start_date).toBe(paidSeconds);
    expect(await harness.waitForEvents(2)).toEqual([
      'customer.subscription.updated',
      'invoice.paid',
    ]);
  });

  test('fail a payment, which is paid later', async () => {
    const { act, buttons } = await buy();
    const { subscription, item } = await act('fail');
    expect(subscription.status).toBe('past_due');
    expect(item.current_period_start).toBeGreaterThanOrEqual(seconds() - 5);
    const open = await stripe.invoices.retrieve(subscription.latest_invoice as string);
    expect(open).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 500 });
    const events = await harness.waitForEvents(2);
    expect(events).toEqual(['customer.subscription.updated', 'invoice.payment_failed']);
    expect(await buttons()).toEqual([
      'Cancel plan',
      'Pay the open invoice',
      'Let 7 days pass',
      'End the paid time',
    ]);
    expect((await act('pay')).subscription.status).toBe('active');
    expect((await stripe.invoices.retrieve(open.id ?? '')).status).toBe('paid');
  });

  test('let the grace period pass after a failed payment', async () => {
    const { act } = await buy();
    await act('fail');
    const { subscription, item } = await act('grace');
    expect(subscription.status).toBe('past_due');
    expect(item.current_period_start).toBeLessThanOrEqual(seconds() - 7 * daySeconds);
  });

  test('end the paid period of a canceled plan', async () => {
    const { act, buttons, customer } = await buy('price_us_pro_yearly');
    await act('cancel');
    const { subscription, item } = await act('end');
    expect(subscription).toMatchObject({ status: 'canceled', ended_at: item.current_period_end });
    expect(item.current_period_end).toBeLessThanOrEqual(seconds());
    expect(await harness.waitForEvents(2)).toContain('customer.subscription.deleted');
    expect(await buttons()).toEqual([]);
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    const change = stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(change).rejects.toThrow('A canceled subscription can only update');
  });
});

describe('events', () => {
  test('are retried until accepted', async () => {
    harness.answerEventsWith(503);
    const { page } = await openCheckout();
    await harness.press(page, { card: paying });
    await harness.waitForEvents(8);
    harness.answerEventsWith(200);
    const outcomes = async () => {
      const answer = await fetch(`${harness.origin}/stripe-events`);
      const { events } = (await answer.json()) as { events: { outcome: string; tries: number }[] };
      return events.slice(0, 4);
    };
    await vi.waitFor(
      async () => {
        for (const { outcome } of await outcomes()) expect(outcome).toBe('taken');
      },
      { timeout: 10_000 },
    );
    for (const { tries } of await outcomes()) expect(tries).toBeGreaterThanOrEqual(2);
  });

  test('are lost for good when a test asks for it', async () => {
    const { act, read } = await buy();
    harness.state.faults.loseEvents = 1;
    await act('cancel');
    expect((await read()).subscription.cancel_at_period_end).toBe(true);
    expect(harness.state.deliveries[0]).toMatchObject({ outcome: 'lost', tries: 0 });
    await act('reactivate');
    expect(await harness.waitForEvents(1)).toEqual(['customer.subscription.updated']);
  });
});

test('the fake’s own page links to each customer’s portal', async () => {
  const { customer } = await buy();
  const html = await (await fetch(`${harness.origin}/stripe`)).text();
  expect(html).toContain('Billwren Basic (active)');
  expect(html).toContain('checkout.session.completed');
  const answer = await harness.press(`${harness.origin}/stripe`, { customer });
  const portal = await (await fetch(answer.headers.get('location') ?? '')).text();
  expect(portal).toContain('wren@example.com');
  expect((await fetch(`${harness.origin}/billing/session/bps_x`)).status).toBe(404);
});
