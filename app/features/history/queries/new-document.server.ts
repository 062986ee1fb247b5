import { type SQL, sql } from 'drizzle-orm';
import { documentCodes } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { invoices } from '#db/schema.ts';
import { recordHistory } from './record-history.server.ts';

const { id, userId, createdAt } = invoices;

/**
 * A random code of 16 letters and digits in Crockford's base 32, 80 random bits: https://www.crockford.com/base32.html.
 */
const randomCode = sql.join(
  Array.from(
    { length: 16 },
    () => sql`substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1)`,
  ),
  sql` || `,
);

/**
 * Starts the history of documents that this batch inserts, records an invoice in the history of its estimate, and gives
 * each document its verification code.
 */
export function startHistory(documents: SQL): SQL[] {
  const isUncoded = sql`NOT EXISTS (SELECT 1 FROM ${documentCodes} WHERE ${documentCodes.invoiceId} = ${id})`;
  const isNew = sql`FROM ${invoices} WHERE ${documents} AND ${isUncoded}`;
  return [
    recordHistory(
      {
        invoiceId: sql`${id}`,
        userId: sql`${userId}`,
        at: sql`${createdAt}`,
        actor: 'owner',
        code: 'created',
      },
      isNew,
    ),
    recordHistory(
      {
        invoiceId: sql`source.id`,
        userId: sql`source.user_id`,
        at: sql`${createdAt}`,
        actor: 'owner',
        code: 'invoiced',
        detail: sql`json_object('number', ${invoices.invoiceNumber}, 'amount', ${invoices.totalMinor})`,
      },
      sql`FROM ${invoices} INNER JOIN ${invoices} AS source ON source.id = ${invoices.sourceId}
        WHERE ${documents} AND ${isUncoded} AND ${invoices.kind} = 'invoice'`,
    ),
    insertSelect(documentCodes, { code: randomCode, invoiceId: sql`${id}` }, isNew),
  ];
}
