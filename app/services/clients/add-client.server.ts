import { type ClientErrors, checkClient } from '#app/domain/client/check-client.ts';
import type { ClientText } from '#app/domain/client/client.ts';
import type { Database } from '#db/client.server.ts';
import { insertClient } from '#db/queries/clients.server.ts';
import { idOfKey } from '../id-of-key.server.ts';

/**
 * Adds a client. Sent again with the same key it is the same client, with the texts sent last.
 * @param input.key made by the browser for each form that is opened
 */
export async function addClient(
  db: Database,
  input: { userId: string; key: string; text: ClientText; now: number },
): Promise<{ outcome: 'saved' } | { outcome: 'invalid'; errors: ClientErrors }> {
  const { userId, key, text, now } = input;
  const checked = checkClient(text);
  if (!checked.ok) return { outcome: 'invalid', errors: checked.errors };
  const id = await idOfKey(userId, key);
  await insertClient(db, { ...checked.columns, id, userId, createdAt: now });
  return { outcome: 'saved' };
}
