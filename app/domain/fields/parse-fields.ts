// Hand-written instead of zod: even zod/mini would add a third to what the create-invoice page loads.

/** Parses one field; `corrupt` when its type is wrong, undefined when it is missing. */
export type Reader<Value> = (value: unknown) => Value | undefined | typeof corrupt;

export const corrupt = Symbol('corrupt');

/** Parses a text; an earlier draft version stored numbers instead. */
export const text: Reader<string> = (value) => {
  if (value === undefined || typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : corrupt;
};

/** Parses a boolean. */
export const flag: Reader<boolean> = (value) => {
  if (value === undefined || typeof value === 'boolean') return value;
  return value === null ? false : corrupt;
};

/** Creates a parser that accepts only what a type guard accepts. */
export function parseIf<Value>(isOne: (value: unknown) => value is Value): Reader<Value> {
  return (value) => (value === undefined || isOne(value) ? value : corrupt);
}

/** Parsers for the fields that are neither texts nor booleans. */
export type OwnRecipients<Form> = {
  [Field in keyof Form as Form[Field] extends boolean
    ? never
    : Form[Field] extends string
      ? string extends Form[Field]
        ? never
        : Field
      : Field]: Reader<Form[Field]>;
};

/** Builds a parser for every field of a form: its own, or one for the type of the blank form's value. */
export function readersOf<Form extends object>(
  blank: Form,
  own: OwnRecipients<Form>,
  plain: { text: Reader<string>; flag: Reader<boolean> },
): Record<keyof Form & string, Reader<unknown>> {
  const readers = Object.entries(blank).map(([field, value]) => [
    field,
    (own as Record<string, Reader<unknown>>)[field] ??
      (typeof value === 'boolean' ? plain.flag : plain.text),
  ]);
  return Object.fromEntries(readers);
}

/** Parses the known fields that are present; null when one is corrupt. */
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

/** Creates an empty text for each rule. */
export function blankTexts<Field extends string>(rules: Readonly<Record<Field, unknown>>) {
  return everyText(rules, '');
}

/** Creates an object with the same value for each rule. */
export function everyText<Field extends string, Value>(
  rules: Readonly<Record<Field, unknown>>,
  value: Value,
) {
  const texts = Object.keys(rules).map((field) => [field, value]);
  return Object.fromEntries(texts) as Record<Field, Value>;
}
