import * as z from 'zod';
import type { DisputeState, RefundState } from '#app/domain/cards/card-states.ts';
import type { AccountFacts, ConnectEvent, SessionFacts } from '#app/domain/cards/connect-client.ts';
import { stripeId } from './stripe-event.server.ts';

const seconds = z.lazy(() => z.number().int().nonnegative());
const minor = z.lazy(() => z.number().int().nonnegative());
const currency = z.lazy(() => z.string().length(3));

const accountShape = z.lazy(() =>
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

/** The terms are agreed to at the end of Stripe's form: until then it is unfinished. */
const termsOfService = 'terms_of_service';

/**
 * Reads an account of Accounts v2: ready when it takes cards. What is wanted some day but not now is left out.
 * @throws when it is no account
 */
export function readAccount(account: unknown): AccountFacts {
  const { closed, configuration, requirements } = accountShape.parse(account);
  if (closed) return { state: 'withdrawn', wants: [] };
  const wants = (requirements?.entries ?? [])
    .filter(({ awaiting_action_from: from }) => from !== 'stripe')
    .filter(({ minimum_deadline: by }) => by?.status !== 'eventually_due')
    .map(({ description }) => description);
  const { status } = configuration?.merchant?.capabilities?.card_payments ?? {};
  if (status === 'active') return { state: 'ready', wants };
  const isUnfinished = wants.some((want) => want.includes(termsOfService));
  return { state: isUnfinished ? 'unfinished' : 'restricted', wants };
}

const chargeShape = z.lazy(() =>
  z.object({
    id: stripeId,
    amount: minor,
    currency,
    created: seconds,
    status: z.string(),
    disputed: z.boolean(),
  }),
);

const sessionShape = z.lazy(() =>
  z.object({
    id: stripeId,
    status: z.enum(['open', 'complete', 'expired']),
    payment_status: z.string(),
    amount_total: minor,
    currency,
    url: z.url().nullable(),
    payment_intent: z
      .object({ id: stripeId, status: z.string(), latest_charge: chargeShape.nullable() })
      .nullable(),
  }),
);

/**
 * Reads a session with its payment and charge in full. A complete one that is not paid is under way as long as its payment
 * is, and failed after that.
 * @throws when it is no such session
 */
export function readSession(
  session: unknown,
): Omit<SessionFacts, 'refunds' | 'disputes'> & { isDisputed: boolean } {
  const read = sessionShape.parse(session);
  const { payment_intent: intent } = read;
  const charge = intent?.latest_charge?.status === 'succeeded' ? intent.latest_charge : null;
  return {
    state: stateOf(read, charge !== null),
    amountMinor: read.amount_total,
    currency: read.currency.toUpperCase(),
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

function stateOf(
  { status, payment_intent: intent }: z.infer<typeof sessionShape>,
  isPaid: boolean,
): SessionFacts['state'] {
  if (isPaid) return 'paid';
  if (status !== 'complete') return status;
  return intent === null || ['requires_payment_method', 'canceled'].includes(intent.status)
    ? 'failed'
    : 'processing';
}

const refundShape = z.lazy(() =>
  z.object({
    id: stripeId,
    amount: minor,
    created: seconds,
    status: z.string().nullable(),
    metadata: z.record(z.string(), z.string()).nullish(),
  }),
);

/** Where a refund was asked for here, the id under which it was. */
export const requestMark = 'refund_request';

/** One that waits for a step of the client's moves no money yet. */
const refundStateOf: Record<string, RefundState> = {
  requires_action: 'asked',
  pending: 'pending',
  failed: 'failed',
  canceled: 'failed',
};

export function readRefunds(refunds: readonly unknown[]): SessionFacts['refunds'] {
  return refunds
    .map((each) => refundShape.parse(each))
    .map(({ id, amount, created, status, metadata }) => ({
      ...{ id, amountMinor: amount, atMs: created * 1000 },
      requestId: metadata?.[requestMark] ?? null,
      state: refundStateOf[status ?? ''] ?? 'made',
    }));
}

const disputeShape = z.lazy(() =>
  z.object({ id: stripeId, amount: minor, created: seconds, status: z.string() }),
);

/** An inquiry that was closed is won: no money moved. */
const decided: Record<string, DisputeState> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export function readDisputes(disputes: readonly unknown[]): SessionFacts['disputes'] {
  return disputes
    .map((each) => disputeShape.parse(each))
    .map(({ id, amount, created, status }) => ({
      ...{ id, amountMinor: amount, atMs: created * 1000, state: decided[status] ?? 'open' },
    }));
}

/** What every event and notification of Stripe has. */
const envelope = z.lazy(() => z.object({ type: z.string().max(255), livemode: z.boolean() }));

const eventShape = z.lazy(() =>
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
 * Whose an event of a connected account is, and which session or payment it is about.
 * @returns `ignored` for one of the other mode, which Stripe sends to every endpoint of a platform, and for the platform's
 * own events; null for what is no event
 */
export function readConnectEvent(body: unknown, isLive: boolean): ConnectEvent | 'ignored' | null {
  const event = envelope.safeParse(body);
  if (!event.success) return null;
  const parsed = eventShape.safeParse(body);
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

const notificationShape = z.lazy(() =>
  z.object({
    type: z.string().max(255),
    related_object: z.object({ id: stripeId, type: z.literal('v2.core.account') }),
  }),
);

/** Which account a thin notification is about; `ignored` also where it is about something else, null as above. */
export function readNotification(
  body: unknown,
  isLive: boolean,
): { type: string; accountId: string } | 'ignored' | null {
  const event = envelope.safeParse(body);
  if (!event.success) return null;
  const parsed = notificationShape.safeParse(body);
  if (!parsed.success || event.data.livemode !== isLive) return 'ignored';
  return { type: parsed.data.type, accountId: parsed.data.related_object.id };
}
