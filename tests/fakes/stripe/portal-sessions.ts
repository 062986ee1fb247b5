import type Stripe from 'stripe';
import * as z from 'zod';
import { expand } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { badRequest } from './refusal.ts';
import { findObject, newId, type StripeState } from './stripe-state.ts';
import type { Wire } from './wire.ts';

export type PortalSession = ReturnType<typeof makePortalSession>;

type Order = {
  customer: string;
  configuration: string;
  return_url?: string;
  origin: string;
  now: number;
};

function makePortalSession({ customer, configuration, return_url, origin, now }: Order) {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session' as const,
    configuration,
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

/**
 * Creates a portal session for a customer. The account has no default configuration, so each
 * session names one.
 */
export function openPortal(
  state: StripeState,
  order: Partial<Order> & Pick<Order, 'customer'>,
  now: number,
): PortalSession {
  const { id } = findObject(state, 'customer', order.customer, 'customer');
  if (order.configuration === undefined) {
    throw badRequest(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
    );
  }
  const kind = 'billing_portal.configuration';
  const configuration = findObject(state, kind, order.configuration, 'configuration');
  if (!configuration.active) {
    throw badRequest('The configuration is not active.', { param: 'configuration' });
  }
  const session = makePortalSession({
    customer: id,
    configuration: configuration.id,
    return_url: order.return_url,
    origin: state.registration.origin,
    now,
  });
  state.objects['billing_portal.session'].set(session.id, session);
  return session;
}
