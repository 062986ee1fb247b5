import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { stripeEventTypes } from '#app/domain/billing/stripe-client.ts';
import { paymentEventTypes, withdrawalType } from '#app/domain/cards/connect-client.ts';
import { eventFaults, objectFaults, requestFaults } from './stripe-contract.ts';
import { leastObject, unknownValue, wholeObject } from './stripe-samples.ts';
import { hashOfTypes, loadStripeSchemas } from './stripe-schemas.ts';

const schemas = loadStripeSchemas();

test('the schemas match the installed library and the listed types', () => {
  const { version } = JSON.parse(readFileSync('node_modules/stripe/package.json', 'utf8'));
  const now = { stripe: version, types: hashOfTypes() };
  expect(
    { stripe: schemas.stripe, types: schemas.types },
    'npm run prepare-stripe-schemas',
  ).toEqual(now);
});

test('every event that we subscribe to is one of Stripe’s', () => {
  const all = [...stripeEventTypes, ...paymentEventTypes, withdrawalType];
  expect(all.filter((type) => schemas.events[type] === undefined)).toEqual([]);
});

test.each(Object.keys(schemas.objects))('samples of %s match their own type', (name) => {
  expect(knownFaults(objectFaults(wholeObject(name)))).toEqual([]);
  expect(knownFaults(objectFaults(leastObject(name)))).toEqual([]);
});

/** Ignores nested objects that the product doesn't use, such as tax rates. */
function knownFaults(faults: string[]): string[] {
  return faults.filter((fault) => !fault.startsWith('stripe-types.ts has no object'));
}

describe('a broken request', () => {
  const order = { customer: 'cus_1', mode: 'subscription', success_url: 'https://a.example/' };
  const lines = [{ price: 'price_1', quantity: '1' }];

  it('is valid before it is broken', () => {
    const whole = { ...order, line_items: lines, metadata: { user_id: '1' } };
    expect(requestFaults('POST /v1/checkout/sessions', whole, false)).toEqual([]);
  });

  it.each([
    ['an unknown parameter', { ...order, sucess_url: 'https://a.example/' }, 'sucess_url'],
    ['an unknown parameter inside', { line_items: [{ price: 'price_1', qty: '1' }] }, 'qty'],
    [
      'a value that is not a number',
      { line_items: [{ quantity: 'one' }] },
      'line_items.0.quantity',
    ],
    ['a value that is not in the enum', { ...order, mode: 'subscribe' }, 'mode'],
    ['a string instead of an object', { ...order, metadata: 'user_1' }, 'metadata'],
  ])('is rejected: %s', (_, params, place) => {
    const faults = requestFaults('POST /v1/checkout/sessions', params, false);
    expect(faults.join('\n')).toContain(place);
  });
});

describe('a broken response', () => {
  const refund = wholeObject('refund') as Record<string, unknown>;

  it.each([
    ['a field that Stripe does not have', { ...refund, paid: true }, 'paid'],
    ['a missing field', { ...refund, amount: undefined }, 'amount'],
    ['a wrong type', { ...refund, amount: '100' }, 'amount'],
    [
      'a value that Stripe does not document',
      { ...refund, pending_reason: unknownValue },
      'pending',
    ],
  ])('is rejected: %s', (_, object, place) => {
    expect(objectFaults(object).join('\n')).toContain(place);
  });
});

describe('a broken event', () => {
  const event = {
    ...(wholeObject('event') as object),
    type: 'customer.subscription.updated',
    data: { object: wholeObject('subscription'), previous_attributes: { status: 'active' } },
  };

  it('is valid before it is broken', () => {
    expect(knownFaults(eventFaults(event))).toEqual([]);
  });

  it.each([
    ['with an unknown type', { ...event, type: 'subscription.changed' }],
    ['with another object', { ...event, data: { object: wholeObject('invoice') } }],
    [
      'with different previous values',
      { ...event, data: { ...event.data, previous_attributes: { state: 1 } } },
    ],
    ['that is not an event', { ...event, object: 'message' }],
  ])('is rejected: %s', (_, broken) => {
    expect(knownFaults(eventFaults(broken))).not.toEqual([]);
  });
});
