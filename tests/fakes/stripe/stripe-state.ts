import { randomBytes } from 'node:crypto';
import type { StripeCatalog } from '#app/domain/billing/plan-ids.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import type { CheckoutSession, SessionOrder } from './checkout-sessions.ts';
import type { ConnectedAccount } from './connect/connected-account.ts';
import type { Customer } from './customers.ts';
import type { Delivery, StripeEvent } from './events.ts';
import { readFaults, type StripeFaults } from './faults.ts';
import type { KeptAnswer } from './idempotency.ts';
import type { Invoice } from './invoices.ts';
import { makeConfiguration, type PortalConfiguration } from './portal-configurations.ts';
import type { PortalSession } from './portal-sessions.ts';
import { makePrice, makeProduct, type Price, type Product } from './prices.ts';
import { noSuch } from './refusal.ts';
import type { StripeRegistration } from './registration.ts';
import type { Subscription } from './subscriptions.ts';
import type { EventDestination, WebhookEndpoint } from './webhook-endpoints.ts';

/** Everything the fake stores, by kind and id, oldest first. */
export type StripeObjects = {
  customer: Map<string, Customer>;
  subscription: Map<string, Subscription>;
  invoice: Map<string, Invoice>;
  'checkout.session': Map<string, CheckoutSession>;
  'billing_portal.session': Map<string, PortalSession>;
  'billing_portal.configuration': Map<string, PortalConfiguration>;
  webhook_endpoint: Map<string, WebhookEndpoint>;
  'v2.core.event_destination': Map<string, EventDestination>;
  price: Map<string, Price>;
  product: Map<string, Product>;
  event: Map<string, StripeEvent>;
};

/** An account at the Stripe fake. */
export type StripeState = {
  registration: StripeRegistration;
  objects: StripeObjects;
  /** What each checkout session sells, by session id. */
  orders: Map<string, SessionOrder>;
  /** The API version of the caller's library, also used for events. */
  apiVersion: string | null;
  /** Responses by idempotency key. */
  answers: Map<string, KeptAnswer>;
  /** What was sent to the webhook, newest first. */
  deliveries: Delivery[];
  faults: StripeFaults;
  /** The sellers' own accounts, by id. */
  connected: Map<string, ConnectedAccount>;
};

/** Creates an unused account that sells the catalog's products. */
export function createStripe(
  registration: StripeRegistration,
  catalog: StripeCatalog,
): StripeState {
  return {
    registration,
    objects: {
      customer: new Map(),
      subscription: new Map(),
      invoice: new Map(),
      'checkout.session': new Map(),
      'billing_portal.session': new Map(),
      'billing_portal.configuration': new Map(
        countryCodes.map((country) => [catalog.portals[country], makePortal(catalog, country)]),
      ),
      webhook_endpoint: new Map(),
      'v2.core.event_destination': new Map(),
      price: new Map(catalog.prices.map((each) => [each.priceId, makePrice(each)])),
      product: new Map(catalog.prices.map((each) => [each.productId, makeProduct(each)])),
      event: new Map(),
    },
    orders: new Map(),
    apiVersion: null,
    answers: new Map(),
    deliveries: [],
    faults: noFaults(),
    connected: new Map(),
  };
}

/** The portal of one country: any of its plans can change to any other. */
function makePortal({ prices, portals }: StripeCatalog, country: CountryCode) {
  const sold = prices.filter((price) => price.country === country);
  const products = [...new Set(sold.map(({ productId }) => productId))].map((product) => ({
    product,
    prices: sold.filter(({ productId }) => productId === product).map(({ priceId }) => priceId),
  }));
  const features = {
    subscription_update: { enabled: true, default_allowed_updates: ['price' as const], products },
  };
  return makeConfiguration({ features }, { id: portals[country], now: 1_760_000_000 });
}

/** No injected faults. */
export function noFaults(): StripeFaults {
  const faults = readFaults({});
  if (!faults) throw new Error('no faults are faults as well');
  return faults;
}

/** An id in Stripe's format: `cus_` and random characters. */
export function newId(prefix: string, bytes = 12): string {
  return `${prefix}_${randomBytes(bytes).toString('hex')}`;
}

/**
 * Finds an object by id.
 * @param param the parameter with the id; omit it when the id is in the path
 * @throws StripeRefusal if there is none
 */
export function findObject<Kind extends keyof StripeObjects>(
  state: Pick<StripeState, 'objects'>,
  kind: Kind,
  id: string,
  param?: string,
): NonNullable<ReturnType<StripeObjects[Kind]['get']>> {
  const found = state.objects[kind].get(id);
  if (!found) throw noSuch(kind, id, param);
  return found as NonNullable<ReturnType<StripeObjects[Kind]['get']>>;
}
