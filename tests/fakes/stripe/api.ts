import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createSession, listSessions, retrieveSession } from './checkout-sessions.ts';
import { connectEndpoints, platformEndpoints } from './connect/connect-api.ts';
import { findConnected } from './connect/connected-account.ts';
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { listEvents, retrieveEvent } from './events.ts';
import { reportExchange } from './exchanges.ts';
import { expandParts } from './expand-parts.ts';
import { expireSession } from './expire-session.ts';
import { strikes } from './faults.ts';
import { readFormParams } from './form-params.ts';
import { onceForKey } from './idempotency.ts';
import { listInvoices, retrieveInvoice } from './invoices.ts';
import {
  createConfiguration,
  listConfigurations,
  retrieveConfiguration,
  updateConfiguration,
} from './portal-configurations.ts';
import { createPortalSession } from './portal-sessions.ts';
import {
  createPrice,
  createProduct,
  listPrices,
  listProducts,
  retrievePrice,
  retrieveProduct,
  updateProduct,
} from './prices.ts';
import { StripeRefusal } from './refusal.ts';
import { newId, type StripeState } from './stripe-state.ts';
import {
  cancelSubscription,
  listSubscriptions,
  retrieveSubscription,
  updateSubscription,
} from './subscription-endpoints.ts';
import {
  createDestination,
  createEndpoint,
  enableDestination,
  listDestinations,
  listEndpoints,
  updateDestination,
  updateEndpoint,
} from './webhook-endpoints.ts';

/** Every supported API path; `:id` is one segment. */
const endpoints: Record<string, Endpoint> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers': listCustomers,
  'GET /v1/customers/:id': retrieveCustomer,
  'POST /v1/customers/:id': updateCustomer,
  'DELETE /v1/customers/:id': deleteCustomer,
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': listSessions,
  'GET /v1/checkout/sessions/:id': retrieveSession,
  'POST /v1/checkout/sessions/:id/expire': expireSession,
  'POST /v1/billing_portal/sessions': createPortalSession,
  'POST /v1/billing_portal/configurations': createConfiguration,
  'GET /v1/billing_portal/configurations': listConfigurations,
  'GET /v1/billing_portal/configurations/:id': retrieveConfiguration,
  'POST /v1/billing_portal/configurations/:id': updateConfiguration,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/:id': retrieveSubscription,
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': cancelSubscription,
  'GET /v1/invoices': listInvoices,
  'GET /v1/invoices/:id': retrieveInvoice,
  'POST /v1/prices': createPrice,
  'GET /v1/prices': listPrices,
  'GET /v1/prices/:id': retrievePrice,
  'POST /v1/products': createProduct,
  'GET /v1/products': listProducts,
  'GET /v1/products/:id': retrieveProduct,
  'POST /v1/products/:id': updateProduct,
  'POST /v1/webhook_endpoints': createEndpoint,
  'GET /v1/webhook_endpoints': listEndpoints,
  'POST /v1/webhook_endpoints/:id': updateEndpoint,
  'POST /v2/core/event_destinations': createDestination,
  'GET /v2/core/event_destinations': listDestinations,
  'POST /v2/core/event_destinations/:id': updateDestination,
  'POST /v2/core/event_destinations/:id/enable': enableDestination,
  'GET /v1/events': listEvents,
  'GET /v1/events/:id': retrieveEvent,
  ...platformEndpoints,
};

type Route<Run> = { address: string; pattern: RegExp; run: Run };

function routesOf<Run>(addresses: Record<string, Run>): Route<Run>[] {
  return Object.entries(addresses).map(([address, run]) => ({
    address,
    pattern: new RegExp(`^${address.replace(':id', '([^/]+)')}$`),
    run,
  }));
}

const routes = routesOf(endpoints);
const connectRoutes = routesOf(connectEndpoints);

