import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { Database } from '#db/client.server.ts';
import { plainLine } from '#tests/support/plain-line.ts';

/**
 * Returns the maximum number of line items of an invoice, with descriptions of up to 500 characters that begin with
 * their numbers.
 */
export function itemsOf(description: string): InvoiceContent['items'] {
  return Array.from({ length: 100 }, (_, at) =>
    plainLine({
      description: `${at + 1} ${description}`.slice(0, 500).trim(),
      quantityHundredths: 100,
      unitPriceMinor: 13866,
      taxRateThousandths: 19000,
    }),
  );
}

/** Line items of the largest size, in three-byte letters: about 145 kB as stored. */
export const longItems = itemsOf('棚板と金具一式 '.repeat(64));

/** How many copies one statement makes; the server would time out on more. */
const copiesAtOnce = 500;

/**
 * Quickly makes an account large by copying a saved invoice with different ids, keys, numbers (`L-00001` ...) and
 * creation times; returns the ids in that order.
 */
export async function copyInvoice(
  db: Database,
  id: string,
  count: number,
  letter = 'L',
): Promise<string[]> {
  const stem = id.slice(0, 30);
  await copy(db, 'invoices', id, count, {
    id: `printf('${stem}-%05d', n)`,
    save_key: `printf('${id}-%05d', n)`,
    invoice_number: `printf('${letter}-%05d', n)`,
    created_at: 'i.created_at + n',
  });
  return Array.from({ length: count }, (_, at) => `${stem}-${String(at + 1).padStart(5, '0')}`);
}

const maxNameLengths = { clients: 200, products_services: 500 };

/** Copies a user's only client or product in the same way; the names have the maximum length, in three-byte letters. */
export async function copyRow(
  db: Database,
  table: keyof typeof maxNameLengths,
  userId: string,
  count: number,
  nameChars = maxNameLengths[table],
): Promise<void> {
  const sql = `SELECT id FROM ${table} WHERE user_id = ?`;
  const { rows } = await db.$client.execute({ sql, args: [userId] });
  const id = String(rows[0]?.id);
  await copy(db, table, id, count, {
    id: `printf('${id.slice(0, 30)}-%05d', n)`,
    name: `printf('%05d %s', n, '${'棚'.repeat(nameChars - 6)}')`,
    created_at: 'i.created_at + n',
  });
}

async function copy(
  db: Database,
  table: string,
  id: string,
  count: number,
  changed: Record<string, string>,
): Promise<void> {
  const { rows } = await db.$client.execute(`SELECT name FROM pragma_table_info('${table}')`);
  const columns = rows.map(({ name }) => String(name));
  const values = columns.map((name) => changed[name] ?? `i.${name}`);
  for (let from = 1; from <= count; from += copiesAtOnce) {
    await db.$client.execute({
      sql: `WITH RECURSIVE c(n) AS (SELECT ? UNION ALL SELECT n + 1 FROM c WHERE n < ?)
        INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM c, ${table} i WHERE i.id = ?`,
      args: [from, Math.min(count, from + copiesAtOnce - 1), id],
    });
  }
}
