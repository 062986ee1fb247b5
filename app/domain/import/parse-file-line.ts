import { parseDecimal } from '#app/domain/money/decimal.ts';
import { totalsSteps } from '../invoices/totals-steps.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import type { NumberStyle } from '../money/plain-number.ts';
import { type FileRow, parseFileNumber } from './file-cells.ts';
import { type FileTax, isNoTax } from './file-taxes.ts';
import type { RowIssue } from './import-issue.ts';
import type { ImportedLine } from './imported-invoice.ts';
import type { InvoiceColumn } from './invoice-layouts.ts';

/** A line as given by the file; its taxes may have amounts instead of rates. */
export type FileLine = Omit<ImportedLine, 'taxes'> & { taxes: FileTax[] };

type Row = FileRow<InvoiceColumn>;

const slots = [
  ['tax1Name', 'tax1Amount', 'tax1Rate'],
  ['tax2Name', 'tax2Amount', 'tax2Rate'],
  ['tax3Name', null, 'tax3Rate'],
] as const;

/** Creates a parser for the rows of an invoice; it adds what is wrong to `issues`. */
export function createLineParser(context: {
  currency: CurrencyCode;
  style: NumberStyle;
  issues: RowIssue[];
  /** The column that provides the line's text when the file has no description column. */
  textColumn: InvoiceColumn | null;
  /** Negative amounts of a credit note in the file count as positive. */
  isNegated: boolean;
}) {
  const { currency, style, issues, textColumn, isNegated } = context;
  const { minorDigits } = currencies[currency];

  /** Parses a figure to plain text; empty when it is missing or invalid. */
  function figure(row: Row, column: InvoiceColumn, typed = row.cell(column)): string {
    const parsed = parseFileNumber(typed, style);
    if (parsed !== null) return parsed;
    issues.push({ row: row.row, code: 'badNumber', typed });
    return '';
  }

  /** Parses an amount of money. */
  function amount(row: Row, column: InvoiceColumn, typed = row.cell(column)): string {
    const parsed = figure(row, column, typed);
    return isNegated ? negate(parsed) : parsed;
  }

  function line(row: Row): FileLine {
    const typedQuantity = figure(row, 'quantity') || '1';
    // The minus sign is on either the quantity or the price.
    const isReturned = isNegated && typedQuantity.startsWith('-');
    const quantity = isReturned ? negate(typedQuantity) : typedQuantity;
    const price = isReturned ? figure(row, 'price') : amount(row, 'price');
    const discount = figure(row, 'lineDiscount');
    const base = baseOf({ price, quantity, discount });
    const taxes = slots.flatMap(([nameColumn, amountColumn, rateColumn]) => {
      const taxAmount = amountColumn === null ? '' : amount(row, amountColumn);
      const tax = {
        name: row.cell(nameColumn),
        rate: figure(row, rateColumn),
        amount: taxAmount === '' ? null : parseDecimal(taxAmount, minorDigits),
        base,
      };
      return isNoTax(tax) ? [] : [tax];
    });
    const texts = new Set([row.cell('itemName'), row.cell('description')]);
    const text = [...texts].filter(Boolean).join('\n');
    return {
      row: row.row,
      description: text || (textColumn ? row.cell(textColumn) : ''),
      quantity,
      price,
      discount,
      taxes,
      net: amount(row, 'lineNet') || null,
      total: amount(row, 'lineTotal') || null,
    };
  }

  /** Returns the tax base in minor units. */
  function baseOf(figures: Record<'price' | 'quantity' | 'discount', string>): number {
    const item = {
      quantityTenThousandths: parseDecimal(figures.quantity, 4) ?? 0,
      unitPriceTenThousandths: parseDecimal(figures.price, minorDigits + 4) ?? 0,
      discount: { kind: 'percent' as const, hundredths: parseDecimal(figures.discount, 2) ?? 0 },
      taxes: [],
    };
    return Number(totalsSteps({ items: [item], discountHundredths: 0 }).net);
  }

  return { figure, amount, line };
}

/** Negates decimal text; empty and zero stay unchanged. */
function negate(text: string): string {
  if (text.startsWith('-')) return text.slice(1);
  return /[1-9]/.test(text) ? `-${text}` : text;
}
