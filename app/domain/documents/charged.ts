import type { InvoiceContent } from '../invoices/content.ts';
import { totalsOf } from '../invoices/totals.ts';
import { totalsSteps } from '../invoices/totals-steps.ts';
import { allotLargestRemainder } from '../money/fraction.ts';
import { type InvoiceTax, isUntaxed, type TaxReason } from '../taxes/tax-choice.ts';

/** What of a document its figures are made from, and in which money. */
export type ChargedContent = Pick<
  InvoiceContent,
  | 'currency'
  | 'items'
  | 'discountHundredths'
  | 'discountAmountMinor'
  | 'pricesIncludeTax'
  | 'rounding'
>;

/** What lines with the same taxes bring, before tax and less all discounts; minor units. */
export type ChargedGroup = {
  key: string;
  taxes: InvoiceTax[];
  reason: TaxReason | null;
  net: number;
};

/** A tax by its name, rate and reason; `figure` is charged, or with `isOwedByClient` owed by the client instead. */
export type ChargedTax = { key: string; figure: number; isOwedByClient: boolean };

/** What a document charges, apart by what is taxed alike: parts of it are measured by that. Minor units. */
export type Charged = { groups: ChargedGroup[]; taxes: ChargedTax[]; total: number };

/**
 * What a document charges.
 * @returns null where a figure passes 2^53-1, see `calculateTotals`
 */
export function chargedOf(content: ChargedContent): Charged | null {
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

/** What is left of a document after parts of it. */
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
 * What is left of each group. Where an edit gave untaxed lines of a part another reason, what is left without tax is shared as in
 * the whole document.
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

/** Whether what is left is the sum of its parts, none below zero: parts that were changed by hand may be of other taxes. */
export function isConsistent({ groups, taxes, total }: Charged): boolean {
  const charged = taxes.filter((tax) => !tax.isOwedByClient);
  const figures = [...groups.map(({ net }) => net), ...charged.map(({ figure }) => figure)];
  return (
    figures.every((figure) => figure >= 0) && figures.reduce((sum, each) => sum + each, 0) === total
  );
}

/** What a document charges for lines of a group, before tax. */
export function netOf({ groups }: Charged, key: string): number {
  return groups.find((group) => group.key === key)?.net ?? 0;
}

/** A tax of a document, charged or owed by the client. */
export function taxOf({ taxes }: Charged, key: string): number {
  return taxes.find((tax) => tax.key === key)?.figure ?? 0;
}

/** What tells taxes of the same names and rates and the same reason from others. */
export function keyOf(
  taxes: readonly Pick<InvoiceTax, 'name' | 'rate'>[],
  reason: TaxReason | null,
): string {
  return JSON.stringify([reason, ...taxes.map(({ name, rate }) => [name, rate])]);
}
