import { fill } from '#app/i18n/fill.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';

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
export function databaseAway(failure: LoadFailure | null): Response {
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
