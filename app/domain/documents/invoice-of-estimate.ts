import * as z from 'zod/mini';
import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { noPayment } from '#app/domain/fields/payment-fields.ts';
import { settleDeposits } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent, InvoiceItem } from '#app/domain/invoices/content.ts';
import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoices/totals.ts';
import { parseJson } from '#app/domain/json.ts';
import { itemLimits } from '#app/domain/limits.ts';
import { divideHalfAway } from '#app/domain/money/decimal.ts';
import { allotLargestRemainder, whole } from '#app/domain/money/fraction.ts';
import { dueDateOf } from '#app/domain/payments/terms.ts';
import { isUntaxed } from '#app/domain/taxes/tax-choice.ts';
import { type Charged, type ChargedGroup, getCharged, isConsistent, keyOf } from './charged.ts';
import { type Creditable, creditableOf } from './credit-note.ts';
import { type LineText, type Part, type PartChoice, partOf, shareOf } from './part-of-document.ts';

/** An invoice for an amount of an estimate rather than for lines. */
type Deposit = { number: string; charged: Charged };

/** Lists the deposits among an estimate's invoices, oldest first. */
function depositsAmong(invoices: readonly InvoiceContent[]): Deposit[] {
  return invoices.flatMap((invoice) => {
    const takesLines = invoice.items.some(({ sourceLine }) => sourceLine !== undefined);
    const charged = takesLines ? null : getCharged(invoice);
    return charged ? [{ number: invoice.invoiceNumber, charged }] : [];
  });
}

/**
 * Builds the lines of a final invoice: those of the estimate, plus a deduction per deposit and tax.
 * @param described.off the description of a deduction line
 * @returns null when a deposit has taxes that the lines don't have, or when there are too many lines
 */
function withDepositsOff(
  part: Part,
  deposits: readonly Deposit[],
  described: { whole: Charged; off: (deposit: Deposit) => LineText },
): Part | null {
  const known = new Map(described.whole.groups.map(({ key, taxes }) => [key, taxes]));
  const lines: InvoiceItem[] = [];
  for (const deposit of deposits) {
    const amounts = amountsOf(deposit.charged, part.pricesIncludeTax);
    for (const [at, { key, taxes, reason }] of deposit.charged.groups.entries()) {
      const amount = amounts[at] ?? 0;
      if (amount === 0) continue;
      if (!known.has(key) && !isUntaxed(taxes)) return null;
      lines.push({
        ...described.off(deposit),
        quantityTenThousandths: -10_000,
        unitPriceTenThousandths: amount * 10_000,
        taxes: (known.get(key) ?? taxes).map(({ remainderMinor, ...tax }) => tax),
        ...(reason && { taxReason: reason }),
        depositOf: deposit.number,
      });
    }
  }
  const items = settleDeposits({ ...part, items: [...part.items, ...lines] });
  return items.length > itemLimits.maxItems ? null : { ...part, items };
}

/** Returns what a deposit charges per group of equally taxed lines; tax is included when prices include it. */
function amountsOf({ groups, taxes }: Charged, pricesIncludeTax: boolean): number[] {
  const amounts = groups.map(({ net }) => net);
  if (!pricesIncludeTax) return amounts;
  for (const { key, figure, isOwedByClient } of taxes) {
    if (isOwedByClient) continue;
    const shares = groups.map((group) => whole(hasTax(group, key) ? BigInt(group.net) : 0n));
    const sum = shares.reduce((all, { numerator }) => all + numerator, 0n);
    const parts = shares.map(({ numerator }) => ({
      numerator: numerator * BigInt(figure),
      denominator: sum || 1n,
    }));
    allotLargestRemainder(parts, BigInt(figure)).forEach((share, at) => {
      amounts[at] = (amounts[at] ?? 0) + Number(share);
    });
  }
  return amounts;
}

function hasTax({ taxes, reason }: ChargedGroup, key: string): boolean {
  return taxes.some((tax) => keyOf([tax], reason) === key);
}

/** Returns edited lines with the deposit deductions of the saved invoice, ignoring what the form sent for them. */
export function withSavedDeposits(
  items: readonly InvoiceItem[],
  saved: readonly InvoiceItem[],
): InvoiceItem[] {
  const isDeposit = ({ depositOf }: InvoiceItem) => depositOf !== undefined;
  return [...items.filter((item) => !isDeposit(item)), ...saved.filter(isDeposit)];
}

/** The document from which another one was created; its date is `YYYY-MM-DD`. */
export type DocumentSource = { number: string; date: string };

const shape = z.lazy(() => z.object({ number: z.string(), date: z.string() }));

/** Parses a source from the database's JSON, `{"number":"INV-001","date":"2026-11-21"}`; null where there is none. */
export function parseDocumentSource(json: string | null): DocumentSource | null {
  const read = shape.safeParse(json === null ? null : parseJson(json));
  return read.success ? read.data : null;
}

/**
 * Returns edited lines with the estimate lines that they take. Only lines that the saved invoice already took count,
 * each once; removed lines release theirs, new lines have none.
 * @param typed the form's lines, see `DraftItem`
 */
