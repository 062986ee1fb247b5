import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';

/** Returns an invoice's current row. */
export async function invoiceRowOf(db: Database, invoiceId: string) {
  const row = await db.select().from(invoices).where(eq(invoices.id, invoiceId)).get();
  if (!row) throw new Error('No such invoice');
  return row;
}
