import { creditableOf, creditNoteOf } from '#app/domain/documents/credit-note.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { InvoiceTotals } from '#app/domain/invoices/totals.ts';
import { describeCreditLine } from '#app/features/credit-notes/words/describe-credit-line.ts';

/** The input for a credit note's files. */
export type DerivedNote = {
  kind: 'credit-note';
  source: { number: string; date: string };
  reason: string;
  content: InvoiceContent;
  totals: InvoiceTotals;
};

/** Credit notes for an invoice: for all of it, for a part, and for the rest. Skips those with nothing to credit. */
export function* derivedNotes(content: InvoiceContent): Generator<[string, DerivedNote]> {
  const of = { day: '2026-04-01', line: describeCreditLine(content) };
  const take = (choice: PartChoice, earlier: InvoiceContent[]) => {
    const creditable = creditableOf(content, earlier);
    const made = creditable && creditNoteOf(content, creditable, choice, of);
    return made?.outcome === 'credit' ? made : null;
  };
  const whole = take({ kind: 'rest' }, []);
  const part = take({ kind: 'amount', minor: Math.ceil((whole?.totals.total ?? 0) / 3) }, []);
  const rest = part && take({ kind: 'rest' }, [part.content]);
  const source = { number: content.invoiceNumber, date: content.invoiceDate };
  const named = { kind: 'credit-note' as const, source, reason: 'Goods & <returned>' };
  for (const [which, made] of Object.entries({ all: whole, part, rest })) {
    if (made) yield [which, { ...named, content: made.content, totals: made.totals }];
  }
}
