import { openDatabase } from '#db/client.server.ts';
import { readWebhooksConfig } from './env.ts';
import { handleWebhookRequest } from './handle-webhook-request.ts';

export default {
  async fetch(request, env) {
    const { databaseUrl, databaseAuthToken, version } = readWebhooksConfig(env);
    const db = openDatabase({
      url: databaseUrl,
      authToken: databaseAuthToken,
      timeoutMilliseconds: 5_000,
    });
    const response = await handleWebhookRequest(request, {
      db,
      version,
      tellUser: () => undefined,
    });
    logRequest(request, response, db.stats);
    return response;
  },
} satisfies ExportedHandler;

/** One structured line per request; the path has no person in it. */
function logRequest(
  request: Request,
  response: Response,
  stats: { trips: number; milliseconds: number },
) {
  console.log(
    JSON.stringify({
      level: response.status >= 500 ? 'error' : 'info',
      id: crypto.randomUUID(),
      method: request.method,
      route: response.status === 404 ? 'unknown' : new URL(request.url).pathname,
      status: response.status,
      dbTrips: stats.trips,
      dbMs: Math.round(stats.milliseconds),
    }),
  );
}
