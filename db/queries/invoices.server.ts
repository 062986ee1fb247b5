import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { users } from '../account-schema.ts';
import type { Database } from '../client.server.ts';
import { read } from '../read.server.ts';
import { invoices } from '../schema.ts';
import { writeBatch } from '../write.server.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

const { userId, clientId, saveKey, archived, createdAt, updatedAt, ...publicColumns } =
  getTableColumns(invoices);

/** An invoice as anybody with its link may see it: no owner, no client record, no keys. */
export type PublicInvoiceRow = Omit<
  InvoiceRow,
  'userId' | 'clientId' | 'saveKey' | 'archived' | 'createdAt' | 'updatedAt'
>;

/** One invoice for whoever has its link; null when unknown or when its owner's account is closed. */
export async function readPublicInvoice(
  db: Database,
  invoiceId: string,
): Promise<PublicInvoiceRow | null> {
  const found = await read(
    db
      .select(publicColumns)
      .from(invoices)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(invoices.id, invoiceId), isNull(users.deletedAt)))
      .get(),
  );
  return found ?? null;
}

/** Sets the stored status; false when the invoice is unknown or somebody else's. */
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
