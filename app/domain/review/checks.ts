import type { InvoiceItem } from '../invoices/content.ts';
import { checkTaxNumber, type TaxNumberKind } from '../taxes/tax-numbers.ts';
import { isTaxedLine } from './review-facts.ts';
import type { Finding, ReviewedContent, ReviewFacts, Sentence } from './review-rule.ts';

// How rules of several countries look at an invoice.

type Text = {
  [Field in keyof ReviewedContent]: ReviewedContent[Field] extends string | null ? Field : never;
}[keyof ReviewedContent];

/** The first of these texts that is empty is missing, or to be looked at. */
export function needs(fields: readonly Text[], otherwise: 'missing' | 'unclear' = 'missing') {
  return ({ content }: ReviewFacts): Finding => {
    const empty = fields.find((field) => !content[field]);
    return empty === undefined ? 'found' : { state: otherwise, field: empty };
  };
}

/** A line that does not pass, and which of its fields leads to it; null of one that does. */
type LineCheck = (item: InvoiceItem) => { state: 'missing' | 'unclear'; field: string } | null;

/** What every line that was typed has to pass, by the first that does not. */
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

/** Something may be given away, but a price of 0 is mostly one that was forgotten. */
export const amountsOf: LineCheck = (item) => {
  if (item.quantityTenThousandths <= 0) return { state: 'missing', field: 'quantity' };
  return item.unitPriceTenThousandths === 0 ? { state: 'unclear', field: 'unitPrice' } : null;
};

/** A tax, at 0% too, or the reason why there is none. */
export const rateOf: LineCheck = ({ taxes, taxReason }) =>
  taxes.length === 0 && !taxReason ? { state: 'missing', field: 'taxRate' } : null;

/** At 0% the reason stands beside it. */
export const reasonOf: LineCheck = (item) =>
  isTaxedLine(item) || item.taxReason ? null : { state: 'unclear', field: 'taxRate' };

/** Two looks at each line, the first that finds something wins. */
export function both(one: LineCheck, other: LineCheck): LineCheck {
  return (item) => one(item) ?? other(item);
}

/** A number that checks itself: missing, or to be looked at where the check fails. */
export function checkedNumber(
  number: string | null,
  kind: TaxNumberKind,
  wrong: Sentence,
): Finding {
  if (!number) return 'missing';
  return checkTaxNumber(kind, number) === 'wrong' ? { state: 'unclear', sentence: wrong } : 'found';
}

/** What there is to pay; 0 is to be looked at. */
export function totalOf({ totals }: ReviewFacts): Finding {
  if (!totals) return 'missing';
  return totals.total === 0 ? 'unclear' : 'found';
}

/** Whether tax is charged, or the seller says that they are not registered: whether they may is looked at. */
export function chargesOrDenies({ content, isTaxed }: ReviewFacts): boolean {
  return isTaxed || content.registered === 'no';
}

/** Whether who charges the tax says that they may. */
export function mayCharge({ content, isTaxed }: ReviewFacts, number: string | null): Finding {
  const { registered } = content;
  if (!isTaxed || registered === 'yes' || (registered === null && number)) return 'found';
  return { state: 'unclear', field: content.items[0] ? 'items.0.taxRate' : 'items' };
}

/** A rate tells the tax of a foreign invoice in the seller's own currency. */
export function taxAtHomeOf({ content }: ReviewFacts): Finding {
  return content.homeRate === null ? 'missing' : 'found';
}
