import { eq } from 'drizzle-orm';
import { editEffects, recordEdit } from '#app/features/history/queries/record-edit.server.ts';
import type { Database } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { invoiceRowOf } from './invoice-row.ts';
import { writeEntry } from './write-entry.ts';

/** Edits a document with its history and versions, but without the form's checks. `at` is ms, and the next version. */
export async function changeInvoice(
  db: Database,
  id: string,
  set: Partial<typeof invoices.$inferInsert>,
  at: number,
): Promise<void> {
  const isThis = eq(invoices.id, id);
  await writeBatch(db, [
    recordEdit(set, at, isThis),
    db
      .update(invoices)
      .set({ ...set, updatedAt: at })
      .where(isThis),
    ...editEffects(isThis),
  ]);
}

/** Pays the balance due on an invoice at an instant (ms). */
export async function payInFull(db: Database, id: string, at: number): Promise<void> {
  const { userId, totalMinor, paidMinor } = await invoiceRowOf(db, id);
  await writeEntry(db, {
    id: `paid ${id} ${at}`,
    invoiceId: id,
    userId,
    at,
    kind: 'payment',
    origin: 'hand',
    amountMinor: totalMinor - paidMinor,
    day: '2026-03-15',
    method: 'cash',
  });
}
