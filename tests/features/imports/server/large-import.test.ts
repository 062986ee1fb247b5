import { count, eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invoices, userSettings } from '#db/schema.ts';
import { largeFreshBooksFile } from '#tests/fixtures/import-files.ts';
import { importingBusiness, importPlan } from '#tests/support/import-harness.ts';
import { invoicesOf, readImportText, reportedRows } from '#tests/support/parse-import-text.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const rows = isFullStrain ? 10_000 : 1_000;
const brokenCount = rows / 200;
const whole = rows / 2 - brokenCount;

test(`${rows} rows with broken ones among them: each is reported, none is half imported, and a second import adds nothing`, async () => {
  const broken = new Set(Array.from({ length: brokenCount }, (_, at) => at * 97 + 1));
  const { plan } = await readImportText(largeFreshBooksFile(rows, broken));
  expect(reportedRows(plan).broken).toEqual(
    [...broken].map((invoice) => ({
      row: invoice * 2 + 1,
      number: String(invoice).padStart(7, '0'),
      message: '“two” isn’t a number',
    })),
  );
  expect(invoicesOf(plan)).toHaveLength(whole);

  const { userId, cookie } = await createSampleSeller(db, {
    ...importingBusiness,
    ...unlimitedColumns,
  } as Parameters<typeof createSampleSeller>[1]);
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: whole, leftOut: 0 });
  const figures = async () => {
    const [all] = await db
      .select({ invoices: count(), total: sum(invoices.totalMinor) })
      .from(invoices)
      .where(eq(invoices.userId, userId));
    return all;
  };
  expect(await figures()).toEqual({ invoices: whole, total: String(whole * 4320) });
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 0, there: whole });
  expect(await figures()).toEqual({ invoices: whole, total: String(whole * 4320) });
  const [settings] = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
  expect(settings?.totalInvoicesCreated).toBe(whole);

  // With the rows corrected, only the skipped ones are imported.
  const { plan: corrected } = await readImportText(largeFreshBooksFile(rows, new Set()));
  const mended = [...broken].filter((number) => number <= 500).length;
  const around = invoicesOf(corrected).filter(({ invoice: { number } }) => Number(number) <= 500);
  expect(
    await importPlan(db, cookie, { ...corrected, invoices: around } as typeof corrected),
  ).toMatchObject({ added: mended, there: 500 - mended });
}, 240_000);
