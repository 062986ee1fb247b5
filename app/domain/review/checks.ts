import type { InvoiceItem } from '../invoices/content.ts';
import type { Column } from '../looks/columns.ts';
import { checkTaxNumber, type TaxNumberKind } from '../taxes/tax-numbers.ts';
import { isTaxedLine } from './review-facts.ts';
import type { Finding, ReviewedContent, ReviewFacts, ReviewRule, Sentence } from './review-rule.ts';

// Checks shared by the rules of several countries.

type Text = {
  [Field in keyof ReviewedContent]: ReviewedContent[Field] extends string | null ? Field : never;
}[keyof ReviewedContent];

/** Reports the first empty text as missing, or as to be reviewed. */
export function needs(fields: readonly Text[], otherwise: 'missing' | 'unclear' = 'missing') {
  return ({ content }: ReviewFacts): Finding => {
    const empty = fields.find((field) => !content[field]);
    return empty === undefined ? 'found' : { state: otherwise, field: empty };
  };
}

/** Checks a line: returns its state and the field that leads to it, or null when it passes. */
type LineCheck = (item: InvoiceItem) => { state: 'missing' | 'unclear'; field: string } | null;

/** Checks every typed line and reports the first that fails. */
export function everyLine(check: LineCheck, otherwise?: 'unclear') {
  return ({ content }: ReviewFacts): Finding => {
    for (const [index, item] of content.items.entries()) {
      const found = item.depositOf === undefined ? check(item) : null;
      if (found) return { state: otherwise ?? found.state, field: `items.${index}.${found.field}` };
    }
    return 'found';
  };
}

export const descriptionOf: LineCheck = ({ description }) =>
  description === '' ? { state: 'missing', field: 'description' } : null;

/** Items may be free, but a price of 0 was usually forgotten. */
export const amountsOf: LineCheck = (item) => {
  if (item.quantityTenThousandths <= 0) return { state: 'missing', field: 'quantity' };
  return item.unitPriceTenThousandths === 0 ? { state: 'unclear', field: 'unitPrice' } : null;
};

/** Requires a tax, possibly 0%, or the reason why there is none. */
export const rateOf: LineCheck = ({ taxes, taxReason }) =>
  taxes.length === 0 && !taxReason ? { state: 'missing', field: 'taxRate' } : null;

/** Requires a reason next to a rate of 0%. */
export const reasonOf: LineCheck = (item) =>
  isTaxedLine(item) || item.taxReason ? null : { state: 'unclear', field: 'taxRate' };

/** Combines two line checks; the first finding wins. */
export function both(one: LineCheck, other: LineCheck): LineCheck {
  return (item) => one(item) ?? other(item);
}

/** Checks a number with a checksum: missing, or to be reviewed when the checksum is wrong. */
export function checkedNumber(
  number: string | null,
  kind: TaxNumberKind,
  wrong: Sentence,
): Finding {
  if (!number) return 'missing';
  return checkTaxNumber(kind, number) === 'wrong' ? { state: 'unclear', sentence: wrong } : 'found';
}

/** Checks the total; 0 is to be reviewed. */
export function totalOf({ totals }: ReviewFacts): Finding {
  if (!totals) return 'missing';
  return totals.total === 0 ? 'unclear' : 'found';
}

/**
 * Whether tax is charged or the seller states that they aren't registered. Another rule checks whether they may charge
 * it.
 */
export function chargesOrDenies({ content, isTaxed }: ReviewFacts): boolean {
  return isTaxed || content.registered === 'no';
}

/** Checks whether a seller who charges tax states that they may. */
export function canChargeNow({ content, isTaxed }: ReviewFacts, number: string | null): Finding {
  const { registered } = content;
  if (!isTaxed || registered === 'yes' || (registered === null && number)) return 'found';
  return { state: 'unclear', field: content.items[0] ? 'items.0.taxRate' : 'items' };
}

/** Whether the document's look leaves out one of the columns; that of the tax rate matters only for taxed lines. */
export function hidesColumn(
  { content, isTaxed }: ReviewFacts,
  columns: readonly Column[],
): boolean {
  const shown = content.look?.columns;
  if (!shown) return false;
  return columns.some((column) => !shown.includes(column) && (column !== 'tax' || isTaxed));
}

/** What a rule finds that applies only where a column is hidden. */
export const hiddenColumn = {
  check: () => 'unclear',
  field: 'look.columns',
} as const satisfies Partial<ReviewRule>;

/** Requires an exchange rate for the tax of a foreign-currency invoice in the seller's own currency. */
export function taxAtHomeOf({ content }: ReviewFacts): Finding {
  return content.homeRate === null ? 'missing' : 'found';
}
