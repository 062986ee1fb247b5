import * as z from 'zod';
import type { DisputeState, RefundState } from '#app/domain/cards/card-account.ts';
import type { AccountFacts, ConnectEvent, SessionFacts } from '#app/domain/cards/connect-client.ts';
import {
  ignoreUnknown,
  parseOpenEnum,
  type ReportUnknown,
  stripeId,
} from './stripe-event.server.ts';

const seconds = z.lazy(() => z.number().int().nonnegative());
const minor = z.lazy(() => z.number().int().nonnegative());
const currency = z.lazy(() => z.string().length(3));

const accountSchema = z.lazy(() =>
  z.object({
    closed: z.boolean().nullish(),
    configuration: z
      .object({
        merchant: z
          .object({
            capabilities: z
              .object({ card_payments: z.object({ status: z.string() }).nullish() })
              .nullish(),
          })
          .nullish(),
      })
      .nullish(),
    requirements: z
      .object({
        entries: z
          .array(
            z.object({
              description: z.string().max(255),
              awaiting_action_from: z.string().nullish(),
              minimum_deadline: z.object({ status: z.string() }).nullish(),
            }),
          )
          .nullish(),
      })
      .nullish(),
  }),
);

// Stripe's enums with the values of its published types (docs.stripe.com/api); later additions become `unknown`.
const capabilityStatuses = ['active', 'pending', 'rejected', 'restricted', 'unsupported'] as const;
const sessionStatuses = ['open', 'complete', 'expired'] as const;
const chargeStatuses = ['succeeded', 'pending', 'failed'] as const;
const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
] as const;
const refundStatuses = ['requires_action', 'pending', 'succeeded', 'failed', 'canceled'] as const;
const disputeStatuses = [
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'appeal_needs_response',
  'appeal_under_review',
  'prevented',
  'won',
  'lost',
] as const;

/** The terms are accepted at the end of Stripe's form, so until then onboarding is unfinished. */
const termsOfService = 'terms_of_service';

/**
 * Parses an Accounts v2 account: ready when it accepts cards. Requirements that aren't due now are left out.
 * @throws when it isn't an account
 */
export function parseAccount(account: unknown, reportUnknown = ignoreUnknown): AccountFacts {
  const { closed, configuration, requirements } = accountSchema.parse(account);
  if (closed) return { state: 'withdrawn', wants: [] };
  const wants = (requirements?.entries ?? [])
    .filter(({ awaiting_action_from: from }) => from !== 'stripe')
    .filter(({ minimum_deadline: by }) => by?.status !== 'eventually_due')
    .map(({ description }) => description);
  const capability = configuration?.merchant?.capabilities?.card_payments;
  const status =
    capability &&
    parseOpenEnum(
      capabilityStatuses,
      { of: 'capability status', text: capability.status },
      reportUnknown,
    );
  if (status === 'active') return { state: 'ready', wants };
  const isUnfinished = wants.some((want) => want.includes(termsOfService));
  return { state: isUnfinished ? 'unfinished' : 'restricted', wants };
}

const chargeSchema = z.lazy(() =>
  z.object({
    id: stripeId,
    amount: minor,
    currency,
    created: seconds,
    status: z.string(),
    disputed: z.boolean(),
  }),
);

const sessionSchema = z.lazy(() =>
  z.object({
    id: stripeId,
    status: z.string().nullable(),
    amount_total: minor.unwrap().nullable(),
    currency: currency.unwrap().nullable(),
    url: z.url().nullable(),
    payment_intent: z
      .object({ id: stripeId, status: z.string(), latest_charge: chargeSchema.nullable() })
      .nullable(),
  }),
);

/**
 * Parses a session with its expanded payment and charge. A complete but unpaid session is processing as long as its
 * payment is, and failed after that. Without an amount or currency it matches no attempt, so nothing is recorded.
 * @throws if the session has another shape
 */
export function parseCheckoutSession(
  session: unknown,
  reportUnknown = ignoreUnknown,
): Omit<SessionFacts, 'refunds' | 'disputes'> & { isDisputed: boolean } {
  const read = sessionSchema.parse(session);
  const { payment_intent: intent } = read;
  const latest = intent?.latest_charge;
  const chargeStatus =
    latest &&
    parseOpenEnum(chargeStatuses, { of: 'charge status', text: latest.status }, reportUnknown);
  const charge = latest && chargeStatus === 'succeeded' ? latest : null;
  return {
    state: charge ? 'paid' : unpaidStateOf(read, reportUnknown),
    amountMinor: read.amount_total ?? 0,
    currency: (read.currency ?? '').toUpperCase(),
    url: read.url,
    paymentIntentId: intent?.id ?? null,
    charge: charge && {
      id: charge.id,
      amountMinor: charge.amount,
      currency: charge.currency.toUpperCase(),
      atMs: charge.created * 1000,
    },
    isDisputed: charge?.disputed ?? false,
  };
}

