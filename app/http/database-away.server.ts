import { isDatabaseUnavailable } from '#db/client.server.ts';

/**
 * Waits for database work in a loader; when the database is away the page says so, status 503.
 * @throws Response 503 instead of the database's own error
 */
export async function orDatabaseAway<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw databaseAway();
    throw error;
  }
}

/** The answer of a page whose data cannot be reached for now. */
export function databaseAway(): Response {
  return new Response('Database away', {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': '5' },
  });
}

/** The status of an error that nobody foresaw: 503 while the database is away, else 500. */
export function failureStatus(error: unknown): 500 | 503 {
  return isDatabaseUnavailable(error) ? 503 : 500;
}
