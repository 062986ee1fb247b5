import { itemLimits } from '#app/domain/limits.ts';
import type { InvoiceContent, InvoiceItem } from '../invoices/content.ts';
import { settleDeposits } from '../invoices/settle-deposits.ts';
import { allotLargestRemainder, whole } from '../money/fraction.ts';
import { isUntaxed } from '../taxes/tax-choice.ts';
import { type Charged, type ChargedGroup, getCharged, keyOf } from './charged.ts';
import type { LineText, Part } from './part-of-document.ts';

/** An invoice for an amount of an estimate rather than for lines. */
export type Deposit = { number: string; charged: Charged };

/** Lists the deposits among an estimate's invoices, oldest first. */
export function depositsAmong(invoices: readonly InvoiceContent[]): Deposit[] {
  return invoices.flatMap((invoice) => {
    const takesLines = invoice.items.some(({ sourceLine }) => sourceLine !== undefined);
    const charged = takesLines ? null : getCharged(invoice);
    return charged ? [{ number: invoice.invoiceNumber, charged }] : [];
  });
}

/**
 * Builds the lines of a final invoice: those of the estimate, plus a deduction per deposit and tax.
 * @param described.off the description of a deduction line
 * @returns null when a deposit has taxes that the lines don't have, or when there are too many lines
 */
export function withDepositsOff(
  part: Part,
  deposits: readonly Deposit[],
  described: { whole: Charged; off: (deposit: Deposit) => LineText },
): Part | null {
  const known = new Map(described.whole.groups.map(({ key, taxes }) => [key, taxes]));
  const lines: InvoiceItem[] = [];
  for (const deposit of deposits) {
    const amounts = amountsOf(deposit.charged, part.pricesIncludeTax);
    for (const [at, { key, taxes, reason }] of deposit.charged.groups.entries()) {
      const amount = amounts[at] ?? 0;
      if (amount === 0) continue;
      if (!known.has(key) && !isUntaxed(taxes)) return null;
      lines.push({
        ...described.off(deposit),
        quantityTenThousandths: -10_000,
        unitPriceTenThousandths: amount * 10_000,
        taxes: (known.get(key) ?? taxes).map(({ remainderMinor, ...tax }) => tax),
        ...(reason && { taxReason: reason }),
        depositOf: deposit.number,
      });
    }
  }
  const items = settleDeposits({ ...part, items: [...part.items, ...lines] });
  return items.length > itemLimits.maxItems ? null : { ...part, items };
}

/** Returns what a deposit charges per group of equally taxed lines; tax is included when prices include it. */
function amountsOf({ groups, taxes }: Charged, pricesIncludeTax: boolean): number[] {
  const amounts = groups.map(({ net }) => net);
  if (!pricesIncludeTax) return amounts;
  for (const { key, figure, isOwedByClient } of taxes) {
    if (isOwedByClient) continue;
    const shares = groups.map((group) => whole(hasTax(group, key) ? BigInt(group.net) : 0n));
    const sum = shares.reduce((all, { numerator }) => all + numerator, 0n);
    const parts = shares.map(({ numerator }) => ({
      numerator: numerator * BigInt(figure),
      denominator: sum || 1n,
    }));
    allotLargestRemainder(parts, BigInt(figure)).forEach((share, at) => {
      amounts[at] = (amounts[at] ?? 0) + Number(share);
    });
  }
  return amounts;
}

function hasTax({ taxes, reason }: ChargedGroup, key: string): boolean {
  return taxes.some((tax) => keyOf([tax], reason) === key);
}

/** Returns edited lines with the deposit deductions of the saved invoice, ignoring what the form sent for them. */
export function withSavedDeposits(
  items: readonly InvoiceItem[],
  saved: readonly InvoiceItem[],
): InvoiceItem[] {
  const isDeposit = ({ depositOf }: InvoiceItem) => depositOf !== undefined;
  return [...items.filter((item) => !isDeposit(item)), ...saved.filter(isDeposit)];
}
