import { isRepeatedFailure, stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import { canCharge } from '#app/domain/cards/card-account.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Database } from '#db/client.server.ts';
import {
  type Attempt,
  getPayable,
  giveUpAttempt,
  insertAttempt,
  isTooOld,
  type Payable,
  recordSession,
} from '../queries/checkout-attempts.server.ts';
import { closeAttempt, settleAttempt } from './settle-attempts.server.ts';

/**
 * The page to pay at; or a payment is processing; or Stripe never accepts such an amount; or nothing can be paid here
 * now; or concurrent changes to the invoice kept interfering.
 */
export type CardPaymentOutcome =
  | { outcome: 'made'; url: string }
  | { outcome: 'under-way' | 'uncharged' | 'closed' | 'changing' };

type Order = {
  invoiceId: string;
  /** Pays the whole balance, not only the next installment. */
  isForAll: boolean;
  /** The invoice's page for its client, an absolute URL. */
  page: string;
  /** ms. */
  now: number;
};

/** An edit, another tab or a paid page may interfere; more than two of them are unlikely. */
const maxTries = 6;

/**
 * Opens a checkout page for the amount due on an invoice now, on its seller's own Stripe account. An open page for the
 * same amount is reused for every visitor; one for the other due amount stays open, since someone may be paying there.
 * The attempt is saved before the call to Stripe and the balance is checked again after it, so that no page stays open
 * for an outdated amount.
 * @throws if Stripe or the database is unavailable
 */
export async function startCardPayment(
  db: Database,
  connect: ConnectClient,
  order: Order,
): Promise<CardPaymentOutcome> {
  const { invoiceId, isForAll, now } = order;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const payable = await getPayable(db, invoiceId);
    if (payable?.isInProgress) return { outcome: 'under-way' };
    if (!payable?.accountId) return { outcome: 'closed' };
    if (!canCharge(wantedOf(payable, isForAll), payable.currency)) return { outcome: 'uncharged' };
    for (const attempt of payable.live) {
      const isDue = fits(attempt, payable, true) || fits(attempt, payable, false);
      if (!isDue) await closeAttempt(db, connect, attempt, now);
    }
    const live = payable.live.find((attempt) => fits(attempt, payable, isForAll));
    if (live) {
      const url = await pageOf(db, connect, { ...order, attempt: live, payable });
      if (url) return { outcome: 'made', url };
    } else await insertAttempt(db, { id: crypto.randomUUID(), invoiceId, isForAll, now });
  }
  return { outcome: 'changing' };
}

function wantedOf({ balanceMinor, nextMinor }: Payable, isForAll: boolean): number {
  return isForAll ? balanceMinor : nextMinor;
}

function fits({ amountMinor, accountId }: Attempt, payable: Payable, isForAll: boolean): boolean {
  return amountMinor === wantedOf(payable, isForAll) && accountId === payable.accountId;
}

/** The URL of an attempt's page; null if it is closed or the amount due has changed. */
async function pageOf(
  db: Database,
  connect: ConnectClient,
  {
    attempt,
    payable,
    invoiceId,
    isForAll,
    page,
    now,
  }: Order & { attempt: Attempt; payable: Payable },
): Promise<string | null> {
  const { id, accountId, sessionId } = attempt;
  if (sessionId !== null) {
    const { state, url } = await connect.fetchSession({ accountId, sessionId });
    if (state === 'open' && url) return url;
    await settleAttempt(db, connect, attempt, now);
    return null;
  }
  if (isTooOld(attempt, now)) {
    await giveUpAttempt(db, id, now);
    return null;
  }
  try {
    const made = await connect.openSession({
      id,
      accountId,
      invoiceId,
      amountMinor: attempt.amountMinor,
      currency: attempt.currency,
      title: fill(documentTexts.title, { number: payable.invoiceNumber }),
      successUrl: `${page}?card=${id}`,
      cancelUrl: page,
    });
    await recordSession(db, { id, sessionId: made.sessionId, now });
    const after = await getPayable(db, invoiceId);
    const stored = after?.live.find((each) => each.id === id);
    if (after && stored?.sessionId === made.sessionId) {
      return fits(stored, after, isForAll) ? made.url : null;
    }
    // The attempt was given up while Stripe was answering; a payment on that page would never be recorded.
    await connect.expireSession({ accountId, sessionId: made.sessionId });
    return null;
  } catch (error) {
    const kind = stripeFailureKind(error);
    // Another attempt uses another idempotency key. If Stripe created a page anyway, nobody has its URL.
    const isOver = kind === 'refused' || kind === 'no-such' || isRepeatedFailure(error);
    if (isOver) await giveUpAttempt(db, id, now);
    throw error;
  }
}
