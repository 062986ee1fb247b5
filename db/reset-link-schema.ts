import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, owner } from './account-schema.ts';

/**
 * An emailed link to set a new password. The id is the SHA-256 (hex) of its token. An account may have several, so that
 * an attacker requesting one doesn't invalidate the others; a new password invalidates all. Instants in ms.
 */
export const resetLinks = sqliteTable(
  'reset_links',
  {
    id: id(),
    userId: owner(),
    /** The address it was sent to; a link becomes invalid when the account's address changes. */
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When it was followed; a link with this set has been used. */
    usedAt: integer('used_at'),
  },
  (t) => [index('reset_links_user').on(t.userId), index('reset_links_expiry').on(t.expiresAt)],
);
