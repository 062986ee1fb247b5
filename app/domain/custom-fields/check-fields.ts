import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { isLanguageCode } from '#app/domain/language/languages.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import {
  type CustomField,
  maxLabelLength,
  maxTextLength,
  parseValue,
  readyMadeFields,
  type ValueIssue,
} from './custom-field.ts';
import {
  type FieldValues,
  formatFieldValues,
  type PrintedField,
  parseFieldValues,
  toPrintedField,
  valuesOf,
} from './document-fields.ts';

/** Receives each value that is refused. */
type Refuse = (field: CustomField, issue: ValueIssue) => void;

/**
 * Checks typed values and returns the fields that a document stores, in the seller's order. Empty values are left out.
 * Values of fields that the form no longer shows, because they were hidden or deleted, are kept, so that editing an old
 * document loses none.
 * @param shown the fields that the form shows
 */
export function checkFields(
  typed: readonly PrintedField[],
  shown: readonly CustomField[],
  language: DocumentLanguage,
  refuse: Refuse,
): PrintedField[] {
  const values = checkValues(valuesOf(typed), shown, refuse);
  const checked = shown.map((field) =>
    toPrintedField({ ...field, label: labelIn(field, language) }, values[field.id] ?? ''),
  );
  const isOther = ({ id }: PrintedField) => !shown.some((field) => field.id === id);
  return checked.filter(({ value }) => value !== '').concat(validFields(typed.filter(isOther)));
}

/** Returns the values of fields in their stored form; refused ones are empty. */
function checkValues(
  typed: FieldValues,
  shown: readonly CustomField[],
  refuse: Refuse,
): FieldValues {
  const checked = shown.map((field) => {
    const parsed = parseValue(field, typed[field.id] ?? '');
    if (!parsed.ok) refuse(field, parsed.issue);
    return [field.id, parsed.ok ? parsed.value : ''] as const;
  });
  return Object.fromEntries(checked);
}

/** Returns the fields that are valid whatever their definitions are now. */
export function validFields(fields: readonly PrintedField[]): PrintedField[] {
  return fields.filter(isValid);
}

function isValid({ kind, label, value, meaning }: PrintedField): boolean {
  if (meaning !== null && readyMadeFields[meaning].kind !== kind) return false;
  const parsed = parseValue({ kind, choices: [value], isRequired: true }, value);
  return cleanLine(label) === label && label.length <= maxLabelLength && parsed.ok;
}

/** The label of a field in a document's language, the first one of a bilingual document. */
export function labelIn(
  { label, otherLabels }: Pick<CustomField, 'label' | 'otherLabels'>,
  language: DocumentLanguage,
): string {
  const [first = ''] = language.split('+');
  return (isLanguageCode(first) && otherLabels[first]) || label;
}

/** UTF-16 code units of a field's id, which is a UUID. */
const maxIdLength = 100;

/**
 * Checks the values of a client or product and returns them as the JSON that is stored; null for none. Values of fields
 * that the form doesn't show are kept.
 * @param typed JSON, as the form has it
 */
export function checkFieldValues(
  typed: string,
  shown: readonly CustomField[],
  refuse: Refuse,
): string | null {
  const values = parseFieldValues(typed);
  const cleaned = Object.entries(values)
    .map(([id, value]) => [id, cleanLine(value)] as const)
    .filter(([id, value]) => id.length <= maxIdLength && value.length <= maxTextLength);
  const checked = checkValues(values, shown, refuse);
  return formatFieldValues({ ...Object.fromEntries(cleaned), ...checked }) || null;
}
