import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery } from './events.ts';
import { reportExchange } from './exchanges.ts';
import { strikes } from './faults.ts';
import type { EventTarget } from './registration.ts';
import type { StripeState } from './stripe-state.ts';

/** Delay before each attempt, in milliseconds. Stripe's delays are days; here they are seconds. */
const waitsMs = [0, 300, 1000, 3000, 8000, 20_000];
const patienceMs = 20_000;
const keptDeliveries = 500;

/** An event to send; the sender only uses its id and type. */
type Sendable = { id: string; type: string };

/**
 * Sends an event, retrying until it is accepted or the attempts run out. Faults can drop, duplicate
 * or delay it, so that others overtake it.
 */
export function sendEvent(state: StripeState, event: Sendable, target: EventTarget): void {
  reportExchange({ kind: 'event', event: JSON.parse(JSON.stringify(event)) });
  if (!target.url) return;
  const isLost = strikes(state.faults, 'loseEvents');
  const copies = !isLost && strikes(state.faults, 'doubleEvents') ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    const delivery: Delivery = {
      eventId: event.id,
      type: event.type,
      tries: 0,
      outcome: isLost ? 'lost' : 'underway',
      lastAnswer: null,
    };
    state.deliveries = [delivery, ...state.deliveries].slice(0, keptDeliveries);
    const lateMs = Math.random() * state.faults.delayEventsMs;
    if (!isLost) void deliver(event, delivery, { ...target, url: target.url, lateMs });
  }
}

async function deliver(
  event: Sendable,
  delivery: Delivery,
  { url, secret, lateMs }: { url: string; secret: string; lateMs: number },
) {
  const body = JSON.stringify(event, null, 2);
  for (const waitMs of waitsMs) {
    // A pending retry doesn't keep the process alive.
    await wait(waitMs + (delivery.tries === 0 ? lateMs : 0), undefined, { ref: false });
    delivery.tries += 1;
    delivery.lastAnswer = await post(url, body, secret);
    if (typeof delivery.lastAnswer === 'number' && delivery.lastAnswer < 300) {
      delivery.outcome = 'taken';
      return;
    }
  }
  delivery.outcome = 'given up';
}

/** The response status, or the error if there was no response. */
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
