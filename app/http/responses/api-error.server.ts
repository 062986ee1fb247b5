import { failureTexts } from '#app/i18n/failures.ts';
import { requestTexts } from '#app/i18n/requests.ts';
import { isFrameworkError } from '#app/remix/framework-error.server.ts';

/**
 * Remix has shapes of its own for the errors of routes without a page; their callers get ours instead.
 * Answers of pages, and errors that a route words itself, pass unchanged.
 */
export function restateFrameworkError(answer: Response, method: string): Response {
  if (!isFrameworkError(answer)) return answer;
  // A GET without a loader is 400 in Remix's words.
  if (answer.status === 405 || answer.status === 400) {
    return methodNotAllowed(method === 'POST' ? ['GET', 'HEAD'] : ['POST']);
  }
  return apiError(answer.status, 'failed', requestTexts.failed);
}

/** The answer for a method that an address does not know, 405 (RFC 9110 section 15.5.6 asks for `Allow`). */
export function methodNotAllowed(allowed: string[]): Response {
  return apiError(405, 'method-not-allowed', requestTexts.methodUnknown, {
    Allow: allowed.join(', '),
  });
}

/** The answer for an address that does not exist, 404. */
export function nothingHere(): Response {
  return apiError(404, 'not-found', requestTexts.nothingHere);
}

/** The answer for what only a signed-in user may ask, status 401. */
export function signInNeeded(sentence: string = requestTexts.signInAgain): Response {
  return apiError(401, 'sign-in-needed', sentence);
}

/** The answer while the database is away, status 503. Its words may end a sentence of who asked. */
export function databaseAwayError(words: string = failureTexts.reasons.databaseAway): Response {
  return apiError(503, 'database-away', words);
}

/** What a call answers when it went well; no cache may keep it. */
export function apiAnswer(body: object): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/**
 * The one shape of an error answer: a sentence for a person and a short code.
 * @param status the HTTP status
 * @param code short, lower case, with hyphens
 */
export function apiError(status: number, code: string, sentence: string, headers?: HeadersInit) {
  const answer = Response.json({ error: sentence, code }, { status });
  answer.headers.set('Cache-Control', 'no-store');
  for (const [name, value] of new Headers(headers)) answer.headers.set(name, value);
  return answer;
}
