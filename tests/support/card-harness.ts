import { eq } from 'drizzle-orm';
import { bindAccount } from '#app/features/cards/queries/connected-accounts.server.ts';
import { refreshAccount } from '#app/features/cards/server/connect-account.server.ts';
import { startCardPayment } from '#app/features/cards/server/start-card-payment.server.ts';
import type { Database } from '#db/client.server.ts';
import { checkoutAttempts } from '#db/connect-schema.ts';
import {
  type ConnectedAccount,
  openConnectedAccount,
} from '#tests/fakes/stripe/connect/connected-account.ts';
import { type At, type PaymentIntent, paySession } from '#tests/fakes/stripe/connect/payments.ts';
import { openStripeHarness, seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { connectSellers } from './connect-client.ts';
import { createSampleUser } from './sample-user.ts';
import { saveSample } from './save-sample.ts';

/** Opens the Stripe fake, connected to the product's adapter for sellers. */
export async function openCardHarness(db: Database) {
  const harness = await openStripeHarness();
  const connect = connectSellers(harness.registration);

  /** Connects a user to an account that accepts cards. */
  const connectUser = async (userId: string): Promise<ConnectedAccount> => {
    const facts = { email: null, name: null, metadata: {} };
    const account = openConnectedAccount(harness.state, facts, seconds());
    Object.assign(account, { status: 'active', wants: [] });
    await bindAccount(db, { accountId: account.id, userId, now: Date.now() });
    await refreshAccount(db, connect, account.id, Date.now());
    return account;
  };
  const at = (account: ConnectedAccount): At => ({ state: harness.state, account, now: seconds() });
  const start = (invoiceId: string) =>
    startCardPayment(db, connect, {
      invoiceId,
      isForAll: false,
      now: Date.now(),
      page: `https://billwren.example/invoice/${invoiceId}`,
    });
  /** Opens the payment page as a click on the client's page does, and returns the fake's session. */
  const openPage = async (invoiceId: string, account: ConnectedAccount) => {
    const made = await start(invoiceId);
    const id = made.outcome === 'made' ? made.url.split('/').at(-1) : '';
    const session = account.objects['checkout.session'].get(id ?? '');
    if (!session) throw new Error(`no page to pay at: ${made.outcome}`);
    return session;
  };
  return {
    harness,
    connect,
    connectUser,
    at,
    start,
    openPage,
    /** Creates a connected seller with an invoice of 165.01 USD. */
    sell: async () => {
      const settings = await createSampleUser(db);
      const invoiceId = await saveSample(db, settings);
      const account = await connectUser(settings.userId);
      return { settings, userId: settings.userId, invoiceId, account };
    },
    /** Pays the balance due as the client. */
    pay: async (
      invoiceId: string,
      account: ConnectedAccount,
      how: 'card' | 'bank' = 'card',
    ): Promise<PaymentIntent> => paySession(at(account), await openPage(invoiceId, account), how),
    attemptsOf: (invoiceId: string) =>
      db
        .select()
        .from(checkoutAttempts)
        .where(eq(checkoutAttempts.invoiceId, invoiceId))
        .orderBy(checkoutAttempts.madeAt),
    stop: harness.stop,
  };
}
