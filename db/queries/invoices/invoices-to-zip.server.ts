import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { fittingIds, readFitting } from '#db/fitting-rows.server.ts';
import { read, readBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { correctedAt, documentCode, newestRevision } from '../history/issue-version.server.ts';
import { paidOn } from '../payments/ledger.server.ts';
import { scheduleOf } from '../payments/schedules.server.ts';
import { documentSource } from './document-source.server.ts';
import type { PublicInvoiceRow } from './invoice-rows.server.ts';
import { voidedAt } from './void-invoice.server.ts';

const {
  userId,
  clientId,
  saveKey,
  archived,
  createdAt,
  updatedAt,
  sourceId,
  logo,
  signature,
  ...texts
} = getTableColumns(invoices);

/** The pictures of an invoice, as stored. */
export type StoredPictures = Pick<PublicInvoiceRow, 'logo' | 'signature'>;

/** An invoice without its pictures, and the pictures where they were read along; null: ask for them with `readPictures`. */
export type RowToZip = {
  row: Omit<PublicInvoiceRow, keyof StoredPictures>;
  /** The newest issued version; null before it is issued. */
  revision: number | null;
  pictures: StoredPictures | null;
};

/** A picture, once, with the places where it is shown: JSON text, `["logo {id}","signature {id}"]`. */
type SharedPicture = { picture: string; places: string };

/**
 * Several invoices of an owner in the order of the ids, as many at a time as fit into one answer, and each of their
 * pictures once however many of them show it; one round trip each time. Ids that are unknown or another user's are left
 * out.
 * @param mostPictureChars how many characters of pictures are read along, the most used first
 */
export function readRowsToZip(
  db: Database,
  owner: string,
  ids: readonly string[],
  mostPictureChars: number,
): AsyncGenerator<RowToZip[]> {
  return readFitting(
    ids,
    ({ row }) => row.id,
    (asked) =>
      readStretch(db, fittingIds(invoices, texts, { owner, ids: asked }), mostPictureChars),
  );
}

async function readStretch(
  db: Database,
  fitting: SQL,
  mostPictureChars: number,
): Promise<RowToZip[]> {
  const isFitting = sql`${invoices.id} IN (${fitting})`;
  const placesOf = (kind: string, column: SQL) =>
    sql`SELECT ${kind} || ' ' || ${invoices.id} AS place, ${column} AS picture
      FROM ${invoices} WHERE ${isFitting} AND ${column} IS NOT NULL`;
  const [rows, shared] = await readBatch(db, [
    db
      .select({
        ...texts,
        ...{ paidOn, correctedAt, voidedAt, timeZone: users.timeZone },
        ...{ code: documentCode, revision: newestRevision, schedule: scheduleOf },
        source: documentSource,
        hasLogo: sql<number>`${logo} IS NOT NULL`,
        hasSignature: sql<number>`${signature} IS NOT NULL`,
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, userId))
      .where(isFitting),
    db.all<SharedPicture>(sql`
      SELECT picture, places FROM (
        SELECT picture, places, sum(length(picture)) OVER (
          ORDER BY uses DESC, places ROWS UNBOUNDED PRECEDING
        ) AS chars
        FROM (
          SELECT picture, json_group_array(place) AS places, count(*) AS uses
          FROM (
            ${placesOf('logo', sql`${logo}`)} UNION ALL ${placesOf('signature', sql`${signature}`)}
          )
          GROUP BY picture
        )
      ) WHERE chars <= ${mostPictureChars}`),
  ]);
  const pictureAt = picturesByPlace(shared);
  return rows.map(({ hasLogo, hasSignature, revision, ...row }) => {
    const pictures = {
      logo: pictureAt.get(`logo ${row.id}`) ?? null,
      signature: pictureAt.get(`signature ${row.id}`) ?? null,
    };
    const isWhole = (!hasLogo || pictures.logo) && (!hasSignature || pictures.signature);
    return { row, revision, pictures: isWhole ? pictures : null };
  });
}

function picturesByPlace(shared: SharedPicture[]): Map<string, string> {
  return new Map(
    shared.flatMap(({ picture, places }) =>
      (JSON.parse(places) as string[]).map((place): [string, string] => [place, picture]),
    ),
  );
}

/** The pictures of one invoice of the owner; none when it is gone. */
export async function readPictures(
  db: Database,
  owner: string,
  invoiceId: string,
): Promise<StoredPictures> {
  const found = await read(
    db
      .select({ logo, signature })
      .from(invoices)
      .where(and(eq(invoices.id, invoiceId), eq(userId, owner)))
      .get(),
  );
  return found ?? { logo: null, signature: null };
}
