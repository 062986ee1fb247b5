import { type Client, createClient, LibsqlError } from '@libsql/client/http';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/http';

/** What a request asked of the database so far; milliseconds are summed, also over calls side by side. */
export type DatabaseStats = { trips: number; milliseconds: number };

/** drizzle over libSQL's HTTP protocol, with the client beneath it and its counters. One for each request. */
export type Database = LibSQLDatabase & { $client: Client; stats: DatabaseStats };

export type DatabaseOptions = {
  /** `libsql://`, `https://` or `http://`. */
  url: string;
  authToken?: string;
  /** The way to the server; tests put faults into it. */
  fetch?: (request: Request, init?: RequestInit) => Promise<Response>;
  /** How long one call may take before it counts as lost; 10 seconds unless told. */
  timeoutMilliseconds?: number;
};

const defaultTimeoutMilliseconds = 10_000;
/** The server turns a call away (429) before doing anything when too many are open, so asking again is safe. */
const crowdedPauseMilliseconds = [40, 120, 360, 1000];

const unavailableName = 'DatabaseUnavailableError';

/** The database could not be reached, hung, or is too busy; nothing is known about the call's effect. */
export class DatabaseUnavailableError extends Error {
  override name = unavailableName;
}

/**
 * Opens the database for one request: no connection is made and nothing is sent before the first query.
 *
 * A call that cannot reach the server, hangs or meets a 5xx throws (as the error or as its `cause`) a
 * `DatabaseUnavailableError`: ask `isDatabaseUnavailable`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const stats: DatabaseStats = { trips: 0, milliseconds: 0 };
  const send = options.fetch ?? ((request, init) => fetch(request, init));
  const timeout = options.timeoutMilliseconds ?? defaultTimeoutMilliseconds;

  async function countedFetch(request: Request): Promise<Response> {
    const started = performance.now();
    stats.trips += 1;
    try {
      // A redirect would carry the token and the rows elsewhere.
      const signal = AbortSignal.timeout(timeout);
      const response = await send(request, { redirect: 'manual', signal });
      // Read to the end here, so that time limit and counters cover the rows too.
      return asRead(response, await response.text());
    } catch (error) {
      throw new DatabaseUnavailableError('The database did not answer', { cause: error });
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
      throw new DatabaseUnavailableError(`The database answered with status ${response.status}`);
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

/** An answer that was read, as far as the client asks of it; another `Response` around the text would be read once more. */
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

/**
 * Whether an error means that the database is away or too busy: worth a clear page and another try.
 * Asks for the name, not the class: the worker and the Remix build inside it each bundle a copy of this file.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === unavailableName || isDatabaseBusy(cause)) return true;
  }
  return false;
}

/** Whether an error says that another writer held the database: nothing of the call was applied. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
}
