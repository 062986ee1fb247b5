import type { InvoiceContent } from '../invoices/content.ts';
import { totalsOf } from '../invoices/totals.ts';
import { totalsSteps } from '../invoices/totals-steps.ts';
import { allotLargestRemainder } from '../money/fraction.ts';
import { type InvoiceTax, isUntaxed, type TaxReason } from '../taxes/tax-choice.ts';

/** The parts of a document that determine its amounts and their currency. */
export type ChargedContent = Pick<
  InvoiceContent,
  | 'currency'
  | 'items'
  | 'discountHundredths'
  | 'discountAmountMinor'
  | 'pricesIncludeTax'
  | 'rounding'
>;

/** The net amount of lines with the same taxes, after all discounts; minor units. */
export type ChargedGroup = {
  key: string;
  taxes: InvoiceTax[];
  reason: TaxReason | null;
  net: number;
};

/** A tax by name, rate and reason; `figure` is charged, or with `isOwedByClient` owed by the client instead. */
export type ChargedTax = { key: string; figure: number; isOwedByClient: boolean };

/**
 * A document's amounts, grouped by lines with the same taxes; partial documents are measured against it. Minor units.
 */
export type Charged = { groups: ChargedGroup[]; taxes: ChargedTax[]; total: number };

/**
 * Computes what a document charges.
 * @returns null when an amount exceeds 2^53-1, see `calculateTotals`
 */
export function getCharged(content: ChargedContent): Charged | null {
  const worked = totalsSteps(content);
  const figures = totalsOf(worked);
  if (!figures.ok) return null;
  const { groups } = worked;
  return {
    groups: groups.map(({ taxes, reason, base }) => ({
      key: keyOf(taxes, reason),
      taxes,
      reason,
      net: Number(base),
    })),
    taxes: figures.totals.taxes.map((tax) => ({
      key: keyOf([tax], tax.reason),
      figure: tax.amount + tax.owedByClient,
      isOwedByClient: tax.reason === 'reverse-charge',
    })),
    total: figures.totals.total,
  };
}

/** Computes what is left of a document after its parts. */
export function leftOf(whole: Charged, parts: readonly Charged[]): Charged {
  const sum = (figures: (part: Charged) => number) =>
    parts.reduce((all, part) => all + figures(part), 0);
  const groups = whole.groups.map((group) => ({
    ...group,
    net: group.net - sum((part) => netOf(part, group.key)),
  }));
  return {
    groups: untaxedTogether(groups, { whole, untaxed: untaxedOf(whole) - sum(untaxedOf) }),
    taxes: whole.taxes.map((tax) => ({
      ...tax,
      figure: tax.figure - sum((part) => taxOf(part, tax.key)),
    })),
    total: whole.total - sum(({ total }) => total),
  };
}

function untaxedOf({ groups }: Charged): number {
  return groups.reduce((sum, { taxes, net }) => (isUntaxed(taxes) ? sum + net : sum), 0);
}

/**
 * Computes what is left of each group. When an edit gave untaxed lines of a part another reason, the untaxed remainder
 * is distributed as in the full document.
 * @param left.untaxed what is left of all untaxed groups
 */
function untaxedTogether(
  groups: ChargedGroup[],
  left: { whole: Charged; untaxed: number },
): ChargedGroup[] {
  const nets = groups.filter(({ taxes }) => isUntaxed(taxes)).map(({ net }) => net);
  const isKnown = nets.reduce((sum, net) => sum + net, 0) === left.untaxed;
  if (left.untaxed < 0 || nets.length === 0 || (isKnown && nets.every((net) => net >= 0))) {
    return groups;
  }
  const all = BigInt(untaxedOf(left.whole));
  if (all === 0n) return groups;
  const shares = allotLargestRemainder(
    left.whole.groups.map(({ taxes, net }) => ({
      numerator: isUntaxed(taxes) ? BigInt(net) * BigInt(left.untaxed) : 0n,
      denominator: all,
    })),
    BigInt(left.untaxed),
  );
  return groups.map((group, at) =>
    isUntaxed(group.taxes) ? { ...group, net: Number(shares[at]) } : group,
  );
}

/**
 * Whether the remainder equals the sum of its groups and taxes, none below zero: manually edited parts may have
 * different taxes.
 */
export function isConsistent({ groups, taxes, total }: Charged): boolean {
  const charged = taxes.filter((tax) => !tax.isOwedByClient);
  const figures = [...groups.map(({ net }) => net), ...charged.map(({ figure }) => figure)];
  return (
    figures.every((figure) => figure >= 0) && figures.reduce((sum, each) => sum + each, 0) === total
  );
}

/** Returns the net amount that a document charges for a group of lines. */
export function netOf({ groups }: Charged, key: string): number {
  return groups.find((group) => group.key === key)?.net ?? 0;
}

/** Returns a tax of a document, whether charged or owed by the client. */
export function taxOf({ taxes }: Charged, key: string): number {
  return taxes.find((tax) => tax.key === key)?.figure ?? 0;
}

/** Builds a key that distinguishes taxes by names, rates and reason. */
export function keyOf(
  taxes: readonly Pick<InvoiceTax, 'name' | 'rate'>[],
  reason: TaxReason | null,
): string {
  return JSON.stringify([reason, ...taxes.map(({ name, rate }) => [name, rate])]);
}
