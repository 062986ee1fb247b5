import { expect, test } from 'vitest';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { toContentColumns } from '#app/features/invoice-sheet/queries/invoice-row.server.ts';
import {
  drawTaxReport,
  getTaxReport,
  reportLines,
} from '#app/features/reports/server/get-tax-report.server.ts';
import { writeReportCsv } from '#app/features/reports/words/report-csv.ts';
import { invoices } from '#db/schema.ts';
import { copyInvoice } from '#tests/support/large-account.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'] as const;
/** Plus the six originals. */
const each = isFullStrain ? 3334 : 500;
const year = { from: '2026-01-01', to: '2026-12-31' };
const seller = {
  country: 'us' as const,
  paper: 'letter' as const,
  name: 'Wren',
  address: '1 Road',
  postalCode: '',
  email: '',
  phone: '',
  website: '',
  taxNumber: '',
};

async function largeYear() {
  const { userId } = await createSampleUser(db);
  for (const [at, currency] of currencies.entries()) {
    const content = sampleContent({
      currency,
      invoiceNumber: `BASE-${at}`,
      invoiceDate: `2026-0${at + 1}-15`,
    });
    const figures = calculateTotals(content);
    if (!figures.ok) throw new Error(figures.reason);
    const id = crypto.randomUUID();
    await db.insert(invoices).values({
      ...toContentColumns(content, figures.totals),
      id,
      userId,
      saveKey: id,
      createdAt: 1,
      updatedAt: 1,
    });
    await copyInvoice(db, id, each - 1, currency);
  }
  return userId;
}

test(`a year with ${6 * each} invoices in six currencies`, async () => {
  const userId = await largeYear();
  const asked = database.open();
  const question = { userId, ...year, basis: 'invoice' as const };
  const report = await getTaxReport(asked, question);
  expect(asked.stats.trips).toBe(Math.ceil((6 * each) / 1000) + 1);
  expect(report.currencies.map(({ currency, parts }) => [currency, parts[0]?.count])).toEqual(
    expect.arrayContaining(currencies.map((currency) => [currency, each])),
  );
  for (const { currency, total } of report.currencies) {
    expect(total.netMinor, currency).toBe(13_866n * BigInt(each));
  }

  let rows = 0;
  for await (const piece of writeReportCsv(reportLines(db, question))) {
    rows += piece.split('\r\n').length - 1;
  }
  expect(rows).toBe(each * currencies.length + 1);
  const pdf = await drawTaxReport(db, question, { seller, today: '2026-12-31' });
  expect(pdf?.length).toBeLessThan(100_000);

  await db.$client.execute({
    sql: `INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method)
      SELECT id || ' paid', id, user_id, 1, 'payment', 'hand', total, '2026-11-11', 'other'
      FROM invoices WHERE user_id = ? AND currency = 'GBP'`,
    args: [userId],
  });
  const paid = await getTaxReport(db, { userId, ...year, basis: 'payment' });
  const pounds = report.currencies.find(({ currency }) => currency === 'GBP');
  expect(paid.currencies.map(({ total }) => total)).toEqual([pounds?.total]);
});
