import { checkFields } from '#app/domain/custom-fields/check-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { itemLimits } from '#app/domain/limits.ts';
import type { Checked } from './check-figures.ts';
import type { LineRules } from './check-line.ts';
import { cleanLines } from './clean-text.ts';
import type { InvoiceItem } from './content.ts';
import type { DraftItem } from './draft.ts';
import { parseDeposit } from './draft-deposits.ts';
import { checkLineFigures, validFigures } from './draft-figures.ts';
import type { IssueCollector } from './draft-issue.ts';

/** The custom fields that the form shows on each line, and the document's language. */
type LineFields = { shown: readonly CustomField[]; language: DocumentLanguage };

/** Validates every line, adds its issues (`items.0.quantity`, `items`), and returns the complete lines. */
export function checkItems(
  items: readonly DraftItem[],
  rules: LineRules & { lineFields?: LineFields },
  collector: IssueCollector,
): InvoiceItem[] {
  if (items.length > itemLimits.maxItems) {
    collector.add('items', 'items', { code: 'tooManyItems' });
    return [];
  }
  const checked = items.map((item, index) => checkItem(item, index, rules, collector));
  const complete = checked.filter((item) => item !== null);
  if (complete.length === 0) collector.add('items', 'items', { code: 'noneComplete' });
  return complete;
}

const blank = { value: null, code: null };
const noLineFields: LineFields = { shown: [], language: 'en-US' };

function checkItem(
  item: DraftItem,
  index: number,
  rules: LineRules & { lineFields?: LineFields },
  collector: IssueCollector,
): InvoiceItem | null {
  if (item.deposit !== '') return checkDeposit(item, collector);
  const description = checkDescription(item.description);
  const second = cleanLines(item.secondDescription);
  const secondDescription = second === '' ? blank : checkDescription(second);
  const figures = checkLineFigures(item, rules);
  const { taxes, ...fields } = figures;
  const codes = [
    ...Object.entries({ description, secondDescription, ...fields }).map(
      ([field, { code }]) => [field, code] as const,
    ),
    ...Object.entries(taxes.codes),
  ];
  for (const [field, code] of codes) {
    if (code !== null) collector.add(`items.${index}.${field}`, 'items', { code });
  }
  const { shown, language } = rules.lineFields ?? noLineFields;
  let isRefused = codes.some(([, code]) => code !== null);
  const customFields = checkFields(item.fields, shown, language, ({ id, label }, issue) => {
    collector.add(`items.${index}.fields.${id}.value`, 'items', {
      code: 'customField',
      label,
      issue,
    });
    isRefused = true;
  });
  if (isRefused) return null;
  return {
    description: description.value ?? '',
    ...(secondDescription.value && { secondDescription: secondDescription.value }),
    ...(item.unit && { unit: item.unit }),
    ...validFigures(figures, item),
    ...(customFields.length > 0 && { fields: customFields }),
  };
}

/** Validates a deposit deduction. It can't be typed, so one that was modified is refused. */
function checkDeposit(item: DraftItem, collector: IssueCollector): InvoiceItem | null {
  const line = parseDeposit(item);
  if (!line) collector.add('items', 'items', { code: 'noneComplete' });
  return line;
}

/** Validates a description: 1 to 500 characters after trimming. */
function checkDescription(text: string): Checked<string> {
  const value = cleanLines(text);
  if (value === '') return { value: null, code: 'description' };
  return value.length > itemLimits.maxDescriptionLength
    ? { value: null, code: 'descriptionLength' }
    : { value, code: null };
}
