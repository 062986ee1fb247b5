import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client/http';
import { whenNotBusy } from './when-not-busy.ts';

const triggersFolder = fileURLToPath(new URL('./triggers', import.meta.url));
const statement = /^CREATE (?:VIEW [\s\S]*?|TRIGGER [\s\S]*?^END)(?=;$)/gm;

/** Lists the triggers of `db/triggers/*.sql`, and the views they use, by name; the views come first. */
export function listTriggers(): Map<string, string> {
  const texts = readdirSync(triggersFolder)
    .sort()
    .map((file) => readFileSync(`${triggersFolder}/${file}`, 'utf8'));
  const statements = texts.flatMap((text) => text.match(statement) ?? []);
  const views = statements.filter((text) => kindOf(text) === 'VIEW');
  const triggers = statements.filter((text) => kindOf(text) === 'TRIGGER');
  return new Map([...views, ...triggers].map((text) => [text.split(/\s/, 3)[2] ?? '', text]));
}

function kindOf(text: string): string | undefined {
  return text.split(' ', 2)[1];
}

/**
 * Replaces the database's triggers and views by those of `db/triggers/*.sql`, in one transaction; does nothing if they
 * are the same.
 */
export async function createTriggers(client: Client): Promise<void> {
  const { rows } = await whenNotBusy(() =>
    client.execute("SELECT name, sql FROM sqlite_master WHERE type IN ('trigger', 'view')"),
  );
  const current = new Map(rows.map(({ name, sql }) => [String(name), String(sql)]));
  const wanted = listTriggers();
  const isCurrent = [...wanted].every(([name, text]) => current.get(name) === text);
  if (isCurrent && current.size === wanted.size) return;
  const drops = [...current, ...wanted].map(
    ([name, text]) => `DROP ${kindOf(text)} IF EXISTS ${name}`,
  );
  await whenNotBusy(() => client.batch([...drops, ...wanted.values()], 'write'));
}
