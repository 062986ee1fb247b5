import fc from 'fast-check';
import { creditableOf, creditNoteOf } from '#app/domain/documents/credit-note.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { downloadFormat, type EInvoiceFormat } from '#app/domain/e-invoices/e-invoice.ts';
import { makeEInvoice } from '#app/domain/e-invoices/make-e-invoice.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals, type InvoiceTotals } from '#app/domain/invoices/totals.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { documentLanguage } from '#app/texts/document-languages.ts';
import { completeForFiles } from '#tests/fixtures/e-invoices.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { expressibleDocument } from './expressible-document.ts';
import type { FileToCheck } from './file-to-check.ts';

const encoder = new TextEncoder();

/** Every file that is written of an invoice; of one that a format cannot express, none. */
function* filesOf(name: string, content: InvoiceContent, inSteps = false): Generator<FileToCheck> {
  const formats: EInvoiceFormat[] = ['cii', 'ubl'];
  const download = downloadFormat(content.country);
  if (!formats.includes(download)) formats.push(download);
  const figures = calculateTotals(content);
  if (!figures.ok) return;
  const { totals } = figures;
  const schedule = inSteps ? halvesOf(content, totals.total) : null;
  for (const format of formats) {
    const made = makeEInvoice({ content, totals, schedule }, format);
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

/** Credit notes of an invoice as files: of a part of it, of the rest, and of all. */
function* creditNotesOf(name: string, content: InvoiceContent): Generator<FileToCheck> {
  const { words } = documentLanguage('en-GB');
  const of = { day: '2026-04-01', words };
  const notes: InvoiceContent[] = [];
  const take = (choice: PartChoice, earlier: InvoiceContent[]) => {
    const creditable = creditableOf(content, earlier);
    const made = creditable && creditNoteOf(content, creditable, choice, of);
    return made?.outcome === 'credit' ? made : null;
  };
  const whole = take({ kind: 'rest' }, []);
  const part = take({ kind: 'amount', minor: Math.ceil((whole?.totals.total ?? 0) / 3) }, []);
  if (part) notes.push(part.content);
  const made = { all: whole, part, rest: part && take({ kind: 'rest' }, notes) };
  for (const [which, note] of Object.entries(made)) {
    if (note) yield* noteFiles(`${name}, credit of ${which}`, note, content);
  }
}

function* noteFiles(
  name: string,
  { content, totals }: { content: InvoiceContent; totals: InvoiceTotals },
  { invoiceNumber, invoiceDate, country }: InvoiceContent,
): Generator<FileToCheck> {
  const source = { number: invoiceNumber, date: invoiceDate };
  const note = { kind: 'credit-note' as const, source, reason: 'Goods & <returned>' };
  for (const format of new Set<EInvoiceFormat>(['cii', 'ubl', downloadFormat(country)])) {
    const made = makeEInvoice({ ...note, content, totals }, format);
    const ending = format === 'cii' ? format : `${format}-credit`;
    if (made.ok) yield { name: `${name}.${ending}.xml`, bytes: encoder.encode(made.xml) };
  }
}

/** The golden invoices and so many random ones, and credit notes of them, as XML, the same in every run. */
export function* xmlFiles(randomCount: number): Generator<FileToCheck> {
  for (const { name, content } of [...goldenInvoices, ...taxInvoices]) {
    yield* filesOf(name, completeForFiles(content));
    yield* filesOf(`${name}, in steps`, completeForFiles(content), true);
    yield* creditNotesOf(name, completeForFiles(content));
  }
  const made = fc.sample(expressibleDocument, { seed: 2, numRuns: randomCount });
  for (const [index, content] of made.entries()) {
    yield* filesOf(`random ${index + 1}`, content);
    if (index % 2 === 0) yield* creditNotesOf(`random ${index + 1}`, content);
  }
}
