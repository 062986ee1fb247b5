import { networkOf } from '#app/domain/account/attempt-limits.ts';
import { livePath } from '#app/domain/live/live-wire.ts';
import { attemptTexts } from '#app/features/account/texts.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { apiError } from '#app/http/responses/error-responses.server.ts';
import { getSessionId } from '#app/http/session/session.server.ts';
import { dataContentType, isDataPath } from '#app/remix/data-address.ts';
import { encodeActionError } from '#app/remix/error-responses.server.ts';
import { routedPath } from './request-filter.server.ts';

/** The `ratelimits` binding: counts keys per edge location, cheaply and approximately; absent in tests. */
export type RateLimiter = { limit: (options: { key: string }) => Promise<{ success: boolean }> };

/** One limiter per kind of traffic; absent where nothing is counted. */
export type RateLimiters = Partial<
  Record<'accountWrites' | 'paymentEvents' | 'invoiceZips' | 'files' | 'liveSockets', RateLimiter>
>;

/**
 * Addresses whose posts verify or create an account, set a password by a link, create a third-party page, or write to
 * support. Changes in Settings by a signed-in user only have the exact limits.
 */
const accountWrites =
  /^\/(?:(?:us|ca|uk|au|app\/ios)\/(?:auth|forgot-password|reset-password|contact)|oauth\/.*|invoice\/[^/]+|api\/(?:send-otp|verify-otp|check-password-pwned|create-checkout|customer-portal|connect-stripe|disconnect-stripe|card-payment|validate-iap|(?:start|finish)-apple-sign-in))$/;
/**
 * The sign-in dialog of the landing page and the form posts here; the invoice form posts JSON here, without effect
 * unless signed in.
 */
const dialogWrites = /^\/(?:(?:us|ca|uk|au)(?:\/create-invoice)?|app\/ios\/create)$/;

/** Posts of signed-in users' pages; from anyone else they have no effect. */
const ownersWrites =
  /^\/(?:(?:us|ca|uk|au)\/(?:invoices|clients(?:\/[^/]+)?|products|settings)|app\/ios\/(?:invoices|settings)|api\/check-subscription)$/;

/** Reports by pages that ignore the response. */
const silentReports = new Set(['/api/payment-event', '/api/mail-opened']);
const unknownSender = '/api/unknown-sender';
/** Commands that keep the worker or the database busy: 300 PDFs, 1,000 rows. */
const largePosts = new Set(['/api/invoices-zip', '/api/account-export', '/api/products-import']);
/** A large import consists of many batches; its page waits when it is rate-limited. */
const importLots = '/api/import';
/** Files generated on request, for every client and method; also covers guessing of calendar addresses. */
const files =
  /^\/view-invoice\/[^/]+\/(?:pdf|xml|(?:receipts|delivery-notes)\/[^/]+)$|^\/api\/(?:(?:clients|products)-csv|tax-report|client-statement)$|^\/calendar\/[^/]+$/;

/** Covers guessing of codes or files on the verification page. */
const verifications = /^\/verify(?:\/[^/]+)?$/;

const status = 429;
const waitSeconds = 60;

/**
 * Rate-limits account writes, payment events, zips and imports, files, verifications and live channels per network,
 * before Remix and the database. Account writes and exports also have exact counters later (`throttle.server.ts`).
 * Without a limiter nothing is limited, and a failing one lets requests through.
 * @returns the refusal in the format that the client expects, or null
 */
export async function refuseOverRateLimit(
  request: Request,
  context: Pick<RequestContext, 'networkAddress' | 'reportError' | 'recordRefusal'>,
  limiters: RateLimiters,
): Promise<Response | null> {
  const limiter = limiterFor(request, limiters);
  if (!limiter || !context.networkAddress) return null;
  try {
    const { success } = await limiter.limit({ key: networkOf(context.networkAddress) });
    if (success) return null;
    context.recordRefusal('limit');
    return refuse(request);
  } catch (error) {
    context.reportError(error);
    return null;
  }
}

function limiterFor(request: Request, limiters: RateLimiters): RateLimiter | undefined {
  const path = routedPath(request);
  if (path === livePath) return limiters.liveSockets;
  if (files.test(path) || verifications.test(path)) return limiters.files;
  if (request.method !== 'POST') return undefined;
  if (silentReports.has(path) || path === unknownSender) return limiters.paymentEvents;
  if (largePosts.has(path)) return limiters.invoiceZips;
  if (path === importLots) return limiters.files;
  if (accountWrites.test(path)) return limiters.accountWrites;
  const type = request.headers.get('Content-Type') ?? '';
  const isGuest = getSessionId(request) === null;
  const isDialog = dialogWrites.test(path) && !type.startsWith('application/json');
  const isInVain = isGuest && (dialogWrites.test(path) || ownersWrites.test(path));
  return isDialog || isInVain ? limiters.accountWrites : undefined;
}

function refuse(request: Request): Response {
  const path = routedPath(request);
  // A client that floods these learns nothing from the response.
  if (silentReports.has(path)) return new Response(null, { status: 204 });
  const headers = { 'Retry-After': String(waitSeconds), 'Cache-Control': 'no-store' };
  if (path.startsWith('/api/') || files.test(path)) {
    return apiError(status, 'too-many-requests', attemptTexts.fromNetwork, headers);
  }
  if (isDataPath(new URL(request.url).pathname)) {
    // The page's form stays as it is.
    const body = encodeActionError(status, 'Too Many Requests', attemptTexts.fromNetwork);
    return new Response(body, { status, headers: { ...headers, 'Content-Type': dataContentType } });
  }
  return new Response(`${attemptTexts.fromNetwork}\n${attemptTexts.goBack}\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
