import { expect, test } from 'vitest';
import { emptyListView, type ListView } from '#app/domain/invoices/list-view.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { insertListed, type ListedRow, listedRow } from '#tests/support/listed-invoice.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

test('the amount owed is added up per currency, with its overdue part, over all pages', async () => {
  const { userId } = await createSampleUser(db);
  const rows: Partial<ListedRow>[] = [
    { totalMinor: 1000, dueDate: '2026-03-09' },
    { totalMinor: 200, dueDate: '2026-03-10' },
    { totalMinor: 30, status: 'overdue', dueDate: '2026-12-31', clientName: 'Wren' },
    { totalMinor: 7000, status: 'paid', dueDate: '2026-03-01' },
    { totalMinor: 500, currency: 'JPY', dueDate: '2026-12-31' },
    { totalMinor: 9_000_000_000_000_000, currency: 'EUR', dueDate: '2026-12-31' },
    { totalMinor: 9_000_000_000_000_000, currency: 'EUR', dueDate: '2026-12-31' },
    { totalMinor: 600_000, status: 'void', dueDate: '2026-03-01' },
    { totalMinor: 90_000, archived: true },
  ];
  await insertListed(
    db,
    userId,
    rows.map((row) => listedRow(row)),
  );
  const owedIn = async (changes: Partial<ListView>) => {
    const view = { ...emptyListView, ...changes };
    const question = { userId, view, today: '2026-03-10', limit: 1, after: null };
    return (await listInvoices(db, question)).owed;
  };
  const dollars = { currency: 'USD', owed: 1230n, overdue: 1030n };
  expect(await owedIn({})).toEqual([
    dollars,
    { currency: 'EUR', owed: 18_000_000_000_000_000n, overdue: 0n },
    { currency: 'JPY', owed: 500n, overdue: 0n },
  ]);
  expect(await owedIn({ currency: 'USD' })).toEqual([dollars]);
  expect(await owedIn({ search: 'wren' })).toEqual([{ ...dollars, owed: 30n, overdue: 30n }]);
  expect(await owedIn({ status: 'overdue' })).toEqual([{ ...dollars, owed: 1030n }]);
  expect(await owedIn({ status: 'paid' })).toEqual([]);
  expect(await owedIn({ archived: true })).toEqual([
    { currency: 'USD', owed: 90_000n, overdue: 0n },
  ]);
});
