import type Stripe from 'stripe';
import * as z from 'zod';
import type { WebPrice } from '#app/domain/billing/plan-ids.ts';
import { planPrice } from '#app/domain/billing/plans.ts';
import { countries } from '#app/domain/country/country.ts';
import { expand, flag, stretch } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList } from './lists.ts';
import { findObject } from './stripe-state.ts';
import type { Wire } from './wire.ts';

/** When the catalogue was made. */
const created = 1_760_000_000;

export type Price = ReturnType<typeof makePrice>;
export type Product = ReturnType<typeof makeProduct>;

/** A price of the catalogue, with the amount of the product's own price list. */
export function makePrice({ priceId, productId, plan, country, interval }: WebPrice) {
  const amount = planPrice(plan, country, interval);
  return {
    id: priceId,
    object: 'price' as const,
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: countries[country].currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: productId,
    recurring: {
      interval: interval === 'monthly' ? ('month' as const) : ('year' as const),
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  } satisfies Wire<Stripe.Price>;
}

/** A plan of one country. */
export function makeProduct({ productId, plan, country }: WebPrice) {
  return {
    id: productId,
    object: 'product' as const,
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: { country },
    name: `Billwren ${plan}`,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  } satisfies Wire<Stripe.Product>;
}

const retrieving = z.strictObject({ expand });

export const retrievePrice = endpoint(retrieving, ({ state, id }) =>
  findObject(state, 'price', id),
);

export const listPrices = endpoint(
  z.strictObject({ ...stretch, active: flag.optional(), product: z.string().optional() }),
  ({ state, params }) => {
    const { product, active = true } = params;
    const found = [...state.objects.price.values()].filter(
      (each) => (!product || each.product === product) && each.active === active,
    );
    return answerList('/v1/prices', found, params);
  },
);

export const retrieveProduct = endpoint(retrieving, ({ state, id }) =>
  findObject(state, 'product', id),
);
