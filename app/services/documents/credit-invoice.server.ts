import { type Creditable, creditableOf, creditNoteOf } from '#app/domain/documents/credit-note.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import { documentLanguage } from '#app/texts/document-languages.ts';
import type { Database } from '#db/client.server.ts';
import {
  makeCreditNote,
  mostCreditNotes,
  readCreditable,
} from '#db/queries/documents/credit-notes.server.ts';

/** Why an invoice cannot be credited: nobody has it yet, it was cancelled, or nothing of it is left. */
export type CreditBar = 'not-issued' | 'void' | 'nothing-left' | 'too-many';

export type CreditInvoice = {
  userId: string;
  invoiceId: string;
  /** Made by the form: sent twice it is one credit note. */
  noteKey: string;
  choice: PartChoice;
  /** Cleaned and checked. */
  reason: string;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** ms. */
  now: number;
};

export type CreditInvoiceOutcome =
  | { outcome: 'credited'; id: string; number: string; totalMinor: number }
  | { outcome: 'barred'; bar: CreditBar }
  | { outcome: 'nothing' }
  | { outcome: 'too-much' }
  | { outcome: 'unknown' };

/** Another credit note, a payment or a first look may come between reading and writing, hardly more than one. */
const mostTries = 5;

/** What is left of an invoice of the owner's to be credited, or why nothing can be; null where there is no such invoice. */
export async function readCreditStart(
  db: Database,
  userId: string,
  invoiceId: string,
): Promise<(Creditable & { content: InvoiceContent; bar: CreditBar | null }) | null> {
  const found = await readCreditable(db, userId, invoiceId);
  return found && standingOf(found);
}

/**
 * Makes a credit note of an invoice: all that is left, quantities of its lines, or an amount. What
 * others have credited meanwhile is read again. Two round trips, and two more for each change that comes between.
 */
export async function creditInvoice(
  db: Database,
  { choice, noteKey, ...credit }: CreditInvoice,
): Promise<CreditInvoiceOutcome> {
  const { userId, invoiceId, today, now, reason } = credit;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const found = await readCreditable(db, userId, invoiceId);
    if (!found) return { outcome: 'unknown' };
    const isThere = found.notes.find(({ saveKey }) => saveKey === noteKey);
    if (isThere) return { outcome: 'credited', ...isThere.made };
    const { bar, content, ...creditable } = standingOf(found);
    if (bar) return { outcome: 'barred', bar };
    const wanted = creditNoteOf(content, creditable, choice, {
      ...{ day: today, words: wordsOf(content) },
    });
    if (wanted.outcome !== 'credit') return wanted;
    const note = await makeCreditNote(db, {
      ...{ userId, invoiceId, version: found.version, reason, today, now },
      ...{ id: crypto.randomUUID(), saveKey: noteKey },
      ...{ content: wanted.content, totals: wanted.totals },
    });
    if (note) return { outcome: 'credited', ...note };
  }
  throw new Error('An invoice changed with every try to credit it');
}

function standingOf({
  content,
  status,
  isIssued,
  notes,
}: NonNullable<Awaited<ReturnType<typeof readCreditable>>>) {
  const creditable = creditableOf(
    content,
    notes.map((note) => note.content),
  );
  if (!creditable) throw new Error('An invoice has impossible figures');
  const bar = barOf({ status, isIssued, count: notes.length, left: creditable.left.total });
  return { ...creditable, content, bar };
}

function barOf(of: {
  status: string;
  isIssued: boolean;
  count: number;
  left: number;
}): CreditBar | null {
  if (of.status === 'void') return 'void';
  if (!of.isIssued) return 'not-issued';
  if (of.left <= 0) return 'nothing-left';
  return of.count >= mostCreditNotes ? 'too-many' : null;
}

function wordsOf({ language }: InvoiceContent) {
  return documentLanguage(language === bilingual ? 'fr-CA' : language).words;
}
