import type Stripe from 'stripe';
import * as z from 'zod';
import { expand, stretch } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList } from './lists.ts';
import { findObject, newId, type StripeState } from './stripe-state.ts';
import { sendEvent } from './webhook-sender.ts';
import type { Wire } from './wire.ts';

/** The events that the stand-in knows. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed';

export type StripeEvent = ReturnType<typeof makeEvent>;

/** What became of an event: how often it was sent and what the webhook address answered last. */
export type Delivery = {
  eventId: string;
  type: string;
  tries: number;
  outcome: 'underway' | 'taken' | 'lost' | 'given up';
  lastAnswer: number | string | null;
};

type Happening = { type: EventType; object: object; before?: object };

function makeEvent(state: StripeState, { type, object, before }: Happening, now: number) {
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

/** Remembers that something happened, with the object as it is now (seconds), and sends word of it at once. */
export function announce(state: StripeState, happening: Happening, now: number): void {
  const event = makeEvent(state, happening, now);
  state.objects.event.set(event.id, event);
  const { webhookUrl, webhookSecret } = state.registration;
  sendEvent(state, event, { url: webhookUrl, secret: webhookSecret });
}

export const retrieveEvent = endpoint(z.strictObject({ expand }), ({ state, id }) =>
  findObject(state, 'event', id),
);

export const listEvents = endpoint(
  z.strictObject({ ...stretch, type: z.string().optional() }),
  ({ state, params }) => {
    const found = [...state.objects.event.values()].filter(
      ({ type }) => !params.type || type === params.type,
    );
    return answerList('/v1/events', found, params);
  },
);
