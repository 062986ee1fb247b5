import { checkTexts } from '#app/texts/checks.ts';
import { checkDescription, checkQuantity, checkUnitPrice } from './check-figures.ts';
import {
  checkLineDiscount,
  checkLineTaxes,
  type DraftFigures,
  type LineRules,
} from './check-line.ts';
import { cleanLines } from './clean-text.ts';
import type { InvoiceItem } from './content.ts';
import type { DraftItem } from './draft.ts';
import type { IssueCollector } from './draft-issue.ts';
import { itemLimits } from './limits.ts';

/** Checks every line, adds its issues (`items.0.quantity`, `items`), and returns the lines that are complete. */
export function checkItems(
  items: readonly DraftItem[],
  rules: LineRules,
  collector: IssueCollector,
): InvoiceItem[] {
  if (items.length > itemLimits.mostItems) {
    collector.add('items', 'items', checkTexts.items.tooMany);
    return [];
  }
  const checked = items.map((item, index) => checkItem(item, index, rules, collector));
  const complete = checked.filter((item) => item !== null);
  if (complete.length === 0) collector.add('items', 'items', checkTexts.items.noneComplete);
  return complete;
}

const blank = { value: null, message: null };

function checkItem(
  item: DraftItem,
  index: number,
  rules: LineRules,
  collector: IssueCollector,
): InvoiceItem | null {
  const description = checkDescription(item.description);
  const second = cleanLines(item.secondDescription);
  const secondDescription = second === '' ? blank : checkDescription(second);
  const figures = checkFigures(item, rules);
  const { taxes, ...fields } = figures;
  const messages = [
    ...Object.entries({ description, secondDescription, ...fields }).map(
      ([field, { message }]) => [field, message] as const,
    ),
    ...Object.entries(taxes.messages),
  ];
  for (const [field, message] of messages) {
    if (message !== null) collector.add(`items.${index}.${field}`, 'items', message);
  }
  if (messages.some(([, message]) => message !== null)) return null;
  return {
    description: description.value ?? '',
    ...(secondDescription.value && { secondDescription: secondDescription.value }),
    ...(item.unit && { unit: item.unit }),
    ...validFigures(figures, item),
  };
}

/** The lines while they are typed: what is not valid yet counts as 0, so that the others still add up. */
export function lenientItems(items: readonly DraftItem[], rules: LineRules): InvoiceItem[] {
  return items.map((item) => ({
    description: item.description,
    ...validFigures(checkFigures(item, rules), item),
  }));
}

function checkFigures(item: DraftFigures, rules: LineRules) {
  const quantity = checkQuantity(item.quantity);
  const unitPrice = checkUnitPrice(item.unitPrice, rules);
  return {
    quantity,
    unitPrice,
    discount: checkLineDiscount(item, {
      quantityTenThousandths: quantity.value ?? 0,
      unitPriceTenThousandths: unitPrice.value ?? 0,
      currency: rules.currency,
    }),
    taxes: checkLineTaxes(item, rules),
  };
}

function validFigures(
  { quantity, unitPrice, discount, taxes: { taxes } }: ReturnType<typeof checkFigures>,
  { taxReason }: DraftFigures,
) {
  return {
    quantityTenThousandths: quantity.value ?? 0,
    unitPriceTenThousandths: unitPrice.value ?? 0,
    ...(discount.value && { discount: discount.value }),
    taxes,
    ...(taxReason !== '' && taxReason !== 'none' && taxes.length > 0 && { taxReason }),
  };
}

// @covers decisions-4.2 invoices-5.1 invoices-5.2
