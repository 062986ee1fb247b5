import type Stripe from 'stripe';
import * as z from 'zod';
import { expand, flag, metadata, stretch } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList } from './lists.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { badRequest } from './refusal.ts';
import { findObject, newId, type StripeState } from './stripe-state.ts';
import type { Wire } from './wire.ts';

// Endpoints and event destinations that a setup registers. Events always go to the configured
// webhook URL, whatever is registered here.

/** The maximum number of event destinations per account (docs.stripe.com/webhooks). */
const maxDestinations = 16;

export type WebhookEndpoint = ReturnType<typeof makeEndpoint>;
export type EventDestination = ReturnType<typeof makeDestination>;

const creatingEndpoint = z.strictObject({
  url: z.url(),
  enabled_events: z.array(z.string()).min(1),
  api_version: z.string().optional(),
  connect: flag.optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  expand,
});

function makeEndpoint(order: z.infer<typeof creatingEndpoint>, now: number) {
  return {
    id: newId('we'),
    object: 'webhook_endpoint' as const,
    api_version: order.api_version ?? null,
    application: null,
    created: now,
    description: order.description ?? null,
    enabled_events: order.enabled_events,
    livemode: false,
    metadata: mergeMetadata({}, order.metadata),
    status: 'enabled' as 'enabled' | 'disabled',
    url: order.url,
  } satisfies Wire<Stripe.WebhookEndpoint>;
}

export const createEndpoint = endpoint(creatingEndpoint, ({ state, params, now }) => {
  checkRoom(state);
  const made = makeEndpoint(params, now);
  state.objects.webhook_endpoint.set(made.id, made);
  // Shown only once.
  return { ...made, secret: newId('whsec', 16) };
});

export const updateEndpoint = endpoint(
  z.strictObject({
    url: z.url().optional(),
    enabled_events: z.array(z.string()).min(1).optional(),
    disabled: flag.optional(),
    description: z.string().optional(),
    metadata: metadata.optional(),
    expand,
  }),
  ({ state, params, id }) => {
    const found = findObject(state, 'webhook_endpoint', id);
    found.url = params.url ?? found.url;
    found.enabled_events = params.enabled_events ?? found.enabled_events;
    found.description = params.description ?? found.description;
    found.metadata = mergeMetadata(found.metadata, params.metadata);
    if (params.disabled !== undefined) found.status = params.disabled ? 'disabled' : 'enabled';
    return found;
  },
);

export const listEndpoints = endpoint(z.strictObject(stretch), ({ state, params }) =>
  answerList('/v1/webhook_endpoints', state.objects.webhook_endpoint.values(), params),
);

const include = z
  .array(z.enum(['webhook_endpoint.url', 'webhook_endpoint.signing_secret']))
  .optional();

const creatingDestination = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  type: z.literal('webhook_endpoint'),
  event_payload: z.literal('thin'),
  enabled_events: z.array(z.string().startsWith('v2.')).min(1),
  events_from: z.array(z.enum(['@self', '@accounts'])).optional(),
  webhook_endpoint: z.strictObject({ url: z.url() }),
  metadata: metadata.optional(),
  include,
});

function makeDestination(order: z.infer<typeof creatingDestination>, now: number) {
  const at = new Date(now * 1000).toISOString();
  return {
    id: newId('ed_test'),
    object: 'v2.core.event_destination' as const,
    created: at,
    description: order.description ?? '',
    enabled_events: order.enabled_events,
    event_payload: 'thin' as const,
    events_from: order.events_from ?? ['@self' as const],
    livemode: false,
    metadata: mergeMetadata({}, order.metadata),
    name: order.name,
    status: 'enabled' as 'enabled' | 'disabled',
    type: 'webhook_endpoint' as const,
    updated: at,
    webhook_endpoint: { url: order.webhook_endpoint.url },
  } satisfies Wire<Stripe.V2.Core.EventDestination>;
}

/** A destination as returned: its URL only when included. */
function drawDestination(
  { webhook_endpoint, ...destination }: EventDestination,
  wanted: z.infer<typeof include>,
) {
  return wanted?.includes('webhook_endpoint.url')
    ? { ...destination, webhook_endpoint }
    : destination;
}

export const createDestination = endpoint(creatingDestination, ({ state, params, now }) => {
  checkRoom(state);
  const made = makeDestination(params, now);
  state.objects['v2.core.event_destination'].set(made.id, made);
  const secret = params.include?.includes('webhook_endpoint.signing_secret')
    ? { signing_secret: newId('whsec', 16) }
    : {};
  return { ...made, webhook_endpoint: { ...made.webhook_endpoint, ...secret } };
});

export const updateDestination = endpoint(
  z.strictObject({
    name: z.string().min(1).optional(),
    enabled_events: z.array(z.string().startsWith('v2.')).min(1).optional(),
    include,
  }),
  ({ state, params, id }) => {
    const found = findObject(state, 'v2.core.event_destination', id);
    found.name = params.name ?? found.name;
    found.enabled_events = params.enabled_events ?? found.enabled_events;
    return drawDestination(found, params.include);
  },
);

export const enableDestination = endpoint(z.strictObject({}), ({ state, id }) => {
  const found = findObject(state, 'v2.core.event_destination', id);
  found.status = 'enabled';
  return drawDestination(found, undefined);
});

/** Lists pages as API v2 does: the next page URL is null on the last page. */
export const listDestinations = endpoint(
  z.strictObject({ include, limit: z.string().optional() }),
  ({ state, params }) => ({
    data: [...state.objects['v2.core.event_destination'].values()].map((each) =>
      drawDestination(each, params.include),
    ),
    next_page_url: null,
    previous_page_url: null,
  }),
);

function checkRoom({ objects }: StripeState): void {
  const count = objects.webhook_endpoint.size + objects['v2.core.event_destination'].size;
  if (count >= maxDestinations) {
    throw badRequest(`You have reached the maximum of ${maxDestinations} webhook endpoints.`);
  }
}
