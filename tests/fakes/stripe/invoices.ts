import type Stripe from 'stripe';
import * as z from 'zod';
import { expand, stretch } from './check-params.ts';
import { endpoint } from './endpoint.ts';
import { answerList, wholeList } from './lists.ts';
import { findObject, newId, type StripeState } from './stripe-state.ts';
import { itemOf, type Subscription } from './subscriptions.ts';
import { unusedInvoiceFields, unusedLineFields } from './unused-fields.ts';
import type { Wire } from './wire.ts';

export type Invoice = ReturnType<typeof makeInvoice>;

type Order = {
  subscription: Subscription;
  customer: { email: string | null };
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  amount: number;
  now: number;
};

function makeInvoice({ subscription, customer, reason, amount, now }: Order) {
  const id = newId('in');
  const item = itemOf(subscription);
  const { current_period_start: period_start, current_period_end: period_end } = item;
  return {
    ...unusedInvoiceFields,
    id,
    object: 'invoice' as const,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false as boolean,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: customer.email,
    lines: wholeList(`/v1/invoices/${id}/lines`, [
      {
        ...unusedLineFields,
        id: newId('il'),
        object: 'line_item' as const,
        amount,
        currency: subscription.currency,
        invoice: id,
        parent: {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: false,
            proration_details: { credited_items: null },
            subscription: subscription.id,
            subscription_item: item.id,
          },
          type: 'subscription_item_details',
        },
        period: { start: period_start, end: period_end },
        pricing: {
          price_details: { price: item.price.id, product: item.price.product },
          type: 'price_details',
          unit_amount_decimal: String(amount),
        },
        quantity: 1,
        quantity_decimal: '1',
        subscription: subscription.id,
        subtotal: amount,
      },
    ]),
    metadata: {},
    next_payment_attempt: null as number | null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    // As at Stripe, the invoice's own period is the one before the period of its line.
    period_end: now,
    period_start: now,
    status: 'open' as 'open' | 'paid' | 'void' | 'uncollectible',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
  } satisfies Wire<Stripe.Invoice>;
}

/** Creates the open invoice for a subscription's current period and saves it as the latest. */
export function openInvoice(state: StripeState, order: Omit<Order, 'customer'>): Invoice {
  const customer = findObject(state, 'customer', order.subscription.customer);
  const invoice = makeInvoice({ ...order, customer });
  state.objects.invoice.set(invoice.id, invoice);
  order.subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Marks an invoice as paid in full (`now` in seconds). */
export function payInvoice(invoice: Invoice, now: number): void {
  invoice.attempt_count += 1;
  invoice.attempted = true;
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
}

/** Records a failed first attempt; Stripe retries in three days. */
export function failInvoice(invoice: Invoice, now: number): void {
  invoice.attempt_count += 1;
  invoice.attempted = true;
  invoice.next_payment_attempt = now + 3 * 86_400;
}

export const retrieveInvoice = endpoint(z.strictObject({ expand }), ({ state, id }) =>
  findObject(state, 'invoice', id),
);

export const listInvoices = endpoint(
  z.strictObject({
    ...stretch,
    customer: z.string().optional(),
    subscription: z.string().optional(),
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  }),
  ({ state, params }) => {
    const { customer, subscription, status } = params;
    const found = [...state.objects.invoice.values()].filter(
      (each) =>
        (!customer || each.customer === customer) &&
        (!subscription || each.parent.subscription_details.subscription === subscription) &&
        (!status || each.status === status),
    );
    return answerList('/v1/invoices', found, params);
  },
);
