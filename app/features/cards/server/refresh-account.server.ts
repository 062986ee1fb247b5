import type { AccountState } from '#app/domain/cards/card-states.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { Database } from '#db/client.server.ts';
import { applyAccount, nextSequence } from '../queries/connected-accounts.server.ts';

/**
 * Fetches the state of a seller's account from Stripe and saves it, unless a later request was already answered.
 * @param now ms
 * @returns the state at Stripe; null if the account isn't ours or was already withdrawn
 * @throws if Stripe or the database is unavailable
 */
export async function refreshAccount(
  db: Database,
  connect: Pick<ConnectClient, 'fetchAccount'>,
  accountId: string,
  now: number,
): Promise<AccountState | null> {
  const taken = await nextSequence(db, accountId);
  if (!taken) return null;
  const facts = await connect.fetchAccount(accountId);
  await applyAccount(db, { accountId, ticket: taken.ticket, facts, now });
  return facts.state;
}
