import type { InValue, ResultSet } from '@libsql/client/http';
import { fillPlaceholders, type Placeholder, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/http';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Database } from './client.server.ts';

type Query<Result> = RunnableQuery<Result, 'sqlite'>;

/** What drizzle makes of a query before it runs it, alone or in a batch. */
type Statement = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: ResultSet, isFromBatch: true): unknown;
};

/** Only builds SQL: the database of one request can't be used in another. */
const builder = drizzle.mock() as unknown as Database;

/**
 * Prepares a query whose SQL is built once instead of on every request, since building it takes longer than reading its
 * rows. Await the result, or pass it to `queryBatch`, like any other query.
 * @param build builds the query, with placeholders for the values that each call passes
 */
export function prepare<const Name extends string, Result>(
  names: readonly Name[],
  build: (db: Database, placeholders: Record<Name, Placeholder>) => Query<Result>,
): (
  db: Database,
  values: Record<Name, string | number | null>,
) => Query<Result> & PromiseLike<Result> {
  const placeholders = {} as Record<Name, Placeholder>;
  for (const name of names) placeholders[name] = sql.placeholder(name);
  let statement: Statement | undefined;
  return (db, values) => {
    statement ??= prepareByDrizzle(build(builder, placeholders));
    const { sql: text, params } = statement.getQuery();
    const query = { sql: text, params: fillPlaceholders(params, values) };
    const mapResult = (result: ResultSet) => statement?.mapResult(result, true) as Result;
    const run = async () =>
      mapResult(await db.$client.execute({ sql: text, args: query.params as InValue[] }));
    return {
      _: {} as Query<Result>['_'],
      _prepare: () => ({ getQuery: () => query, mapResult }),
      // biome-ignore lint/suspicious/noThenProperty: drizzle's queries are thenables too
      then: (onDone, onFailed) => run().then(onDone, onFailed),
    } as Query<Result> & PromiseLike<Result>;
  };
}

/** drizzle prepares each query with this method, which its types don't mention. */
function prepareByDrizzle(query: Query<unknown>): Statement {
  return (query as unknown as { _prepare(): Statement })._prepare();
}
