import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { owner } from './account-schema.ts';

/** The custom fields that a seller has defined, in their order: one row per seller. */
export const customFields = sqliteTable('custom_fields', {
  userId: owner().primaryKey(),
  /** JSON, see `parseStoredFields`. */
  fields: text('fields').notNull(),
  /** Milliseconds since 1970. */
  updatedAt: integer('updated_at').notNull(),
});
