import type { OtherPaymentLink } from '#app/domain/invoices/content.ts';

// A field is named as its control: `phone`, `otherPaymentLinks.0.url` by position, `items.item-2.quantity` by the row's id.

/** What stands in a field of that name; null where there is no such text. */
export function fieldText(values: object, name: string): string | null {
  const [list = '', position, part] = name.split('.');
  const value: unknown = Object.entries(values).find(([field]) => field === list)?.[1];
  if (part === undefined) return typeof value === 'string' ? value : null;
  const row = Array.isArray(value) ? value.find((each, at) => isRow(each, at, position)) : null;
  return row ? fieldText(row, part) : null;
}

/** The values of a form with another one in the field of that name; the same where no such field holds its type. */
export function withField<Values extends object>(
  values: Values,
  name: string,
  value: string | boolean,
): Values {
  const [list = '', position, part] = name.split('.');
  const before: unknown = Object.entries(values).find(([field]) => field === list)?.[1];
  if (part === undefined) {
    return before !== value && typeof before === typeof value
      ? { ...values, [list]: value }
      : values;
  }
  if (!Array.isArray(before)) return values;
  const rows = before.map((row: object, at) =>
    isRow(row, at, position) ? withField(row, part, value) : row,
  );
  return rows.every((row, at) => row === before[at]) ? values : { ...values, [list]: rows };
}

function isRow(row: object, at: number, position: string | undefined): boolean {
  return ('id' in row ? row.id : String(at)) === position;
}

/** What happens to the list of other payment links. */
export type LinkAction = { type: 'add-link' } | { type: 'remove-link'; index: number };

/** The other payment links after an action; pure. */
export function reduceLinks(
  links: readonly OtherPaymentLink[],
  action: LinkAction,
): OtherPaymentLink[] {
  return action.type === 'add-link'
    ? [...links, { name: '', url: '' }]
    : links.filter((_, index) => index !== action.index);
}
