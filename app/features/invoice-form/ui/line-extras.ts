import type { DraftItem } from '#app/domain/invoices/draft.ts';

/** Whether the single tax field of a line shows all of its tax. */
export function hasPlainTax({ moreTaxes, taxReason }: DraftItem): boolean {
  return moreTaxes.length === 0 && (taxReason === '' || taxReason === 'reverse-charge');
}

/**
 * Whether the user filled in something in the collapsed part of a line; taxes that were filled in automatically don't
 * count.
 */
export function usesMore(item: DraftItem): boolean {
  const { unit, discount, taxReason, moreTaxes, taxRateTouched } = item;
  return `${unit}${taxReason}${discount.trim()}` !== '' || (taxRateTouched && moreTaxes.length > 0);
}

const shownFields = ['description', 'secondDescription', 'quantity', 'unitPrice'];

/** Whether a field in the collapsed part of a line has an error; `isPlain` is the result of `hasPlainTax`. */
export function hasHiddenError(errors: LineErrors, isPlain: boolean): boolean {
  return Object.keys(errors).some(
    (field) =>
      !shownFields.includes(field) &&
      !field.startsWith('fields.') &&
      !(isPlain && field === 'taxRate'),
  );
}

/** The errors of a line, by field name. */
export type LineErrors = Readonly<Record<string, string>>;

export const noErrors: LineErrors = {};

/** Groups the form's messages by line. */
export function errorsByLine(messages: ReadonlyMap<string, string>): Map<string, LineErrors> {
  const lines = new Map<string, LineErrors>();
  for (const [key, message] of messages) {
    const [list, id = '', ...field] = key.split('.');
    if (list !== 'items' || field.length === 0) continue;
    lines.set(id, { ...lines.get(id), [field.join('.')]: message });
  }
  return lines;
}
