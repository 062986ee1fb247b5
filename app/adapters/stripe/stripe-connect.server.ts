import Stripe from 'stripe';
import * as z from 'zod';
import {
  type ConnectClient,
  paymentEventTypes,
  type SessionFacts,
  type SessionOf,
} from '#app/domain/cards/connect-client.ts';
import {
  parseAccount,
  parseCheckoutSession,
  parseConnectEvent,
  parseDisputes,
  parseNotification,
  parseRefunds,
  requestMark,
} from './connect-schemas.server.ts';
import { ask, idempotencyKeyOf, openStripe, type StripeAccess } from './open-stripe.server.ts';
import { isTimely, type ReportUnknown, signatureToleranceSeconds } from './stripe-event.server.ts';

/** In addition to the key, the secret of each webhook endpoint for connected accounts. */
export type ConnectWebhookSettings = {
  connectSecret: string;
  connectAccountsSecret: string;
  isLive: boolean;
};

/** More events than a seller's account has in the hours that one check covers. */
const maxEvents = 500;

/**
 * Creates the client for sellers' own accounts, based on Stripe's library: Accounts v2 with the full dashboard, direct
 * charges without a fee (docs.stripe.com/connect/direct-charges).
 * @param settings without the secrets no event is accepted
 */
export function createConnect(
  settings: StripeAccess & Partial<ConnectWebhookSettings>,
): ConnectClient {
  let made: Stripe | undefined;
  const stripe = () => {
    made ??= openStripe(settings);
    return made;
  };

  return {
    openAccount: ({ userId, email, businessName, region, idempotencyKey }) =>
      ask('open an account', async () => {
        const account: Stripe.V2.Core.AccountCreateParams = {
          ...(email && { contact_email: email }),
          ...(businessName && { display_name: businessName }),
          dashboard: 'full',
          identity: { country: region },
          configuration: {
            merchant: { capabilities: { card_payments: { requested: true } } },
          },
          defaults: {
            responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' },
          },
          metadata: { user_id: userId },
        };
        const options = { idempotencyKey: idempotencyKeyOf(idempotencyKey, account) };
        return (await stripe().v2.core.accounts.create(account, options)).id;
      }),

    linkToForm: ({ accountId, returnUrl, refreshUrl }) =>
      ask('open the form', async () => {
        const link = await stripe().v2.core.accountLinks.create({
          account: accountId,
          use_case: {
            type: 'account_onboarding',
            account_onboarding: { return_url: returnUrl, refresh_url: refreshUrl },
          },
        });
        return z.url().parse(link.url);
      }),

    fetchAccount: (accountId) =>
      ask('read an account', async () => {
        try {
          const include = ['configuration.merchant' as const, 'requirements' as const];
          const account = await stripe().v2.core.accounts.retrieve(accountId, { include });
          return parseAccount(account, settings.reportUnknown);
        } catch (error) {
          if (isUnreachable(error)) return { state: 'withdrawn', wants: [] };
          throw error;
        }
      }),

    openSession: (attempt) =>
      ask('make a page to pay at', async () => {
        const metadata = { attempt_id: attempt.id, invoice_id: attempt.invoiceId };
        const order: Stripe.Checkout.SessionCreateParams = {
          mode: 'payment',
          client_reference_id: attempt.id,
          adaptive_pricing: { enabled: false },
          line_items: [
            {
              price_data: {
                currency: attempt.currency.toLowerCase(),
                unit_amount: attempt.amountMinor,
                product_data: { name: attempt.title },
              },
              quantity: 1,
            },
          ],
          metadata,
          payment_intent_data: { metadata, description: attempt.title },
          success_url: attempt.successUrl,
          cancel_url: attempt.cancelUrl,
        };
        const { id, url } = await stripe().checkout.sessions.create(order, {
          stripeAccount: attempt.accountId,
          idempotencyKey: idempotencyKeyOf(attempt.id, order),
        });
        return { sessionId: id, url };
      }),

    fetchSession: (session) =>
      ask('read a page to pay at', () => fetchSession(stripe(), session, settings.reportUnknown)),

    findSession: ({ accountId, paymentIntentId }) =>
      ask('find a page to pay at', async () => {
        const { data } = await stripe().checkout.sessions.list(
          { payment_intent: paymentIntentId, limit: 1 },
          { stripeAccount: accountId },
        );
        return data[0]?.id ?? null;
      }),

    expireSession: ({ accountId, sessionId }) =>
      ask('close a page to pay at', async () => {
        const of = { stripeAccount: accountId };
        try {
          await stripe().checkout.sessions.expire(sessionId, {}, of);
        } catch (error) {
          // It may have been paid, or have expired.
          const { status } = await stripe().checkout.sessions.retrieve(sessionId, {}, of);
          if (status === 'open') throw error;
        }
      }),

    refund: ({ id, accountId, chargeId, amountMinor }) =>
      ask('refund a payment', async () => {
        const order = { charge: chargeId, amount: amountMinor, metadata: { [requestMark]: id } };
        await stripe().refunds.create(order, {
          stripeAccount: accountId,
          idempotencyKey: idempotencyKeyOf(id, order),
        });
      }),

    listEvents: ({ accountId, sinceMs }) =>
      ask('list what happened', async () => {
        const found = await stripe()
          .events.list(
            {
              types: [...paymentEventTypes],
              created: { gte: Math.floor(sinceMs / 1000) },
              limit: 100,
            },
            { stripeAccount: accountId },
          )
          .autoPagingToArray({ limit: maxEvents });
        return found.reverse().flatMap((event) => {
          const read = parseConnectEvent({ ...event, account: accountId }, event.livemode);
          return read && read !== 'ignored' ? [{ ...read, atMs: event.created * 1000 }] : [];
        });
      }),

    readPaymentEvent: async (rawBody, header, nowMs) => {
      const { connectSecret, isLive } = settings;
      if (!connectSecret || isLive === undefined || !isTimely(header, nowMs)) return null;
      const verify = stripe().webhooks.constructEventAsync.bind(stripe().webhooks);
      const event = await verifyWithTolerance(verify, {
        rawBody,
        header,
        secret: connectSecret,
        nowMs,
      });
      return parseConnectEvent(event, isLive);
    },

    readAccountEvent: async (rawBody, header, nowMs) => {
      const { connectAccountsSecret, isLive } = settings;
      if (!connectAccountsSecret || isLive === undefined || !isTimely(header, nowMs)) return null;
      const verify = stripe().parseEventNotificationAsync.bind(stripe());
      const secret = connectAccountsSecret;
      const event = await verifyWithTolerance(verify, { rawBody, header, secret, nowMs });
      return parseNotification(event, isLive);
    },
  };
}

