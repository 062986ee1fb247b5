import type { DraftItem } from '#app/domain/invoices/draft.ts';

/** Whether the one tax field of a line says all of its tax. */
export function hasPlainTax({ moreTaxes, taxReason }: DraftItem): boolean {
  return moreTaxes.length === 0 && (taxReason === '' || taxReason === 'reverse-charge');
}

/** Whether something stands in the folded part of a line that a person has put there; taxes that came by themselves do not count. */
export function usesMore(item: DraftItem): boolean {
  const { unit, discount, taxReason, moreTaxes, taxRateTouched } = item;
  return `${unit}${taxReason}${discount.trim()}` !== '' || (taxRateTouched && moreTaxes.length > 0);
}

const shownFields = ['description', 'secondDescription', 'quantity', 'unitPrice'];

/** Whether something is wrong in the folded part of a line; `isPlain` as `hasPlainTax` says. */
export function hasHiddenError(errors: LineErrors, isPlain: boolean): boolean {
  return Object.keys(errors).some(
    (field) => !shownFields.includes(field) && !(isPlain && field === 'taxRate'),
  );
}

/** What is wrong with a line, by the names of its fields. */
export type LineErrors = Readonly<Record<string, string>>;

export const noErrors: LineErrors = {};

/**
 * The messages of the form by lines. What is said of a line stays the same object as long as it says the same, so that
 * the others do not render with it.
 */
export function errorsByLine(
  messages: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, LineErrors>,
): Map<string, LineErrors> {
  const lines = new Map<string, LineErrors>();
  for (const [key, message] of messages) {
    const [list, id = '', ...field] = key.split('.');
    if (list !== 'items' || field.length === 0) continue;
    lines.set(id, { ...lines.get(id), [field.join('.')]: message });
  }
  for (const [id, errors] of lines) {
    const earlier = before.get(id);
    if (earlier && JSON.stringify(earlier) === JSON.stringify(errors)) lines.set(id, earlier);
  }
  return lines;
}
