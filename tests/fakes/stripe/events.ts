import type Stripe from 'stripe';
import * as z from 'zod';
import { expand, flag, stretch, whole } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList } from './lists.ts';
import { findObject, newId, type StripeState } from './stripe-state.ts';
import { sendEvent } from './webhook-sender.ts';
import type { Wire } from './wire.ts';

/** The supported event types. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed';

export type StripeEvent = ReturnType<typeof makeEvent>;

/** A sent event: the number of attempts and the webhook's last response. */
export type Delivery = {
  eventId: string;
  type: string;
  tries: number;
  outcome: 'underway' | 'taken' | 'lost' | 'given up';
  lastAnswer: number | string | null;
};

type StatementEvent = { type: EventType; object: object; before?: object };

function makeEvent(state: StripeState, { type, object, before }: StatementEvent, now: number) {
  return {
    id: newId('evt'),
    object: 'event' as const,
    api_version: state.apiVersion,
    created: now,
    data: {
      object: structuredClone(object),
      ...(before ? { previous_attributes: before } : {}),
    },
    livemode: false,
    pending_webhooks: state.registration.webhookUrl ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type,
  } satisfies Wire<Stripe.Event>;
}

/** Records an event with the object's current state (`now` in seconds) and sends it immediately. */
export function announce(state: StripeState, happening: StatementEvent, now: number): void {
  const event = makeEvent(state, happening, now);
  state.objects.event.set(event.id, event);
  const { webhookUrl, webhookSecret } = state.registration;
  sendEvent(state, event, { url: webhookUrl, secret: webhookSecret });
}

export const retrieveEvent = endpoint(z.strictObject({ expand }), ({ state, id }) =>
  findObject(state, 'event', id),
);

/** What Stripe counts as delivered: an event that its endpoint accepted or that has no endpoint. */
const isDelivered = ({ deliveries }: StripeState, event: StripeEvent) =>
  deliveries.every(({ eventId, outcome }) => eventId !== event.id || outcome === 'taken');

export const listEvents = endpoint(
  z.strictObject({
    ...stretch,
    type: z.string().optional(),
    types: z.array(z.string()).max(20).optional(),
    created: z.strictObject({ gte: whole.optional(), lte: whole.optional() }).optional(),
    delivery_success: flag.optional(),
  }),
  ({ state, params }) => {
    const { type, types, created, delivery_success: success } = params;
    const found = [...state.objects.event.values()].filter(
      (event) =>
        (!type || event.type === type) &&
        (!types || types.includes(event.type)) &&
        event.created >= (created?.gte ?? 0) &&
        event.created <= (created?.lte ?? Number.POSITIVE_INFINITY) &&
        (success === undefined || isDelivered(state, event) === success),
    );
    return answerList('/v1/events', found, params);
  },
);
