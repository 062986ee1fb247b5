import * as z from 'zod/mini';
import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { noPayment } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceContent, InvoiceItem } from '#app/domain/invoices/content.ts';
import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoices/totals.ts';
import { parseJson } from '#app/domain/json.ts';
import { divideHalfAway } from '#app/domain/money/decimal.ts';
import { dueDateOf } from '#app/domain/payments/terms.ts';
import { isConsistent } from './charged.ts';
import { type Creditable, creditableOf } from './credit-note.ts';
import { type Deposit, depositsAmong, withDepositsOff } from './deposits.ts';
import { type LineText, type PartChoice, partOf, shareOf } from './part-of-document.ts';

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
  /** A line that stands for equally taxed lines of the estimate: a part of it, or a deposit. */
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
