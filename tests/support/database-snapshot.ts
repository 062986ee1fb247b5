import { openDatabase } from '#db/client.server.ts';

/** Every row of every table as text, for proving that nothing was written. */
export async function takeSnapshot(libsqlUrl: string): Promise<Record<string, string[]>> {
  const { $client } = openDatabase({ url: libsqlUrl });
  const { rows } = await $client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  const snapshot: Record<string, string[]> = {};
  for (const { name } of rows) {
    const table = await $client.execute(`SELECT * FROM "${String(name)}"`);
    snapshot[String(name)] = table.rows.map((row) => JSON.stringify(row)).sort();
  }
  return snapshot;
}