export function withSourceLines(
  items: readonly InvoiceItem[],
  typed: readonly string[],
  saved: readonly InvoiceItem[],
): InvoiceItem[] {
  const free = new Set(saved.map(({ sourceLine }) => String(sourceLine ?? '')));
  free.delete('');
  return items.map((item, at) => {
    const line = typed[at] ?? '';
    return free.delete(line) ? { ...item, sourceLine: Number(line) } : item;
  });
}

/**
 * What an invoice takes from an estimate: a part as in any document, or a deposit as a percentage of the total, in
 * hundredths.
 */
export type InvoiceChoice = PartChoice | { kind: 'percent'; hundredths: number };

/** Payment details of an invoice. */
export type PaymentOfInvoice = Pick<InvoiceContent, keyof typeof noPayment>;

/** What can be invoiced of an estimate, and the deposits that its last invoice deducts. */
export type Invoiceable = Creditable & { deposits: Deposit[] };

/**
 * Computes what remains of an estimate after its invoices. For invoices with manually edited taxes only the sum counts,
 * and the remainder is distributed as in the full estimate.
 * @returns null when its figures are impossible
 */
export function invoiceableOf(
  estimate: InvoiceContent,
  made: readonly InvoiceContent[],
): Invoiceable | null {
  const found = creditableOf(estimate, made);
  if (!found) return null;
  const deposits = depositsAmong(made);
  const { whole, left } = found;
  if (isConsistent(left)) return { ...found, deposits };
  const total = Math.max(0, left.total);
  const taken = estimate.items.map((item) => item.quantityTenThousandths);
  return { whole, left: total > 0 ? shareOf(whole, total) : { ...left, total }, taken, deposits };
}

/** Converts a choice to an amount or lines: percentages apply to the full estimate, rounded half away from zero. */
export function partChoice(choice: InvoiceChoice, totalMinor: number): PartChoice {
  if (choice.kind !== 'percent') return choice;
  const minor = divideHalfAway(BigInt(totalMinor) * BigInt(choice.hundredths), 10_000n);
  return { kind: 'amount', minor: Number(minor) };
}

/** Describes the lines of an invoice that aren't the estimate's own. */
export type EstimateLines = {
  /** A line that represents equally taxed lines of the estimate: a part of it, or a deposit. */
  part: (lines: readonly LineText[], label: 'line' | 'deposit') => LineText;
  /** The deduction of a deposit, by the number of its invoice. */
  depositOff: (number: string) => LineText;
};

type InvoiceOfEstimate =
  | { outcome: 'invoice'; content: InvoiceContent; totals: InvoiceTotals }
  | { outcome: 'nothing' }
  | { outcome: 'too-much' };

/**
 * Builds an invoice from an estimate, dated today, with the payment details from Settings. The last one has all
 * remaining lines in full, less the deposits. The write assigns its number.
 * @param given.day seller-local date, `YYYY-MM-DD`
 * @param given.notes the invoice's notes in place of the estimate's; undefined keeps them
 */
export function invoiceOfEstimate(
  estimate: InvoiceContent,
  { whole, left, taken, deposits }: Invoiceable,
  choice: PartChoice,
  given: {
    day: string;
    payment: PaymentOfInvoice;
    /** The payment terms code of the client or of Settings. */
    paymentTerms: string | null;
    describe: EstimateLines;
    notes?: string | null;
  },
): InvoiceOfEstimate {
  const { day, payment, paymentTerms, describe, notes = estimate.notes } = given;
  const label = choice.kind === 'amount' && choice.minor < left.total ? 'deposit' : 'line';
  const made = partOf(
    {
      content: estimate,
      left,
      taken,
      describeGoods: (lines) => describe.part(lines, label),
      ...(deposits.length > 0 && {
        finish: (part) =>
          withDepositsOff(part, deposits, {
            whole,
            off: ({ number }) => describe.depositOff(number),
          }),
      }),
    },
    choice,
  );
  if (made.outcome !== 'part') return made;
  if (made.charged.total > left.total) return { outcome: 'too-much' };
  const dueDate = dueDateOf(paymentTerms ?? '', day);
  if (dueDate === null) throw new RangeError('Unknown payment terms or date');
  const isSameNote = notes === estimate.notes;
  const content: InvoiceContent = {
    ...estimate,
    ...payment,
    ...made.part,
    invoiceDate: day,
    dueDate,
    paymentTerms,
    supplyDate: null,
    notes,
    secondNotes: isSameNote ? estimate.secondNotes : null,
  };
  const figures = calculateTotals(content);
  return figures.ok
    ? { outcome: 'invoice', content, totals: figures.totals }
    : { outcome: 'too-much' };
}

/** The outcome of creating an invoice from an estimate. */
export type InvoiceAnswer =
  | { outcome: 'made'; id: string; number: string }
  /** Shown next to the field. */
  | { outcome: 'invalid'; issues: { part: string } }
  /** Repeating the command with its confirmation creates the invoice. */
  | Extract<EditRefusal, { outcome: 'payment-changed' }>
  | ChangeFailure;
