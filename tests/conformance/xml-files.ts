import fc from 'fast-check';
import { downloadFormat, type EInvoiceFormat } from '#app/domain/e-invoices/e-invoice.ts';
import { settleDeposits } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { isUntaxed } from '#app/domain/taxes/tax-choice.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { completeForFiles } from '#tests/fixtures/e-invoices.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { firstDayInvoice } from '#tests/support/first-day-invoices.ts';
import { invoicesOf } from '#tests/support/invoices-of-estimate.ts';
import { type DerivedNote, derivedNotes } from './derived-notes.ts';
import { expressibleDocument } from './expressible-document.ts';
import type { FileToCheck } from './file-to-check.ts';

const encoder = new TextEncoder();

/** Every file that can be written for an invoice; skips formats that can't express it. */
function* filesOf(name: string, content: InvoiceContent, inSteps = false): Generator<FileToCheck> {
  const formats: EInvoiceFormat[] = ['cii', 'ubl'];
  const download = downloadFormat(content.country);
  if (!formats.includes(download)) formats.push(download);
  const figures = calculateTotals(content);
  if (!figures.ok) return;
  const { totals } = figures;
  const schedule = inSteps ? halvesOf(content, totals.total) : null;
  for (const format of formats) {
    const made = renderEInvoice({ content, totals, schedule }, format);
    if (made.ok) yield { name: `${name}.${format}.xml`, bytes: encoder.encode(made.xml) };
  }
}

function halvesOf({ invoiceDate, dueDate }: InvoiceContent, total: number): ScheduleStep[] {
  const half = Math.floor(total / 2);
  return [
    { label: 'Deposit & <half>', amount: half, due: invoiceDate, share: '50%' },
    { label: 'Balance', amount: total - half, due: dueDate },
  ];
}

/** The files of an invoice's credit notes. */
function* creditNotesOf(name: string, content: InvoiceContent): Generator<FileToCheck> {
  for (const [which, note] of derivedNotes(content)) {
    yield* noteFiles(`${name}, credit of ${which}`, note);
  }
}

function* noteFiles(name: string, note: DerivedNote): Generator<FileToCheck> {
  const ownFormat = downloadFormat(note.content.country);
  for (const format of new Set<EInvoiceFormat>(['cii', 'ubl', ownFormat])) {
    const made = renderEInvoice(note, format);
    const ending = format === 'cii' ? format : `${format}-credit`;
    if (made.ok) yield { name: `${name}.${ending}.xml`, bytes: encoder.encode(made.xml) };
  }
}

/** The files of an estimate's deposit and final invoices, and of the final invoice's credit notes. */
function* depositFilesOf(
  name: string,
  estimate: InvoiceContent,
  edit: (final: InvoiceContent) => InvoiceContent = (final) => final,
): Generator<FileToCheck> {
  const figures = calculateTotals(estimate);
  if (!figures.ok || figures.totals.total < 3) return;
  const deposit = { kind: 'amount' as const, minor: Math.floor(figures.totals.total / 3) };
  const [first, final] = invoicesOf(estimate, [deposit, { kind: 'rest' }]);
  if (first) yield* filesOf(`${name}, deposit`, first);
  if (!final) return;
  yield* filesOf(`${name}, after a deposit`, edit(final));
  yield* creditNotesOf(`${name}, after a deposit`, edit(final));
}

/** Adds reasons of several kinds to the untaxed lines that the seller typed into a final invoice. */
function withReasons(final: InvoiceContent): InvoiceContent {
  const given = ['exempt', 'export', 'zero-rated'] as const;
  const items = final.items.map((item, at) => {
    const taxReason = given[at % given.length];
    const isOwn = item.depositOf === undefined && isUntaxed(item.taxes);
    return isOwn && taxReason ? { ...item, taxReason } : item;
  });
  const registered = 'yes' as const;
  return { ...final, registered, items: settleDeposits({ ...final, items }) };
}

/**
 * The golden invoices, the given number of random ones, as many first-day invoices, and their credit notes, as XML; the
 * same in every run.
 */
export function* xmlFiles(randomCount: number): Generator<FileToCheck> {
  for (const { name, content } of [...goldenInvoices, ...taxInvoices]) {
    yield* filesOf(name, completeForFiles(content));
    yield* filesOf(`${name}, in steps`, completeForFiles(content), true);
    yield* creditNotesOf(name, completeForFiles(content));
    yield* depositFilesOf(name, completeForFiles(content));
  }
  const made = fc.sample(expressibleDocument, { seed: 2, numRuns: randomCount });
  for (const [index, content] of made.entries()) {
    yield* filesOf(`random ${index + 1}`, content);
    if (index % 2 === 0) yield* creditNotesOf(`random ${index + 1}`, content);
    if (index % 4 === 1) yield* depositFilesOf(`random ${index + 1}`, content);
  }
  const begun = fc.sample(firstDayInvoice, { seed: 4, numRuns: randomCount });
  for (const [index, content] of begun.entries()) {
    yield* filesOf(`first day ${index + 1}`, content);
    if (index % 10 === 0) yield* depositFilesOf(`first day ${index + 1}`, content);
    if (index % 10 === 5) {
      yield* depositFilesOf(`first day ${index + 1}, reasons given`, content, withReasons);
    }
  }
}
