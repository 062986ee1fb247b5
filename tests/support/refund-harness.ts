import { settleAttempt } from '#app/features/cards/server/settle-attempts.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { openCardCalls } from './card-calls.ts';
import { invoiceRowOf } from './invoice-row.ts';
import { readOwnersPage } from './owners-page.ts';
import { jsonPost } from './request-context.ts';
import type { TestDatabase } from './test-database.ts';

/** Opens helpers for refunds of card payments. Call it at the top of a test file. */
export async function openRefundHarness(database: TestDatabase) {
  const cards = await openCardCalls(database);
  const { db, contextOf, seller, connectUser, attemptsOf, connect } = cards;

  /** Syncs the payment with Stripe, as each webhook delivery about it does. */
  async function look({ invoiceId }: { invoiceId: string }): Promise<void> {
    const [attempt] = await attemptsOf(invoiceId);
    if (attempt) await settleAttempt(db, connect, attempt, Date.now());
  }

  /** Creates a seller whose client has paid an invoice of $165.01 by card. */
  async function paid() {
    const made = await seller();
    const account = await connectUser(made.userId);
    const { latest_charge, amount } = await cards.pay(made.invoiceId, account);
    const one = { ...made, account, charge: String(latest_charge), amount };
    await look(one);
    return one;
  }
  type Paid = Awaited<ReturnType<typeof paid>>;

  return {
    ...cards,
    look,
    paid,
    /** A refund of $50.00, as posted by its form. */
    order: ({ invoiceId, charge, amount }: Paid, over: object = {}) => ({
      intent: 'refund',
      invoiceId,
      refundId: crypto.randomUUID(),
      paymentId: charge,
      country: 'us',
      currency: 'USD',
      amountMinor: 5000,
      seenMinor: amount,
      ...over,
    }),
    post: (json: object, cookie: string, context = contextOf()) =>
      answerListPost(jsonPost('/us/invoices', json, cookie), context),
    page: ({ invoiceId, cookie }: Paid) => readOwnersPage(invoiceId, cookie, contextOf()),
    standing: async ({ invoiceId }: Paid) => {
      const { paidMinor, status } = await invoiceRowOf(db, invoiceId);
      return [paidMinor, status];
    },
    refundsAtStripe: ({ account }: Paid) =>
      [...account.objects.refund.values()].map(({ amount, status }) => [amount, status]),
    refused: (message: string, status = 409) => ({
      status,
      body: { outcome: 'not-refunded', message, isUnclear: status === 502 },
    }),
  };
}
