import type Stripe from 'stripe';
import * as z from 'zod';
import { expand, flag, metadata, stretch, whole } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList } from './lists.ts';
import { badRequest } from './refusal.ts';
import { findObject, newId, type StripeState } from './stripe-state.ts';
import { unusedSessionFields } from './unused-fields.ts';
import type { Wire } from './wire.ts';

export type CheckoutSession = ReturnType<typeof makeSession>;

const creating = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: z.literal('1').default('1') }))
    .length(1),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  metadata: metadata.default({}),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), description: z.string().optional() })
    .default({}),
  allow_promotion_codes: flag.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  locale: z.string().optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  expires_at: whole.optional(),
  expand,
});
type Order = z.infer<typeof creating>;

const daySeconds = 86_400;
const minSeconds = 30 * 60;

type NewSession = { order: Order; amount: number; currency: string; email: string | null };

function makeSession({ order, amount, currency, email }: NewSession, origin: string, now: number) {
  const id = newId('cs_test', 24);
  return {
    ...unusedSessionFields,
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: null,
    allow_promotion_codes: order.allow_promotion_codes ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: order.cancel_url ?? null,
    client_reference_id: order.client_reference_id ?? null,
    created: now,
    currency,
    customer: order.customer,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    expires_at: order.expires_at ?? now + daySeconds,
    invoice: null as string | null,
    metadata: order.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_method_collection: 'always',
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    status: 'open' as 'open' | 'complete' | 'expired',
    subscription: null as string | null,
    success_url: order.success_url,
    ui_mode: 'hosted_page',
    url: `${origin}/checkout/pay/${id}` as string | null,
  } satisfies Wire<Stripe.Checkout.Session>;
}

/** What a session sells; the API doesn't include it in the session. */
export type SessionOrder = { priceId: string; metadata: Record<string, string> };

export const createSession = endpoint(creating, ({ state, params, now }) => {
  const customer = findObject(state, 'customer', params.customer, 'customer');
  const priceId = params.line_items[0]?.price ?? '';
  const price = findObject(state, 'price', priceId, 'line_items[0][price]');
  const isBound = [...state.objects.subscription.values()].some(
    (each) => each.customer === customer.id && each.ended_at === null,
  );
  if (isBound && customer.currency !== price.currency) {
    throw badRequest(
      `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${customer.currency}.`,
    );
  }
  const { expires_at } = params;
  if (expires_at && (expires_at < now + minSeconds || expires_at > now + daySeconds)) {
    throw badRequest(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  const making = {
    order: params,
    amount: price.unit_amount,
    currency: price.currency,
    email: customer.email,
  };
  const session = makeSession(making, state.registration.origin, now);
  const notes = params.subscription_data.metadata ?? {};
  state.orders.set(session.id, { priceId, metadata: notes });
  state.objects['checkout.session'].set(session.id, session);
  return session;
});

/** A session in its current state (`now` in seconds); an open one past its time has expired. */
export function findSession(state: StripeState, id: string, now: number): CheckoutSession {
  const session = findObject(state, 'checkout.session', id);
  if (session.status === 'open' && session.expires_at <= now) closeSession(session, 'expired');
  return session;
}

/** Closes a session, so that its page no longer accepts payment. */
export function closeSession(session: CheckoutSession, status: 'complete' | 'expired'): void {
  session.status = status;
  session.url = null;
}

export const retrieveSession = endpoint(z.strictObject({ expand }), ({ state, id, now }) =>
  findSession(state, id, now),
);

export const listSessions = endpoint(
  z.strictObject({
    ...stretch,
    customer: z.string().optional(),
    subscription: z.string().optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  }),
  ({ state, params, now }) => {
    const { customer, subscription, status } = params;
    const found = [...state.objects['checkout.session'].keys()]
      .map((id) => findSession(state, id, now))
      .filter(
        (each) =>
          (!customer || each.customer === customer) &&
          (!subscription || each.subscription === subscription) &&
          (!status || each.status === status),
      );
    return answerList('/v1/checkout/sessions', found, params);
  },
);
