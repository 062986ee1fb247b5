import { answerHealth } from '#app/handlers/site/health.server.ts';
import { apiError } from '#app/http/responses/api-error.server.ts';
import { answerAppStore } from './app-store.ts';
import { answerStripe } from './stripe.ts';
import type { WebhookContext } from './webhook-context.ts';

type Endpoint = (request: Request, context: WebhookContext) => Promise<Response>;

/** Every address of the webhook worker. */
const endpoints: Record<string, Endpoint> = {
  'GET /healthz': (_request, { db, version }) => answerHealth(db, version),
  'POST /stripe': answerStripe,
  'POST /app-store': answerAppStore,
};

/**
 * Finds the endpoint of a request; every other address is a 404 in the shape of `decisions.md`, The calls. What fails is
 * answered 5xx, so that the provider sends the same again.
 */
export async function handleWebhookRequest(
  request: Request,
  context: WebhookContext,
): Promise<Response> {
  const endpoint = endpoints[`${request.method} ${new URL(request.url).pathname}`];
  if (!endpoint) return apiError(404, 'not-found', 'There is nothing at this address.');
  try {
    return await endpoint(request, context);
  } catch (error) {
    context.reportError(error);
    return apiError(503, 'try-again', 'This could not be done now. Please send it again.', {
      'Retry-After': '30',
    });
  }
}

// @covers decisions-8.3
