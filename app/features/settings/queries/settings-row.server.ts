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

/** Statements by which the settings' country becomes another one, and the two countries' banks change places. */
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

/** What every signed-in request reads: nothing of what the providers know a user by, so that no page can give it away. */
export const settingsColumns = {
  ...plainColumns,
  // Spelled out: drizzle leaves the table's name off a column of ours, which would then be the inner one.
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
  /** All that renews, wherever it was bought: more than one is paid twice. */
  renewingPlans: RenewingPlan[];
  /** The banks of countries that the settings are not of; theirs stands in the columns (`underCountry`). */
  otherBanks: Banks;
  /** The seller's own account at Stripe; null when there never was one. */
  cardAccount: CardAccount | null;
  /** By which plan clients are reminded. */
  reminderPlan: PlanChoice;
  /** The last invoice number, its digits as written. */
  lastNumber: string | null;
};

/**
 * Keeps what the country switcher chose. While nothing is known of the business, its own country
 * follows.
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

/** Columns to write, all or some of those that the settings form owns: never the plan or its counters. */
type SettingsChange = Partial<
  Omit<SettingsColumns, 'taxRegistrations'> &
    Pictures & {
      /** The answers of some countries, so that no other country's is undone: see `registrationsPatch`. */
      registrations: string;
    }
>;

/**
 * Writes the given columns alone, so that no other change is undone; the last invoice number follows prefix and starting
 * number (`lastNumberUnder`), and a replaced picture is deleted where nothing else shows it.
 * @param stored whose settings, as they were read
 * @param now epoch milliseconds
 * @param bankCountry whose bank the texts of a bank are; without it that of the settings' own country
 * @returns the last invoice number as it is now, its digits as written; null also when the row is gone
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

/** The stored answers with others of some countries; null where none is left. What cannot be read is written over. */
function patchedAnswers(patch: string): SQL {
  const { taxRegistrations } = userSettings;
  const stored = sql`CASE WHEN json_valid(${taxRegistrations}) THEN ${taxRegistrations} ELSE '{}' END`;
  return sql`nullif(json_patch(${stored}, ${patch}), '{}')`;
}

/** A user's settings row as it stands now, for who has just had it changed. */
export async function getSettings(db: Database, userId: string): Promise<UserSettings> {
  return (await selectSettings(db, userId)) ?? restoreSettings(db, userId);
}

function selectSettings(db: Database, userId: string): Promise<UserSettings | undefined> {
  return read(
    db.select(settingsColumns).from(userSettings).where(eq(userSettings.userId, userId)).get(),
  );
}

/** The row of a user who has none, made with its defaults. */
export async function restoreSettings(db: Database, userId: string): Promise<UserSettings> {
  await writeBatch(db, [
    db
      .insert(userSettings)
      .values({ userId, country: 'us', preferredCountry: 'us', updatedAt: sql`unixepoch() * 1000` })
      .onConflictDoNothing(),
  ]);
  const restored = await selectSettings(db, userId);
  if (!restored) throw new Error('The settings row that was just made is not there');
  return restored;
}
