import { openDatabase } from '#db/client.server.ts';
import { type Member, saveInvoice } from './visitor.ts';

/** A row of the list, in the table's own columns; dates `YYYY-MM-DD`, `total` in minor units. */
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
 * Gives a member invoices, past the limit and in one write: copies of one that they save. The first is the oldest.
 * @returns their ids, in the same order
 */
export async function fillList(
  libsqlUrl: string,
  member: Member,
  rows: FilledRow[],
): Promise<string[]> {
  const client = openDatabase({ url: libsqlUrl }).$client;
  const original = await saveInvoice(member, { invoiceNumber: 'ORIGINAL' });
  // The client whom a first invoice leaves behind is no part of the list.
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
  const inserts = rows.map((row, at) => {
    const own = { id: ids[at] ?? '', save_key: ids[at] ?? '', created_at: Date.now() + at, ...row };
    const fields = Object.entries({ ...Object.fromEntries(copied), ...own });
    return {
      sql: `INSERT INTO invoices (${fields.map(([name]) => name).join()})
        VALUES (${fields.map(() => '?').join()})`,
      args: fields.map(([, value]) => value),
    };
  });
  // Only a closed account's invoices can be deleted.
  const setClosed = (at: number | null) => ({
    sql: 'UPDATE users SET deleted_at = ? WHERE id = (SELECT user_id FROM invoices WHERE id = ?)',
    args: [at, ids[0] ?? ''],
  });
  const remove = { sql: 'DELETE FROM invoices WHERE id = ?', args: [original] };
  await client.batch([...inserts, setClosed(1), remove, setClosed(null)], 'write');
  return ids;
}
