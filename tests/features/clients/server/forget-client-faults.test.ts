import { expect, test } from 'vitest';
import { action as answerForgetClient } from '#app/features/clients/forget-client.route.ts';
import type { Database } from '#db/client.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const { open } = await createTestDatabase();

test('a client created by a first invoice is deleted or not, which is reported, and a retry deletes it', async () => {
  type Start = { invoiceId: string; clientId: string | null; cookie: string };
  const forget = async (db: Database, { clientId, cookie }: Start) => {
    const request = jsonPost('/api/forget-client', { clientId }, cookie);
    return (await answerForgetClient({ request, context: createTestContext(db) })).status;
  };
  const clientOf = async ({ invoiceId }: Start) => (await invoiceRowOf(open(), invoiceId)).clientId;
  const met = await forEachDatabaseFault({
    open,
    prepare: async (db) => {
      const { settings, cookie } = await createSampleSeller(db);
      const invoiceId = await saveSample(db, settings);
      return { invoiceId, clientId: (await invoiceRowOf(db, invoiceId)).clientId, cookie };
    },
    action: forget,
    check: async (db, start, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      expect(start.clientId).not.toBeNull();
      if (outcome.answer === 200) expect(await clientOf(start)).toBeNull();
      else {
        expect(outcome.answer).toBe(503);
        if (outcome.fault !== 'answer lost') expect(await clientOf(start)).toBe(start.clientId);
      }
      expect(await forget(db, start)).toBe(200);
      expect(await clientOf(start)).toBeNull();
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});
