import type { Database, DatabaseOptions } from '#db/client.server.ts';
import { isFullStrain } from './rounds.ts';

/**
 * How a database call fails: the server can't be reached; it did the work but the response is lost; another writer
 * holds the database, once (the write is retried) or permanently.
 */
export const databaseFaults = ['not reached', 'answer lost', 'busy once', 'busy'] as const;
export type DatabaseFault = (typeof databaseFaults)[number];
/** All faults in the soak. Usual runs leave out a busy database, which affects all writes alike and takes time. */
export const usualFaults: readonly DatabaseFault[] = isFullStrain
  ? databaseFaults
  : ['not reached', 'answer lost'];

type Fetch = NonNullable<DatabaseOptions['fetch']>;

/**
 * Returns a `fetch` for `openDatabase` whose n-th call (from 1) fails; `fired` returns whether there was such a call. A
 * route's test passes it where the composition root opens the database.
 */
export function faultyFetch(
  fault: DatabaseFault,
  failAt: number,
): { fetch: Fetch; fired: () => boolean } {
  let calls = 0;
  return {
    fired: () => calls >= failAt,
    fetch: async (request, init) => {
      calls += 1;
      const fails = calls === failAt || (fault === 'busy' && calls > failAt);
      if (!fails) return fetch(request, init);
      switch (fault) {
        case 'not reached':
          throw new TypeError('fetch failed (a fault put in by the test)');
        case 'answer lost':
          await (await fetch(request, init)).arrayBuffer();
          throw new TypeError('socket closed (a fault put in by the test)');
        case 'busy once':
        case 'busy':
          return busyAnswer(request);
        default:
          return fault satisfies never;
      }
    },
  };
}

/** The response of a server whose database is locked, in the HTTP protocol's JSON form. */
async function busyAnswer(request: Request): Promise<Response> {
  const { requests } = (await request.json()) as { requests: { type: string }[] };
  const error = { message: 'SQLite error: database is locked', code: 'SQLITE_BUSY' };
  const results = requests.map(({ type }) =>
    type === 'close' ? { type: 'ok', response: { type } } : { type: 'error', error },
  );
  return Response.json({ baton: null, base_url: null, results });
}

/** How an action under a fault ended: with an answer, or with an error. */
export type FaultOutcome<T> =
  | { fault: DatabaseFault; failAt: number; outcome: 'answered'; answer: T }
  | { fault: DatabaseFault; failAt: number; outcome: 'threw'; error: unknown };

/**
 * How many of an action's first calls usual runs test one by one; of the later ones, mostly reads, they test every
 * fourth. The soak tests each.
 */
const maxInTurn = 8;

/**
 * Runs an action repeatedly, each time with the next of its database calls failing, in each way of failing, until it
 * makes no further calls.
 *
 * @param action the action under test; before every run, `prepare` sets up its data (for example a new user) with a
 * working database
 * @param check checks the resulting state, usually: all or nothing, and a second try completes it exactly once
 * @param faults the ways of failing; all by default
 * @returns how many faults occurred, so that the test can require some
 */
export async function forEachDatabaseFault<Start, T>(test: {
  open: (options?: Pick<DatabaseOptions, 'fetch'>) => Database;
  prepare: (db: Database) => Promise<Start>;
  action: (db: Database, start: Start) => Promise<T>;
  check: (db: Database, start: Start, outcome: FaultOutcome<T>) => Promise<void>;
  faults?: readonly DatabaseFault[];
}): Promise<number> {
  let met = 0;
  for (const fault of test.faults ?? databaseFaults) {
    for (let failAt = 1; ; failAt += failAt < maxInTurn || isFullStrain ? 1 : 4) {
      const start = await test.prepare(test.open());
      const faulty = faultyFetch(fault, failAt);
      const outcome = await attempt(
        () => test.action(test.open({ fetch: faulty.fetch }), start),
        fault,
        failAt,
      );
      if (!faulty.fired()) break;
      met += 1;
      await test.check(test.open(), start, outcome);
    }
  }
  return met;
}

async function attempt<T>(
  run: () => Promise<T>,
  fault: DatabaseFault,
  failAt: number,
): Promise<FaultOutcome<T>> {
  try {
    return { fault, failAt, outcome: 'answered', answer: await run() };
  } catch (error) {
    return { fault, failAt, outcome: 'threw', error };
  }
}
