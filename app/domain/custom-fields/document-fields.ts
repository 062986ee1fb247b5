import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { parseJson } from '../json.ts';
import {
  type CustomField,
  type FieldMeaning,
  fieldMeanings,
  type PrintPlace,
  printPlaces,
  type ValueKind,
  valueKinds,
} from './custom-field.ts';

/** Typed or stored values by the ids of their fields. */
export type FieldValues = Readonly<Record<string, string>>;

/**
 * A field as a document stores it: its label and everything that printing needs as of the day when the document was
 * saved, whatever becomes of the definition. A draft has the same, with the value as typed.
 */
export type PrintedField = {
  /** The id of the definition. */
  id: string;
  label: string;
  kind: ValueKind;
  value: string;
  printPlace: PrintPlace;
  meaning: FieldMeaning | null;
};

/** The fields that a document's form shows, in the seller's order. */
export function fieldsOfForm(
  fields: readonly CustomField[],
  owner: CustomField['owner'],
  kind: DocumentKind,
): CustomField[] {
  return fields.filter(
    (field) => field.owner === owner && !field.isHidden && field.documentKinds.includes(kind),
  );
}

/** The value of a field among others; empty if there is none. */
export function valueIn(fields: readonly PrintedField[], id: string): string {
  return fields.find((field) => field.id === id)?.value ?? '';
}

/** Returns the fields with a typed value of one of them. */
export function withValue(
  fields: readonly PrintedField[],
  field: CustomField,
  value: string,
): PrintedField[] {
  const { id, label, kind, printPlace, meaning } = field;
  const typed = { id, label, kind, value, printPlace, meaning };
  return fields.some((other) => other.id === id)
    ? fields.map((other) => (other.id === id ? typed : other))
    : [...fields, typed];
}

/** The fields of a new document or line, with their default values. */
export function newFields(shown: readonly CustomField[] = []): PrintedField[] {
  return shown.reduce<PrintedField[]>(
    (fields, field) => withValue(fields, field, field.defaultValue),
    [],
  );
}

/** Returns a saved document's or line's fields with those that its form shows in addition, which are empty. */
export function completeFields(
  fields: readonly PrintedField[],
  shown: readonly CustomField[],
): PrintedField[] {
  const missing = shown.filter(({ id }) => !fields.some((field) => field.id === id));
  return [...fields, ...newFields(missing.map((field) => ({ ...field, defaultValue: '' })))];
}

/** Parses fields from a draft, a file or their stored JSON; what isn't a field is left out. */
export function parsePrintedFields(stored: unknown): PrintedField[] {
  const rows = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const { id, label, value, ...typed }: Record<string, unknown> = Object(row);
    const kind = valueKinds.find((one) => one === typed.kind);
    if (typeof id !== 'string' || typeof label !== 'string' || typeof value !== 'string') return [];
    const printPlace = allPlaces.find((one) => one === typed.printPlace) ?? 'nowhere';
    const meaning = fieldMeanings.find((one) => one === typed.meaning) ?? null;
    return kind ? [{ id, label, kind, value, printPlace, meaning }] : [];
  });
}

const allPlaces = Object.values(printPlaces).flat();

/** Formats fields as the JSON that is stored; null for none. */
export function formatPrintedFields(fields: readonly PrintedField[] = []): string | null {
  return fields.length > 0 ? JSON.stringify(fields) : null;
}
