import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { owner } from './account-schema.ts';
import { countryColumn } from './invoice-columns.ts';

/**
 * A user's bank in a country that is not their settings' own, whose bank stands in the columns there: a routing number is
 * no BSB. When the settings' country changes, both change places.
 */
export const otherBanks = sqliteTable(
  'other_banks',
  {
    userId: owner(),
    country: countryColumn('country').notNull(),
    /** JSON text by the names of the fields: `{"bankName":"…","routingNumber":"…"}`. */
    details: text('details').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.country] })],
);
