import { type Creditable, creditableOf, creditNoteOf } from '#app/domain/documents/credit-note.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { documentWordings } from '#app/i18n/document-languages.ts';
import type { Database } from '#db/client.server.ts';
import { getCreditable, makeCreditNote, maxCreditNotes } from '../queries/credit-notes.server.ts';

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
  /** Others change it with every try. */
  | { outcome: 'changing' }
  /** The form's credit note, which was sent with other content. */
  | { outcome: 'made-otherwise'; number: string; totalMinor: number }
  | { outcome: 'unknown' };

/** Another credit note, a payment or a first look may come between reading and writing, hardly more than one. */
const maxTries = 5;

/** What is left of an invoice of the owner's to be credited, or why nothing can be; null where there is no such invoice. */
export async function getCreditStart(
  db: Database,
  userId: string,
  invoiceId: string,
): Promise<(Creditable & { content: InvoiceContent; bar: CreditBar | null }) | null> {
  const found = await getCreditable(db, userId, invoiceId);
  return found && standingOf(found);
}

/**
 * Makes a credit note of an invoice: all that is left, quantities of its lines, or an amount. What
 * others have credited meanwhile is read again; a form's credit note is made once, and sent with other content it is refused. Two round trips, and two more for each change that comes between.
 */
export async function creditInvoice(
  db: Database,
  { choice, noteKey, ...credit }: CreditInvoice,
): Promise<CreditInvoiceOutcome> {
  const { userId, invoiceId, today, now, reason } = credit;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const found = await getCreditable(db, userId, invoiceId);
    if (!found) return { outcome: 'unknown' };
    const stored = found.notes.findIndex(({ saveKey }) => saveKey === noteKey);
    if (stored >= 0) return answerStored(found, stored, { choice, today, reason });
    const { bar, content, ...creditable } = standingOf(found);
    if (bar) return { outcome: 'barred', bar };
    const wanted = creditNoteOf(content, creditable, choice, {
      day: today,
      words: documentWordings(content.language),
    });
    if (wanted.outcome !== 'credit') return wanted;
    const note = await makeCreditNote(db, {
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

/** What a form gets whose credit note exists: it, where the form would have made it of what was left then. */
function answerStored(
  found: Creditables,
  at: number,
  { choice, today, reason }: Pick<CreditInvoice, 'choice' | 'today' | 'reason'>,
): CreditInvoiceOutcome {
  const stored = found.notes[at];
  if (!stored) return { outcome: 'unknown' };
  const { content, ...creditable } = standingOf({ ...found, notes: found.notes.slice(0, at) });
  const wanted = creditNoteOf(content, creditable, choice, {
    day: today,
    words: documentWordings(content.language),
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

/** Which lines a credit note takes, and how much of them. */
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

function standingOf({ content, status, isIssued, notes }: Creditables) {
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
  return of.count >= maxCreditNotes ? 'too-many' : null;
}
