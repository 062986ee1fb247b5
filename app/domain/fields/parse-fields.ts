// Read by hand, not by zod: even zod/mini would be a third of what the create-invoice page loads.

/** Reads one field; `corrupt` when its type is wrong, undefined when it is missing. */
export type Reader<Value> = (value: unknown) => Value | undefined | typeof corrupt;

export const corrupt = Symbol('corrupt');

/** Text; the draft's earlier variant holds numbers in its place. */
export const text: Reader<string> = (value) => {
  if (value === undefined || typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : corrupt;
};

/** A switch. */
export const flag: Reader<boolean> = (value) => {
  if (value === undefined || typeof value === 'boolean') return value;
  return value === null ? false : corrupt;
};

/** A reader of what a predicate knows, and of nothing else. */
export function readWhen<Value>(isOne: (value: unknown) => value is Value): Reader<Value> {
  return (value) => (value === undefined || isOne(value) ? value : corrupt);
}

/** Readers of the fields that are neither any text nor a switch. */
export type OwnReaders<Form> = {
  [Field in keyof Form as Form[Field] extends boolean
    ? never
    : Form[Field] extends string
      ? string extends Form[Field]
        ? never
        : Field
      : Field]: Reader<Form[Field]>;
};

/** A reader for every field of a form: its own, else that of the type which the blank form has there. */
export function readersOf<Form extends object>(
  blank: Form,
  own: OwnReaders<Form>,
  plain: { text: Reader<string>; flag: Reader<boolean> },
): Record<keyof Form & string, Reader<unknown>> {
  const readers = Object.entries(blank).map(([field, value]) => [
    field,
    (own as Record<string, Reader<unknown>>)[field] ??
      (typeof value === 'boolean' ? plain.flag : plain.text),
  ]);
  return Object.fromEntries(readers);
}

/** The known fields that are there, or null when one is corrupt. */
export function parseFields<Read extends object>(
  fields: Record<string, unknown>,
  table: Record<keyof Read & string, Reader<unknown>>,
): Partial<Read> | null {
  const read: Record<string, unknown> = {};
  for (const [field, reader] of Object.entries<Reader<unknown>>(table)) {
    const value = reader(fields[field]);
    if (value === corrupt) return null;
    if (value !== undefined) read[field] = value;
  }
  return read as Partial<Read>;
}

/** Empty texts, one for each rule. */
export function blankTexts<Field extends string>(rules: Readonly<Record<Field, unknown>>) {
  return everyText(rules, '');
}

/** The same value for the text of each rule. */
export function everyText<Field extends string, Value>(
  rules: Readonly<Record<Field, unknown>>,
  value: Value,
) {
  const texts = Object.keys(rules).map((field) => [field, value]);
  return Object.fromEntries(texts) as Record<Field, Value>;
}
