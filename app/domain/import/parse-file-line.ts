import { totalsSteps } from '#app/domain/invoices/totals-steps.ts';
import { formatDecimal, parseDecimal } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import type { NumberStyle } from '#app/domain/money/plain-number.ts';
import { type FileRow, parseFileNumber } from './file-cells.ts';
import type { RowIssue } from './import-answer.ts';
import type { ImportedLine } from './imported-invoice.ts';
import type { InvoiceColumn } from './invoice-layouts.ts';

/** A line's tax in a file: its base and amount in minor units. */
type TaxedLine = { base: number; amount: number };

/** Candidate step sizes in ten-thousandths of a percent, roundest first. */
const steps = [10_000n, 5_000n, 2_500n, 1_000n, 500n, 100n, 50n, 10n, 5n, 1n];
/** 100% in ten-thousandths of a percent. */
const whole = 1_000_000n;

/**
 * Finds the roundest rate, in ten-thousandths of a percent, that gives each of these amounts, rounded half away from
 * zero per line: files state a line's tax as an amount.
 * @returns null where no rate from 0 to 100% gives them all
 */
function rateOfAmounts(lines: readonly TaxedLine[]): number | null {
  let [least, most] = [0n, whole];
  for (const { base, amount } of lines) {
    if (base <= 0) {
      if (base < 0 || amount !== 0) return null;
      continue;
    }
    const [of, twice] = [2n * BigInt(base), 2n * BigInt(amount)];
    const from = ceiling((twice - 1n) * whole, of);
    const to = ((twice + 1n) * whole - 1n) / of;
    if (from > least) least = from;
    if (to < most) most = to;
  }
  if (least > most) return null;
  const middle = least + (most - least) / 2n;
  for (const step of steps) {
    const below = (middle / step) * step;
    const above = below + step;
    const near = middle - below <= above - middle ? [below, above] : [above, below];
    const fitting = near.find((rate) => rate >= least && rate <= most);
    if (fitting !== undefined) return Number(fitting);
  }
  return Number(middle);
}

/** Whether a rate gives a tax amount. */
function matchesAmount(rate: number, { base, amount }: TaxedLine): boolean {
  const exact = 2n * BigInt(base) * BigInt(rate);
  const rounded = (exact + whole) / (2n * whole);
  return rounded === BigInt(amount);
}

function ceiling(numerator: bigint, denominator: bigint): bigint {
  if (numerator <= 0n) return 0n;
  return (numerator + denominator - 1n) / denominator;
}

/** A line's tax as given by a file: a rate, an amount (minor units) on a base, or only a name. */
type FileTax = { name: string; rate: string; amount: number | null; base: number };

const percent = /(\d{1,3}(?:[.,]\d{1,4})?)\s*%/;
const noTax =
  /^(?:none|no tax|no vat|non|exempt|tax[ -]exempt|exempt .*|out of scope|bas excluded|not applicable|n\/a)$/i;

/** Removes the rate from a tax name: `HST (13%)` is `HST`, `20% (VAT on Income)` is `VAT on Income`. */
export function plainTaxName(name: string): string {
  return name
    .replace(/\(?\s*\d{1,3}(?:[.,]\d{1,4})?\s*%\s*\)?/, ' ')
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim();
}

/** Whether a file's tax name means that a line is untaxed. */
function isNoTax({ name, rate, amount }: FileTax): boolean {
  const isNothing = (amount ?? 0) === 0 && (rate === '' || Number(rate) === 0);
  return isNothing && (name === '' || noTax.test(name));
}

/**
 * Derives the rates of taxes given as amounts: the rate that fits every line of the file, otherwise every line of the
 * invoice, otherwise the line itself.
 */
export function rateFinder(everyTax: Iterable<FileTax>) {
  const ofFile = new Map<string, TaxedLine[]>();
  for (const { name, amount, base } of everyTax) {
    if (amount === null) continue;
    const known = ofFile.get(name);
    if (known) known.push({ base, amount });
    else ofFile.set(name, [{ base, amount }]);
  }
  const rates = new Map([...ofFile].map(([name, lines]) => [name, rateOfAmounts(lines)]));
  return {
    /**
     * Returns the rate in percent as plain text.
     * @param ofInvoice the same tax on all lines of its invoice
     * @returns null where it can't be determined
     */
    rateOf(tax: FileTax, ofInvoice: readonly FileTax[]): string | null {
      if (tax.rate !== '') return tax.rate;
      const named = percent.exec(tax.name)?.[1]?.replace(',', '.') ?? null;
      if (tax.amount === null) return named;
      const line = { base: tax.base, amount: tax.amount };
      if (named !== null && matchesAmount(Math.round(Number(named) * 10_000), line)) return named;
      const lines = ofInvoice.map(({ base, amount }) => ({ base, amount: amount ?? 0 }));
      const rate = rates.get(tax.name) ?? rateOfAmounts(lines) ?? rateOfAmounts([line]);
      return rate === null ? null : formatDecimal(rate, 4);
    },
  };
}

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
