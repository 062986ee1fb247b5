import { itemLimits } from '#app/domain/limits.ts';
import { allotLargestRemainder } from '../money/fraction.ts';
import { isUntaxed } from '../taxes/tax-choice.ts';
import type { InvoiceItem } from './content.ts';
import { isBelowZero } from './totals.ts';
import { type FigureInput, totalsSteps } from './totals-steps.ts';

/** The input of an invoice's totals, with its complete lines. */
type Lines = Omit<FigureInput, 'items'> & { items: readonly InvoiceItem[] };

/**
 * Aligns untaxed deposit deductions with the untaxed goods of an invoice. When the seller gives goods another exemption
 * reason, the deposits take it over, in proportion if there are several; no tax depends on that. Deposits that already
 * match, or that exceed all untaxed goods, are left alone.
 */
export function settleDeposits(lines: Lines): InvoiceItem[] {
  const items = [...lines.items];
  const isSettled = ({ depositOf, taxes }: InvoiceItem) =>
    depositOf === undefined || !isUntaxed(taxes);
  if (items.every(isSettled) || !isBelowZero(lines)) return items;
  const goods = totalsSteps({ ...lines, items: items.filter(isSettled) }).groups;
  let left = goods.filter(({ taxes, base }) => isUntaxed(taxes) && base > 0n);
  const done = new Set<string>();
  const settled = items.flatMap((item) => {
    if (isSettled(item)) return [item];
    const { depositOf = '', taxReason, ...deposit } = item;
    if (done.has(depositOf)) return [];
    done.add(depositOf);
    const amount = items
      .filter((one) => one.depositOf === depositOf && !isSettled(one))
      .reduce((sum, one) => sum + BigInt(one.unitPriceTenThousandths) / 10_000n, 0n);
    const room = left.reduce((sum, { base }) => sum + base, 0n);
    if (amount > room) return [item];
    const shares = allotLargestRemainder(
      left.map(({ base }) => ({ numerator: base * amount, denominator: room })),
      amount,
    );
    const lines = left.flatMap(({ taxes, reason }, at): InvoiceItem[] => {
      const share = Number(shares[at]);
      if (share === 0) return [];
      return [
        {
          ...deposit,
          unitPriceTenThousandths: share * 10_000,
          taxes: taxes.map(({ remainderMinor, ...tax }) => tax),
          ...(reason && { taxReason: reason }),
          depositOf,
        },
      ];
    });
    left = left.map((group, at) => ({ ...group, base: group.base - (shares[at] ?? 0n) }));
    return lines;
  });
  const fits = settled.length <= itemLimits.maxItems && !isBelowZero({ ...lines, items: settled });
  return fits ? settled : items;
}
