import { eq } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { users } from '#db/account-schema.ts';
import { openDatabase } from '#db/client.server.ts';
import { userSettings } from '#db/schema.ts';
import { preferredCountryCall, switchCountry } from '#tests/support/country-on-page.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

walk('of two countries chosen at once the account keeps the last', async ({ openPage }) => {
  const page = await openPage('desktop');
  const { email } = await signUpOnPage(page);
  await openScreen(page, '/us/pricing');
  const held: (() => void)[] = [];
  await page.route(preferredCountryCall, (route) => {
    held.push(() => route.continue());
  });
  await switchCountry(page, 'USA', 'UK');
  await page.getByLabel('Country: UK').waitFor();
  await switchCountry(page, 'UK', 'Australia');
  await page.getByLabel('Country: Australia').waitFor();
  expect(held).toHaveLength(1);
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  const saved = page.waitForResponse(preferredCountryCall);
  held[1]?.();
  await saved;
  const stored = await openDatabase({ url: inject('product').libsqlUrl })
    .select({ preferredCountry: userSettings.preferredCountry })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .where(eq(users.email, email));
  expect(stored).toEqual([{ preferredCountry: 'au' }]);
});
