import { eq } from 'drizzle-orm';
import { startHistory } from '#app/features/history/queries/record-edit.server.ts';
import { toContentColumns } from '#app/features/invoice-sheet/queries/invoice-row.server.ts';
import { issuePaidInvoices } from '#app/features/payments/queries/ledger.server.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { type Statement, writeBatch } from '#db/write.server.ts';
import { totalsOf } from './plain-line.ts';
import { sampleContent } from './sample-content.ts';

type InvoiceInsert = typeof invoices.$inferInsert;

/** The fields that list tests set; everything else comes from a sample. */
export type ListedRow = Pick<
  InvoiceInsert,
  'invoiceNumber' | 'invoiceDate' | 'dueDate' | 'currency' | 'totalMinor' | 'clientName'
> &
  Required<Pick<InvoiceInsert, 'status' | 'archived' | 'createdAt' | 'id'>>;

/** An invoice of 2026-03-01 for $100.00; tests change only what matters to them. */
export function listedRow(changes: Partial<ListedRow> = {}): ListedRow {
  return {
    id: crypto.randomUUID(),
    invoiceNumber: `N-${crypto.randomUUID().slice(0, 8)}`,
    invoiceDate: '2026-03-01',
    dueDate: '2026-03-31',
    status: 'unpaid',
    archived: false,
    createdAt: 1,
    currency: 'USD',
    totalMinor: 10_000,
    clientName: 'Finch & Sons',
    ...changes,
  };
}

/** Inserts these invoices for a user as they are, without any checks, in one write. */
export async function insertListed(
  db: Database,
  userId: string,
  rows: readonly ListedRow[],
): Promise<void> {
  const content = sampleContent();
  const sample = toContentColumns(content, totalsOf(content));
  const inserts = rows.flatMap((row) => [
    db.insert(invoices).values({
      ...sample,
      ...row,
      userId,
      status: row.status === 'paid' && row.totalMinor > 0 ? 'unpaid' : row.status,
      saveKey: row.id,
      updatedAt: row.createdAt,
    }),
    ...startHistory(eq(invoices.id, row.id)),
    ...(row.status === 'paid' && row.totalMinor > 0 ? paidElsewhere(db, userId, row) : []),
  ]);
  if (inserts.length > 0) await writeBatch(db, inserts);
}

function paidElsewhere(db: Database, userId: string, row: ListedRow): Statement[] {
  return [
    db.insert(payments).values({
      id: `taken-over ${row.id}`,
      invoiceId: row.id,
      userId,
      at: row.createdAt,
      kind: 'payment',
      origin: 'taken-over',
      amountMinor: row.totalMinor,
      method: 'other',
    }),
    ...issuePaidInvoices(eq(invoices.id, row.id)),
  ];
}
