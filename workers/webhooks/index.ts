import { createLiveVoice, openLiveChannels } from '#app/adapters/live-channel.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { describeError } from '../describe-error.ts';
import { readWebhooksConfig } from './env.ts';
import { handleWebhookRequest } from './handle-webhook-request.ts';

export default {
  async fetch(request, env, execution) {
    const { databaseUrl, databaseAuthToken, version } = readWebhooksConfig(env);
    const db = openDatabase({
      url: databaseUrl,
      authToken: databaseAuthToken,
      timeoutMilliseconds: 5_000,
    });
    const response = await handleWebhookRequest(request, {
      db,
      version,
      tellUser: createLiveVoice(openLiveChannels(env), (work) =>
        execution.waitUntil(work.catch(logLateError)),
      ).tellUser,
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

/** What went wrong after the answer had left. */
function logLateError(error: unknown) {
  console.log(JSON.stringify({ level: 'error', after: 'answer', errors: [describeError(error)] }));
}
