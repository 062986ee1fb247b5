import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  type SaveInvoice,
  saveInvoice,
} from '#app/features/invoice-form/server/save-invoice.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

test('whichever call of a save fails, it saved everything or nothing, and a retry creates exactly one', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db): Promise<SaveInvoice> => {
      const settings = await createSampleUser(db);
      const content = sampleContent({ iban: 'GB82WEST12345698765432' });
      return { settings, content, saveKey: crypto.randomUUID(), now: 1 };
    },
    action: saveInvoice,
    check: async (db, save, outcome) => {
      const { userId } = save.settings;
      const saved = await db.select().from(invoices).where(eq(invoices.userId, userId));
      const settings = await settingsOf(db, userId);
      expect(settings.totalInvoicesCreated).toBe(saved.length);
      expect(settings.lastInvoiceNumber).toBe(saved.length === 1 ? 1 : null);
      expect(settings.iban).toBe(saved.length === 1 ? save.content.iban : null);
      if (outcome.outcome === 'threw') expect(isDatabaseUnavailable(outcome.error)).toBe(true);
      expect([outcome.fault, outcome.outcome, saved.length]).toEqual(
        {
          'not reached': [outcome.fault, 'threw', 0],
          'answer lost': [outcome.fault, 'threw', 1],
          'busy once': [outcome.fault, 'answered', 1],
          busy: [outcome.fault, 'threw', 0],
        }[outcome.fault],
      );

      const again = await saveInvoice(db, { ...save, settings });
      const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
      expect(rows).toHaveLength(1);
      expect(again).toMatchObject({ outcome: 'saved', id: rows[0]?.id });
      if (saved.length === 1) expect(rows[0]?.id).toBe(saved[0]?.id);
      expect((await settingsOf(db, userId)).totalInvoicesCreated).toBe(1);
    },
  });
  // One call, plus the retries after a busy response, which may fail too.
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
});

test('a save that must assign a number survives a fault in its second call too', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db): Promise<SaveInvoice> => {
      const settings = await createSampleUser(db);
      const content = sampleContent();
      await saveInvoice(db, { settings, content, saveKey: 'first', now: 1 });
      return { settings, content, saveKey: 'second', now: 1, assignNumber: true };
    },
    action: saveInvoice,
    check: async (db, save) => {
      const again = await saveInvoice(db, save);
      expect(again).toMatchObject({ outcome: 'saved', invoiceNumber: 'INV-002' });
      const { userId } = save.settings;
      expect(await db.$count(invoices, eq(invoices.userId, userId))).toBe(2);
      expect((await settingsOf(db, userId)).totalInvoicesCreated).toBe(2);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

test('a database that hangs is given up on after the time limit', async () => {
  const settings = await createSampleUser(database.open());
  const hanging = database.open({
    timeoutMilliseconds: 50,
    fetch: (_request, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  });
  const save = { settings, content: sampleContent(), saveKey: 'k', now: 1 };
  const error = await saveInvoice(hanging, save).catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('a failing statement rolls back the whole batch', async () => {
  const db = database.open();
  const { userId } = await createSampleUser(db);
  const raise = db
    .update(userSettings)
    .set({ totalInvoicesCreated: 2 })
    .where(eq(userSettings.userId, userId));
  const broken = db
    .update(userSettings)
    .set({ totalInvoicesCreated: -1 })
    .where(eq(userSettings.userId, userId));
  await expect(writeBatch(db, [raise, broken])).rejects.toThrow('CHECK constraint');
  expect((await settingsOf(db, userId)).totalInvoicesCreated).toBe(0);
});
