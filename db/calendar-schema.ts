import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { owner } from './account-schema.ts';

/** The secret addresses at which owners' due dates are read as a calendar: one at most for each user. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: owner().primaryKey(),
  /** What stands in the address. As it is and not as a hash: its owner copies it again. */
  token: text('token').notNull().unique('calendar_feeds_token'),
  /** When this address was made, ms; another one after every change, so that it names the address to its owner's pages. */
  createdAt: integer('created_at').notNull(),
});
