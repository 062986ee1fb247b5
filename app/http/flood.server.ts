import { encode } from 'turbo-stream';
import { networkOf } from '#app/domain/account/network-address.ts';
import { livePath } from '#app/domain/live/live-wire.ts';
import { apiError } from './api-error.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { routedPath } from './routed-path.server.ts';

/** The `ratelimits` binding: counts a key near its edge, cheaply and not exactly; absent in tests. */
export type FloodLimiter = { limit: (options: { key: string }) => Promise<{ success: boolean }> };

/** One for each kind of flood; absent where nothing is counted. */
export type FloodLimiters = Partial<
  Record<'accountWrites' | 'paymentEvents' | 'invoiceZips' | 'liveSockets', FloodLimiter>
>;

/**
 * The addresses whose posts prove or make an account, set a password by a link, have a third party make a page, or write
 * to support. What a signed-in person changes in Settings has the exact limits alone.
 */
const accountWrites =
  /^\/(?:(?:us|ca|uk|au|app\/ios)\/(?:auth|forgot-password|reset-password|contact)|oauth\/.*|api\/(?:send-otp|verify-otp|check-password-pwned|create-checkout|customer-portal|validate-iap))$/;
/** The sign-in dialog of the landing page and of the form posts here, the invoice form its JSON. */
const dialogWrites = /^\/(?:(?:us|ca|uk|au)(?:\/create-invoice)?|app\/ios\/create)$/;

const paymentEvents = '/api/payment-event';
const zips = new Set(['/api/invoices-zip', '/api/account-export']);

const status = 429;
const waitSeconds = 60;
const sentence = 'Too many requests from your network. Please wait a minute and try again.';

/**
 * Cuts floods of account writes, payment events, zips and opened live channels per network, before Remix and before the
 * database; the exact counters (`throttle.server.ts`) come after it. Without a limiter nothing is cut, and one that fails
 * lets through.
 * @returns the refusal in the shape that its asker reads, or null
 */
export async function refuseFlood(
  request: Request,
  context: Pick<RequestContext, 'networkAddress' | 'reportError'>,
  limiters: FloodLimiters,
): Promise<Response | null> {
  const limiter = limiterFor(request, limiters);
  if (!limiter || !context.networkAddress) return null;
  try {
    const { success } = await limiter.limit({ key: networkOf(context.networkAddress) });
    return success ? null : refuse(request);
  } catch (error) {
    context.reportError(error);
    return null;
  }
}

function limiterFor(request: Request, limiters: FloodLimiters): FloodLimiter | undefined {
  const path = routedPath(request);
  if (path === livePath) return limiters.liveSockets;
  if (request.method !== 'POST') return undefined;
  if (path === paymentEvents) return limiters.paymentEvents;
  if (zips.has(path)) return limiters.invoiceZips;
  if (accountWrites.test(path)) return limiters.accountWrites;
  const type = request.headers.get('Content-Type') ?? '';
  const isDialog = dialogWrites.test(path) && !type.startsWith('application/json');
  return isDialog ? limiters.accountWrites : undefined;
}

function refuse(request: Request): Response {
  const path = routedPath(request);
  // Nobody reads the answer to a payment event, and whoever sends a flood of them learns nothing from it.
  if (path === paymentEvents) return new Response(null, { status: 204 });
  const headers = { 'Retry-After': String(waitSeconds), 'Cache-Control': 'no-store' };
  if (path.startsWith('/api/')) return apiError(status, 'too-many-requests', sentence, headers);
  if (new URL(request.url).pathname.endsWith('.data')) {
    // What Remix's scripts read as an error of the action (its "single fetch"): the page's form stays as it is.
    const body = encode({ error: new Refusal() }, { plugins: [encodeRefusal] });
    return new Response(body, { status, headers: { ...headers, 'Content-Type': 'text/x-script' } });
  }
  return new Response(`${sentence}\nGo back: what you typed is still there.\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

class Refusal {}

function encodeRefusal(value: unknown): false | [string, ...unknown[]] {
  return value instanceof Refusal && ['ErrorResponse', sentence, status, 'Too Many Requests'];
}
