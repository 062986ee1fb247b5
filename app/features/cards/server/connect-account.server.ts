import type { AccountState } from '#app/domain/cards/card-account.ts';
import {
  type ConnectClient,
  type ConnectEvent,
  concernsPayment,
  withdrawalType,
} from '#app/domain/cards/connect-client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  type Attempt,
  findAttempt,
  recordMismatchOfAttempt,
} from '#app/features/cards/queries/checkout-attempts.server.ts';
import {
  applyAccount,
  bindAccount,
  countWithdrawn,
  findAccountUser,
  getConnectedAccount,
  nextSequence,
  stopAccount,
} from '#app/features/cards/queries/connected-accounts.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  closeOpenAttempts,
  closeStaleAttempts,
  type SettleOutcome,
  settleAttempt,
} from './settle-attempts.server.ts';

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
type ConnectStart = { outcome: 'form'; url: string } | { outcome: 'ready' | 'account-closed' };

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
): Promise<ConnectStart> {
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

/** `unconcerned`: an event type that changes nothing; `not-ours`: about an account or a sale unknown to us. */
type ConnectOutcome = SettleOutcome | 'unconcerned' | 'not-ours' | 'account';

export type HandledConnectEvent = {
  outcome: ConnectOutcome;
  userId: string | null;
  invoiceId: string | null;
};

/**
 * Handles a verified event of a seller's account. Only its account and the ids in it are used; the rest is fetched from
 * Stripe. Sales that did not start here are ignored. Closes checkout pages whose amount is no longer due.
 * @param now ms
 * @throws if Stripe or the database is unavailable: the event can be sent again
 */
export async function handleConnectEvent(
  db: Database,
  connect: ConnectClient,
  event: ConnectEvent,
  now: number,
): Promise<HandledConnectEvent> {
  const none = { userId: null, invoiceId: null };
  if (event.type === withdrawalType) return handleAccountEvent(db, connect, event.accountId, now);
  if (!concernsPayment(event.type)) return { outcome: 'unconcerned', ...none };
  const attempt = await findAttemptOf(db, connect, event);
  if (!attempt) return { outcome: 'not-ours', ...none };
  const { userId, invoiceId } = attempt;
  if (attempt.accountId !== event.accountId) {
    await recordMismatchOfAttempt(db, { id: attempt.id, mismatch: 'account', now });
    return { outcome: 'mismatch', userId, invoiceId };
  }
  const outcome = await settleAttempt(db, connect, attempt, now);
  await closeStaleAttempts(db, connect, {
    userId,
    invoiceId,
    now,
    reportError: (error) => {
      throw error;
    },
  });
  return { outcome, userId, invoiceId };
}

/** Handles an event that a seller's account changed. */
export async function handleAccountEvent(
  db: Database,
  connect: ConnectClient,
  accountId: string,
  now: number,
): Promise<HandledConnectEvent> {
  const userId = await findAccountUser(db, accountId);
  if (userId === null) return { outcome: 'not-ours', userId: null, invoiceId: null };
  await refreshAccount(db, connect, accountId, now);
  return { outcome: 'account', userId, invoiceId: null };
}

/**
 * A refund or dispute event may arrive before that of its payment; then Stripe is asked which page the payment came
 * from.
 */
async function findAttemptOf(
  db: Database,
  connect: ConnectClient,
  { accountId, sessionId, paymentIntentId }: ConnectEvent,
): Promise<Attempt | null> {
  const known = await findAttempt(db, { sessionId, paymentIntentId });
  if (known || sessionId !== null || paymentIntentId === null) return known;
  if ((await findAccountUser(db, accountId)) === null) return null;
  const found = await connect.findSession({ accountId, paymentIntentId });
  return found === null ? null : findAttempt(db, { sessionId: found });
}
