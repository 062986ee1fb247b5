import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { vi } from 'vitest';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { answerStripe } from './answer-stripe.ts';
import type { CheckoutSession } from './checkout-sessions.ts';
import { readLocalCatalog } from './local-catalog.ts';
import { registerAtStripe, type StripeRegistration } from './registration.ts';
import { createStripe, type StripeState } from './stripe-state.ts';

/** A webhook request: its path, raw body and signature. */
export type Arrived = { path: string; body: string; signature: string };

/**
 * The fake on its own port, with the real Stripe library as client and a receiver for its events.
 */
export type StripeHarness = {
  origin: string;
  registration: StripeRegistration;
  state: StripeState;
  stripe: Stripe;
  /** The library with other settings, such as a different key. */
  connect: (secretKey: string) => Stripe;
  arrived: Arrived[];
  /** Sets the receiver's response status. */
  answerEventsWith: (status: number) => void;
  /** Waits for this many events and returns their types. */
  waitForEvents: (count: number) => Promise<string[]>;
  /** Submits a form of a hosted page. */
  press: (address: string, form: Record<string, string>) => Promise<Response>;
  /** The fake's record of the checkout at a URL. */
  sessionOf: (url: unknown) => CheckoutSession;
  stop: () => void;
};

/** The current time in seconds, as Stripe uses. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Starts the fake for a test file; `stop` closes it. */
export async function openStripeHarness(): Promise<StripeHarness> {
  const arrived: Arrived[] = [];
  let status = 200;
  const receiver = await serveRequests(async (request) => {
    const signature = request.headers.get('stripe-signature') ?? '';
    const { pathname: path } = new URL(request.url);
    arrived.push({ path, body: await request.text(), signature });
    return new Response(null, { status });
  }, 0);
  const webhookUrl = `http://127.0.0.1:${portOf(receiver.address())}/stripe`;
  const { registration } = registerAtStripe('', webhookUrl);
  const state = createStripe(registration, readLocalCatalog());
  const server = await serveRequests((request) => answerStripe(request, state, Date.now()), 0);
  const port = portOf(server.address());
  registration.origin = `http://127.0.0.1:${port}`;
  const connect = (secretKey: string) =>
    new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  return {
    origin: registration.origin,
    registration,
    state,
    stripe: connect(registration.secretKey),
    connect,
    arrived,
    answerEventsWith: (next) => {
      status = next;
    },
    waitForEvents: (count) =>
      vi.waitFor(() => {
        if (arrived.length < count) throw new Error(`${arrived.length} of ${count} events arrived`);
        return arrived.map(({ body }) => JSON.parse(body).type as string).sort();
      }, 20_000),
    press: (address, form) =>
      fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    sessionOf: (url) => {
      const session = state.objects['checkout.session'].get(String(url).split('/').at(-1) ?? '');
      if (!session) throw new Error(`${String(url)} is no checkout`);
      return session;
    },
    stop: () => {
      server.close();
      receiver.close();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('no port was given');
  return address.port;
}
