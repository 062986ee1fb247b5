import type { ConnectedAccount } from '#tests/fakes/stripe/connect/connected-account.ts';
import {
  type At,
  type Charge,
  closeDispute,
  disputeCharge,
  endBankPayment,
  failRefund,
  finishRefund,
  paySession,
  refundCharge,
} from '#tests/fakes/stripe/connect/payments.ts';
import { newVisitor } from '#tests/support/visitor.ts';
import { type Document, linkOf } from '../rows.ts';
import {
  anyAmount,
  anySeller,
  isInvoice,
  onDocument,
  post,
  type Scene,
  type Step,
  send,
} from '../scene.ts';
import { productOrigin } from '../world.ts';

/** Steps of clients who pay by card, of their banks, and of sellers who refund. */
export const cardSteps: Step[] = [
  { name: 'a client opens the payment page', weight: 10, act: onDocument(isInvoice, openPage) },
  { name: 'a client pays at Stripe', weight: 8, act: pay },
  { name: 'a client returns from Stripe', weight: 3, act: returnFromStripe },
  { name: 'a card payment is refunded', weight: 5, act: refund },
  { name: 'something happens at Stripe', weight: 8, act: atStripe },
];

async function openPage(scene: Scene, row: Document): Promise<boolean> {
  const invoice = linkOf(scene.rows, row.id);
  if (!invoice) return false;
  const client = newVisitor(productOrigin);
  const order = { invoice, all: scene.dice.chance(50) };
  const reply = await send(scene, 'client opens a card payment', () =>
    client.postJson('/api/card-payment', order),
  );
  if (reply.status === 200 && scene.dice.chance(50)) await pay(scene);
  return true;
}

/** The accounts at Stripe with the time there. */
function accountsOf({ world }: Scene): At[] {
  const { stripe } = world.fakes;
  const now = Math.floor(world.now() / 1000);
  return [...stripe.connected.values()].map((account) => ({ state: stripe, account, now }));
}

async function pay(scene: Scene): Promise<boolean> {
  const { dice, notes } = scene;
  const open = accountsOf(scene).flatMap((at) =>
    [...at.account.objects['checkout.session'].values()]
      .filter(({ status, expires_at }) => status === 'open' && expires_at > at.now)
      .map((session) => ({ at, session })),
  );
  const one = dice.pick(open);
  if (!one) return false;
  const how = dice.chance(75) ? 'card' : 'bank';
  paySession(one.at, one.session, how);
  notes.push(`paid ${one.session.amount_total} by ${how}`);
  return true;
}

async function returnFromStripe(scene: Scene): Promise<boolean> {
  const { rows, dice } = scene;
  const attempt = dice.pick(rows.attempts.filter(({ sessionId }) => sessionId !== null));
  const link = attempt && linkOf(rows, attempt.invoiceId);
  if (!link) return false;
  const client = newVisitor(productOrigin);
  await send(scene, 'client returns', () => client.get(`/invoice/${link}.data?card=${attempt.id}`));
  return true;
}

async function refund(scene: Scene): Promise<boolean> {
  const { dice, rows } = scene;
  const seller = anySeller(scene);
  const paid = dice.pick(
    rows.entries.filter(
      ({ userId, kind, origin }) =>
        userId === seller?.userId && kind === 'payment' && origin === 'card',
    ),
  );
  const row = rows.documents.find(({ id }) => id === paid?.invoiceId);
  if (!seller || !paid || !row) return false;
  const back = rows.entries
    .filter(({ undoes, kind }) => undoes === paid.id && kind !== 'returned')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const left = paid.amountMinor - back;
  await post(scene, seller, `/${seller.country}/invoices.data`, {
    intent: 'refund',
    invoiceId: row.id,
    refundId: crypto.randomUUID(),
    paymentId: paid.id,
    country: seller.country,
    currency: row.currency,
    amountMinor: anyAmount(scene, left),
    seenMinor: left,
  });
  return true;
}

async function atStripe(scene: Scene): Promise<boolean> {
  const { dice, notes } = scene;
  const one = dice.pick(
    accountsOf(scene).flatMap((at) =>
      [...at.account.objects.charge.values()].map((charge) => ({ at, charge })),
    ),
  );
  if (!one) return false;
  notes.push(changeCharge(scene, one.at, one.charge));
  return true;
}

/** Makes one of the changes that are possible at Stripe; returns which. */
function changeCharge({ dice }: Scene, at: At, charge: Charge): string {
  const { refunds, dispute } = ofCharge(at.account, charge);
  if (charge.status === 'pending') {
    const isPaid = dice.chance(75);
    endBankPayment(at, charge.payment_intent, isPaid);
    return `bank payment ${isPaid ? 'paid' : 'failed'}`;
  }
  if (charge.status !== 'succeeded') return 'nothing';
  if (dispute?.status === 'needs_response') {
    const end = dice.chance(50) ? 'won' : 'lost';
    closeDispute(at, dispute.id, end);
    return `dispute ${end}`;
  }
  const pending = refunds.find(({ status }) => status === 'pending');
  if (pending) {
    finishRefund(at, pending.id);
    return 'refund finished';
  }
  const made = dice.pick(refunds.filter(({ status }) => status === 'succeeded'));
  if (made && dice.chance(35)) {
    failRefund(at, made.id);
    return 'refund failed';
  }
  const left = charge.amount - charge.amount_refunded;
  if (!dispute && left === charge.amount && dice.chance(35)) {
    disputeCharge(at, charge.id);
    return 'dispute opened';
  }
  if (left > 0 && (!dispute || dispute.status === 'won')) {
    refundCharge(at, charge.id, 1 + dice.below(left));
    return 'refunded in the dashboard';
  }
  at.account.balance = dice.pick(['full', 'full', 'low', 'empty'] as const) ?? 'full';
  return `balance ${at.account.balance}`;
}

/** A charge's refunds and its dispute at Stripe. */
export function ofCharge({ objects }: ConnectedAccount, charge: Charge) {
  return {
    refunds: [...objects.refund.values()].filter((each) => each.charge === charge.id),
    dispute: [...objects.dispute.values()].find((each) => each.charge === charge.id),
  };
}
