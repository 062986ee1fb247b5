import { type DocumentKind, documentKinds } from '#app/domain/documents/kind.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { isLanguageCode } from '#app/domain/language/languages.ts';
import {
  type CustomField,
  type FieldMeaning,
  type FieldOwner,
  fieldMeanings,
  fieldOwners,
  isSameLabel,
  maxChoiceLength,
  maxChoices,
  maxFields,
  maxLabelLength,
  maxSearchedFields,
  parseValue,
  printPlaces,
  readyMadeFields,
  valueKinds,
} from './custom-field.ts';

/** Why a definition is refused: the key of its sentence in `customFieldTexts.issues`, and its values. */
export type FieldDefinitionIssue =
  | { code: 'label' | 'labelLength' | 'sameLabel' | 'choices' | 'sameChoice' | 'choiceLength' }
  | { code: 'defaultValue' | 'documentKinds' }
  | { code: 'tooMany'; owner: FieldOwner; max: number }
  | { code: 'tooManySearched' | 'tooManyStored'; max: number }
  | { code: 'kindInUse' };

type ParsedField = { ok: true; field: CustomField } | { ok: false; issue: FieldDefinitionIssue };

/**
 * Parses a posted definition.
 * @returns null when it isn't one at all
 */
export function parseCustomField(posted: unknown): ParsedField | null {
  if (typeof posted !== 'object' || posted === null) return null;
  const typed = posted as Record<string, unknown>;
  const owner = fieldOwners.find((one) => one === typed.owner);
  const kind = valueKinds.find((one) => one === typed.kind);
  if (!owner || !kind || typeof typed.id !== 'string' || typeof typed.label !== 'string')
    return null;
  const label = cleanLine(typed.label);
  const choices = kind === 'choice' ? textsOf(typed.choices) : [];
  const kinds = documentKinds.filter((one) => textsOf(typed.documentKinds).includes(one));
  const issue = labelIssue(label) ?? choicesIssue(kind, choices) ?? kindsIssue(owner, kinds);
  if (issue) return { ok: false, issue };
  const defaultValue = parseValue(
    { kind, choices, isRequired: false },
    typeof typed.defaultValue === 'string' ? typed.defaultValue : '',
  );
  if (!defaultValue.ok) return { ok: false, issue: { code: 'defaultValue' } };
  const places: readonly CustomField['printPlace'][] = printPlaces[owner];
  const [firstPlace = 'nowhere'] = places;
  return {
    ok: true,
    field: {
      id: typed.id,
      owner,
      kind,
      label,
      otherLabels: otherLabelsOf(typed.otherLabels),
      choices,
      defaultValue: defaultValue.value,
      isRequired: typed.isRequired === true,
      documentKinds: kinds,
      printPlace: places.find((place) => place === typed.printPlace) ?? firstPlace,
      meaning: meaningOf(typed.meaning, owner, kind),
      isSearched: typed.isSearched === true && kind === 'text' && owner === 'document',
      isHidden: typed.isHidden === true,
    },
  };
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

function labelIssue(label: string): FieldDefinitionIssue | null {
  if (label === '') return { code: 'label' };
  return label.length > maxLabelLength ? { code: 'labelLength' } : null;
}

function choicesIssue(
  kind: CustomField['kind'],
  choices: readonly string[],
): FieldDefinitionIssue | null {
  if (kind !== 'choice') return null;
  if (choices.length === 0 || choices.length > maxChoices) return { code: 'choices' };
  if (new Set(choices).size < choices.length) return { code: 'sameChoice' };
  return choices.some((choice) => choice.length > maxChoiceLength)
    ? { code: 'choiceLength' }
    : null;
}

function kindsIssue(
  owner: FieldOwner,
  kinds: readonly DocumentKind[],
): FieldDefinitionIssue | null {
  const isOnDocuments = owner === 'document' || owner === 'line';
  return isOnDocuments && kinds.length === 0 ? { code: 'documentKinds' } : null;
}

function textsOf(typed: unknown): string[] {
  if (!Array.isArray(typed)) return [];
  const texts = typed.filter((each) => typeof each === 'string').map(cleanLine);
  return texts.filter((text) => text !== '');
}

function otherLabelsOf(typed: unknown): CustomField['otherLabels'] {
  if (typeof typed !== 'object' || typed === null) return {};
  const labels = Object.entries(typed).flatMap(([language, label]) => {
    if (!isLanguageCode(language) || typeof label !== 'string') return [];
    const text = cleanLine(label).slice(0, maxLabelLength);
    return text === '' ? [] : [[language, text] as const];
  });
  return Object.fromEntries(labels);
}

function meaningOf(
  typed: unknown,
  owner: FieldOwner,
  kind: CustomField['kind'],
): FieldMeaning | null {
  const meaning = fieldMeanings.find((one) => one === typed);
  if (!meaning) return null;
  const ready = readyMadeFields[meaning];
  return ready.owner === owner && ready.kind === kind ? meaning : null;
}
