import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { owner } from './account-schema.ts';
import { countryColumn } from './invoice-columns.ts';

/**
 * A user's bank details for countries other than the settings' own, whose details are in the settings columns: a
 * routing number is not a BSB. Changing the settings' country swaps the two.
 */
export const otherBanks = sqliteTable(
  'other_banks',
  {
    userId: owner(),
    country: countryColumn('country').notNull(),
    /** JSON by field name: `{"bankName":"…","routingNumber":"…"}`. */
    details: text('details').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.country] })],
);