/** A session with an unknown status is open while it has a page; then its payment decides, as for a complete one. */
function unpaidStateOf(
  { status: text, url, payment_intent: intent }: z.infer<typeof sessionSchema>,
  reportUnknown: ReportUnknown,
): SessionFacts['state'] {
  const status = parseOpenEnum(sessionStatuses, { of: 'session status', text }, reportUnknown);
  if (status === 'open' || status === 'expired') return status;
  if (status === 'unknown' && url !== null) return 'open';
  if (intent === null) return status === 'complete' ? 'failed' : 'expired';
  const payment = { of: 'payment status', text: intent.status };
  const paymentStatus = parseOpenEnum(intentStatuses, payment, reportUnknown);
  return paymentStatus === 'requires_payment_method' || paymentStatus === 'canceled'
    ? 'failed'
    : 'processing';
}

const refundSchema = z.lazy(() =>
  z.object({
    id: stripeId,
    amount: minor,
    created: seconds,
    status: z.string().nullable(),
    metadata: z.record(z.string(), z.string()).nullish(),
  }),
);

/** Metadata key with the id of a refund requested by us. */
export const requestMark = 'refund_request';

/** A refund that waits for the client moves no money yet, and with an unknown status that can't be known. */
const refundStateOf: Record<(typeof refundStatuses)[number] | 'unknown', RefundState> = {
  requires_action: 'asked',
  unknown: 'asked',
  pending: 'pending',
  succeeded: 'made',
  failed: 'failed',
  canceled: 'failed',
};

export function parseRefunds(
  refunds: readonly unknown[],
  reportUnknown = ignoreUnknown,
): SessionFacts['refunds'] {
  return refunds.map((each) => {
    const { id, amount, created, status: text, metadata } = refundSchema.parse(each);
    const status = parseOpenEnum(refundStatuses, { of: 'refund status', text }, reportUnknown);
    return {
      id,
      requestId: metadata?.[requestMark] ?? null,
      amountMinor: amount,
      atMs: created * 1000,
      state: refundStateOf[status],
    };
  });
}

const disputeSchema = z.lazy(() =>
  z.object({ id: stripeId, amount: minor, created: seconds, status: z.string() }),
);

/** A closed inquiry counts as won, because no money moved. All others are open. */
const decided: Partial<Record<(typeof disputeStatuses)[number] | 'unknown', DisputeState>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export function parseDisputes(
  disputes: readonly unknown[],
  reportUnknown = ignoreUnknown,
): SessionFacts['disputes'] {
  return disputes.map((each) => {
    const { id, amount, created, status: text } = disputeSchema.parse(each);
    const status = parseOpenEnum(disputeStatuses, { of: 'dispute status', text }, reportUnknown);
    return { id, amountMinor: amount, atMs: created * 1000, state: decided[status] ?? 'open' };
  });
}

/** The fields of every Stripe event and notification. */
const envelope = z.lazy(() => z.object({ type: z.string().max(255), livemode: z.boolean() }));

const eventSchema = z.lazy(() =>
  z.object({
    type: z.string().max(255),
    account: stripeId,
    data: z.object({
      object: z.object({
        id: stripeId.optional().catch(undefined),
        object: z.string().optional().catch(undefined),
        payment_intent: stripeId.nullish().catch(null),
      }),
    }),
  }),
);

/**
 * Parses which account a Connect event belongs to, and which session or payment it is about.
 * @returns `ignored` for events of the other mode, which Stripe sends to every endpoint of a platform, and for the
 * platform's own events; null when it isn't an event
 */
export function parseConnectEvent(body: unknown, isLive: boolean): ConnectEvent | 'ignored' | null {
  const event = envelope.safeParse(body);
  if (!event.success) return null;
  const parsed = eventSchema.safeParse(body);
  if (!parsed.success || event.data.livemode !== isLive) return 'ignored';
  const { type, account, data } = parsed.data;
  const { id, object, payment_intent: intent } = data.object;
  return {
    type,
    accountId: account,
    sessionId: (object === 'checkout.session' && id) || null,
    paymentIntentId: intent ?? null,
  };
}

const notificationSchema = z.lazy(() =>
  z.object({
    type: z.string().max(255),
    related_object: z.object({ id: stripeId, type: z.literal('v2.core.account') }),
  }),
);

/** Parses which account a thin notification is about; `ignored` also when it is about something else, null as above. */
export function parseNotification(
  body: unknown,
  isLive: boolean,
): { type: string; accountId: string } | 'ignored' | null {
  const event = envelope.safeParse(body);
  if (!event.success) return null;
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success || event.data.livemode !== isLive) return 'ignored';
  return { type: parsed.data.type, accountId: parsed.data.related_object.id };
}
