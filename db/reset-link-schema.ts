import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, owner } from './account-schema.ts';

/**
 * A link that was mailed to set a new password. The id is the SHA-256 (hex) of its token. Several of an account live side
 * by side, so that a stranger who asks for one ends none; a new password ends them all. Instants in ms.
 */
export const resetLinks = sqliteTable(
  'reset_links',
  {
    id: id(),
    userId: owner(),
    /** The address it went to; a link ends when the account's address changes. */
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When it was followed; a link with it is used up. */
    usedAt: integer('used_at'),
  },
  (t) => [index('reset_links_user').on(t.userId), index('reset_links_expiry').on(t.expiresAt)],
);
