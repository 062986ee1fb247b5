import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { owner } from './account-schema.ts';

/** The secret addresses of owners' calendar feeds with due dates; at most one per user. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: owner().primaryKey(),
  /** The token in the address. Stored in plain text instead of as a hash, because its owner copies it again. */
  token: text('token').notNull().unique('calendar_feeds_token'),
  /**
   * When this address was created, ms; differs after every change, so that it identifies the address on its owner's
   * pages.
   */
  createdAt: integer('created_at').notNull(),
});
