import { openDatabase } from '#db/client.server.ts';

/** Returns every row of every table as text, to prove that nothing was written. */
export async function takeSnapshot(libsqlUrl: string): Promise<Record<string, string[]>> {
  const { $client } = openDatabase({ url: libsqlUrl });
  const { rows } = await $client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  const names = rows.map(({ name }) => String(name));
  const tables = await $client.batch(
    names.map((name) => `SELECT * FROM "${name}"`),
    'read',
  );
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      (tables[at]?.rows ?? []).map((row) => JSON.stringify(row)).sort(),
    ]),
  );
}
