import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { createLivePublisher, openLiveChannels } from '#app/adapters/live-channel.server.ts';
import { createStripe } from '#app/adapters/stripe/stripe.server.ts';
import { createConnect } from '#app/adapters/stripe/stripe-connect.server.ts';
import type { HeartbeatName } from '#app/domain/jobs/readiness.ts';
import { recordHeartbeat } from '#app/features/operations/queries/readiness-facts.server.ts';
import { applySecurityHeaders } from '#app/http/security/security-headers.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { describeError } from '../describe-error.ts';
import { parseWebhooksConfig } from './env.ts';
import { handleWebhookRequest } from './handle-webhook-request.ts';
import type { WebhookContext } from './webhook-context.ts';

/** Event sources by address; those about emails are recorded together with what they change. */
const eventsOf: Partial<Record<string, HeartbeatName>> = {
  '/stripe': 'event:stripe',
  '/stripe-connect': 'event:stripe-connect',
  '/stripe-connect-accounts': 'event:stripe-connect',
  '/app-store': 'event:app-store',
};

/**
 * Outcomes of authentic deliveries that don't prove that the endpoint gets real events, such as those of `npm run
 * smoke`.
 */
const notCounted = ['ignored', 'stale', 'unconcerned'];

export default {
  async fetch(request, env, execution) {
    const config = parseWebhooksConfig(env);
    const words: Record<string, string> = {};
    const errors: unknown[] = [];
    const now = Date.now();
    const { publishToUser } = createLivePublisher(openLiveChannels(env), (work) =>
      execution.waitUntil(work.catch(logLateError)),
    );
    const reportError = (error: unknown) => void errors.push(error);
    const context: WebhookContext = {
      db: openDatabase({
        url: config.databaseUrl,
        authToken: config.databaseAuthToken,
        timeoutMilliseconds: 5_000,
      }),
      version: config.version,
      deployedAt: config.deployedAt,
      readinessSecret: config.readinessSecret,
      acceptsEmailEvents: config.acceptsEmailEvents,
      now,
      stripe: config.stripe && createStripe({ ...config.stripe, reportUnknown: reportError }),
      connect: config.connect && createConnect({ ...config.connect, reportUnknown: reportError }),
      appStore: config.appStore && createAppStore(config.appStore, now),
      publishToUser,
      note: (added) => void Object.assign(words, added),
      reportError,
    };
    const response = await handleWebhookRequest(request, context);
    applySecurityHeaders(response.headers, '', request.url.startsWith('https:'));
    const name = eventsOf[new URL(request.url).pathname];
    if (name && words.outcome && !notCounted.includes(words.outcome)) {
      execution.waitUntil(recordHeartbeat(context.db, { name, at: now }).catch(logLateError));
    }
    logRequest(request, response, context, { words, errors });
    return response;
  },
} satisfies ExportedHandler;

/** Logs one structured line per request; the path contains no personal data, and bodies are never logged. */
function logRequest(
  request: Request,
  response: Response,
  { db: { stats } }: WebhookContext,
  { words, errors }: { words: Record<string, string>; errors: unknown[] },
) {
  console.log(
    JSON.stringify({
      level: errors.length > 0 || response.status >= 500 ? 'error' : 'info',
      id: crypto.randomUUID(),
      method: request.method,
      route: response.status === 404 ? 'unknown' : new URL(request.url).pathname,
      status: response.status,
      ...words,
      dbTrips: stats.trips,
      dbMs: Math.round(stats.milliseconds),
      ...(errors.length > 0 && { errors: errors.map(describeError) }),
    }),
  );
}

/** Logs failures after the response. */
function logLateError(error: unknown) {
  console.log(JSON.stringify({ level: 'error', after: 'answer', errors: [describeError(error)] }));
}
