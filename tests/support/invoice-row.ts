import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';

/** A saved invoice as it is stored now. */
export async function invoiceRowOf(db: Database, invoiceId: string) {
  const row = await db.select().from(invoices).where(eq(invoices.id, invoiceId)).get();
  if (!row) throw new Error('No such invoice');
  return row;
}
