import { failureTexts } from '#app/i18n/failures.ts';
import { fill } from '#app/i18n/fill.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';

/** What a page could not load. */
export type LoadFailure = keyof typeof failureTexts.loading;

/**
 * Waits for database work in a loader; when the database is away the page says so, status 503.
 * @param failure what could not be loaded, which the page says; null says nothing in particular
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

/** The answer of a page whose data cannot be reached for now; its body is the sentence that the page shows. */
export function databaseAway(failure: LoadFailure | null): Response {
  const message = failureTexts.reasons.databaseAway;
  return new Response(failure && fill(failureTexts.loading[failure], { message }), {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': '5' },
  });
}

/** The status of an error that was not foreseen: 503 while the database is away, else 500. */
export function failureStatus(error: unknown): 500 | 503 {
  return isDatabaseUnavailable(error) ? 503 : 500;
}
