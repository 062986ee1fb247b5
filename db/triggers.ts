import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client/http';
import { whenNotBusy } from './when-not-busy.ts';

const triggersFolder = fileURLToPath(new URL('./triggers', import.meta.url));

/** Lists the triggers of `db/triggers/*.sql` by name. */
export function listTriggers(): Map<string, string> {
  const texts = readdirSync(triggersFolder)
    .sort()
    .map((file) => readFileSync(`${triggersFolder}/${file}`, 'utf8'));
  const triggers = texts.flatMap(
    (text) => text.match(/^CREATE TRIGGER [\s\S]*?^END(?=;$)/gm) ?? [],
  );
  return new Map(triggers.map((text) => [text.split(' ', 3)[2] ?? '', text]));
}

/**
 * Replaces the database's triggers by those of `db/triggers/*.sql`, in one transaction; does nothing if they are the
 * same.
 */
export async function createTriggers(client: Client): Promise<void> {
  const { rows } = await whenNotBusy(() =>
    client.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"),
  );
  const current = new Map(rows.map(({ name, sql }) => [String(name), String(sql)]));
  const wanted = listTriggers();
  const isCurrent = [...wanted].every(([name, text]) => current.get(name) === text);
  if (isCurrent && current.size === wanted.size) return;
  const drops = [...new Set([...current.keys(), ...wanted.keys()])].map(
    (name) => `DROP TRIGGER IF EXISTS ${name}`,
  );
  await whenNotBusy(() => client.batch([...drops, ...wanted.values()], 'write'));
}
