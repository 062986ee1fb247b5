import { and, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Picture } from '#app/domain/settings/picture.ts';
import { correctedAt, documentCode, newestRevision } from '#app/features/history/public.server.ts';
import type { PublicInvoiceRow } from '#app/features/invoice-sheet/public.server.ts';
import { paidOn, scheduleOf } from '#app/features/payments/public.server.ts';
import {
  logos,
  type ShownPictures,
  shownPictures,
  signatures,
} from '#app/features/settings/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { documentSource } from '#db/document-source.ts';
import { pictures } from '#db/picture-schema.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { loadSizeLimited, sizeLimitedIds } from '#db/size-limited-page.server.ts';
import { voidedAt } from './list-actions.server.ts';

const { userId, clientId, saveKey, archived, createdAt, updatedAt, sourceId, ...texts } =
  getTableColumns(invoices);

/** An invoice and its pictures; null if they were not loaded with it, see `readPictures`. */
export type RowToZip = {
  row: Omit<PublicInvoiceRow, keyof ShownPictures>;
  /** The newest issued version; null before it is issued. */
  revision: number | null;
  pictures: ShownPictures | null;
};

/**
 * Lists several invoices of an owner in the order of the ids, in batches that fit into one response, with each picture
 * loaded once however many invoices use it; one round trip per batch. Unknown ids and another user's are skipped.
 * @param maxPictureBytes how many bytes of pictures are loaded with them, most used first
 */
export function listRowsToZip(
  db: Database,
  owner: string,
  ids: readonly string[],
  maxPictureBytes: number,
): AsyncGenerator<RowToZip[]> {
  return loadSizeLimited(
    ids,
    ({ row }) => row.id,
    (asked) =>
      listStretch(db, sizeLimitedIds(invoices, texts, { owner, ids: asked }), maxPictureBytes),
  );
}

async function listStretch(
  db: Database,
  fitting: SQL,
  maxPictureBytes: number,
): Promise<RowToZip[]> {
  const isFitting = sql`${invoices.id} IN (${fitting})`;
  const idsOf = (column: SQLWrapper) =>
    sql`SELECT ${column} AS picture_id FROM ${invoices} WHERE ${isFitting}`;
  const uses = sql`SELECT picture_id, count(*) AS uses
    FROM (${idsOf(invoices.logoId)} UNION ALL ${idsOf(invoices.signatureId)}) GROUP BY picture_id`;
  const mostUsed = sql`SELECT id FROM (
    SELECT p.id, sum(length(p.bytes)) OVER (ORDER BY uses DESC, p.id ROWS UNBOUNDED PRECEDING) AS total
    FROM (${uses}) INNER JOIN pictures AS p ON p.id = picture_id
  ) WHERE total <= ${maxPictureBytes}`;
  const [rows, shared] = await queryBatch(db, [
    db
      .select({
        ...texts,
        paidOn,
        correctedAt,
        voidedAt,
        timeZone: users.timeZone,
        code: documentCode(),
        revision: newestRevision,
        schedule: scheduleOf,
        source: documentSource,
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, userId))
      .where(isFitting),
    db.select().from(pictures).where(sql`${pictures.id} IN (${mostUsed})`),
  ]);
  const pictureOf = new Map<string | null, Picture | null>([
    [null, null],
    ...shared.map(({ id, ...picture }): [string, Picture] => [id, picture]),
  ]);
  return rows.map(({ logoId, signatureId, revision, ...row }) => {
    const logo = pictureOf.get(logoId);
    const signature = pictureOf.get(signatureId);
    const wereRead = logo !== undefined && signature !== undefined;
    return { row, revision, pictures: wereRead ? { logo, signature } : null };
  });
}

/** Lists the pictures of one invoice of the owner; empty if it no longer exists. */
export async function listPictures(
  db: Database,
  owner: string,
  invoiceId: string,
): Promise<ShownPictures> {
  const found = await read(
    db
      .select(shownPictures)
      .from(invoices)
      .leftJoin(logos, eq(logos.id, invoices.logoId))
      .leftJoin(signatures, eq(signatures.id, invoices.signatureId))
      .where(and(eq(invoices.id, invoiceId), eq(userId, owner)))
      .get(),
  );
  return found ?? { logo: null, signature: null };
}
