// Read by hand, not by zod: even zod/mini would be a third of what the create-invoice page loads.

/** Reads one field; `corrupt` when its type is wrong, undefined when it is missing. */
export type Reader<Value> = (value: unknown) => Value | undefined | typeof corrupt;

export const corrupt = Symbol('corrupt');

/** Text; older drafts hold numbers where the form now holds text. */
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

/** The known fields that are there, or null when one is corrupt. */
export function readFields<Read extends object>(
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
