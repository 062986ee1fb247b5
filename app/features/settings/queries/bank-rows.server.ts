import { type SQL, sql } from 'drizzle-orm';
import { type BankDetails, bankIn, sharedBankTexts } from '#app/domain/bank/bank-details.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { PaymentText } from '#app/domain/fields/payment-fields.ts';
import { otherBanks } from '#db/bank-schema.ts';
import { userSettings } from '#db/schema.ts';

// The settings row has the bank of its own country, `other_banks` those of the others.

/**
 * Of columns to write into a settings row those that hold whatever its country is, and the bank's ones for the row alone
 * that is of this country.
 * @param isHere another condition under which the row is of that country
 */
export function ownBankColumns<Columns extends Partial<Record<PaymentText, unknown>>>(
  columns: Columns,
  country: CountryCode,
  isHere: SQL = sql`FALSE`,
): Columns {
  const here = sql`(${isOf(country)} OR ${isHere})`;
  const guarded = sharedBankTexts
    .filter((field) => columns[field] !== undefined)
    .map((field) => [
      field,
      sql`CASE WHEN ${here} THEN ${columns[field]} ELSE ${userSettings[field]} END`,
    ]);
  return { ...columns, ...Object.fromEntries(guarded) };
}

/**
 * The statement that keeps the bank of a country which the settings are not of; the details that are given alone, null
 * takes one away. It does nothing where the settings are of that country.
 * @param condition when it is to be kept
 */
export function keepOtherBank(
  userId: string,
  country: CountryCode,
  columns: Partial<Record<PaymentText, unknown>>,
  condition: SQL,
): SQL[] {
  const details = JSON.stringify(bankIn(columns as BankDetails));
  if (details === '{}') return [];
  const here = sql.param(country, otherBanks.country);
  return [
    sql`INSERT INTO ${otherBanks} (user_id, country, details)
      SELECT ${userId}, ${here}, json_patch('{}', ${details}) FROM ${userSettings}
      WHERE ${userSettings.userId} = ${userId} AND NOT ${isOf(country)} AND ${condition}
      ON CONFLICT DO UPDATE SET details = json_patch(details, ${details})`,
  ];
}

/** Statements by which the settings' country becomes another one, and the two countries' banks change places. */
export function moveToCountry(userId: string, country: CountryCode): SQL[] {
  const there = sql.param(country, userSettings.country);
  const isMoving = sql`${userSettings.userId} = ${userId} AND NOT ${isOf(country)}`;
  const fields = sharedBankTexts.map((field) => sql`${field}, ${userSettings[field]}`);
  const found = (field: string) =>
    sql`(SELECT details ->> ${`$.${field}`} FROM ${otherBanks} WHERE user_id = ${userId} AND country = ${there})`;
  const moved = sharedBankTexts.map(
    (field) => sql`${sql.identifier(userSettings[field].name)} = ${found(field)}`,
  );
  return [
    sql`INSERT INTO ${otherBanks} (user_id, country, details)
      SELECT ${userId}, ${userSettings.country}, json_patch('{}', json_object(${sql.join(fields, sql`, `)}))
      FROM ${userSettings} WHERE ${isMoving}
      ON CONFLICT DO UPDATE SET details = excluded.details`,
    sql`UPDATE ${userSettings} SET country = ${there}, ${sql.join(moved, sql`, `)} WHERE ${isMoving}`,
    sql`DELETE FROM ${otherBanks} WHERE user_id = ${userId} AND country = ${there}
      AND EXISTS (SELECT 1 FROM ${userSettings} WHERE ${userSettings.userId} = ${userId} AND ${isOf(country)})`,
  ];
}

function isOf(country: CountryCode): SQL {
  return sql`${userSettings.country} = ${sql.param(country, userSettings.country)}`;
}
