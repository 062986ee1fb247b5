import type Stripe from 'stripe';
import * as z from 'zod';
import type { WebPrice } from '#app/domain/billing/plan-ids.ts';
import { planPrice } from '#app/domain/billing/plans.ts';
import { countries } from '#app/domain/country/country.ts';
import { expand, flag, metadata, stretch, whole } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList } from './lists.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { badRequest } from './refusal.ts';
import { findObject, newId } from './stripe-state.ts';
import type { Wire } from './wire.ts';

/** When the catalog was created. */
const created = 1_760_000_000;

export type Price = ReturnType<typeof drawPrice>;
export type Product = ReturnType<typeof drawProduct>;

/** A catalog price, with the amount from the product's own price list. */
export function makePrice({ priceId, productId, plan, country, interval }: WebPrice): Price {
  return drawPrice({
    id: priceId,
    product: productId,
    currency: countries[country].currency.toLowerCase(),
    unit_amount: planPrice(plan, country, interval),
    interval: interval === 'monthly' ? 'month' : 'year',
    now: created,
  });
}

type PriceOrder = {
  id: string;
  product: string;
  currency: string;
  unit_amount: number;
  interval: 'month' | 'year';
  lookup_key?: string;
  metadata?: Record<string, string>;
  now: number;
};

function drawPrice({ id, unit_amount: amount, interval, now, ...order }: PriceOrder) {
  return {
    id,
    object: 'price' as const,
    active: true as boolean,
    billing_scheme: 'per_unit',
    created: now,
    currency: order.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: order.lookup_key ?? (null as string | null),
    metadata: mergeMetadata({}, order.metadata),
    nickname: null,
    product: order.product,
    recurring: {
      interval,
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

/** A plan in one country. */
export function makeProduct({ productId, plan, country }: WebPrice): Product {
  return drawProduct({ id: productId, name: `Billwren ${plan}`, metadata: { country } }, created);
}

type ProductOrder = { id: string; name: string; metadata?: Record<string, string> };

function drawProduct({ id, name, metadata: notes }: ProductOrder, now: number) {
  return {
    id,
    object: 'product' as const,
    active: true as boolean,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, notes),
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  } satisfies Wire<Stripe.Product>;
}

const retrieving = z.strictObject({ expand });

export const retrievePrice = endpoint(retrieving, ({ state, id }) =>
  findObject(state, 'price', id),
);

export const listPrices = endpoint(
  z.strictObject({
    ...stretch,
    active: flag.optional(),
    product: z.string().optional(),
    lookup_keys: z.array(z.string()).max(10).optional(),
  }),
  ({ state, params }) => {
    const { product, active, lookup_keys: keys } = params;
    const found = [...state.objects.price.values()].filter(
      (each) =>
        (!product || each.product === product) &&
        (active === undefined || each.active === active) &&
        (!keys || keys.includes(each.lookup_key ?? '')),
    );
    return answerList('/v1/prices', found, params);
  },
);

export const createPrice = endpoint(
  z.strictObject({
    product: z.string(),
    currency: z.string().regex(/^[a-z]{3}$/),
    unit_amount: whole.pipe(z.number().min(0)),
    recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
    lookup_key: z.string().max(200).optional(),
    transfer_lookup_key: flag.optional(),
    metadata: metadata.optional(),
    expand,
  }),
  ({ state, params, now }) => {
    findObject(state, 'product', params.product, 'product');
    const { lookup_key: key } = params;
    const others = [...state.objects.price.values()];
    const holder = others.find((each) => key !== undefined && each.lookup_key === key);
    if (holder && !params.transfer_lookup_key) {
      throw badRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
        param: 'lookup_key',
      });
    }
    if (holder) holder.lookup_key = null;
    const { interval } = params.recurring;
    const made = drawPrice({ ...params, id: newId('price'), interval, now });
    state.objects.price.set(made.id, made);
    return made;
  },
);

const productDetails = { metadata: metadata.optional(), expand };

export const createProduct = endpoint(
  z.strictObject({ ...productDetails, name: z.string().min(1) }),
  ({ state, params, now }) => {
    const made = drawProduct({ ...params, id: newId('prod', 7) }, now);
    state.objects.product.set(made.id, made);
    return made;
  },
);

export const updateProduct = endpoint(
  z.strictObject({
    ...productDetails,
    name: z.string().min(1).optional(),
    active: flag.optional(),
  }),
  ({ state, params, id, now }) => {
    const found = findObject(state, 'product', id);
    found.name = params.name ?? found.name;
    found.active = params.active ?? found.active;
    found.metadata = mergeMetadata(found.metadata, params.metadata);
    found.updated = now;
    return found;
  },
);

export const listProducts = endpoint(
  z.strictObject({ ...stretch, active: flag.optional() }),
  ({ state, params }) => {
    const found = [...state.objects.product.values()].filter(
      (each) => params.active === undefined || each.active === params.active,
    );
    return answerList('/v1/products', found, params);
  },
);

export const retrieveProduct = endpoint(retrieving, ({ state, id }) =>
  findObject(state, 'product', id),
);
