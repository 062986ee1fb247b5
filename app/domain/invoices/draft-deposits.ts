import type { CurrencyCode } from '../money/currency.ts';
import type { InvoiceItem } from './content.ts';
import type { DraftItem } from './draft.ts';
import { readItems } from './items-json.ts';

/** The lines of a form that were typed, without those that take a deposit off. */
export function withoutDeposits(items: readonly DraftItem[]): DraftItem[] {
  return items.filter(({ deposit }) => deposit === '');
}

/** A line that takes a deposit off, out of its form; null of anything else. */
export function readDeposit({ deposit }: DraftItem, currency: CurrencyCode): InvoiceItem | null {
  const [item] = readItems(deposit, currency) ?? [];
  return item && isDepositLine(item) ? item : null;
}

/** Whether a line takes a deposit off as the product makes such lines: once, a price that is not below zero, no discount. */
export function isDepositLine(item: InvoiceItem): boolean {
  return (
    item.depositOf !== undefined &&
    item.quantityTenThousandths === -10_000 &&
    item.unitPriceTenThousandths >= 0 &&
    item.discount === undefined
  );
}
