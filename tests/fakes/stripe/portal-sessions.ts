import type Stripe from 'stripe';
import * as z from 'zod';
import { expand } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { findObject, newId, type StripeState } from './stripe-state.ts';
import type { Wire } from './wire.ts';

export type PortalSession = ReturnType<typeof makePortalSession>;

type Order = { customer: string; return_url?: string; origin: string; now: number };

function makePortalSession({ customer, return_url, origin, now }: Order) {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session' as const,
    configuration: 'bpc_standin',
    created: now,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: return_url ?? null,
    url: `${origin}/billing/session/${id}`,
  } satisfies Wire<Stripe.BillingPortal.Session>;
}

export const createPortalSession = endpoint(
  z.strictObject({
    customer: z.string(),
    return_url: z.url().optional(),
    configuration: z.string().optional(),
    locale: z.string().optional(),
    expand,
  }),
  ({ state, params, now }) => openPortal(state, params, now),
);

/** A way into the portal for one customer. */
export function openPortal(
  state: StripeState,
  { customer, return_url }: Pick<Order, 'customer' | 'return_url'>,
  now: number,
): PortalSession {
  const { id } = findObject(state, 'customer', customer, 'customer');
  const { origin } = state.registration;
  const session = makePortalSession({ customer: id, return_url, origin, now });
  state.objects['billing_portal.session'].set(session.id, session);
  return session;
}
