import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { archiveInvoices } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import {
  updatePreferredCountry,
  updateSettings,
} from '#app/features/settings/queries/settings-row.server.ts';
import { userSettings } from '#db/schema.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// `updated_at` is the version. It increases even for changes within one millisecond or with a clock that is behind.

const db = (await createTestDatabase()).open();

test('an invoice never has the same version twice, however its changes coincide', async () => {
  const settings = await createSampleUser(db);
  const { userId } = settings;
  const invoiceId = await saveSample(db, settings);
  const { updatedAt: first } = await invoiceRowOf(db, invoiceId);
  const versions = [first];
  for (const now of [first, first, first - 5000]) {
    await markInvoice(db, { userId, invoiceId, status: 'paid', today: '2026-11-21', now });
    versions.push((await invoiceRowOf(db, invoiceId)).updatedAt);
    await archiveInvoices(db, { userId, invoiceIds: [invoiceId], archived: true, now });
    versions.push((await invoiceRowOf(db, invoiceId)).updatedAt);
    await markInvoice(db, { userId, invoiceId, status: 'unpaid', today: '2026-11-21', now });
    versions.push((await invoiceRowOf(db, invoiceId)).updatedAt);
  }
  expect(versions).toEqual(versions.map((_, step) => first + step));
});

test('settings don’t either: a picture’s URL is never reused', async () => {
  const settings = await createSampleUser(db);
  const { userId } = settings;
  const now = Date.now() - 60_000;
  const versions = [(await settingsOf(db, userId)).updatedAt];
  for (const change of [{ businessName: 'A' }, { businessName: 'B' }]) {
    await updateSettings(db, settings, change, now);
    versions.push((await settingsOf(db, userId)).updatedAt);
  }
  await updatePreferredCountry(db, userId, 'uk', now);
  versions.push((await settingsOf(db, userId)).updatedAt);
  await saveSample(db, await settingsOf(db, userId));
  versions.push((await settingsOf(db, userId)).updatedAt);
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
});

test('a clock that advances is used as it is', async () => {
  const settings = await createSampleUser(db);
  const { userId } = settings;
  const later = Date.now() + 60_000;
  await updateSettings(db, settings, { businessName: 'A' }, later);
  const stored = await db.select().from(userSettings).where(eq(userSettings.userId, userId)).get();
  expect(stored?.updatedAt).toBe(later);
});
