import type { Rows } from '../rows.ts';
import { ofCharge } from '../steps/cards.ts';
import type { World } from '../world.ts';

/** Lists card entries of the ledger that Stripe doesn't know, or knows with another amount. */
export function cardFaults({ entries, attempts, documents }: Rows, { fakes }: World): string[] {
  const accounts = [...fakes.stripe.connected.values()];
  const charges = accounts.flatMap(({ objects }) => [...objects.charge.values()]);
  const refunds = accounts.flatMap(({ objects }) => [...objects.refund.values()]);
  const disputes = accounts.flatMap(({ objects }) => [...objects.dispute.values()]);
  return entries
    .filter(({ origin }) => origin === 'card')
    .flatMap((entry) => {
      const { id, kind, amountMinor } = entry;
      const currency = documents.find((row) => row.id === entry.invoiceId)?.currency.toLowerCase();
      const source =
        kind === 'payment'
          ? charges.find((each) => each.id === id && each.status === 'succeeded')
          : kind === 'reversal'
            ? disputes.find((each) => each.id === id && each.status === 'lost')
            : refunds.find((each) => id === each.id || id.startsWith(`${each.id} `));
      if (!source) return [`card ${kind} ${id} is unknown to Stripe`];
      if (source.amount !== amountMinor || source.currency !== currency) {
        return [`card ${kind} of ${amountMinor} ${currency}, at Stripe ${source.amount}`];
      }
      const isPaidByAttempt = attempts.some(({ chargeId }) => chargeId === id);
      return kind === 'payment' && !isPaidByAttempt ? [`charge ${id} has no attempt`] : [];
    });
}

/** After all events were delivered or looked up: every account's ledger is its balance at Stripe. */
export function settledFaults({ entries, attempts }: Rows, { fakes }: World): string[] {
  const faults: string[] = [];
  for (const account of fakes.stripe.connected.values()) {
    for (const charge of account.objects.charge.values()) {
      const attempt = attempts.find(
        ({ paymentIntentId }) => paymentIntentId === charge.payment_intent,
      );
      const own = entries.filter(
        ({ id, undoes, origin }) => origin === 'card' && (id === charge.id || undoes === charge.id),
      );
      const returned = entries.filter(
        ({ kind, undoes }) => kind === 'returned' && own.some(({ id }) => id === undoes),
      );
      const booked = [...own, ...returned].reduce(
        (sum, { kind, amountMinor }) =>
          sum + (kind === 'payment' || kind === 'returned' ? amountMinor : -amountMinor),
        0,
      );
      const { dispute } = ofCharge(account, charge);
      const lost = dispute?.status === 'lost' ? dispute.amount : 0;
      const kept =
        charge.status === 'succeeded' ? charge.amount - charge.amount_refunded - lost : 0;
      if (booked !== kept) {
        faults.push(
          `charge ${charge.id}: ${kept} at Stripe, ${booked} in the ledger (attempt ${attempt?.state} ${attempt?.mismatch})`,
        );
      }
    }
  }
  return faults;
}
