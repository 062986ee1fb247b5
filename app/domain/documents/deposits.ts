import { cleanLine } from '../invoices/clean-text.ts';
import type { InvoiceContent, InvoiceItem } from '../invoices/content.ts';
import { itemLimits } from '../invoices/limits.ts';
import { settleDeposits } from '../invoices/settle-deposits.ts';
import { allotLargestRemainder, whole } from '../money/fraction.ts';
import { isUntaxed } from '../taxes/tax-choice.ts';
import { type Charged, type ChargedGroup, chargedOf, keyOf } from './charged.ts';
import type { LineText } from './made-line.ts';
import type { Part } from './part-of-document.ts';

/** An invoice of an estimate that takes an amount of it rather than lines. */
export type Deposit = { number: string; charged: Charged };

/** The deposits among the invoices of an estimate, from the first to the last. */
export function depositsAmong(invoices: readonly InvoiceContent[]): Deposit[] {
  return invoices.flatMap((invoice) => {
    const takesLines = invoice.items.some(({ sourceLine }) => sourceLine !== undefined);
    const charged = takesLines ? null : chargedOf(invoice);
    return charged ? [{ number: invoice.invoiceNumber, charged }] : [];
  });
}

/**
 * The lines of a final invoice: those of the estimate, and one for each deposit and for each tax that takes it off.
 * @param described.off what such a line is called
 * @returns null where a deposit was changed to taxes that the lines don't have, or the lines are too many
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

/** What a deposit charges for each group of lines taxed alike; with the taxes inside where prices include them. */
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

/** The goods of lines' descriptions in one: the first line of each, cut where they are too many. */
export function describeGoods(
  lines: readonly string[],
  describe: (goods: string) => string,
): string {
  const goods = lines.map((line) => cleanLine(line.split('\n')[0] ?? ''));
  const text = describe([...new Set(goods)].filter(Boolean).join(', '));
  const most = itemLimits.maxDescriptionLength;
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** The lines of an edit with the deposits that the saved invoice takes off, whatever the form says of these. */
export function withSavedDeposits(
  items: readonly InvoiceItem[],
  saved: readonly InvoiceItem[],
): InvoiceItem[] {
  const isDeposit = ({ depositOf }: InvoiceItem) => depositOf !== undefined;
  return [...items.filter((item) => !isDeposit(item)), ...saved.filter(isDeposit)];
}
