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

const pick = <Value>(random: SeededRandom, values: readonly Value[]) =>
  values[random(values.length)] as Value;

/** The middle of the period of `randomReportAccount`'s documents. */
export const reportMiddle = '2026-05-15';
const randomDay = (random: SeededRandom) => addDays(reportMiddle, random(300) - 150);

/**
 * Creates an account with all sorts of invoices, some void or archived, with credit notes, payments, refunds, reversals
 * and entries without a known day.
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
  figures.forEach((each, at) => {
    const content = sampleContent({
      ...each,
      currency: pick(random, ['USD', 'GBP', 'JPY'] as const),
      country: pick(random, ['us', 'ca', 'uk', 'au'] as const),
      invoiceNumber: `INV-${at}`,
      invoiceDate: randomDay(random),
    });
    const totals = calculateTotals(content);
    if (!totals.ok || totals.totals.total <= 0) return;
    const id = crypto.randomUUID();
    const status = random(8) === 0 ? ('void' as const) : ('unpaid' as const);
    const archived = random(4) === 0;
    documents.push(rowOf(content, { id, userId, kind: 'invoice', status, archived }));
    const notes =
      status !== 'void' && random(3) === 0 ? notesOf(content, { id, userId }, random, at) : [];
    documents.push(...notes.map(({ row }) => row));
    const money = moneyOf({ invoiceId: id, userId, total: totals.totals.total }, random);
    const credited = notes.map(({ entry }) => entry);
    entries.push(...(random(2) === 0 ? [...money, ...credited] : [...credited, ...money]));
  });
  documents.push(
    rowOf(sampleContent({ invoiceNumber: 'EST-1', invoiceDate: reportMiddle }), {
      id: crypto.randomUUID(),
      userId,
      kind: 'estimate',
      status: 'open',
      archived: false,
    }),
  );
  await writeBatch(db, [
    ...documents.map((row) => db.insert(invoices).values(row)),
    ...entries.map((entry) => db.insert(payments).values(entry)),
  ]);
  return userId;
}

function rowOf(
  content: InvoiceContent,
  head: Pick<Row, 'id' | 'userId' | 'kind' | 'status' | 'archived' | 'sourceId'>,
): Row {
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error(figures.reason);
  return {
    ...toContentColumns(content, figures.totals),
    ...head,
    saveKey: String(head.id),
    createdAt: 1,
    updatedAt: 1,
  };
}

type Of = { id: string; userId: string };

function notesOf(invoice: InvoiceContent, { id, userId }: Of, random: SeededRandom, at: number) {
  const made: { content: InvoiceContent; row: Row; entry: Entry }[] = [];
  for (let n = 0; n <= random(2); n += 1) {
    const creditable = creditableOf(
      invoice,
      made.map(({ content }) => content),
    );
    if (!creditable) break;
    const day = randomDay(random);
    const choice =
      random(2) === 0
        ? { kind: 'rest' as const }
        : { kind: 'amount' as const, minor: Math.ceil(creditable.left.total / 3) };
    const outcome = creditNoteOf(invoice, creditable, choice, {
      day,
      line: describeCreditLine(invoice),
    });
    if (outcome.outcome !== 'credit') break;
    const noteId = crypto.randomUUID();
    const content = { ...outcome.content, invoiceNumber: `CN-${at}-${n}` };
    made.push({
      content,
      row: rowOf(content, {
        id: noteId,
        userId,
        kind: 'credit-note',
        status: 'issued',
        archived: random(5) === 0,
        sourceId: id,
      }),
      entry: {
        id: `${noteId} credited`,
        invoiceId: id,
        userId,
        at: 1,
        day,
        kind: 'credited',
        origin: 'note',
        method: 'other',
        amountMinor: outcome.totals.total,
        undoes: noteId,
        otherInvoiceId: noteId,
      },
    });
  }
  return made;
}

function moneyOf(
  { invoiceId, userId, total }: { invoiceId: string; userId: string; total: number },
  random: SeededRandom,
): Entry[] {
  return Array.from({ length: random(4) }, () => {
    const id = crypto.randomUUID();
    const same = { userId, invoiceId, at: 1, method: 'other' as const };
    const day = random(8) === 0 ? null : randomDay(random);
    const origin = day === null ? 'taken-over' : pick(random, ['hand', 'mark', 'card'] as const);
    const amountMinor = Math.max(
      1,
      pick(random, [total, Math.ceil(total / 2), Math.ceil(total / 7)]),
    );
    const paid: Entry = { ...same, id, kind: 'payment', origin, amountMinor, day };
    const undo = { ...same, id: crypto.randomUUID(), undoes: id, day: randomDay(random) };
    switch (random(5)) {
      case 0:
        return [paid, { ...undo, kind: 'reversal' as const, origin: 'hand' as const, amountMinor }];
      case 1:
        return [
          paid,
          {
            ...undo,
            kind: 'refund' as const,
            origin: 'card' as const,
            amountMinor: Math.ceil(amountMinor / 3),
          },
        ];
      default:
        return [paid];
    }
  }).flat();
}
