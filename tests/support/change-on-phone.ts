import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import { users } from '#db/account-schema.ts';
import { openDatabase } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';
import { changeInvoice } from './change-invoice.ts';

/** Changes the notes of every invoice of an account, as its owner would on another device. */
export async function changeOnPhone(email: string): Promise<void> {
  const db = openDatabase({ url: inject('product').libsqlUrl });
  const rows = await db
    .select({ id: invoices.id, updatedAt: invoices.updatedAt })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(users.email, email));
  for (const { id, updatedAt } of rows)
    await changeInvoice(db, id, { notes: 'From the phone' }, updatedAt + 1);
}
