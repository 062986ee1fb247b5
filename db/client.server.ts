import { type Client, createClient, LibsqlError } from '@libsql/client/http';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/http';

/** A request's database calls so far; milliseconds are summed, including concurrent calls. */
export type DatabaseStats = { trips: number; milliseconds: number };

/** drizzle over libSQL's HTTP protocol, with its client and counters. One per request. */
export type Database = LibSQLDatabase & { $client: Client; stats: DatabaseStats };

export type DatabaseOptions = {
  /** `libsql://`, `https://` or `http://`. */
  url: string;
  authToken?: string;
  /** Sends requests to the server; tests inject faults here. */
  fetch?: (request: Request, init?: RequestInit) => Promise<Response>;
  /** Timeout of one call; 10 seconds by default. */
  timeoutMilliseconds?: number;
};

const defaultTimeoutMilliseconds = 10_000;
/** When too many calls are open, the server rejects one (429) before doing anything, so a retry is safe. */
const crowdedPauseMilliseconds = [40, 120, 360, 1000];

/** The database was unreachable, timed out, or is too busy; whether the call had an effect is unknown. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * Opens the database for one request without connecting; nothing is sent before the first query.
 *
 * Calls that can't reach the server, time out or get a 5xx throw a `DatabaseUnavailableError`, directly or as the
 * `cause`; check with `isDatabaseUnavailable`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const stats: DatabaseStats = { trips: 0, milliseconds: 0 };
  const send = options.fetch ?? ((request, init) => fetch(request, init));
  const timeout = options.timeoutMilliseconds ?? defaultTimeoutMilliseconds;

  async function countedFetch(request: Request): Promise<Response> {
    const started = performance.now();
    stats.trips += 1;
    try {
      // A redirect would send the token and the rows elsewhere.
      const signal = AbortSignal.timeout(timeout);
      const response = await send(request, { redirect: 'manual', signal });
      // Read completely here, so that timeout and counters include the rows.
      return asRead(response, await response.text());
    } catch (error) {
      throw new DatabaseUnavailableError("The database didn't respond", { cause: error });
    } finally {
      stats.milliseconds += performance.now() - started;
    }
  }

  async function patientFetch(request: Request): Promise<Response> {
    const sendCopy = () => countedFetch(request.clone() as Request);
    let response = await sendCopy();
    for (const pause of crowdedPauseMilliseconds) {
      if (response.status !== 429) break;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
      response = await sendCopy();
    }
    if (response.status === 429 || response.status >= 500) {
      throw new DatabaseUnavailableError(`The database responded with status ${response.status}`);
    }
    return response;
  }

  const client = createClient({
    url: options.url,
    authToken: options.authToken,
    fetch: patientFetch,
  });
  return Object.assign(drizzle(client), { stats });
}

/** Returns the parts of a fully read response that the client uses; a new `Response` would be read once more. */
function asRead({ ok, status, headers }: Response, text: string): Response {
  const answer: Partial<Response> = {
    ok,
    status,
    headers,
    body: null,
    text: async () => text,
    json: async () => JSON.parse(text),
  };
  return answer as Response;
}

/** Whether an error means that the database is down or too busy, so that a clear message and a retry make sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailableError || isDatabaseBusy(cause)) return true;
  }
  return false;
}

/** Whether an error says that another writer held the database, so that nothing of the call was applied. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
}
