import { type Charged, isConsistent, leftOf, netOf, taxOf } from '../documents/charged.ts';
import { shareOf } from '../documents/part-of-document.ts';

/** What money on an invoice is for: what of it was charged, and what is beyond all that was; minor units. */
export type Received = { charged: Charged; beyondMinor: number };

/**
 * What the money that has come on an invoice so far is for, by nets and taxes, in whole minor units that add up to it.
 *
 * It pays what credit notes leave of the invoice, in proportion; money beyond that is for what was credited, until it goes
 * back; money beyond the whole invoice is for no sale. So a payment counts with the difference that it makes, and however an
 * invoice is paid, its payments have exactly its taxes in the end.
 * @param whole what the invoice charges
 * @param notes what its credit notes charge, of those that are there by then
 * @param receivedMinor what its ledger comes to without them; below zero where more went back than came
 */
export function receivedOf(
  whole: Charged,
  notes: readonly Charged[],
  receivedMinor: number,
): Received {
  const minor = Math.min(Math.max(receivedMinor, 0), whole.total);
  return { charged: chargedFor(whole, notes, minor), beyondMinor: receivedMinor - minor };
}

function chargedFor(whole: Charged, notes: readonly Charged[], minor: number): Charged {
  const left = leftOf(whole, notes);
  if (!isConsistent(left) || left.total <= 0) return partFor(whole, minor);
  if (minor <= left.total) return partFor(left, minor);
  return addCharged(left, partFor(leftOf(whole, [left]), minor - left.total));
}

function partFor(of: Charged, minor: number): Charged {
  return minor === of.total ? of : shareOf(of, minor);
}

/** Two parts of one document together. */
function addCharged(one: Charged, other: Charged): Charged {
  return {
    groups: one.groups.map((group) => ({ ...group, net: group.net + netOf(other, group.key) })),
    taxes: one.taxes.map((tax) => ({ ...tax, figure: tax.figure + taxOf(other, tax.key) })),
    total: one.total + other.total,
  };
}
