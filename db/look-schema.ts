import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { flag, id, owner } from './account-schema.ts';

/** A seller's looks, of which documents have copies. */
export const looks = sqliteTable(
  'looks',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    template: text('template', { enum: invoiceTemplates }).notNull(),
    /** JSON, see `parseStoredLook`; null: the default look. */
    look: text('look'),
    /** New documents start with it, unless their client has another one. */
    isDefault: flag('is_default'),
    /** Milliseconds since 1970. */
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('looks_of_owner').on(t.userId, t.createdAt, t.id),
    uniqueIndex('looks_default').on(t.userId).where(sql`is_default = 1`),
  ],
);
