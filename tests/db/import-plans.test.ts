import { expect, test } from 'vitest';
import { getKnownRecords } from '#app/features/imports/queries/known-records.server.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

test('an import looks up existing rows through its owner’s indexes', async () => {
  const asked = {
    numbers: ['1'],
    saveKeys: ['k'],
    emails: ['a@b.example'],
    names: ['a'],
    ids: ['c'],
  };
  const plans = await queryPlansOf(db, () =>
    getKnownRecords(db, 'u', { ...asked, products: ['p'] }),
  );
  const tables = plans.filter((plan) =>
    /^(SCAN|SEARCH) (invoices|clients|products_services)\b/.test(plan),
  );
  expect(tables.length).toBeGreaterThanOrEqual(4);
  expect(tables.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
});
