import { eq } from 'drizzle-orm';
import type { CountryCode } from '#app/domain/country/country.ts';
import { createUser } from '#app/features/account/queries/users.server.ts';
import {
  settingsColumns,
  type UserSettings,
} from '#app/features/settings/queries/settings-row.server.ts';
import type { Database } from '#db/client.server.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';

/** Creates a user with their own address and any settings; the password hash matches nothing. */
export async function createSampleUser(
  db: Database,
  settings: Partial<typeof userSettings.$inferInsert> = {},
  country: CountryCode = 'us',
): Promise<UserSettings> {
  const id = crypto.randomUUID();
  await createUser(db, {
    id,
    email: `${id}@example.com`,
    credential: { kind: 'password', passwordHash: 'scrypt$none' },
    country,
    timeZone: null,
    now: Date.now(),
  });
  await writeBatch(db, [
    db
      .update(userSettings)
      .set({ updatedAt: Date.now(), ...settings })
      .where(eq(userSettings.userId, id)),
  ]);
  return settingsOf(db, id);
}

/** Returns the user's current settings row. */
export async function settingsOf(db: Database, userId: string): Promise<UserSettings> {
  const settings = await db
    .select(settingsColumns)
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
    .get();
  if (!settings) throw new Error(`No settings of user ${userId}`);
  return settings;
}
