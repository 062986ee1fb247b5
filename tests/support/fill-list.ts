import { eq, type SQL, sql } from 'drizzle-orm';
import { startHistory } from '#app/features/history/queries/record-edit.server.ts';
import { rebuildSums } from '#app/features/operations/queries/check-sums.server.ts';
import { issuePaidInvoices } from '#app/features/payments/queries/ledger.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { type Member, saveInvoice } from './visitor.ts';

/** A row of the list, with the table's own columns; dates `YYYY-MM-DD`, `total` in minor units. */
export type FilledRow = {
  invoice_number: string;
  client_name?: string;
  invoice_date?: string;
  due_date?: string;
  status?: 'paid' | 'unpaid' | 'overdue' | 'void';
  archived?: 0 | 1;
  currency?: string;
  total?: number;
};

/**
 * Creates invoices for a user in one write, beyond the plan's limit, by copying one that they saved. The first is the
 * oldest.
 * @returns their ids, in the same order
 */
export async function fillList(
  libsqlUrl: string,
  member: Member,
  rows: FilledRow[],
): Promise<string[]> {
  const db = openDatabase({ url: libsqlUrl });
  const client = db.$client;
  const original = await saveInvoice(member, { invoiceNumber: 'ORIGINAL' });
  // Removes the client that the first save created: it isn't part of the list.
  await client.execute({
    sql: 'DELETE FROM clients WHERE id = (SELECT client_id FROM invoices WHERE id = ?)',
    args: [original],
  });
  const { rows: found } = await client.execute({
    sql: 'SELECT * FROM invoices WHERE id = ?',
    args: [original],
  });
  const copied = Object.entries(found[0] ?? {});
  const ids = rows.map(() => crypto.randomUUID());
  const createdAt = Date.now();
  const inserts = rows.flatMap((row, at) => {
    const id = ids[at] ?? '';
    const own = { id, save_key: id, created_at: createdAt + at, ...row };
    const isPaid = row.status === 'paid';
    const fields = Object.entries({
      ...Object.fromEntries(copied),
      ...own,
      ...(isPaid && { status: 'unpaid' }),
    });
    const names = fields.map(([name]) => sql.identifier(name));
    const values = fields.map(([, value]) => sql`${value}`);
    return [
      sql`INSERT INTO ${invoices} (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})`,
      ...startHistory(eq(invoices.id, id)),
      ...(isPaid ? paidElsewhere(id) : []),
    ];
  });
  // Only a closed account's invoices can be deleted.
  const setClosed = (at: number | null) =>
    sql`UPDATE users SET deleted_at = ${at} WHERE id = (SELECT user_id FROM invoices WHERE id = ${ids[0] ?? ''})`;
  await writeBatch(db, [
    ...inserts,
    setClosed(1),
    sql`DELETE FROM invoices WHERE id = ${original}`,
    setClosed(null),
    ...rebuildSums(sql`(SELECT user_id FROM invoices WHERE id = ${ids[0] ?? ''})`),
  ]);
  return ids;
}

/** Marks an invoice as fully paid before it was imported, on an unknown day. */
function paidElsewhere(id: string): SQL[] {
  const { userId, totalMinor, updatedAt } = invoices;
  return [
    insertSelect(
      payments,
      {
        id: `taken-over ${id}`,
        invoiceId: id,
        userId: sql`${userId}`,
        at: sql`${updatedAt}`,
        kind: 'payment',
        origin: 'taken-over',
        amountMinor: sql`${totalMinor}`,
        method: 'other',
      },
      sql`FROM ${invoices} WHERE ${eq(invoices.id, id)} AND ${totalMinor} > 0`,
    ),
    ...issuePaidInvoices(eq(invoices.id, id)),
  ];
}
