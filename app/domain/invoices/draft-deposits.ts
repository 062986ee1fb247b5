import { parseJson } from '../parse-json.ts';
import { taxReasons } from '../taxes/tax-choice.ts';
import { isUnitCode } from '../taxes/units.ts';
import type { InvoiceItem } from './content.ts';
import type { DraftItem } from './draft.ts';

/** The lines of a form that were typed, without those that take a deposit off. */
export function withoutDeposits(items: readonly DraftItem[]): DraftItem[] {
  return items.filter(({ deposit }) => deposit === '');
}

/** What a form keeps of a line that takes a deposit off; empty for any other line. */
export function depositText(item: InvoiceItem): string {
  return item.depositOf === undefined ? '' : JSON.stringify(item);
}

/** Parses a line that takes a deposit off out of its form; null of anything else. By hand, since every visitor loads it. */
export function parseDeposit({ deposit }: DraftItem): InvoiceItem | null {
  const item = parseJson(deposit) as Partial<InvoiceItem> | null | undefined;
  return item && isItem(item) && isDepositLine(item) ? item : null;
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

function isItem(item: Partial<InvoiceItem>): item is InvoiceItem {
  const { unit, taxReason, sourceLine, taxes } = item;
  return (
    typeof item.description === 'string' &&
    isText(item.secondDescription) &&
    isText(item.depositOf) &&
    Number.isSafeInteger(item.unitPriceTenThousandths) &&
    (unit === undefined || isUnitCode(unit)) &&
    (taxReason === undefined || taxReasons.includes(taxReason)) &&
    (sourceLine === undefined || Number.isSafeInteger(sourceLine)) &&
    Array.isArray(taxes) &&
    taxes.every(isTax)
  );
}

function isTax(tax: Partial<InvoiceItem['taxes'][number]> | null): boolean {
  return (
    tax !== null &&
    typeof tax === 'object' &&
    typeof tax.name === 'string' &&
    Number.isSafeInteger(tax.rate) &&
    Number(tax.rate) >= 0 &&
    (tax.number === null || typeof tax.number === 'string') &&
    (tax.remainderMinor === undefined || Number.isSafeInteger(tax.remainderMinor))
  );
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';
