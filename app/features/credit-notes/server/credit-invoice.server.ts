import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { withFieldsOf } from '#app/domain/custom-fields/document-fields.ts';
import { type Creditable, creditableOf, creditNoteOf } from '#app/domain/documents/credit-note.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { Database } from '#db/client.server.ts';
import { getCreditable, insertCreditNote, maxCreditNotes } from '../queries/credit-notes.server.ts';
import { describeCreditLine } from '../words/describe-credit-line.ts';

/**
 * Why an invoice can't be credited: it isn't issued yet, it is void, nothing of it is left, or it has too many credit
 * notes.
 */
export type CreditBlockReason = 'not-issued' | 'void' | 'nothing-left' | 'too-many';

export type CreditInvoice = {
  userId: string;
  invoiceId: string;
  /** Created by the form, so that sending it twice creates one credit note. */
  noteKey: string;
  choice: PartChoice;
  /** The seller's custom fields, which say what a credit note shows. */
  customFields?: readonly CustomField[];
  /** Already cleaned and checked. */
  reason: string;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** ms. */
  now: number;
};

export type CreditInvoiceOutcome =
  | { outcome: 'credited'; id: string; number: string; totalMinor: number }
  | { outcome: 'barred'; bar: CreditBlockReason }
  | { outcome: 'nothing' }
  | { outcome: 'too-much' }
  /** Concurrent changes kept interfering. */
  | { outcome: 'changing' }
  /** The form's credit note already exists with other content. */
  | { outcome: 'made-otherwise'; number: string; totalMinor: number }
  | { outcome: 'unknown' };

/** Another credit note, a payment or a first view may happen between reading and writing; more than one is unlikely. */
const maxTries = 5;

/** Gets what can still be credited on an invoice of the owner, or why nothing can; null if there is no such invoice. */
export async function getCreditStart(
  db: Database,
  userId: string,
  invoiceId: string,
): Promise<(Creditable & { content: InvoiceContent; bar: CreditBlockReason | null }) | null> {
  const found = await getCreditable(db, userId, invoiceId);
  return found && remainingOf(found);
}

/**
 * Creates a credit note for an invoice: everything that is left, quantities of its lines, or an amount. Concurrent
 * credit notes are taken into account. A form's credit note is created once; sending it again with other content is
 * refused. Two round trips, and two more for each concurrent change.
 */
export async function creditInvoice(
  db: Database,
  { choice, noteKey, customFields = [], ...credit }: CreditInvoice,
): Promise<CreditInvoiceOutcome> {
  const { userId, invoiceId, today, now, reason } = credit;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const found = await getCreditable(db, userId, invoiceId);
    if (!found) return { outcome: 'unknown' };
    const stored = found.notes.findIndex(({ saveKey }) => saveKey === noteKey);
    if (stored >= 0) return repeatStoredResult(found, stored, { choice, today, reason });
    const { bar, content, ...creditable } = remainingOf(found);
    if (bar) return { outcome: 'barred', bar };
    const shown = withFieldsOf(content, customFields, 'credit-note');
    const wanted = creditNoteOf(shown, creditable, choice, {
      day: today,
      line: describeCreditLine(content),
    });
    if (wanted.outcome !== 'credit') return wanted;
    const note = await insertCreditNote(db, {
      userId,
      invoiceId,
      version: found.version,
      reason,
      today,
      now,
      id: crypto.randomUUID(),
      saveKey: noteKey,
      content: wanted.content,
      totals: wanted.totals,
    });
    if (note) return { outcome: 'credited', ...note };
  }
  return { outcome: 'changing' };
}

/**
 * The response to a form whose credit note already exists: success if the form would have created the same note from
 * what was left then.
 */
function repeatStoredResult(
  found: Creditables,
  at: number,
  { choice, today, reason }: Pick<CreditInvoice, 'choice' | 'today' | 'reason'>,
): CreditInvoiceOutcome {
  const stored = found.notes[at];
  if (!stored) return { outcome: 'unknown' };
  const { content, ...creditable } = remainingOf({ ...found, notes: found.notes.slice(0, at) });
  const wanted = creditNoteOf(content, creditable, choice, {
    day: today,
    line: describeCreditLine(content),
  });
  const isSame =
    wanted.outcome === 'credit' &&
    stored.reason === reason &&
    stored.made.totalMinor === wanted.totals.total &&
    linesOf(stored.content) === linesOf(wanted.content);
  const { number, totalMinor } = stored.made;
  return isSame
    ? { outcome: 'credited', ...stored.made }
    : { outcome: 'made-otherwise', number, totalMinor };
}

/** The lines of a credit note and the credited quantities, to compare two notes. */
function linesOf({ items }: InvoiceContent): string {
  return JSON.stringify(
    items.map(({ sourceLine, quantityTenThousandths, unitPriceTenThousandths }) => [
      sourceLine,
      quantityTenThousandths,
      unitPriceTenThousandths,
    ]),
  );
}

type Creditables = NonNullable<Awaited<ReturnType<typeof getCreditable>>>;

function remainingOf({ content, status, isIssued, notes }: Creditables) {
  const creditable = creditableOf(
    content,
    notes.map((note) => note.content),
  );
  if (!creditable) throw new Error('An invoice has impossible amounts');
  const bar = barOf({ status, isIssued, count: notes.length, left: creditable.left.total });
  return { ...creditable, content, bar };
}

function barOf(of: {
  status: string;
  isIssued: boolean;
  count: number;
  left: number;
}): CreditBlockReason | null {
  if (of.status === 'void') return 'void';
  if (!of.isIssued) return 'not-issued';
  if (of.left <= 0) return 'nothing-left';
  return of.count >= maxCreditNotes ? 'too-many' : null;
}
