import type { InStatement, InValue } from '@libsql/client/http';
import type { Database } from '#db/client.server.ts';

type Recorded = { sql: string; args: InValue[] };

/**
 * Returns the plans of all statements that an action sends, one line per step, for example `SEARCH invoices USING INDEX
 * invoices_newest (user_id=? AND archived=?)`.
 */
export async function queryPlansOf(
  db: Database,
  action: () => Promise<unknown>,
): Promise<string[]> {
  const recorded: Recorded[] = [];
  const client = db.$client;
  const { execute, batch } = client;
  client.execute = (statement: InStatement) => {
    const each = toRecorded(statement);
    recorded.push(each);
    return execute.call(client, each.sql, each.args);
  };
  client.batch = ((statements: InStatement[], mode?: 'write' | 'read' | 'deferred') => {
    recorded.push(...statements.map(toRecorded));
    return batch.call(client, statements, mode);
  }) as typeof client.batch;
  try {
    await action();
  } finally {
    client.execute = execute;
    client.batch = batch;
  }
  const plans: string[] = [];
  for (const { sql, args } of recorded) {
    const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    plans.push(...rows.map((row) => String(row.detail)));
  }
  return plans;
}

function toRecorded(statement: InStatement): Recorded {
  if (typeof statement === 'string') return { sql: statement, args: [] };
  return { sql: statement.sql, args: Array.isArray(statement.args) ? statement.args : [] };
}