/**
 * Stripe's API under `/v1` and `/v2`, with Stripe's keys, idempotency, expansion and errors.
 * `nowMs` is in epoch milliseconds.
 */
export async function answerApi(
  request: Request,
  state: StripeState,
  nowMs: number,
): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': newId('req', 7),
  };
  const version = request.headers.get('stripe-version');
  if (version) headers['stripe-version'] = version;
  try {
    const { body, isReplayed } = await carryOut(request, state, Math.floor(nowMs / 1000));
    if (isReplayed) headers['idempotent-replayed'] = 'true';
    if (strikes(state.faults, 'loseAnswers')) return new Response('Bad Gateway', { status: 502 });
    return new Response(body, { headers });
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return Response.json({ error: error.body }, { status: error.status, headers });
  }
}

async function carryOut(request: Request, state: StripeState, now: number) {
  const { faults } = state;
  if (faults.slowMs > 0) await wait(faults.slowMs);
  if (strikes(faults, 'failCalls')) throw unknownError;
  requireKey(request, state.registration.secretKey);
  state.apiVersion = request.headers.get('stripe-version') ?? state.apiVersion;
  const { pathname, search } = new URL(request.url);
  const text = request.method === 'POST' ? await request.text() : search.slice(1);
  const run = async () => {
    const params = readParams(request, text);
    const { operation, object, objects } = answerOf(request, state, { pathname, params, now });
    const { expand } = params;
    const paths = Array.isArray(expand) ? expand.map(String) : [];
    const body = JSON.stringify(expandParts(object, paths, objects), null, 2);
    reportExchange({ kind: 'answer', operation, object: JSON.parse(body) });
    return body;
  };
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
  if (!key) return { body: await run(), isReplayed: false };
  const sum = createHash('sha256')
    .update(`${request.headers.get('stripe-account') ?? ''}${pathname}\n${text}`)
    .digest('hex');
  return onceForKey(state, { key, request: sum, now }, run);
}

/** API v2 accepts JSON. */
function hasJson(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return request.method === 'POST' && type.startsWith('application/json');
}

function readParams(request: Request, text: string): Record<string, unknown> {
  if (!hasJson(request)) return readFormParams(text);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

type Asked = { pathname: string; params: Record<string, unknown>; now: number };

/**
 * Handles a call for the platform's account, or for the connected account that the request names.
 */
function answerOf(request: Request, state: StripeState, { pathname, params, now }: Asked) {
  const { method } = request;
  const accountId = request.headers.get('stripe-account');
  const report = (operation: string) =>
    reportExchange({ kind: 'request', operation, params, isJson: hasJson(request) });
  if (accountId === null) {
    const { operation, run, id } = findEndpoint(routes, method, pathname);
    report(operation);
    const object = run({ state, params, id, now }) as object;
    return { operation, object, objects: state.objects };
  }
  const account = findConnected(state, accountId);
  const { operation, run, id } = findEndpoint(connectRoutes, method, pathname);
  report(operation);
  const object = run({ state, account, params, id, now }) as object;
  return { operation, object, objects: account.objects };
}

const unknownError = new StripeRefusal(500, {
  type: 'api_error',
  message: 'An unknown error occurred.',
});

function requireKey(request: Request, secretKey: string): void {
  const [scheme = '', value = ''] = (request.headers.get('authorization') ?? '').split(' ');
  const basic = () => Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  const key = scheme.toLowerCase() === 'basic' ? basic() : value;
  if (key === secretKey) return;
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new StripeRefusal(401, { type: 'invalid_request_error', message });
}

function findEndpoint<Run>(
  among: Route<Run>[],
  method: string,
  pathname: string,
): { operation: string; run: Run; id: string } {
  for (const { address: operation, pattern, run } of among) {
    const match = pattern.exec(`${method} ${pathname}`);
    if (match) return { operation, run, id: decodeURIComponent(match[1] ?? '') };
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${pathname}).`,
  });
}
