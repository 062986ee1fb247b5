import { blob, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const pictureTypes = ['png', 'jpeg'] as const;

/**
 * Logos and signatures, each stored once: the id is the SHA-256 (hex) of its bytes. Several users may share a row, so
 * it is only loaded through an invoice or settings that reference it.
 */
export const pictures = sqliteTable('pictures', {
  id: text('id').primaryKey(),
  type: text('type', { enum: pictureTypes }).notNull(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
});

/** The columns of a row that references a logo and a signature. */
export const pictureIds = () => ({
  logoId: text('logo_id').references(() => pictures.id),
  signatureId: text('signature_id').references(() => pictures.id),
});
