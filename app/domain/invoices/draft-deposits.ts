import { parseJson } from '#app/domain/json.ts';
import { taxReasons } from '../taxes/tax-choice.ts';
import { isUnitCode } from '../taxes/units.ts';
import type { InvoiceItem } from './content.ts';
import type { DraftItem } from './draft.ts';

/** Returns the typed lines of a form, without deposit deductions. */
export function withoutDeposits(items: readonly DraftItem[]): DraftItem[] {
  return items.filter(({ deposit }) => deposit === '');
}

/** Serializes a deposit deduction for the form; empty for any other line. */
export function depositText(item: InvoiceItem): string {
  return item.depositOf === undefined ? '' : JSON.stringify(item);
}

/**
 * Parses a deposit deduction from its form value; null for anything else. Hand-written, because every visitor loads it.
 */
export function parseDeposit({ deposit }: DraftItem): InvoiceItem | null {
  const item = parseJson(deposit) as Partial<InvoiceItem> | null | undefined;
  return item && isItem(item) && isDepositLine(item) ? item : null;
}

/**
 * Whether a line has the format of a generated deposit deduction: quantity -1, a price of at least zero, no discount.
 */
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
