import type { Client, ResultSet, Row } from '@libsql/client/http';
import { openDatabase } from '#db/client.server.ts';

/** Patterns that no log line may contain. */
const shapes: [name: string, shape: RegExp][] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+(\.[\w-]+)+/],
  ['an IBAN', /\b[A-Z]{2}\d{2}(?=[A-Z0-9]*\d{6})[A-Z0-9]{11,30}\b/],
  ['a token', /\b(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}\b|\b[0-9a-f]{48,}\b/],
  ['a key', /\b(sk|rk|whsec)_\w{8,}|PRIVATE KEY|Bearer \S{8,}/],
  ['a network address', /\b(?:\d{1,3}\.){3}\d{1,3}\b(?!:)/],
];

/** Columns with user input or personal data; ids are the secret part of a public link. */
const columns: Record<string, string[]> = {
  users: ['id', 'email'],
  sessions: ['id', 'user_agent'],
  user_settings: ['business_name', 'address', 'phone', 'iban', 'account_number', 'account_holder'],
  clients: ['id', 'name', 'email', 'phone', 'address', 'contact', 'tax_number'],
  invoices: [
    'id',
    'client_name',
    'client_email',
    'client_address',
    'business_name',
    'iban',
    'notes',
  ],
};
const shortest = 6;
const piece = 5_000;

/**
 * Finds user data in log lines: first by pattern, then by every value that the database has about its users.
 * @param libsqlUrl null when the database is gone
 */
export async function findLogLeaks(
  lines: readonly string[],
  libsqlUrl: string | null,
): Promise<string[]> {
  // Request ids may be logged; everything else in a line must be free of ids.
  const told = [...new Set(lines.map((line) => line.replace(/"id":"[0-9a-f-]{36}",?/, '')))];
  const leaks = shapes.flatMap(([name, shape]) =>
    told.filter((line) => shape.test(line)).map((line) => `${name}: ${line}`),
  );
  // The other lines contain only numbers and our own names.
  const errors = [...new Set(told.filter((line) => !isPlain(line)))].join('\n');
  if (errors === '' || libsqlUrl === null) return leaks;
  const { $client } = openDatabase({ url: libsqlUrl });
  for (const [table, names] of Object.entries(columns)) {
    for await (const row of rowsOf($client, table, names)) {
      for (const name of names) {
        const value = String(row[name] ?? '');
        if (value.length >= shortest && errors.includes(value))
          leaks.push(`${table}.${name}: ${value}`);
      }
    }
  }
  return [...new Set(leaks)];
}

/** Yields all rows of a table in batches: the database refuses responses of more than 10 MB. */
async function* rowsOf(client: Client, table: string, names: string[]): AsyncGenerator<Row> {
  const sql = `SELECT rowid AS place, ${names.join(', ')} FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${piece}`;
  let place: Row[string] = 0;
  for (;;) {
    const { rows }: ResultSet = await client.execute({ sql, args: [place ?? 0] });
    yield* rows;
    if (rows.length < piece) return;
    place = rows.at(-1)?.place ?? 0;
  }
}

/** A structured line without errors contains nothing that a client sent. */
const isPlain = (line: string) => line.startsWith('{"level"') && !line.includes('"errors":');