type Verify = (
  body: string,
  header: string,
  secret: string,
  tolerance: number,
  provider: Stripe.CryptoProvider,
  receivedAt: number,
) => Promise<unknown>;
type Delivered = { rawBody: string; header: string; secret: string; nowMs: number };

/** Returns the body of a delivery with a valid signature; null otherwise. */
function verifyWithTolerance(
  verify: Verify,
  { rawBody, header, secret, nowMs }: Delivered,
): Promise<unknown> {
  const provider = Stripe.createSubtleCryptoProvider();
  return verify(rawBody, header, secret, signatureToleranceSeconds, provider, nowMs).catch(
    () => null,
  );
}

async function fetchSession(
  stripe: Stripe,
  { accountId, sessionId }: SessionOf,
  reportUnknown?: ReportUnknown,
): Promise<SessionFacts> {
  const of = { stripeAccount: accountId };
  const expand = ['payment_intent.latest_charge'];
  const { isDisputed, ...session } = parseCheckoutSession(
    await stripe.checkout.sessions.retrieve(sessionId, { expand }, of),
    reportUnknown,
  );
  const charge = session.charge?.id;
  if (!charge) return { ...session, refunds: [], disputes: [] };
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ charge, limit: 100 }, of),
    isDisputed ? stripe.disputes.list({ charge, limit: 100 }, of) : { data: [] },
  ]);
  return {
    ...session,
    refunds: parseRefunds(refunds.data, reportUnknown),
    disputes: parseDisputes(disputes.data, reportUnknown),
  };
}

/** Whether the seller revoked our access or the account is gone (docs.stripe.com/error-codes). */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return ['account_invalid', 'resource_missing', 'not_found'].includes(error.code ?? '');
}
