import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  type BankDetails,
  type Banks,
  bankIn,
  parseBanks,
  sharedBankTexts,
} from '#app/domain/bank/bank-details.ts';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import { type CardAccount, parseCardAccount } from '#app/domain/cards/card-account.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { PaymentText } from '#app/domain/fields/payment-fields.ts';
import type { PlanChoice } from '#app/domain/reminders/reminder-plan.ts';
import type { Pictures } from '#app/domain/settings/picture.ts';
import type { SettingsColumns } from '#app/domain/settings/settings-columns.ts';
import { otherBanks } from '#db/bank-schema.ts';
import type { Database } from '#db/client.server.ts';
import { nextVersion } from '#db/next-version.ts';
import { read } from '#db/read.server.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { lastNumberAsWritten, lastNumberUnder } from './number-sequence.server.ts';
import { deleteUnusedPictures, pictureColumns, savePictures } from './pictures.server.ts';

// The settings row contains the bank details of the settings' country, `other_banks` those of other countries.

/**
 * Returns the settings columns to write; bank details are only written while the settings have the given country.
 * @param isHere another condition under which the settings have that country
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
 * Returns the statement that saves bank details for a country other than the settings' own; only the given details
 * change, and null deletes one. It does nothing if the settings have that country.
 * @param condition under which it is saved
 */
