import { getTableColumns, type Table } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';

/** Returns an insert of a row with these values; other required columns get the text, 1 or false. */
export function insertFilled<T extends Table>(
  db: Database,
  table: T,
  values: Partial<T['$inferInsert']>,
  text: string = crypto.randomUUID(),
) {
  const usual: Record<string, unknown> = { string: text, number: 1, boolean: false };
  const required = Object.entries(getTableColumns(table))
    .filter(([, { notNull, hasDefault }]) => notNull && !hasDefault)
    .map(([name, { dataType }]) => [name, usual[dataType]]);
  return db.insert(table as never).values({ ...Object.fromEntries(required), ...values } as never);
}
