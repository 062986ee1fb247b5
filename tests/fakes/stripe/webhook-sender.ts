import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery, StripeEvent } from './events.ts';
import { strikes } from './faults.ts';
import type { StripeState } from './stripe-state.ts';

/** How long each try waits for the one before it, milliseconds: days at Stripe, seconds here. */
const waitsMs = [0, 300, 1000, 3000, 8000, 20_000];
const patienceMs = 20_000;
const keptDeliveries = 500;

/** Sends an event to the webhook address, again and again until it is taken or patience ends. */
export function sendEvent(state: StripeState, event: StripeEvent): void {
  const { webhookUrl } = state.registration;
  if (!webhookUrl) return;
  const delivery: Delivery = {
    eventId: event.id,
    type: event.type,
    tries: 0,
    outcome: strikes(state.faults, 'loseEvents') ? 'lost' : 'underway',
    lastAnswer: null,
  };
  state.deliveries = [delivery, ...state.deliveries].slice(0, keptDeliveries);
  if (delivery.outcome === 'underway') void deliver(state, webhookUrl, event, delivery);
}

async function deliver(
  { registration }: StripeState,
  webhookUrl: string,
  event: StripeEvent,
  delivery: Delivery,
) {
  const body = JSON.stringify(event, null, 2);
  for (const waitMs of waitsMs) {
    // The process does not stay alive for a try that is still to come.
    await wait(waitMs, undefined, { ref: false });
    delivery.tries += 1;
    delivery.lastAnswer = await post(webhookUrl, body, registration.webhookSecret);
    if (typeof delivery.lastAnswer === 'number' && delivery.lastAnswer < 300) {
      delivery.outcome = 'taken';
      return;
    }
  }
  delivery.outcome = 'given up';
}

/** The answer's status, or what went wrong before there was one. */
function post(url: string, body: string, secret: string): Promise<number | string> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signPayload(body, secret, Math.floor(Date.now() / 1000)),
  };
  const signal = AbortSignal.timeout(patienceMs);
  return fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

/** Stripe's signature header: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function signPayload(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
