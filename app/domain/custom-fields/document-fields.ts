import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { parseJson } from '../json.ts';
import {
  type CustomField,
  type FieldMeaning,
  fieldMeanings,
  isSameLabel,
  type PrintPlace,
  parseValue,
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

/** The fields that the form of a client or product shows, in the seller's order. */
export function fieldsOfRecord(
  fields: readonly CustomField[],
  owner: 'client' | 'product',
): CustomField[] {
  return fields.filter((field) => field.owner === owner && !field.isHidden);
}

/** The value of a field among others; empty if there is none. */
export function valueIn(fields: readonly PrintedField[], id: string): string {
  return fields.find((field) => field.id === id)?.value ?? '';
}

/** The values of fields by their ids. */
export function valuesOf(fields: readonly PrintedField[]): FieldValues {
  return Object.fromEntries(fields.map(({ id, value }) => [id, value]));
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

/** How many values a client or product keeps, those of deleted fields included. */
const maxValues = 200;

/** Parses a client's or product's values from a form, a file or their stored JSON; what isn't a value is left out. */
export function parseFieldValues(stored: unknown): FieldValues {
  const values = typeof stored === 'string' ? parseJson(stored) : stored;
  if (typeof values !== 'object' || values === null) return {};
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.slice(0, maxValues));
}

/** The name of the control of a custom field in the form of a client or product. */
export type FieldControl = `fields.${string}`;
export const controlOf = (id: string): FieldControl => `fields.${id}`;

/** Formats values as the JSON that forms have and that is stored; empty for none. */
export function formatFieldValues(values: FieldValues): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : '';
}

/** The default values of a new client or product. */
export function defaultValues(shown: readonly CustomField[]): FieldValues {
  return Object.fromEntries(shown.map(({ id, defaultValue }) => [id, defaultValue]));
}

/** A value under the label of its field. */
export type LabelledValue = { label: string; value: string };

/** The values that a client or product has in fields that are in use. */
export function labelledValues(
  shown: readonly CustomField[],
  stored: string | undefined,
): LabelledValue[] {
  const values = parseFieldValues(stored);
  return shown.map(({ id, label }) => ({ label, value: values[id] ?? '' }));
}

/** The values that a client's or product's fields give to a document's or line's fields of the same label. */
export function valuesByLabel(
  fields: readonly CustomField[],
  given: readonly LabelledValue[],
): FieldValues {
  const found = fields.flatMap((field) => {
    const match = given.find(({ label, value }) => value !== '' && isSameLabel(label, field.label));
    return match && parseValue(field, match.value).ok ? [[field.id, match.value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The value that a chosen client or product gives to a field, and the values that it replaces: nobody typed them. */
export type GivenValue = { field: CustomField; value: string; replaced: readonly string[] };

/**
 * Lists what a chosen client or product gives to the fields of a document or line.
 * @param earlier the values of those that may have filled the fields before; without a value of the chosen one, these
 *   become default values again
 */
export function givenValues(
  fields: readonly CustomField[],
  earlier: readonly (readonly LabelledValue[])[],
  chosen: readonly LabelledValue[],
): GivenValue[] {
  const given = valuesByLabel(fields, chosen);
  const before = earlier.map((values) => valuesByLabel(fields, values));
  return fields.flatMap((field) => {
    const { id, defaultValue } = field;
    const replaced = before.flatMap((values) => values[id] ?? []);
    if (replaced.length === 0 && given[id] === undefined) return [];
    return [{ field, value: given[id] ?? defaultValue, replaced: ['', defaultValue, ...replaced] }];
  });
}

/** Fills the fields that a document's form shows with given values, except where another value was typed. */
export function fillFields(
  fields: readonly PrintedField[],
  given: readonly GivenValue[],
  kind: DocumentKind,
): PrintedField[] {
  return given
    .filter(({ field }) => !field.isHidden && field.documentKinds.includes(kind))
    .reduce<PrintedField[]>(
      (filled, { field, value, replaced }) => {
        const isTyped = !replaced.includes(valueIn(filled, field.id));
        return isTyped ? filled : withValue(filled, field, value);
      },
      [...fields],
    );
}
