import * as z from 'zod/mini';
import { documentKinds } from '#app/domain/documents/kind.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { isLanguageCode } from '#app/domain/language/languages.ts';
import {
  type CustomField,
  type FieldOwner,
  fieldMeanings,
  fieldOwners,
  isSameLabel,
  maxChoiceLength,
  maxChoices,
  maxFields,
  maxLabelLength,
  maxSearchedFields,
  type PrintPlace,
  parseValue,
  printPlaces,
  readyMadeFields,
  valueKinds,
} from './custom-field.ts';

/** Why a definition is refused: the key of its sentence in `customFieldTexts.definition`, and its values. */
export type FieldDefinitionIssue =
  | { code: 'label' | 'sameLabel' | 'sameChoice' | 'defaultValue' | 'documentKinds' | 'kindInUse' }
  | { code: 'labelLength' | 'choices' | 'choiceLength'; max: number }
  | { code: 'tooManySearched' | 'tooManyStored'; max: number }
  | { code: 'tooMany'; owner: FieldOwner; max: number };

type ParsedField = { ok: true; field: CustomField } | { ok: false; issue: FieldDefinitionIssue };

/** A definition as posted, exported or stored. */
const definitionSchema = z.lazy(() =>
  z.object({
    id: z.string(),
    owner: z.enum(fieldOwners),
    kind: z.enum(valueKinds),
    label: z.string(),
    otherLabels: z.record(z.string(), z.string()),
    choices: z.array(z.string()),
    defaultValue: z.string(),
    isRequired: z.boolean(),
    documentKinds: z.array(z.enum(documentKinds)),
    printPlace: z.string(),
    meaning: z.nullable(z.enum(fieldMeanings)),
    isSearched: z.boolean(),
    isHidden: z.boolean(),
  }),
);

/**
 * Parses a definition. A place or a meaning that its owner or kind can't have becomes the default one.
 * @returns null when the value isn't a definition at all
 */
export function parseCustomField(value: unknown): ParsedField | null {
  const parsed = definitionSchema.safeParse(value);
  if (!parsed.success) return null;
  const { data } = parsed;
  const { owner, kind } = data;
  const choices =
    kind === 'choice' ? data.choices.map(cleanLine).filter((choice) => choice !== '') : [];
  const defaultValue = parseValue({ kind, choices, isRequired: false }, data.defaultValue);
  const places: readonly PrintPlace[] = printPlaces[owner];
  const ready = data.meaning && readyMadeFields[data.meaning];
  const field: CustomField = {
    ...data,
    label: cleanLine(data.label),
    otherLabels: cleanLabels(data.otherLabels),
    choices,
    defaultValue: defaultValue.ok ? defaultValue.value : '',
    documentKinds: documentKinds.filter((each) => data.documentKinds.includes(each)),
    printPlace: places.find((place) => place === data.printPlace) ?? printPlaces[owner][0],
    meaning: ready?.owner === owner && ready.kind === kind ? data.meaning : null,
    isSearched: data.isSearched && kind === 'text' && owner === 'document',
  };
  const issue = checkDefinition(field);
  if (issue) return { ok: false, issue };
  return defaultValue.ok ? { ok: true, field } : { ok: false, issue: { code: 'defaultValue' } };
}

/** Checks a definition against the seller's others: their number, labels and searched fields. */
export function checkAmongOthers(
  field: CustomField,
  others: readonly CustomField[],
): FieldDefinitionIssue | null {
  if (field.isHidden) return null;
  const shown = others.filter((other) => !other.isHidden && other.id !== field.id);
  const ofOwner = shown.filter(({ owner }) => owner === field.owner);
  const max = maxFields[field.owner];
  if (ofOwner.length >= max) return { code: 'tooMany', owner: field.owner, max };
  if (ofOwner.some(({ label }) => isSameLabel(label, field.label))) return { code: 'sameLabel' };
  const searched = shown.filter(({ isSearched }) => isSearched);
  if (field.isSearched && searched.length >= maxSearchedFields) {
    return { code: 'tooManySearched', max: maxSearchedFields };
  }
  return null;
}

function checkDefinition(field: CustomField): FieldDefinitionIssue | null {
  const { owner, kind, label, choices } = field;
  if (label === '') return { code: 'label' };
  if (label.length > maxLabelLength) return { code: 'labelLength', max: maxLabelLength };
  const issue = kind === 'choice' ? checkChoices(choices) : null;
  if (issue) return issue;
  const isOnDocuments = owner === 'document' || owner === 'line';
  return isOnDocuments && field.documentKinds.length === 0 ? { code: 'documentKinds' } : null;
}

function checkChoices(choices: readonly string[]): FieldDefinitionIssue | null {
  if (choices.length === 0 || choices.length > maxChoices) {
    return { code: 'choices', max: maxChoices };
  }
  if (new Set(choices).size < choices.length) return { code: 'sameChoice' };
  const isLong = choices.some((choice) => choice.length > maxChoiceLength);
  return isLong ? { code: 'choiceLength', max: maxChoiceLength } : null;
}

function cleanLabels(labels: Readonly<Record<string, string>>): CustomField['otherLabels'] {
  const cleaned = Object.entries(labels)
    .filter(([language]) => isLanguageCode(language))
    .map(([language, label]) => [language, cleanLine(label).slice(0, maxLabelLength)] as const);
  return Object.fromEntries(cleaned.filter(([, label]) => label !== ''));
}
