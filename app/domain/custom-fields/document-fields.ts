import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { isLanguageCode } from '#app/domain/language/languages.ts';
import type { CustomField, FieldMeaning, PrintPlace, ValueKind } from './custom-field.ts';
import { isSameLabel } from './parse-custom-fields.ts';

/** Typed or stored values by the ids of their fields. */
export type FieldValues = Readonly<Record<string, string>>;

/**
 * A field as a document stores it: its label and everything that printing needs as of the day when the document was
 * saved, whatever becomes of the definition.
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

/**
 * Returns the fields that a document stores. Empty values are left out. Values of fields that are hidden by now are
 * kept from the earlier version, so that editing an old document loses none.
 */
export function storedFields(
  fields: readonly CustomField[],
  values: FieldValues,
  { language, earlier = [] }: { language: DocumentLanguage; earlier?: readonly PrintedField[] },
): PrintedField[] {
  const editable = fields.filter(({ isHidden }) => !isHidden);
  const filled = editable
    .map(
      (field): PrintedField => ({
        id: field.id,
        label: labelIn(field, language),
        kind: field.kind,
        value: values[field.id] ?? '',
        printPlace: field.printPlace,
        meaning: field.meaning,
      }),
    )
    .filter(({ value }) => value !== '');
  const isEditable = ({ id }: PrintedField) => editable.some((field) => field.id === id);
  return filled.concat(earlier.filter((field) => !isEditable(field)));
}

/** The label of a field in a document's language; a bilingual document's first language counts. */
export function labelIn(
  { label, otherLabels }: Pick<CustomField, 'label' | 'otherLabels'>,
  language: DocumentLanguage,
): string {
  const [first = ''] = language.split('+');
  return (isLanguageCode(first) && otherLabels[first]) || label;
}

/** The values that a client's or product's fields give to a document's or line's fields of the same label. */
export function valuesByLabel(
  fields: readonly CustomField[],
  given: readonly { label: string; value: string }[],
): FieldValues {
  const found = fields.flatMap(({ id, label }) => {
    const match = given.find((one) => one.value !== '' && isSameLabel(one.label, label));
    return match ? [[id, match.value] as const] : [];
  });
  return Object.fromEntries(found);
}
