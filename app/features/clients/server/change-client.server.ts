import {
  type ClientAnswer,
  checkClient,
  checkClientChanges,
} from '#app/domain/clients/check-client.ts';
import type { ClientText } from '#app/domain/clients/client.ts';
import { fullMessage } from '#app/features/account/public.server.ts';
import { describeClientIssues } from '#app/features/clients/words/client-issues.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';
import { insertClient, updateClient } from '../queries/client-rows.server.ts';

/**
 * Adds a client. A retry with the same key updates that client to the latest values.
 * @param input.key created by the browser each time the form is opened
 */
export async function addClient(
  db: Database,
  input: { userId: string; key: string; text: ClientText; now: number },
): Promise<ClientAnswer> {
  const { userId, key, text, now } = input;
  const checked = checkClient(text);
  if (!checked.ok) return { outcome: 'invalid', errors: describeClientIssues(checked.issues) };
  const id = idOfKey(userId, key);
  const isKept = await insertClient(db, { ...checked.columns, id, userId, createdAt: now });
  return isKept ? { outcome: 'saved' } : { outcome: 'refused', message: fullMessage('clients') };
}

/** Updates only the given fields of the owner's client. */
export async function editClient(
  db: Database,
  input: { userId: string; clientId: string; changes: Partial<ClientText> },
): Promise<ClientAnswer> {
  const checked = checkClientChanges(input.changes);
  if (!checked.ok) return { outcome: 'invalid', errors: describeClientIssues(checked.issues) };
  const isKnown = await updateClient(db, input.userId, input.clientId, checked.columns);
  return { outcome: isKnown ? 'saved' : 'not-found' };
}
