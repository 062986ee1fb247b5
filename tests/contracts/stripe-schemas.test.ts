import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { stripeEventTypes } from '#app/domain/billing/stripe-client.ts';
import { paymentEventTypes, withdrawalType } from '#app/domain/cards/connect-client.ts';
import { eventFaults, objectFaults, requestFaults } from './stripe-contract.ts';
import { leastObject, unknownValue, wholeObject } from './stripe-samples.ts';
import { hashOfTypes, loadStripeSchemas } from './stripe-schemas.ts';

const schemas = loadStripeSchemas();

test('the schemas match the installed library and the listed types', () => {
  const { version: stripe } = JSON.parse(readFileSync('node_modules/stripe/package.json', 'utf8'));
  const now = { stripe, types: hashOfTypes() };
  expect(schemas, 'npm run prepare-stripe-schemas').toMatchObject(now);
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

const order = { customer: 'cus_1', mode: 'subscription', success_url: 'https://a.example/' };
const checkoutFaults = (params: object) =>
  requestFaults('POST /v1/checkout/sessions', params, false).join('\n');

describe('a broken request', () => {
  it('is valid before it is broken', () => {
    const lines = [{ price: 'price_1', quantity: '1' }];
    expect(checkoutFaults({ ...order, line_items: lines, metadata: { user_id: '1' } })).toBe('');
  });

  it.each([
    ['an unknown parameter', { ...order, sucess_url: 'https://a.example/' }, 'sucess_url'],
    ['an unknown parameter inside', { line_items: [{ price: 'price_1', qty: '1' }] }, 'qty'],
    ['no number', { line_items: [{ quantity: 'one' }] }, 'line_items.0.quantity'],
    ['a value that is not in the enum', { ...order, mode: 'subscribe' }, 'mode'],
    ['a string instead of an object', { ...order, metadata: 'user_1' }, 'metadata'],
  ])('is rejected: %s', (_, params, place) => {
    expect(checkoutFaults(params)).toContain(place);
  });
});

describe('a broken response', () => {
  const refund = wholeObject('refund') as Record<string, unknown>;

  it.each([
    ['a field that Stripe does not have', { paid: true }, 'paid'],
    ['a missing field', { amount: undefined }, 'amount'],
    ['a wrong type', { amount: '100' }, 'amount'],
    ['a value that Stripe does not document', { pending_reason: unknownValue }, 'pending'],
  ])('is rejected: %s', (_, change, place) => {
    expect(objectFaults({ ...refund, ...change }).join('\n')).toContain(place);
  });
});

describe('a broken event', () => {
  const data = { object: wholeObject('subscription'), previous_attributes: { status: 'active' } };
  const type = 'customer.subscription.updated';
  const event = { ...(wholeObject('event') as object), type, data };

  it('is valid before it is broken', () => {
    expect(knownFaults(eventFaults(event))).toEqual([]);
  });

  it.each([
    ['with an unknown type', { type: 'subscription.changed' }],
    ['with another object', { data: { object: wholeObject('invoice') } }],
    ['with different previous values', { data: { ...data, previous_attributes: { state: 1 } } }],
    ['that is not an event', { object: 'message' }],
  ])('is rejected: %s', (_, change) => {
    expect(knownFaults(eventFaults({ ...event, ...change }))).not.toEqual([]);
  });
});
