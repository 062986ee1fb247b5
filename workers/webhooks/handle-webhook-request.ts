import { parseDeliveryEvent } from '#app/adapters/mail-events.server.ts';
import { parseJson } from '#app/domain/parse-json.ts';
import { handleStripeEvent } from '#app/features/billing/server/handle-stripe-event.server.ts';
import { answerHealth } from '#app/features/operations/server/health.api.server.ts';
import { answerReadiness } from '#app/features/operations/server/readiness.api.server.ts';
import { handleDelivery } from '#app/features/sending/server/handle-delivery.server.ts';
import { discardBody } from '#app/http/request/body.server.ts';
import { apiError, nothingHere } from '#app/http/responses/api-error.server.ts';
import { answerAppStore } from './app-store.ts';
import { readRawBody } from './read-raw-body.ts';
import { answerConnect, answerConnectAccounts } from './stripe-connect.ts';
import type { WebhookContext } from './webhook-context.ts';

type Endpoint = (request: Request, context: WebhookContext) => Promise<Response>;

/** Every address of the webhook worker. */
const endpoints: Record<string, Endpoint> = {
  'GET /healthz': (_request, { db, version }) => answerHealth(db, version),
  'GET /readyz': async (request, context) =>
    (await answerReadiness(request, { ...context, secret: context.readinessSecret })) ??
    nothingHere(),
  'POST /stripe': answerStripe,
  'POST /stripe-connect': answerConnect,
  'POST /stripe-connect-accounts': answerConnectAccounts,
  'POST /app-store': answerAppStore,
  'POST /mail-events': answerMailEvent,
};

/**
 * Finds the endpoint of a request; every other address is a 404. What fails is answered 5xx, so that the provider sends
 * the same again.
 */
export async function handleWebhookRequest(request: Request, context: WebhookContext) {
  const endpoint = endpoints[`${request.method} ${new URL(request.url).pathname}`];
  try {
    return endpoint ? await endpoint(request, context) : nothingHere();
  } catch (error) {
    context.reportError(error);
    return apiError(503, 'try-again', 'This could not be done now. Please send it again.', {
      'Retry-After': '30',
    });
  } finally {
    await discardBody(request).catch(context.reportError);
  }
}

/**
 * Answers one delivery of Stripe's: verified before anything of it is read, 200 for whatever is authentic, 400 for the rest. What
 * fails is thrown, so that it is answered 5xx and Stripe sends it again.
 */
async function answerStripe(request: Request, context: WebhookContext): Promise<Response> {
  const { db, stripe, now } = context;
  // Stripe goes on for days, in which the keys may come.
  if (!stripe) return apiError(503, 'not-configured', 'Nothing is sold here yet.');
  const body = await readRawBody(request);
  if (typeof body !== 'string') return body;
  const signature = request.headers.get('Stripe-Signature') ?? '';
  const event = await stripe.readEvent(body, signature, now);
  if (!event) return apiError(400, 'not-verified', 'This is no delivery for us.');
  if (event === 'ignored') return answerIgnored(context);
  const { outcome, userId } = await handleStripeEvent(db, stripe, event, now);
  context.note({ type: event.type, outcome });
  // A refused plan runs beside another one, of which the pages tell.
  const isNews = outcome === 'applied' || outcome === 'refused';
  if (isNews && userId) context.publishToUser(userId, 'plan');
  return Response.json({ received: true });
}

/** Takes what the local mail service tells of a mail; in a deployment there is nothing here. */
async function answerMailEvent(request: Request, context: WebhookContext): Promise<Response> {
  if (!context.takesMailEvents) return nothingHere();
  const body = await readRawBody(request);
  if (typeof body !== 'string') return body;
  const event = parseDeliveryEvent(parseJson(body), context.now);
  if (!event) return apiError(400, 'not-verified', 'This is no delivery for us.');
  if (event === 'ignored') return answerIgnored(context);
  context.note({ outcome: await handleDelivery(context, { ...event, isLast: true }) });
  return Response.json({ received: true });
}

/** Answers what is authentic and does not concern us: sent again, it would be no other. */
function answerIgnored({ note }: WebhookContext): Response {
  note({ outcome: 'ignored' });
  return Response.json({ received: true });
}
