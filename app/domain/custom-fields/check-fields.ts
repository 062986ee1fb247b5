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
  formatFieldValues,
  type PrintedField,
  parseFieldValues,
  valueIn,
  withValue,
} from './document-fields.ts';

/**
 * Checks typed values and returns the fields that a document stores, in the seller's order. Empty values are left out.
 * Values of fields that the form doesn't show, since they are hidden or deleted by now, are kept as they are, so that
 * editing an old document loses none.
 * @param shown the fields that the form shows
 * @param refuse is called for every refused value
 */
export function checkFields(
  typed: readonly PrintedField[],
  shown: readonly CustomField[],
  language: DocumentLanguage,
  refuse: (field: CustomField, issue: ValueIssue) => void,
): PrintedField[] {
  const checked = shown.reduce<PrintedField[]>((filled, field) => {
    const parsed = parseValue(field, valueIn(typed, field.id));
    if (!parsed.ok) refuse(field, parsed.issue);
    if (!parsed.ok || parsed.value === '') return filled;
    return withValue(filled, { ...field, label: labelIn(field, language) }, parsed.value);
  }, []);
  const isOther = ({ id }: PrintedField) => !shown.some((field) => field.id === id);
  return checked.concat(soundFields(typed.filter(isOther)));
}

/** Returns the fields that can be printed whatever their definitions say. */
export function soundFields(fields: readonly PrintedField[]): PrintedField[] {
  return fields.filter(isSound);
}

function isSound({ kind, label, value, meaning }: PrintedField): boolean {
  if (meaning !== null && readyMadeFields[meaning].kind !== kind) return false;
  const parsed = parseValue({ kind, choices: [value], isRequired: true }, value);
  return cleanLine(label) === label && label.length <= maxLabelLength && parsed.ok;
}

/** The label of a field in a document's language; a bilingual document's first language counts. */
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
 * @param refuse is called for every refused value
 */
export function checkFieldValues(
  typed: string,
  shown: readonly CustomField[],
  refuse: (field: CustomField, issue: ValueIssue) => void,
): string | null {
  const values = parseFieldValues(typed);
  const others = Object.entries(values)
    .map(([id, value]) => [id, cleanLine(value)] as const)
    .filter(([id, value]) => id.length <= maxIdLength && value.length <= maxTextLength);
  const checked = shown.map((field) => {
    const parsed = parseValue(field, values[field.id] ?? '');
    if (!parsed.ok) refuse(field, parsed.issue);
    return [field.id, parsed.ok ? parsed.value : ''] as const;
  });
  return formatFieldValues(Object.fromEntries([...others, ...checked])) || null;
}
