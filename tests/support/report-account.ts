import fc from 'fast-check';
import { addDays } from '#app/domain/dates.ts';
import { creditableOf, creditNoteOf } from '#app/domain/documents/credit-note.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { describeCreditLine } from '#app/features/credit-notes/words/describe-credit-line.ts';
import { toContentColumns } from '#app/features/invoice-sheet/queries/invoice-row.server.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { randomInvoice } from './random-invoices.ts';
import { sampleContent } from './sample-content.ts';
import { createSampleUser } from './sample-user.ts';
import type { createSeededRandom } from './seeded-random.ts';

type SeededRandom = ReturnType<typeof createSeededRandom>;
type Entry = typeof payments.$inferInsert;
type Row = typeof invoices.$inferInsert;
type Head = Pick<Row, 'userId' | 'kind' | 'status' | 'archived' | 'sourceId'> & { id: string };

export const pick = <Value>(random: SeededRandom, values: readonly Value[]) =>
  values[random(values.length)] as Value;

/** The middle of the period of `randomReportAccount`'s documents. */
export const reportMiddle = '2026-05-15';
const randomDay = (random: SeededRandom) => addDays(reportMiddle, random(300) - 150);

/**
 * Creates an account with all sorts of invoices and estimates, some void or archived, with credit notes, payments,
 * refunds, reversals, lost disputes and entries without a known day.
 * @param most the maximum number of invoices
 */
export async function randomReportAccount(
  db: Database,
  random: SeededRandom,
  most = 14,
): Promise<string> {
  const { userId } = await createSampleUser(db);
  const figures = fc.sample(randomInvoice, { seed: random(1_000_000), numRuns: 1 + random(most) });
  const documents: Row[] = [];
  const entries: Entry[] = [];
  const currency = () => pick(random, ['USD', 'GBP', 'JPY'] as const);
  const headOf = (kind: Head['kind'], status: Head['status']): Head => {
    return { id: crypto.randomUUID(), userId, kind, status, archived: random(4) === 0 };
  };
  figures.forEach((each, at) => {
    const invoiceDate = randomDay(random);
    const content = sampleContent({
      ...each,
      currency: currency(),
      country: pick(random, ['us', 'ca', 'uk', 'au'] as const),
      clientName: pick(random, ['Finch', 'finch', 'Wren & Co', 'Żółw']),
      invoiceNumber: `INV-${at}`,
      invoiceDate,
      dueDate: addDays(invoiceDate, random(150)),
    });
    const totals = calculateTotals(content);
    if (!totals.ok || totals.totals.total <= 0) return;
    const statuses = ['unpaid', 'unpaid', 'unpaid', 'unpaid', 'overdue', 'void'] as const;
    const head = headOf('invoice', pick(random, statuses));
    documents.push(rowOf(content, head));
    const hasNotes = head.status !== 'void' && random(3) === 0;
    const notes = hasNotes ? notesOf(content, head, random) : [];
    documents.push(...notes.map(({ row }) => row));
    const money = moneyOf(head, totals.totals.total, random);
    const credited = notes.map(({ entry }) => entry);
    entries.push(...(random(2) === 0 ? [...money, ...credited] : [...credited, ...money]));
  });
  for (let at = random(6); at >= 0; at -= 1) {
    const dates = { invoiceDate: randomDay(random), dueDate: randomDay(random) };
    const content = { ...dates, invoiceNumber: `EST-${at}`, currency: currency() };
    const status = pick(random, ['open', 'open', 'accepted', 'declined'] as const);
    documents.push(rowOf(sampleContent(content), headOf('estimate', status)));
  }
  await writeBatch(db, [
    ...documents.map((row) => db.insert(invoices).values(row)),
    ...entries.map((entry) => db.insert(payments).values(entry)),
  ]);
  return userId;
}

function rowOf(content: InvoiceContent, head: Head): Row {
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error(figures.reason);
  const columns = toContentColumns(content, figures.totals);
  return { ...columns, ...head, saveKey: head.id, createdAt: 1, updatedAt: 1 };
}

function notesOf(invoice: InvoiceContent, { id: sourceId, userId }: Head, random: SeededRandom) {
  const made: { content: InvoiceContent; row: Row; entry: Entry }[] = [];
  for (let n = 0; n <= random(2); n += 1) {
    const earlier = made.map(({ content }) => content);
    const creditable = creditableOf(invoice, earlier);
    if (!creditable) break;
    const day = randomDay(random);
    const third = Math.ceil(creditable.left.total / 3);
    const choice =
      random(2) === 0 ? { kind: 'rest' as const } : { kind: 'amount' as const, minor: third };
    const wording = { day, line: describeCreditLine(invoice) };
    const outcome = creditNoteOf(invoice, creditable, choice, wording);
    if (outcome.outcome !== 'credit') break;
    const id = crypto.randomUUID();
    const invoiceNumber = `CN-${invoice.invoiceNumber}-${n}`;
    const content = { ...outcome.content, invoiceNumber };
    const archived = random(5) === 0;
    const head: Head = { id, userId, kind: 'credit-note', status: 'issued', archived, sourceId };
    const of = { id: `${id} credited`, invoiceId: sourceId, userId, at: 1, day };
    const entry = { ...of, kind: 'credited', origin: 'note', method: 'other' } as const;
    const amount = { amountMinor: outcome.totals.total, undoes: id, otherInvoiceId: id };
    made.push({ content, row: rowOf(content, head), entry: { ...entry, ...amount } });
  }
  return made;
}

function moneyOf({ id: invoiceId, userId }: Head, total: number, random: SeededRandom): Entry[] {
  return Array.from({ length: random(4) }, () => {
    const day = random(8) === 0 ? null : randomDay(random);
    const origins = ['hand', 'mark', 'card', 'card'] as const;
    const origin = day === null ? 'taken-over' : pick(random, origins);
    const amount = pick(random, [total, Math.ceil(total / 2), Math.ceil(total / 7)]);
    const entry = (kind: Entry['kind'], amountMinor: number, over: Partial<Entry>): Entry => {
      const of = { id: crypto.randomUUID(), userId, invoiceId, at: 1, method: 'other' } as const;
      return { ...of, kind, origin, amountMinor: Math.max(1, amountMinor), ...over };
    };
    const paid = entry('payment', amount, { day });
    const undo = (kind: Entry['kind'], amountMinor: number, undone = paid) =>
      entry(kind, amountMinor, { undoes: undone.id, day: randomDay(random) });
    const part = Math.ceil(amount / 3);
    const refund = undo('refund', part);
    switch (random(8)) {
      case 0:
        // A manual payment is reversed in full, a card payment by a dispute in part.
        return [paid, undo('reversal', origin === 'card' ? part : amount)];
      case 1:
        return [paid, refund];
      case 2:
        // The money of a failed refund is back.
        return [paid, refund, undo('returned', part, refund)];
      case 3:
        return origin === 'card' ? [paid, refund, undo('reversal', part)] : [paid];
      default:
        return [paid];
    }
  }).flat();
}
