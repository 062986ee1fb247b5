import type { OtherPaymentLink } from '#app/domain/invoices/content.ts';

// A field has the name of its control: `phone`, `otherPaymentLinks.0.url` by index, `items.item-2.quantity` by row id.

/** Returns the text of the field with that name; null if there is no such text field. */
export function fieldText(values: object, name: string): string | null {
  const [key = '', ...path] = name.split('.');
  const value = valueAt(values, key);
  if (path.length === 0) return typeof value === 'string' ? value : null;
  return isObject(value) ? fieldText(value, path.join('.')) : null;
}

/** Returns the form's values with one field replaced; unchanged if no such field has the value's type. */
export function withField<Values extends object>(
  values: Values,
  name: string,
  value: string | boolean,
): Values {
  const [key = '', ...path] = name.split('.');
  const before = valueAt(values, key);
  const after = changed(before, path, value);
  if (after === before) return values;
  if (!Array.isArray(values)) return { ...values, [key]: after };
  return values.map((row) => (row === before ? after : row)) as typeof values;
}

function changed(before: unknown, path: string[], value: string | boolean): unknown {
  if (path.length > 0) return isObject(before) ? withField(before, path.join('.'), value) : before;
  return typeof before === typeof value ? value : before;
}

function valueAt(values: object, key: string): unknown {
  if (!Array.isArray(values)) return Object.entries(values).find(([field]) => field === key)?.[1];
  return values.find((row: object, at) => isRow(row, at, key));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isRow(row: object, at: number, position: string): boolean {
  return ('id' in row ? row.id : String(at)) === position;
}

export type LinkAction = { type: 'add-link' } | { type: 'remove-link'; index: number };

/** Returns the other payment links after an action; pure. */
export function reduceLinks(
  links: readonly OtherPaymentLink[],
  action: LinkAction,
): OtherPaymentLink[] {
  return action.type === 'add-link'
    ? [...links, { name: '', url: '' }]
    : links.filter((_, index) => index !== action.index);
}
