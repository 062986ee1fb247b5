import type { CountryCode } from '#app/domain/country/country.ts';
import type { Database } from '#db/client.server.ts';
import { updatePreferredCountry } from '#db/queries/settings/settings-row.server.ts';

/**
 * Keeps the country that a signed-in person chose by hand (`platform.md` section 4).
 * @param now epoch milliseconds
 */
export async function savePreferredCountry(
  db: Database,
  userId: string,
  country: CountryCode,
  now: number,
): Promise<void> {
  await updatePreferredCountry(db, userId, country, now);
}

// @covers platform-7.11