export function preserveOtherBank(
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

/** Returns the statements that change the settings' country and swap the bank details of the two countries. */
function moveToCountry(userId: string, country: CountryCode): SQL[] {
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

const {
  subscriptionReference,
  stripeCustomerId,
  billingSequence,
  billingApplied,
  billingCheckedAt,
  ...plainColumns
} = getTableColumns(userSettings);

/** The columns that every signed-in request reads: none of the providers' ids, so that no page can expose them. */
export const settingsColumns = {
  ...plainColumns,
  // Written in full: drizzle omits the table's name, and the column would then be the inner table's.
  renewingPlans: sql<RenewingPlan[]>`(
    SELECT json_group_array(json_object('source', renewing.source, 'plan', renewing.plan_name))
    FROM renewing_plans AS renewing WHERE renewing.user_id = user_settings.user_id
  )`.mapWith((json: string): RenewingPlan[] => JSON.parse(json)),
  otherBanks: sql<Banks>`(
    SELECT json_group_object(other.country, json(other.details))
    FROM other_banks AS other WHERE other.user_id = user_settings.user_id
  )`.mapWith((json: string): Banks => parseBanks(JSON.parse(json))),
  cardAccount: sql<CardAccount>`coalesce((
    SELECT json_object('state', held.state, 'wants', json(held.wants), 'isStopped', held.stopped_at IS NOT NULL)
    FROM connected_accounts AS held WHERE held.user_id = user_settings.user_id AND held.state <> 'withdrawn'
  ), (
    SELECT json_object('state', gone.state, 'wants', json('[]'), 'isStopped', 0)
    FROM connected_accounts AS gone WHERE gone.user_id = user_settings.user_id LIMIT 1
  ))`.mapWith((json: string): CardAccount => parseCardAccount(JSON.parse(json))),
  reminderPlan: sql<PlanChoice>`coalesce((
    SELECT reminded.plan FROM reminder_settings AS reminded WHERE reminded.user_id = user_settings.user_id
  ), 'none')`,
  lastNumber: lastNumberAsWritten(),
};

/** A user's settings row without the providers' ids. */
export type UserSettings = Pick<typeof userSettings.$inferSelect, keyof typeof plainColumns> & {
  /** All renewing subscriptions from any store; more than one means that the user pays twice. */
  renewingPlans: RenewingPlan[];
  /** Bank details of other countries; those of the settings' country are in the columns (`underCountry`). */
  otherBanks: Banks;
  /** The seller's own Stripe account; null if there never was one. */
  cardAccount: CardAccount | null;
  /** The schedule by which clients are reminded. */
  reminderPlan: PlanChoice;
  /** The last invoice number, its digits as written. */
  lastNumber: string | null;
};

/**
 * Saves the country chosen in the country switcher. Until the business details are known, the business's country
 * changes too.
 */
export async function updatePreferredCountry(
  db: Database,
  userId: string,
  preferredCountry: CountryCode,
  now: number,
): Promise<void> {
  const { totalInvoicesCreated, businessName, address, postalCode } = userSettings;
  const isUntouched = sql`${totalInvoicesCreated} = 0 AND coalesce(${businessName}, ${address}, ${postalCode}) IS NULL`;
  await writeBatch(db, [
    db
      .update(userSettings)
      .set({
        preferredCountry,
        country: sql`CASE WHEN ${isUntouched} THEN ${sql.param(preferredCountry, userSettings.country)} ELSE ${userSettings.country} END`,
        updatedAt: nextVersion(userSettings.updatedAt, now),
      })
      .where(eq(userSettings.userId, userId)),
  ]);
}

/** Columns to write, of those that the settings form owns: never the plan or its counters. */
type SettingsChange = Partial<
  Omit<SettingsColumns, 'taxRegistrations'> &
    Pictures & {
      /** Answers for some countries only, so that those for other countries don't change: see `registrationsPatch`. */
      registrations: string;
    }
>;

/**
 * Writes only the given columns, so that other changes aren't undone; the last invoice number follows the prefix and
 * starting number (`lastNumberUnder`), and a replaced picture is deleted if nothing else references it.
 * @param stored the settings as they were read
 * @param now epoch milliseconds
 * @param bankCountry the country of the bank details; defaults to the settings' own
 * @returns the digits of the last invoice number as written; null without one, and if the row no longer exists
 */
export async function updateSettings(
  db: Database,
  stored: Pick<UserSettings, 'userId' | 'logoId' | 'signatureId'>,
  change: SettingsChange,
  now: number,
  bankCountry: CountryCode | null = null,
): Promise<{ lastNumber: string | null }> {
  const { userId } = stored;
  const { country, registrations, logo, signature, ...columns } = change;
  const { invoicePrefix, startingNumber } = columns;
  const saved = savePictures({ logo, signature });
  const results = await writeBatch(db, [
    ...saved,
    db
      .update(userSettings)
      .set({
        ...pictureColumns({ logo, signature }),
        ...(bankCountry ? ownBankColumns(columns, bankCountry) : columns),
        ...((invoicePrefix !== undefined || startingNumber !== undefined) && {
          lastInvoiceNumber: lastNumberUnder(userId, { invoicePrefix, startingNumber }),
        }),
        ...(registrations !== undefined && { taxRegistrations: patchedAnswers(registrations) }),
        updatedAt: nextVersion(userSettings.updatedAt, now),
      })
      .where(eq(userSettings.userId, userId))
      .returning({ lastNumber: lastNumberAsWritten() }),
    ...(bankCountry ? preserveOtherBank(userId, bankCountry, columns, sql`TRUE`) : []),
    ...(country ? moveToCountry(userId, country) : []),
    ...(logo !== undefined || signature !== undefined
      ? [deleteUnusedPictures([stored.logoId, stored.signatureId])]
      : []),
  ]);
  const last = results[saved.length]?.rows[0]?.[0];
  return { lastNumber: typeof last === 'string' ? last : null };
}

/**
 * Merges answers for some countries into the stored ones; null if none are left. Unreadable stored answers are
 * replaced.
 */
function patchedAnswers(patch: string): SQL {
  const { taxRegistrations } = userSettings;
  const stored = sql`CASE WHEN json_valid(${taxRegistrations}) THEN ${taxRegistrations} ELSE '{}' END`;
  return sql`nullif(json_patch(${stored}, ${patch}), '{}')`;
}

/** Returns a user's current settings row, for use right after changing it. */
export async function getSettings(db: Database, userId: string): Promise<UserSettings> {
  return (await selectSettings(db, userId)) ?? restoreSettings(db, userId);
}

function selectSettings(db: Database, userId: string): Promise<UserSettings | undefined> {
  return read(
    db.select(settingsColumns).from(userSettings).where(eq(userSettings.userId, userId)).get(),
  );
}

/** Creates the missing row of a user with its defaults, and returns it. */
export async function restoreSettings(db: Database, userId: string): Promise<UserSettings> {
  await writeBatch(db, [
    db
      .insert(userSettings)
      .values({ userId, country: 'us', preferredCountry: 'us', updatedAt: sql`unixepoch() * 1000` })
      .onConflictDoNothing(),
  ]);
  const restored = await selectSettings(db, userId);
  if (!restored) throw new Error('The new settings row is missing');
  return restored;
}
