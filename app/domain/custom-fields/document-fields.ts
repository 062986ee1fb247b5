import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { InvoiceItem } from '../invoices/content.ts';
import { parseJson } from '../json.ts';
import {
  type CustomField,
  fieldMeanings,
  isSameLabel,
  parseValue,
  printPlaces,
  valueKinds,
} from './custom-field.ts';

/** Typed or stored values by the ids of their fields. */
export type FieldValues = Readonly<Record<string, string>>;

/**
 * A field as a document stores it: its value and what is needed to print it, copied from the definition when the
 * document was saved, so that later changes don't affect it. A draft has the same, with the value as typed.
 */
export type PrintedField = Pick<CustomField, 'id' | 'label' | 'kind' | 'printPlace' | 'meaning'> & {
  value: string;
};

/** The fields that a document's form shows, in the seller's order. */
export function fieldsOfForm(
  fields: readonly CustomField[],
  owner: 'document' | 'line',
  kind: DocumentKind,
): CustomField[] {
  return fields.filter((field) => field.owner === owner && isInForm(field, kind));
}

function isInForm({ isHidden, documentKinds }: CustomField, kind: DocumentKind): boolean {
  return !isHidden && documentKinds.includes(kind);
}

/** Leaves out the fields that the seller doesn't use on this kind of document; deleted ones stay. */
export function withFieldsOf<Content extends { fields?: PrintedField[]; items: InvoiceItem[] }>(
  content: Content,
  fields: readonly CustomField[],
  kind: DocumentKind,
): Content {
  const unused = fields.filter(({ documentKinds }) => !documentKinds.includes(kind));
  const keep = (printed: PrintedField[] = []) => ({
    fields: printed.filter(({ id }) => !unused.some((field) => field.id === id)),
  });
  const items = content.items.map((item) => ({ ...item, ...(item.fields && keep(item.fields)) }));
  return { ...content, ...(content.fields && keep(content.fields)), items };
}

/** The fields that the form of a client or product shows, in the seller's order. */
export function fieldsOfRecord(
  fields: readonly CustomField[],
  owner: 'client' | 'product',
): CustomField[] {
  return fields.filter((field) => field.owner === owner && !field.isHidden);
}

/** The value of the field with this id; empty if there is none. */
export function valueIn(fields: readonly PrintedField[], id: string): string {
  return fields.find((field) => field.id === id)?.value ?? '';
}

/** The values of fields by their ids. */
export function valuesOf(fields: readonly PrintedField[]): FieldValues {
  return Object.fromEntries(fields.map(({ id, value }) => [id, value]));
}

/** Returns a defined field with a value, as a document stores it. */
export function toPrintedField(
  { id, label, kind, printPlace, meaning }: CustomField,
  value: string,
): PrintedField {
  return { id, label, kind, value, printPlace, meaning };
}

/** Sets the value of one field. */
export function withValue(
  fields: readonly PrintedField[],
  field: CustomField,
  value: string,
): PrintedField[] {
  const typed = toPrintedField(field, value);
  return fields.some(({ id }) => id === field.id)
    ? fields.map((other) => (other.id === field.id ? typed : other))
    : [...fields, typed];
}

/** The fields of a new document or line, with their default values. */
export function newFields(shown: readonly CustomField[] = []): PrintedField[] {
  return shown.map((field) => toPrintedField(field, field.defaultValue));
}

/** Adds the fields that a form shows to those of a saved document or line, with empty values. */
export function completeFields(
  fields: readonly PrintedField[],
  shown: readonly CustomField[],
): PrintedField[] {
  const missing = shown.filter(({ id }) => !fields.some((field) => field.id === id));
  return fields.concat(missing.map((field) => toPrintedField(field, '')));
}

/** Parses fields from a draft, a file or their stored JSON; anything that isn't a field is left out. */
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

/** How many values a client or product can have, including those of deleted fields. */
const maxValues = 200;

/** Parses a client's or product's values from a form, a file or their stored JSON; anything else is left out. */
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

/** A value with the label of its field. */
export type LabelledValue = { label: string; value: string };

/** The values that a client or product has in fields that are in use. */
export function labelledValues(
  shown: readonly CustomField[],
  stored: string | undefined,
): LabelledValue[] {
  const values = parseFieldValues(stored);
  return shown.map(({ id, label }) => ({ label, value: values[id] ?? '' }));
}

/** A field's new value from a chosen client or product, and the values that it replaces since nobody typed them. */
export type GivenValue = { field: CustomField; value: string; replaced: readonly string[] };

/**
 * Lists the values that a chosen client or product gives to a document's or line's fields with the same labels.
 * @param earlier the values of the clients or products that may have filled the fields before; where the chosen one has
 *   no value, theirs become the default value again
 */
export function givenValues(
  fields: readonly CustomField[],
  earlier: readonly (readonly LabelledValue[])[],
  chosen: readonly LabelledValue[],
): GivenValue[] {
  return fields.flatMap((field) => {
    const { defaultValue } = field;
    const given = valueFor(field, chosen);
    const replaced = earlier.flatMap((values) => valueFor(field, values) ?? []);
    if (replaced.length === 0 && given === undefined) return [];
    return [{ field, value: given ?? defaultValue, replaced: ['', defaultValue, ...replaced] }];
  });
}

/** The value under a field's label, if the field can have it. */
function valueFor(field: CustomField, values: readonly LabelledValue[]): string | undefined {
  const match = values.find(({ label, value }) => value !== '' && isSameLabel(label, field.label));
  return match && parseValue(field, match.value).ok ? match.value : undefined;
}

/** Fills the fields that a document's form shows with given values, except where another value was typed. */
export function fillFields(
  fields: readonly PrintedField[],
  given: readonly GivenValue[],
  kind: DocumentKind,
): PrintedField[] {
  return given
    .filter(({ field }) => isInForm(field, kind))
    .reduce<PrintedField[]>(
      (filled, { field, value, replaced }) => {
        const isTyped = !replaced.includes(valueIn(filled, field.id));
        return isTyped ? filled : withValue(filled, field, value);
      },
      [...fields],
    );
}
