import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Picture, Pictures } from '#app/domain/settings/picture.ts';
import type { PictureName } from '#app/domain/settings/picture-address.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { pictures } from '#db/picture-schema.ts';
import { read } from '#db/read.server.ts';
import { invoices, userSettings } from '#db/schema.ts';

/** The pictures of a row, joined by its `logoId` and `signatureId`. */
export const logos = alias(pictures, 'logos');
export const signatures = alias(pictures, 'signatures');

const logo = { type: logos.type, bytes: logos.bytes };
const signature = { type: signatures.type, bytes: signatures.bytes };
/** Selects the displayed columns of both. */
export const shownPictures = { logo, signature };
export type ShownPictures = Record<PictureName, Picture | null>;

/** The id under which a picture is stored: the SHA-256 (hex) of its bytes. */
export function pictureId({ bytes }: Picture): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Returns the columns that reference these pictures; an absent picture doesn't change its column. */
export function pictureColumns({ logo, signature }: Pictures): {
  logoId?: string | null;
  signatureId?: string | null;
} {
  return {
    ...(logo !== undefined && { logoId: logo && pictureId(logo) }),
    ...(signature !== undefined && { signatureId: signature && pictureId(signature) }),
  };
}

/**
 * Returns the statements that store pictures; run them in the same batch, before the statement that references them.
 */
export function savePictures({ logo, signature }: Pictures): SQL[] {
  return [logo, signature].flatMap((picture) => {
    if (!picture) return [];
    const row = { id: pictureId(picture), type: picture.type, bytes: Buffer.from(picture.bytes) };
    return [insertSelect(pictures, row, sql`WHERE true ON CONFLICT DO NOTHING`)];
  });
}

/** Deletes those of the given pictures that nothing references any more. */
export function deleteUnusedPictures(ids: readonly (string | null | undefined)[]): SQL {
  return deleteUnused(sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

const hourMs = 3_600_000;

/**
 * Deletes unreferenced pictures among a 24th of all pictures, so that hourly runs check each one once a day.
 * @param now ms
 */
export function deleteUnusedPicturesOfHour(now: number): SQL {
  const hour = Math.floor(now / hourMs) % 24;
  const prefix = (part: number) =>
    Math.floor((part * 256) / 24)
      .toString(16)
      .padStart(2, '0');
  const end = hour === 23 ? 'g' : prefix(hour + 1);
  return deleteUnused(sql`id >= ${prefix(hour)} AND id < ${end}`);
}

function deleteUnused(condition: SQL): SQL {
  const isShown = ['invoices', 'user_settings'].flatMap((table) =>
    ['logo_id', 'signature_id'].map((column) =>
      sql.raw(`EXISTS (SELECT 1 FROM ${table} WHERE ${column} = pictures.id)`),
    ),
  );
  return sql`DELETE FROM pictures WHERE ${condition} AND NOT (${sql.join(isShown, sql` OR `)})`;
}

/** Returns a picture of a user's settings; null if there is none. */
export async function getSettingsPicture(
  db: Database,
  userId: string,
  name: PictureName,
): Promise<Picture | null> {
  const found = await read(
    db
      .select({ type: pictures.type, bytes: pictures.bytes })
      .from(userSettings)
      .innerJoin(pictures, eq(pictures.id, userSettings[`${name}Id`]))
      .where(eq(userSettings.userId, userId))
      .get(),
  );
  return found ?? null;
}

/** Returns a picture of an owner's invoice; null if there is none, or if the invoice is unknown or another user's. */
export async function getInvoicePicture(
  db: Database,
  owner: string,
  invoiceId: string,
  name: PictureName,
): Promise<Picture | null> {
  const found = await read(
    db
      .select({ type: pictures.type, bytes: pictures.bytes })
      .from(invoices)
      .innerJoin(pictures, eq(pictures.id, invoices[`${name}Id`]))
      .where(and(eq(invoices.id, invoiceId), eq(invoices.userId, owner)))
      .get(),
  );
  return found ?? null;
}
