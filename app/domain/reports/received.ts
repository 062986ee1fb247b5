import { type Charged, isConsistent, leftOf, netOf, taxOf } from '../documents/charged.ts';
import { shareOf } from '../documents/part-of-document.ts';

/** What money received on an invoice pays for: charged amounts, and money beyond all of them; minor units. */
export type Received = { charged: Charged; beyondMinor: number };

/**
 * Computes what the money received on an invoice so far pays for, by nets and taxes, in minor units that add up to it.
 *
 * It pays in proportion for what credit notes leave of the invoice; money beyond that is for what was credited, until
 * it is refunded; money beyond the full invoice is for no sale. Each payment counts with the difference it makes, so
 * that all payments together have exactly the taxes of the invoice.
 * @param whole what the invoice charges
 * @param notes what its credit notes so far charge
 * @param receivedMinor the paid amount without credit notes; negative when more was returned than received
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

/** Adds two parts of one document. */
function addCharged(one: Charged, other: Charged): Charged {
  return {
    groups: one.groups.map((group) => ({ ...group, net: group.net + netOf(other, group.key) })),
    taxes: one.taxes.map((tax) => ({ ...tax, figure: tax.figure + taxOf(other, tax.key) })),
    total: one.total + other.total,
  };
}
