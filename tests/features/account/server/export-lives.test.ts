import { expect, test } from 'vitest';
import { changeInvoice } from '#tests/support/change-invoice.ts';
import { createFullAccount } from '#tests/support/closed-account.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { take } = openExports(database);

test('an export has the history of invoices in order, even if it exceeds one database response', async () => {
  const { userId, mark, invoiceIds } = await createFullAccount(db, { invoices: 2 });
  const [invoiceId = ''] = invoiceIds;
  const notes = (at: number) => `${at} ${'x'.repeat(500_000)}`;
  for (let at = 1; at <= 5; at += 1) {
    await changeInvoice(db, invoiceId, { notes: notes(at) }, savedAt + 10 + at);
  }
  const asked = database.open();
  const { jsonOf, failures } = await take(userId, {}, asked);
  expect(failures).toEqual([]);
  const versions: { revision: number; notes: string; record: string | null; total: string }[] =
    jsonOf('versions.json');
  expect(versions.map(({ revision, notes: said }) => [revision, said.slice(0, 1)])).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((revision) => [revision, revision === 1 ? 'm' : `${revision - 1}`]),
  ]);
  expect(versions[0]).toMatchObject({ record: mark, total: '165.01', invoiceId });
  const codes = jsonOf('history.json').map(({ code }: { code: string }) => code);
  expect(codes).toEqual([
    'created',
    'payment',
    'issued',
    'disputed',
    'remindersOn',
    'reminderWaits',
    ...Array(5).fill('edited'),
    'created',
  ]);
  expect(jsonOf('files.json')).toMatchObject([{ hash: mark, madeAt: '1970-01-01T00:00:00.001Z' }]);
  expect(jsonOf('invoices.json')[0].verificationCode).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
});
