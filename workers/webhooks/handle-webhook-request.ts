import type { TellUser } from '#app/domain/live/live-news.ts';
import { apiError } from '#app/http/api-error.server.ts';
import { answerHealth } from '#app/http/health.server.ts';
import type { Database } from '#db/client.server.ts';

/** What one delivery is answered with. */
export type WebhookContext = { db: Database; version: string; tellUser: TellUser };

type Endpoint = (request: Request, context: WebhookContext) => Promise<Response>;

/** Every address of the webhook worker. */
const endpoints: Record<string, Endpoint> = {
  'GET /healthz': (_request, { db, version }) => answerHealth(db, version),
};

/** Finds the endpoint of a request; every other address is a 404 in the shape of `decisions.md`, The calls. */
export async function handleWebhookRequest(
  request: Request,
  context: WebhookContext,
): Promise<Response> {
  const endpoint = endpoints[`${request.method} ${new URL(request.url).pathname}`];
  if (endpoint) return endpoint(request, context);
  return apiError(404, 'not-found', 'There is nothing at this address.');
}
