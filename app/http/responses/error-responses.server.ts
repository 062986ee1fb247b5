import { fill } from '#app/i18n/fill.ts';
import { failureTexts, requestTexts } from '#app/i18n/texts.ts';
import { isFrameworkError } from '#app/remix/error-responses.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';

/**
 * Replaces Remix's own error formats of routes without a page by ours. Responses of pages, and errors that a route
 * formats itself, are unchanged.
 */
export function restateFrameworkError(answer: Response, method: string): Response {
  if (!isFrameworkError(answer)) return answer;
  // Remix answers a GET without a loader with 400.
  if (answer.status === 405 || answer.status === 400) {
    return methodNotAllowed(method === 'POST' ? ['GET', 'HEAD'] : ['POST']);
  }
  return apiError(answer.status, 'failed', requestTexts.failed);
}

/** Returns a 405 for a method that an address doesn't support (RFC 9110 section 15.5.6 requires `Allow`). */
export function methodNotAllowed(allowed: string[]): Response {
  return apiError(405, 'method-not-allowed', requestTexts.methodUnknown, {
    Allow: allowed.join(', '),
  });
}

/** Returns a 404 for an address that doesn't exist. */
export function notFoundResponse(): Response {
  return apiError(404, 'not-found', requestTexts.nothingHere);
}

/** Returns a 401 for what only a signed-in user may request. */
export function signInNeeded(sentence: string = requestTexts.signInAgain): Response {
  return apiError(401, 'sign-in-needed', sentence);
}

/** Returns a 503 while the database is down. Its text may end a caller's sentence. */
export function databaseAwayError(words: string = failureTexts.reasons.databaseAway): Response {
  return apiError(503, 'database-away', words);
}

/** Returns a successful response that must not be cached. */
export function apiAnswer(body: object): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Returns an error in our only format: a sentence for users and a short code.
 * @param status the HTTP status
 * @param code short, lower case, with hyphens
 */
export function apiError(status: number, code: string, sentence: string, headers?: HeadersInit) {
  const answer = Response.json({ error: sentence, code }, { status });
  answer.headers.set('Cache-Control', 'no-store');
  for (const [name, value] of new Headers(headers)) answer.headers.set(name, value);
  return answer;
}

/** What a page couldn't load. */
export type LoadFailure = keyof typeof failureTexts.loading;

/**
 * Awaits database work in a loader; while the database is down, the page says so with status 503.
 * @param failure what couldn't be loaded, for the page's message; null for a general message
 * @throws Response 503 instead of the database's own error
 */
export async function orDatabaseAway<Result>(
  work: Promise<Result>,
  failure: LoadFailure | null = null,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw databaseAway(failure);
    throw error;
  }
}

/** Returns the response of a page whose data can't be loaded at the moment; its body is the displayed sentence. */
function databaseAway(failure: LoadFailure | null): Response {
  const message = failureTexts.reasons.databaseAway;
  return new Response(failure && fill(failureTexts.loading[failure], { message }), {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': '5' },
  });
}

/** Returns the status of an unexpected error: 503 while the database is down, else 500. */
export function failureStatus(error: unknown): 500 | 503 {
  return isDatabaseUnavailable(error) ? 503 : 500;
}
