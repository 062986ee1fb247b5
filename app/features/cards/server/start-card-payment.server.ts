import {
  isRepeatedFailure,
  stripeFailureKind,
} from '#app/adapters/stripe/stripe-failure.server.ts';
import { canCharge } from '#app/domain/cards/charge-limits.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts/documents.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Database } from '#db/client.server.ts';
import {
  type Attempt,
  beginAttempt,
  getPayable,
  giveUpAttempt,
  isTooOld,
  noteSession,
  type Payable,
} from '../queries/checkout-attempts.server.ts';
import { closeAttempt } from './close-attempts.server.ts';
import { settleAttempt } from './settle-attempt.server.ts';

/**
 * Where to pay; or that a payment is under way; or that Stripe never takes such an amount; or that nothing can be paid here now; or
 * that others change the invoice with every try.
 */
export type CardPaymentOutcome =
  | { outcome: 'made'; url: string }
  | { outcome: 'under-way' | 'uncharged' | 'closed' | 'changing' };

type Order = {
  invoiceId: string;
  /** All that is due, not only its next step. */
  isForAll: boolean;
  /** The invoice's page for its client, an absolute address. */
  page: string;
  /** ms. */
  now: number;
};

/** An edit, another tab, a paid page may come between; hardly more than two of them. */
const maxTries = 6;

/**
 * Makes a page to pay what is due on an invoice at this moment, on its seller's own account at Stripe; the open one of the
 * same amount is used again, whoever asks, and one of the other amount that is due is left to who is paying there. The try is written before Stripe is asked, and the
 * balance is looked at again after, so that no page stays open for another amount.
 * @throws when Stripe or the database cannot be asked
 */
export async function startCardPayment(
  db: Database,
  connect: ConnectClient,
  order: Order,
): Promise<CardPaymentOutcome> {
  const { invoiceId, isForAll, now } = order;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const payable = await getPayable(db, invoiceId);
    if (payable?.isUnderWay) return { outcome: 'under-way' };
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
    } else await beginAttempt(db, { id: crypto.randomUUID(), invoiceId, isForAll, now });
  }
  return { outcome: 'changing' };
}

function wantedOf({ balanceMinor, nextMinor }: Payable, isForAll: boolean): number {
  return isForAll ? balanceMinor : nextMinor;
}

function fits({ amountMinor, accountId }: Attempt, payable: Payable, isForAll: boolean): boolean {
  return amountMinor === wantedOf(payable, isForAll) && accountId === payable.accountId;
}

/** The address of a try's page; null when it is over, or what is due has changed meanwhile. */
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
    await noteSession(db, { id, sessionId: made.sessionId, now });
    const after = await getPayable(db, invoiceId);
    const stored = after?.live.find((each) => each.id === id);
    if (after && stored?.sessionId === made.sessionId) {
      return fits(stored, after, isForAll) ? made.url : null;
    }
    // Given up while Stripe was answering: what is paid at that page would never be booked.
    await connect.expireSession({ accountId, sessionId: made.sessionId });
    return null;
  } catch (error) {
    const kind = stripeFailureKind(error);
    // Another attempt has another key. If Stripe made a page all the same, nobody has its address.
    const isOver = kind === 'refused' || kind === 'no-such' || isRepeatedFailure(error);
    if (isOver) await giveUpAttempt(db, id, now);
    throw error;
  }
}
