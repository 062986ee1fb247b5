import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { Database } from '#db/client.server.ts';
import { customFields } from '#db/custom-field-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { read } from '#db/read.server.ts';
import { clients, invoices, productsServices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** Selects an owner's fields as JSON, see `parseStoredFields`; no row if there are none. */
export function selectCustomFields(db: Database, userId: string) {
  return db
    .select({ fields: customFields.fields })
    .from(customFields)
    .where(eq(customFields.userId, userId));
}

/** Returns an owner's fields as stored; null if there are none. One round trip. */
export async function getStoredFields(db: Database, userId: string): Promise<string | null> {
  const [row] = await read(selectCustomFields(db, userId));
  return row?.fields ?? null;
}

/**
 * Replaces an owner's fields unless they changed since they were read, so that limits checked before still hold. One
 * round trip.
 * @param save.unused the id of a field that no document, client or product of the owner may have yet; null: none
 * @returns false if they changed, or if that field is used
 */
export async function saveStoredFields(
  db: Database,
  save: {
    userId: string;
    asRead: string | null;
    fields: readonly CustomField[];
    unused: string | null;
    now: number;
  },
): Promise<boolean> {
  const { userId, asRead, unused, now } = save;
  const own = sql`(SELECT fields FROM ${customFields} WHERE user_id = ${userId})`;
  const hasIt = (column: SQLWrapper) => sql`instr(${column}, ${unused}) > 0`;
  const isUsed = sql`EXISTS (SELECT 1 FROM ${invoices}
      WHERE ${invoices.userId} = ${userId} AND (${hasIt(invoices.fields)} OR ${hasIt(invoices.items)}))
    OR EXISTS (SELECT 1 FROM ${clients} WHERE ${clients.userId} = ${userId} AND ${hasIt(clients.fields)})
    OR EXISTS (SELECT 1 FROM ${productsServices}
      WHERE ${productsServices.userId} = ${userId} AND ${hasIt(productsServices.fields)})`;
  const [saved] = await writeBatch(db, [
    insertSelect(
      customFields,
      { userId, fields: JSON.stringify(save.fields), updatedAt: now },
      sql`WHERE ${own} IS ${asRead} ${unused === null ? sql`` : sql`AND NOT (${isUsed})`}
        ON CONFLICT (user_id) DO UPDATE SET fields = excluded.fields, updated_at = excluded.updated_at`,
    ),
  ]);
  return saved?.rowsAffected === 1;
}
