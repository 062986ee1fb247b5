import { type ClientErrors, checkClientChanges } from '#app/domain/client/check-client.ts';
import type { ClientText } from '#app/domain/client/client.ts';
import type { Database } from '#db/client.server.ts';
import { updateClient } from '#db/queries/clients.server.ts';

/** Changes the given fields of a client of the owner and leaves the others as they are by now. */
export async function editClient(
  db: Database,
  input: { userId: string; clientId: string; changes: Partial<ClientText> },
): Promise<{ outcome: 'saved' | 'not-found' } | { outcome: 'invalid'; errors: ClientErrors }> {
  const checked = checkClientChanges(input.changes);
  if (!checked.ok) return { outcome: 'invalid', errors: checked.errors };
  const isKnown = await updateClient(db, input.userId, input.clientId, checked.columns);
  return { outcome: isKnown ? 'saved' : 'not-found' };
}
