import { openLiveChannels } from '#app/adapters/live-channel.server.ts';
import { languageCookieName } from '#app/domain/cookies.ts';
import { livePath } from '#app/domain/live/live-wire.ts';
import { answerLiveSocket } from '#app/features/live/server/live-socket.api.server.ts';
import {
  answerHealthCheck,
  answerReadinessCheck,
  healthPath,
  readinessPath,
} from '#app/features/operations/server/health.api.server.ts';
import { agreedAnalytics } from '#app/http/request/analytics.server.ts';
import { answerBarePath } from '#app/http/request/bare-paths.server.ts';
import {
  languageOf,
  namedLanguage,
  serializeLanguageCookie,
} from '#app/http/request/language.server.ts';
import type { RefusalWord } from '#app/http/request/request-context.server.ts';
import { restateFrameworkError } from '#app/http/responses/error-responses.server.ts';
import {
  isOfflinePageRequest,
  markOfflinePage,
  withoutCookies,
} from '#app/http/responses/offline-page.server.ts';
import { refuseOverRateLimit } from '#app/http/security/rate-limit.server.ts';
import {
  filterRequest,
  isReadablePath,
  routedPath,
} from '#app/http/security/request-filter.server.ts';
import { applySecurityHeaders, requireHttps } from '#app/http/security/security-headers.server.ts';
import { preserveFlash } from '#app/http/session/flash.server.ts';
import { currentLanguage, inLanguage } from '#app/i18n/current-language.ts';
import type { Remix } from '#app/remix/remix-routes.server.ts';
import { createRequestContext, rateLimitersOf } from './context.ts';
import { describeError } from './describe-error.ts';
import { parseConfig } from './env.ts';

/**
 * Handles one request from entry to response: https, request filter, rate limits, health check, live channel, bare
 * addresses, Remix; then security headers, `Server-Timing` and one structured log line without personal data (no
 * address, no user id, no query). Work after the response that fails or is refused logs a second line with the same id.
 */
export async function handleAppRequest(
  asked: Request,
  env: unknown,
  execution: { waitUntil(work: Promise<unknown>): void },
  { findRoute, handleRemix }: Remix,
): Promise<Response> {
  const startedAt = Date.now();
  const request = isOfflinePageRequest(asked) ? withoutCookies(asked) : asked;
  const config = parseConfig(env);
  const errors: unknown[] = [];
  let isLogged = false;
  const reportError = (error: unknown) => {
    if (isLogged) logLate(context.requestId, 'error', { errors: [describeError(error)] });
    else errors.push(error);
  };
  let refused: RefusalWord | undefined;
  const recordRefusal = (why: RefusalWord) => {
    if (isLogged) logLate(context.requestId, 'info', { refused: why });
    else refused = why;
  };
  const channels = openLiveChannels(env);
  const context = createRequestContext(request, env, config, channels, {
    now: startedAt,
    waitUntil: (work) => execution.waitUntil(work.catch(reportError)),
    reportError,
    recordRefusal,
  });

  const { answer, language } = await inLanguage(languageOf(request), async () => ({
    answer:
      requireHttps(request, config.publicOrigin) ??
      filterRequest(request, config.publicOrigin) ??
      (await refuseOverRateLimit(request, context, rateLimitersOf(env))) ??
      (await answerHealthCheck(request, context)) ??
      (await answerReadinessCheck(request, context)) ??
      (await answerLiveSocket(request, context, channels)) ??
      (await answerBarePath(request, context)) ??
      restateFrameworkError(await handleRemix(request, context), request.method),
    // Read at the end, because an invoice's page takes its language from the invoice.
    language: currentLanguage(),
  }));

  const headers = new Headers(answer.headers);
  const added = leadsToOtherSite(answer)
    ? preserveFlash(context.answerHeaders)
    : context.answerHeaders;
  for (const [name, value] of added) headers.append(name, value);
  const isSecure = config.publicOrigin.startsWith('https:');
  applySecurityHeaders(headers, context.nonce, isSecure, agreedAnalytics(request, config));
  let { body } = answer;
  if (context.isOfflinePage && headers.get('Content-Type')?.startsWith('text/html')) {
    const { html, policy } = await markOfflinePage(await answer.text(), context.nonce, isSecure);
    headers.set('Content-Security-Policy', policy);
    body = new Response(html).body;
  }
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Language', language);
    headers.append('Vary', 'Accept-Language, Cookie');
    const named = context.isOfflinePage ? null : namedLanguage(request);
    // A user's own language takes precedence over that of a link they followed.
    const isSet = headers.getSetCookie().some((each) => each.startsWith(`${languageCookieName}=`));
    if (named && !isSet) headers.append('Set-Cookie', serializeLanguageCookie(named));
  }
  const { trips, milliseconds } = context.db.stats;
  headers.set(
    'Server-Timing',
    `db;desc="${trips} round trips";dur=${milliseconds}, app;dur=${Date.now() - startedAt}`,
  );
  headers.set('X-Request-Id', context.requestId);

  isLogged = true;
  console.log(
    JSON.stringify({
      level: errors.length > 0 || answer.status >= 500 ? 'error' : 'info',
      id: context.requestId,
      method: request.method,
      route: describeRoute(request, findRoute),
      status: answer.status,
      ...(refused && { refused }),
      dbTrips: trips,
      dbMs: milliseconds,
      ms: Date.now() - startedAt,
      ...(errors.length > 0 && { errors: errors.map(describeError) }),
    }),
  );
  return new Response(body, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
    ...socketOf(answer),
  });
}

/** Returns what the log contains of a path: its route id, never the path itself, whose ids are secrets. */
function describeRoute(request: Request, findRoute: Remix['findRoute']): string {
  const { pathname } = new URL(request.url);
  if (!isReadablePath(pathname)) return 'none';
  if (routedPath(request) === healthPath) return 'healthz';
  if (pathname === readinessPath) return 'readyz';
  if (pathname === livePath) return 'live';
  return findRoute(pathname) ?? 'none';
}

/** Returns a page's end of a WebSocket, which a response has in addition to its body. */
function socketOf(answer: Response): Record<string, unknown> {
  return 'webSocket' in answer && answer.webSocket ? { webSocket: answer.webSocket } : {};
}

/** Whether a response is a redirect, also in the form for Remix's scripts (its "single fetch" responds 202). */
function leadsToOtherSite({ status }: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

/** Logs what happened after the response, such as an email that wasn't accepted, on a separate line. */
function logLate(id: string, level: 'info' | 'error', what: Record<string, unknown>): void {
  console.log(JSON.stringify({ level, id, after: 'answer', ...what }));
}
