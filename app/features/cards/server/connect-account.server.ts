import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { Database } from '#db/client.server.ts';
import {
  bindAccount,
  countWithdrawn,
  getConnectedAccount,
  stopAccount,
} from '../queries/connected-accounts.server.ts';
import { closeOpenAttempts } from './close-attempts.server.ts';
import { refreshAccount } from './refresh-account.server.ts';

const regions: Record<CountryCode, string> = { us: 'us', ca: 'ca', uk: 'gb', au: 'au' };

/** Where Stripe's form is; or that nothing is left to fill in; or that the account here was closed meanwhile. */
export type ConnectOutcome =
  | { outcome: 'form'; url: string }
  | { outcome: 'ready' | 'account-closed' };

/**
 * Takes a seller to Stripe's form for their own account: the one they have, else a new one, which is bound to them before they
 * leave. Two presses at once make one account.
 * @param order.returnUrl where Stripe sends them back to, and `refreshUrl` when the way into the form is too old
 * @throws when Stripe or the database cannot be asked
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
    // Another command with other details may have bound an account first.
    const isOtherBound = known === null && (await getBoundAccount(db, userId)) !== null;
    return isOtherBound ? connectAccount(db, connect, order) : { outcome: 'account-closed' };
  }
  const state = await refreshAccount(db, connect, accountId, now);
  if (state === 'ready') return { outcome: 'ready' };
  // The seller took our access back a moment ago: the next account is a new one.
  if (state === 'withdrawn') return connectAccount(db, connect, order);
  return { outcome: 'form', url: await connect.linkToForm({ accountId, returnUrl, refreshUrl }) };
}

/** The id of the account that a user has at Stripe and that was not withdrawn. */
async function getBoundAccount(db: Database, userId: string): Promise<string | null> {
  const held = await getConnectedAccount(db, userId);
  return held && held.state !== 'withdrawn' ? held.accountId : null;
}

/**
 * Stops the use of a seller's account here and closes the pages at which clients could pay with it. What is under way is
 * booked all the same.
 */
export async function disconnectAccount(
  db: Database,
  connect: ConnectClient | null,
  stop: { userId: string; now: number; reportError: (error: unknown) => void },
): Promise<void> {
  await stopAccount(db, stop);
  await closeOpenAttempts(db, connect, stop);
}
