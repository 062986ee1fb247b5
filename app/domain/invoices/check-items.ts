import { itemLimits } from '#app/domain/limits.ts';
import type { Checked } from './check-figures.ts';
import type { LineRules } from './check-line.ts';
import { cleanLines } from './clean-text.ts';
import type { InvoiceItem } from './content.ts';
import type { DraftItem } from './draft.ts';
import { parseDeposit } from './draft-deposits.ts';
import { checkLineFigures, validFigures } from './draft-figures.ts';
import type { IssueCollector } from './draft-issue.ts';

/** Validates every line, adds its issues (`items.0.quantity`, `items`), and returns the complete lines. */
export function checkItems(
  items: readonly DraftItem[],
  rules: LineRules,
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

function checkItem(
  item: DraftItem,
  index: number,
  rules: LineRules,
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
  if (codes.some(([, code]) => code !== null)) return null;
  return {
    description: description.value ?? '',
    ...(secondDescription.value && { secondDescription: secondDescription.value }),
    ...(item.unit && { unit: item.unit }),
    ...validFigures(figures, item),
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
