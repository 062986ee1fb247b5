import { isCalendarDate } from '#app/domain/dates.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { plainNumber } from '#app/domain/money/plain-number.ts';

/** What a custom field belongs to: a document has one value for it, a line one on each line. */
export const fieldOwners = ['document', 'line', 'client', 'product'] as const;
export type FieldOwner = (typeof fieldOwners)[number];

/** The kinds of values. A field's kind never changes once a document uses the field. */
export const valueKinds = ['text', 'number', 'day', 'yes-no', 'choice'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** Where a field can be printed, by its owner; the first place is the default. */
export const printPlaces = {
  document: ['dates', 'client', 'notes', 'nowhere'],
  line: ['column', 'description', 'nowhere'],
  client: ['nowhere'],
  product: ['nowhere'],
} as const satisfies Record<FieldOwner, readonly string[]>;
export type PrintPlace = (typeof printPlaces)[FieldOwner][number];

/** The meanings of fields; all but `prepared-by` have a term in e-invoices (`write-ubl.ts`, `write-cii.ts`). */
export const fieldMeanings = [
  'order-line',
  'service-day',
  'item-code',
  'project',
  'contract',
  'order',
  'delivery-day',
  'prepared-by',
] as const;
export type FieldMeaning = (typeof fieldMeanings)[number];

/** The owner and kind of each ready-made field. */
export const readyMadeFields: Readonly<
  Record<FieldMeaning, { owner: FieldOwner; kind: ValueKind }>
> = {
  'order-line': { owner: 'line', kind: 'text' },
  'service-day': { owner: 'line', kind: 'day' },
  'item-code': { owner: 'line', kind: 'text' },
  project: { owner: 'document', kind: 'text' },
  contract: { owner: 'document', kind: 'text' },
  order: { owner: 'document', kind: 'text' },
  'delivery-day': { owner: 'document', kind: 'day' },
  'prepared-by': { owner: 'document', kind: 'text' },
};

/** The maximum number of fields per owner; hidden ones don't count. */
export const maxFields: Readonly<Record<FieldOwner, number>> = {
  document: 10,
  line: 4,
  client: 10,
  product: 4,
};

/** How many fields the list's search can use. */
export const maxSearchedFields = 3;

/** The maximum length of a label and of a text, in UTF-16 code units. */
export const maxLabelLength = 40;
export const maxTextLength = 200;

/** The maximum number of choices, and the length of each in UTF-16 code units. */
export const maxChoices = 20;
export const maxChoiceLength = 60;

/** Up to 12 digits before the decimal point and 4 after it. */
const numberPattern = /^-?\d{1,12}(?:\.\d{1,4})?$/;

/** A field that the seller has defined. */
export type CustomField = {
  /** A UUID. */
  id: string;
  owner: FieldOwner;
  kind: ValueKind;
  label: string;
  /** The label on documents in other languages; without one, the label itself is printed. */
  otherLabels: Partial<Record<LanguageCode, string>>;
  /** The values to choose from; empty for other kinds. */
  choices: string[];
  /** In its stored form, see `parseValue`; empty: none. */
  defaultValue: string;
  isRequired: boolean;
  /** The kinds of documents that have it. */
  documentKinds: DocumentKind[];
  printPlace: PrintPlace;
  meaning: FieldMeaning | null;
  /** The list's search finds documents by its value. */
  isSearched: boolean;
  /** Forms no longer show it; documents keep it. */
  isHidden: boolean;
};

/** Whether two labels are the same except for case; a client's field fills the document's with the same label. */
export function isSameLabel(one: string, other: string): boolean {
  return collator.compare(one, other) === 0;
}

// One locale for browser and server. Shared, because choosing a product compares the labels of up to a thousand of them.
const collator = /* @__PURE__ */ new Intl.Collator('en', { sensitivity: 'accent' });

/** Why a value is refused: the key of its sentence in `customFieldTexts.issues`. */
export type ValueIssue = 'required' | 'tooLong' | 'number' | 'day' | 'choice';

/** The value in its stored form, empty if there is none, or why it is refused. */
type ParsedValue = { ok: true; value: string } | { ok: false; issue: ValueIssue };

/**
 * Parses a typed value. Numbers are stored without trailing zeros, days as `YYYY-MM-DD`, yes as `yes` and no as an empty
 * text. A required yes/no must be yes.
 */
export function parseValue(
  field: Pick<CustomField, 'kind' | 'choices' | 'isRequired'>,
  typed: string,
): ParsedValue {
  const text = cleanLine(typed);
  if (text === '') return field.isRequired ? { ok: false, issue: 'required' } : noValue;
  return parsers[field.kind](text, field.choices);
}

const noValue: ParsedValue = { ok: true, value: '' };

const parsers: Record<ValueKind, (text: string, choices: readonly string[]) => ParsedValue> = {
  text: (value) =>
    value.length > maxTextLength ? { ok: false, issue: 'tooLong' } : { ok: true, value },
  number: (text) => {
    const value = plainNumber(text)
      ?.replaceAll(',', '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
    if (!value || !numberPattern.test(value)) return { ok: false, issue: 'number' };
    return { ok: true, value };
  },
  day: (value) => (isCalendarDate(value) ? { ok: true, value } : { ok: false, issue: 'day' }),
  'yes-no': (value) => (value === 'yes' ? { ok: true, value } : { ok: false, issue: 'choice' }),
  choice: (value, choices) =>
    choices.includes(value) ? { ok: true, value } : { ok: false, issue: 'choice' },
};
