import type { AccountState } from '#app/domain/cards/card-states.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { Database } from '#db/client.server.ts';
import { applyAccount, nextSequence } from '../queries/connected-accounts.server.ts';

/**
 * Asks Stripe what holds for a seller's account and writes it, unless a later question was answered already.
 * @param now ms
 * @returns what Stripe said; null when the account is none of ours, or withdrawn before
 * @throws when Stripe or the database cannot be asked
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
