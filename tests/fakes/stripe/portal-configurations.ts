import type Stripe from 'stripe';
import * as z from 'zod';
import { expand, flag, metadata, stretch } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList } from './lists.ts';
import { mergeMetadata } from './merge-metadata.ts';
import type { Price } from './prices.ts';
import { badRequest } from './refusal.ts';
import { findObject, newId, type StripeState } from './stripe-state.ts';
import type { Wire } from './wire.ts';

/**
 * The maximum number of products with subscription updates
 * (docs.stripe.com/api/customer_portal/configurations/create).
 */
const maxProducts = 10;

export type PortalConfiguration = ReturnType<typeof makeConfiguration>;

const proration = z.enum(['always_invoice', 'create_prorations', 'none']);
const features = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: flag,
      allowed_updates: z
        .array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id']))
        .optional(),
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: proration.optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: flag,
      default_allowed_updates: z.array(z.enum(['price', 'promotion_code', 'quantity'])).optional(),
      products: z
        .array(z.strictObject({ product: z.string(), prices: z.array(z.string()).min(1) }))
        .optional(),
      proration_behavior: proration.optional(),
    })
    .optional(),
});
type Features = z.infer<typeof features>;

const businessProfile = z.strictObject({
  headline: z.string().max(60).optional(),
  privacy_policy_url: z.url().optional(),
  terms_of_service_url: z.url().optional(),
});

const details = {
  business_profile: businessProfile.optional(),
  name: z.string().optional(),
  metadata: metadata.optional(),
  expand,
};
const creating = z.strictObject({ ...details, features });
const updating = z.strictObject({
  ...details,
  active: flag.optional(),
  features: features.optional(),
});

/** Creates a configuration with these features. `now` in seconds. */
export function makeConfiguration(
  { features: given, business_profile: profile, ...order }: z.infer<typeof creating>,
  { id = newId('bpc'), now }: { id?: string; now: number },
) {
  return {
    id,
    object: 'billing_portal.configuration' as const,
    active: true as boolean,
    application: null,
    business_profile: makeProfile(profile),
    created: now,
    default_return_url: null,
    features: makeFeatures(given),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: mergeMetadata({}, order.metadata),
    name: order.name ?? null,
    updated: now,
  } satisfies Wire<Stripe.BillingPortal.Configuration>;
}

function makeProfile(profile: z.infer<typeof businessProfile> = {}) {
  return {
    headline: profile.headline ?? null,
    privacy_policy_url: profile.privacy_policy_url ?? null,
    terms_of_service_url: profile.terms_of_service_url ?? null,
  };
}

function makeFeatures(given: Features) {
  const { subscription_cancel: cancel, subscription_update: update } = given;
  const quantity = { enabled: false, maximum: null, minimum: 1 };
  return {
    customer_update: {
      enabled: given.customer_update?.enabled ?? false,
      allowed_updates: given.customer_update?.allowed_updates ?? [],
    },
    invoice_history: { enabled: given.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: given.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: cancel?.enabled ?? false,
      mode: cancel?.mode ?? 'at_period_end',
      proration_behavior: cancel?.proration_behavior ?? 'none',
    },
    subscription_pause: {
      duration: { interval_options: [], type: 'interval_options' as const },
      enabled: false,
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: update?.default_allowed_updates ?? [],
      enabled: update?.enabled ?? false,
      products: (update?.products ?? []).map((each) => ({
        ...each,
        adjustable_quantity: quantity,
      })),
      proration_behavior: update?.proration_behavior ?? 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial' as const,
    },
  } satisfies Wire<Stripe.BillingPortal.Configuration.Features>;
}

/** A configuration as returned: with products only when expanded, as at Stripe. */
function drawConfiguration(configuration: PortalConfiguration, paths: string[] = []) {
  if (paths.some((path) => path.endsWith('features.subscription_update.products'))) {
    return configuration;
  }
  const { products: _products, ...update } = configuration.features.subscription_update;
  return {
    ...configuration,
    features: { ...configuration.features, subscription_update: update },
  };
}

/** Rejects products and prices that Stripe wouldn't accept. */
function checkProducts(state: StripeState, given: Features | undefined): void {
  const products = given?.subscription_update?.products ?? [];
  const param = 'features[subscription_update][products]';
  if (products.length > maxProducts) {
    throw badRequest(`You can specify at most ${maxProducts} products.`, { param });
  }
  for (const [at, { product, prices }] of products.entries()) {
    findObject(state, 'product', product, `${param}[${at}][product]`);
    for (const id of prices) {
      const price: Price = findObject(state, 'price', id, `${param}[${at}][prices]`);
      if (price.product !== product) {
        throw badRequest(`The price ${id} does not belong to the product ${product}.`, { param });
      }
    }
  }
}

export const createConfiguration = endpoint(creating, ({ state, params, now }) => {
  checkProducts(state, params.features);
  const made = makeConfiguration(params, { now });
  state.objects['billing_portal.configuration'].set(made.id, made);
  return drawConfiguration(made, params.expand);
});

export const retrieveConfiguration = endpoint(z.strictObject({ expand }), ({ state, params, id }) =>
  drawConfiguration(findObject(state, 'billing_portal.configuration', id), params.expand),
);

export const updateConfiguration = endpoint(updating, ({ state, params, id, now }) => {
  const found = findObject(state, 'billing_portal.configuration', id);
  checkProducts(state, params.features);
  found.active = params.active ?? found.active;
  found.name = params.name ?? found.name;
  found.metadata = mergeMetadata(found.metadata, params.metadata);
  if (params.features) found.features = makeFeatures(params.features);
  if (params.business_profile) found.business_profile = makeProfile(params.business_profile);
  found.updated = now;
  return drawConfiguration(found, params.expand);
});

export const listConfigurations = endpoint(
  z.strictObject({ ...stretch, active: flag.optional(), is_default: flag.optional() }),
  ({ state, params }) => {
    const found = [...state.objects['billing_portal.configuration'].values()].filter(
      (each) =>
        (params.active === undefined || each.active === params.active) &&
        (params.is_default === undefined || each.is_default === params.is_default),
    );
    const drawn = found.map((each) => drawConfiguration(each, params.expand));
    return answerList('/v1/billing_portal/configurations', drawn, params);
  },
);
