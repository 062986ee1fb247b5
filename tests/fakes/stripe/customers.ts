import type Stripe from 'stripe';
import * as z from 'zod';
import { expand, metadata, stretch } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList } from './lists.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { findObject, newId } from './stripe-state.ts';
import { cancelNow } from './subscription-life.ts';
import type { Wire } from './wire.ts';

const details = {
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  expand,
};
const customerParams = z.strictObject(details);
type CustomerParams = z.infer<typeof customerParams>;

export type Customer = ReturnType<typeof createStripeCustomer>;

/** Creates a customer with only these fields. `now` in seconds. */
export function createStripeCustomer(
  { email, name, description, metadata = {} }: CustomerParams,
  now: number,
) {
  return {
    id: newId('cus'),
    object: 'customer' as const,
    address: null,
    balance: 0,
    created: now,
    /** Set by the first subscription and never changed. */
    currency: null as string | null,
    default_source: null,
    delinquent: false,
    description: description ?? null,
    email: email ?? null,
    invoice_prefix: newId('INV', 4).toUpperCase().replace('_', ''),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, metadata),
    name: name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Wire<Stripe.Customer>;
}

export const createCustomer = endpoint(customerParams, ({ state, params, now }) => {
  const customer = createStripeCustomer(params, now);
  state.objects.customer.set(customer.id, customer);
  return customer;
});

export const retrieveCustomer = endpoint(z.strictObject({ expand }), ({ state, id }) =>
  findObject(state, 'customer', id),
);

export const updateCustomer = endpoint(customerParams, ({ state, params, id }) => {
  const customer = findObject(state, 'customer', id);
  customer.email = params.email ?? customer.email;
  customer.name = params.name ?? customer.name;
  customer.description = params.description ?? customer.description;
  customer.metadata = mergeMetadata(customer.metadata, params.metadata);
  return customer;
});

/** Deletes a customer and cancels their subscriptions; invoices remain, as at Stripe. */
export const deleteCustomer = endpoint(z.strictObject({}), ({ state, id, now }) => {
  findObject(state, 'customer', id);
  for (const subscription of state.objects.subscription.values()) {
    if (subscription.customer !== id || subscription.ended_at !== null) continue;
    cancelNow(state, subscription, 'cancellation_requested', now);
  }
  state.objects.customer.delete(id);
  return { id, object: 'customer' as const, deleted: true as const };
});

export const listCustomers = endpoint(
  z.strictObject({ ...stretch, email: z.string().optional() }),
  ({ state, params }) => {
    const found = [...state.objects.customer.values()].filter(
      ({ email }) => params.email === undefined || email === params.email,
    );
    return answerList('/v1/customers', found, params);
  },
);
