import { parseDeliveryEvent } from '#app/adapters/email-queue.server.ts';
import { parseJson } from '#app/domain/json.ts';
import { handleStripeEvent } from '#app/features/billing/server/refresh-subscription.server.ts';
import {
  answerHealth,
  answerReadiness,
} from '#app/features/operations/server/health.api.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import { discardBody } from '#app/http/request/body.server.ts';
import { apiError, notFoundResponse } from '#app/http/responses/error-responses.server.ts';
import { answerAppStore } from './app-store.ts';
import { loadRawBody } from './read-raw-body.ts';
import { answerConnect, answerConnectAccounts } from './stripe-connect.ts';
import type { WebhookContext } from './webhook-context.ts';

type Endpoint = (request: Request, context: WebhookContext) => Promise<Response>;

/** Every address of the webhook worker. */
const endpoints: Record<string, Endpoint> = {
  'GET /healthz': (_request, { db, version }) => answerHealth(db, version),
  'GET /readyz': async (request, context) =>
    (await answerReadiness(request, { ...context, secret: context.readinessSecret })) ??
    notFoundResponse(),
  'POST /stripe': answerStripe,
  'POST /stripe-connect': answerConnect,
  'POST /stripe-connect-accounts': answerConnectAccounts,
  'POST /app-store': answerAppStore,
  'POST /mail-events': answerEmailEvent,
};

/**
 * Routes a request to its endpoint; any other address is a 404. Failures are answered 5xx, so that the provider
 * retries.
 */
export async function handleWebhookRequest(request: Request, context: WebhookContext) {
  const endpoint = endpoints[`${request.method} ${new URL(request.url).pathname}`];
  try {
    return endpoint ? await endpoint(request, context) : notFoundResponse();
  } catch (error) {
    context.reportError(error);
    return apiError(503, 'try-again', "We couldn't process this. Send it again.", {
      'Retry-After': '30',
    });
  } finally {
    await discardBody(request).catch(context.reportError);
  }
}

/**
 * Handles a Stripe delivery: verified before it is parsed, 200 for anything authentic, 400 for the rest. Failures are
 * thrown, so that the response is 5xx and Stripe retries.
 */
async function answerStripe(request: Request, context: WebhookContext): Promise<Response> {
  const { db, stripe, now } = context;
  // Stripe retries for days, in which the keys may be set.
  if (!stripe) return apiError(503, 'not-configured', "Billing isn't configured.");
  const body = await loadRawBody(request);
  if (typeof body !== 'string') return body;
  const signature = request.headers.get('Stripe-Signature') ?? '';
  const event = await stripe.readEvent(body, signature, now);
  if (!event) return apiError(400, 'not-verified', "We couldn't verify this delivery.");
  if (event === 'ignored') return answerIgnored(context);
  const { outcome, userId } = await handleStripeEvent(db, stripe, event, now);
  context.note({ type: event.type, outcome });
  // A refused plan exists next to another one, which the pages show.
  const isNews = outcome === 'applied' || outcome === 'refused';
  if (isNews && userId) context.publishToUser(userId, 'plan');
  return Response.json({ received: true });
}

/** Handles events of the local email service; deployments don't use it. */
async function answerEmailEvent(request: Request, context: WebhookContext): Promise<Response> {
  if (!context.acceptsEmailEvents) return notFoundResponse();
  const body = await loadRawBody(request);
  if (typeof body !== 'string') return body;
  const event = parseDeliveryEvent(parseJson(body), context.now);
  if (!event) return apiError(400, 'not-verified', "We couldn't verify this delivery.");
  if (event === 'ignored') return answerIgnored(context);
  context.note({ outcome: await handleDelivery(context, { ...event, isLast: true }) });
  return Response.json({ received: true });
}

/** Responds to authentic events that don't concern us; a redelivery wouldn't differ. */
function answerIgnored({ note }: WebhookContext): Response {
  note({ outcome: 'ignored' });
  return Response.json({ received: true });
}
