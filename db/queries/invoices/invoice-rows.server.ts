import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { CountedEvent } from '#app/domain/invoices/client-activity.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { read, readBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { selectEventsForOwner } from './payment-events.server.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

const { userId, clientId, saveKey, archived, createdAt, updatedAt, ...publicColumns } =
  getTableColumns(invoices);

/** An invoice as any user with its link may see it: no owner, no client record, no keys. */
export type PublicInvoiceRow = Omit<
  InvoiceRow,
  'userId' | 'clientId' | 'saveKey' | 'archived' | 'createdAt' | 'updatedAt'
>;

/** One invoice for a guest with its link; null when unknown or when its owner's account is closed. */
export async function readPublicInvoice(
  db: Database,
  invoiceId: string,
): Promise<PublicInvoiceRow | null> {
  const [found] = await read(selectPublicInvoice(db, invoiceId));
  return found ?? null;
}

/** The same with what its client did, told only to a session of its owner; still one round trip. */
export async function readInvoiceWithEvents(
  db: Database,
  invoiceId: string,
  session: { id: string; now: number },
): Promise<{ row: PublicInvoiceRow; events: CountedEvent[] } | null> {
  const [[row], events] = await readBatch(db, [
    selectPublicInvoice(db, invoiceId),
    selectEventsForOwner(db, invoiceId, session),
  ]);
  return row ? { row, events } : null;
}

function selectPublicInvoice(db: Database, invoiceId: string) {
  return db
    .select(publicColumns)
    .from(invoices)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(invoices.id, invoiceId), isNull(users.deletedAt)));
}

/** Sets the stored status; false when the invoice is unknown or another user's. */
export async function updateInvoiceStatus(
  db: Database,
  owner: string,
  invoiceId: string,
  status: InvoiceRow['status'],
  now: number,
): Promise<boolean> {
  const [changed] = await writeBatch(db, [
    db
      .update(invoices)
      .set({ status, updatedAt: now })
      .where(and(eq(invoices.id, invoiceId), eq(userId, owner))),
  ]);
  return changed?.rowsAffected === 1;
}

/**
 * Puts invoices into the archive or takes them out; unknown ones and another user's are left alone.
 * @returns how many of them are the owner's, whether or not they were there already: sent again it says the same
 */
export async function updateInvoicesArchived(
  db: Database,
  owner: string,
  invoiceIds: readonly string[],
  archived: boolean,
  now: number,
): Promise<number> {
  const [changed] = await writeBatch(db, [
    db
      .update(invoices)
      .set({ archived, updatedAt: now })
      .where(and(inArray(invoices.id, [...invoiceIds]), eq(invoices.userId, owner))),
  ]);
  return changed?.rowsAffected ?? 0;
}

// @covers decisions-6.14 platform-6.1 platform-7.12
