import type { AccountState } from '#app/domain/cards/card-account.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  applyAccount,
  bindAccount,
  countWithdrawn,
  getConnectedAccount,
  nextSequence,
  stopAccount,
} from '#app/features/cards/queries/connected-accounts.server.ts';
import type { Database } from '#db/client.server.ts';
import { closeOpenAttempts } from './settle-attempts.server.ts';

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

const regions: Record<CountryCode, string> = { us: 'us', ca: 'ca', uk: 'gb', au: 'au' };

/** The URL of Stripe's form; or nothing is left to fill in; or the account here was closed in between. */
type ConnectOutcome = { outcome: 'form'; url: string } | { outcome: 'ready' | 'account-closed' };

/**
 * Sends a seller to Stripe's onboarding form for their own account: the existing one, or a new one that is linked to
 * them before they leave. Two concurrent calls create one account.
 * @param order.returnUrl where Stripe sends them back to, and `refreshUrl` if the link to the form has expired
 * @throws if Stripe or the database is unavailable
 */
export async function connectAccount(
  db: Database,
  connect: ConnectClient,
  order: {
    userId: string;
    email: string | null;
    businessName: string | null;
    country: CountryCode;
    returnUrl: string;
    refreshUrl: string;
    now: number;
  },
): Promise<ConnectOutcome> {
  const { userId, email, businessName, returnUrl, refreshUrl, now } = order;
  const known = await getBoundAccount(db, userId);
  const accountId =
    known ??
    (await connect.openAccount({
      userId,
      email,
      businessName,
      region: regions[order.country],
      idempotencyKey: `account-${userId}-${await countWithdrawn(db, userId)}`,
    }));
  if (!(await bindAccount(db, { accountId, userId, now }))) {
    // A concurrent request with other details may have linked an account first.
    const isOtherBound = known === null && (await getBoundAccount(db, userId)) !== null;
    return isOtherBound ? connectAccount(db, connect, order) : { outcome: 'account-closed' };
  }
  const state = await refreshAccount(db, connect, accountId, now);
  if (state === 'ready') return { outcome: 'ready' };
  // The seller has just revoked our access, so a new account is created.
  if (state === 'withdrawn') return connectAccount(db, connect, order);
  return { outcome: 'form', url: await connect.linkToForm({ accountId, returnUrl, refreshUrl }) };
}

/** The id of a user's Stripe account that was not withdrawn. */
async function getBoundAccount(db: Database, userId: string): Promise<string | null> {
  const held = await getConnectedAccount(db, userId);
  return held && held.state !== 'withdrawn' ? held.accountId : null;
}

/**
 * Stops using a seller's account here and closes the checkout pages that use it. Payments that are processing are still
 * recorded.
 */
export async function disconnectAccount(
  db: Database,
  connect: ConnectClient | null,
  stop: { userId: string; now: number; reportError: (error: unknown) => void },
): Promise<void> {
  await stopAccount(db, stop);
  await closeOpenAttempts(db, connect, stop);
}
