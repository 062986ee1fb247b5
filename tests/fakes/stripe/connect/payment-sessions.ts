import type Stripe from 'stripe';
import * as z from 'zod';
import { expand, metadata, stretch, whole } from '../check-params.ts';
import { answerList } from '../lists.ts';
import { badRequest, noSuch } from '../refusal.ts';
import { newId } from '../stripe-state.ts';
import { unusedSessionFields } from '../unused-fields.ts';
import type { Wire } from '../wire.ts';
import { type ConnectCall, connectEndpoint } from './connect-endpoint.ts';
import { announceOn } from './connect-events.ts';
import type { ConnectedAccount } from './connected-account.ts';

export type PaymentSession = ReturnType<typeof makeSession>;

const creating = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200).optional(),
  line_items: z
    .array(
      z.strictObject({
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: whole.pipe(z.number().min(1).max(999_999_999_999)),
          product_data: z.strictObject({ name: z.string().min(1).max(250) }),
        }),
        quantity: z.literal('1'),
      }),
    )
    .length(1),
  adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
  payment_intent_data: z
    .strictObject({ metadata: metadata.optional(), description: z.string().optional() })
    .default({}),
  metadata: metadata.default({}),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expand,
});

const daySeconds = 86_400;

type NewSession = { order: z.infer<typeof creating>; origin: string; now: number };

function makeSession({ order, origin, now }: NewSession) {
  const id = newId('cs_test', 24);
  const { currency, unit_amount } = order.line_items[0]?.price_data ?? {
    currency: '',
    unit_amount: 0,
  };
  return {
    ...unusedSessionFields,
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: { enabled: order.adaptive_pricing?.enabled !== 'false' },
    allow_promotion_codes: null,
    amount_subtotal: unit_amount,
    amount_total: unit_amount,
    cancel_url: order.cancel_url ?? null,
    client_reference_id: order.client_reference_id ?? null,
    created: now,
    currency,
    customer: null,
    customer_details: null,
    expires_at: now + daySeconds,
    invoice: null,
    metadata: order.metadata,
    mode: 'payment' as const,
    payment_intent: null as string | null,
    payment_method_collection: 'if_required',
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    status: 'open' as 'open' | 'complete' | 'expired',
    subscription: null,
    success_url: order.success_url,
    ui_mode: 'hosted_page' as const,
    url: `${origin}/checkout/pay/${id}` as string | null,
  } satisfies Wire<Stripe.Checkout.Session>;
}

export const createSession = connectEndpoint(creating, ({ state, account, params, now }) => {
  if (account.status !== 'active') {
    throw badRequest(
      'In order to use Checkout, you must set an account or business name, and your account must be able to take charges.',
    );
  }
  const session = makeSession({ order: params, origin: state.registration.origin, now });
  account.objects['checkout.session'].set(session.id, session);
  account.titles[session.id] = params.line_items[0]?.price_data.product_data.name ?? '';
  return session;
});

/** A session in its current state (`now` in seconds). */
export function findPaymentSession(
  { state, account, now }: Pick<ConnectCall<unknown>, 'state' | 'account' | 'now'>,
  id: string,
): PaymentSession {
  const session = account.objects['checkout.session'].get(id);
  if (!session) throw noSuch('checkout.session', id);
  if (session.status === 'open' && session.expires_at <= now) {
    endSession(session, 'expired');
    announceOn(state, account, { type: 'checkout.session.expired', object: session, now });
  }
  return session;
}

/** Closes a session, so that its page no longer accepts payment. */
export function endSession(session: PaymentSession, status: 'complete' | 'expired'): void {
  session.status = status;
  session.url = null;
}

export const retrieveSession = connectEndpoint(z.strictObject({ expand }), (call) =>
  findPaymentSession(call, call.id),
);

export const listSessions = connectEndpoint(
  z.strictObject({ ...stretch, payment_intent: z.string().optional() }),
  ({ account, params }) => {
    const { payment_intent: intent } = params;
    const found = [...account.objects['checkout.session'].values()].filter(
      (each) => !intent || each.payment_intent === intent,
    );
    return answerList('/v1/checkout/sessions', found, params);
  },
);

export const expireSession = connectEndpoint(z.strictObject({ expand }), (call) => {
  const { state, account, now } = call;
  const session = findPaymentSession(call, call.id);
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  endSession(session, 'expired');
  announceOn(state, account, { type: 'checkout.session.expired', object: session, now });
  return session;
});

/** The account and session of a hosted page, by its id. */
export function sessionOfPage(
  connected: Map<string, ConnectedAccount>,
  id: string,
): { account: ConnectedAccount; session: PaymentSession } | null {
  for (const account of connected.values()) {
    const session = account.objects['checkout.session'].get(id);
    if (session) return { account, session };
  }
  return null;
}
