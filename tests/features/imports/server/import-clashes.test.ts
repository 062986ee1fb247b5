import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { invoices } from '#db/schema.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { importingBusiness, importPlan, postImport } from '#tests/support/import-harness.ts';
import { invoicesOf, readImportText } from '#tests/support/parse-import-text.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const seller = () =>
  createSampleSeller(db, {
    ...importingBusiness,
    ...unlimitedColumns,
    country: 'uk',
  } as Parameters<typeof createSampleSeller>[1]);
const rowsOf = (userId: string) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
/** What the dry run reports for each invoice of a plan. */
async function previewFile(cookie: string, plan: ImportPlan) {
  const asked = invoicesOf(plan).map(({ invoice: { number, date, currency }, totalMinor }) => {
    return { kind: 'invoice', number, date, currency, totalMinor };
  });
  const source = plan.kind === 'invoices' ? plan.source : null;
  const json = { intent: 'look', source, invoices: asked, clients: [], products: [] };
  return (await postImport(db, cookie, json)).body.invoices;
}
const postPlan = (cookie: string, plan: ImportPlan) =>
  postImport(db, cookie, {
    intent: 'invoices',
    source: plan.kind === 'invoices' ? plan.source : null,
    invoices: invoicesOf(plan).map(({ invoice }) => invoice),
  });

/** Drafts, because their numbers can be changed. */
const { plan: quickBooks } = await readImportText(
  importFiles.quickBooks.replace('Currency', 'Currency,Status').replaceAll('USD', 'USD,Draft'),
  { country: 'uk' },
);
const { plan: xero } = await readImportText(
  importFiles.xero.replaceAll('INV-0007', '1037').replaceAll('INV-0008', '1039'),
  { country: 'uk' },
);

describe('a number that an invoice of another product uses', () => {
  test('is reported by its row, before the import and by the server; the others are added', async () => {
    const { userId, cookie } = await seller();
    expect(await importPlan(db, cookie, quickBooks)).toMatchObject({ added: 2 });
    expect(await previewFile(cookie, xero)).toEqual(['other', 'new']);
    expect((await postPlan(cookie, xero)).body).toMatchObject({
      added: 1,
      there: 0,
      leftOut: 0,
      stopped: null,
      broken: [
        {
          row: 2,
          number: '1037',
          message: 'You already have a different invoice with this number',
        },
      ],
    });
    expect((await rowsOf(userId)).map((row) => [row.invoiceNumber, row.clientName])).toEqual([
      ['1037', 'Sonnenschein Family Store'],
      ['1038', 'Cool Cars'],
      ['1039', 'Thames Ltd'],
    ]);
  });

  test('is imported once the other invoice has another number, and then neither file adds anything', async () => {
    const { userId, cookie } = await seller();
    await importPlan(db, cookie, quickBooks);
    await db
      .update(invoices)
      .set({ invoiceNumber: 'Q-1037' })
      .where(eq(invoices.id, (await rowsOf(userId))[0]?.id ?? ''));
    expect(await previewFile(cookie, xero)).toEqual(['new', 'new']);
    expect(await importPlan(db, cookie, xero)).toMatchObject({ added: 2 });
    for (const plan of [quickBooks, xero]) {
      expect(await previewFile(cookie, plan)).toEqual(['there', 'there']);
      expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 0, there: 2 });
    }
  });

  test('counts as existing if it is the same invoice: date, currency and total', async () => {
    const { userId, cookie } = await seller();
    await importPlan(db, cookie, quickBooks);
    await db.update(invoices).set({ saveKey: invoices.id }).where(eq(invoices.userId, userId));
    expect(await previewFile(cookie, quickBooks)).toEqual(['there', 'there']);
    expect((await postPlan(cookie, quickBooks)).body).toMatchObject({
      added: 0,
      there: 2,
      broken: [],
    });
  });
});

test('an invoice that was edited after its import still counts as existing', async () => {
  const { userId, cookie } = await seller();
  await importPlan(db, cookie, quickBooks);
  const [first] = await rowsOf(userId);
  const ofFirst = eq(invoices.id, first?.id ?? '');
  const changes = { invoiceDate: '2026-01-30', totalMinor: 1 };
  await db.update(invoices).set(changes).where(ofFirst);
  expect(await previewFile(cookie, quickBooks)).toEqual(['there', 'there']);
  expect((await postPlan(cookie, quickBooks)).body).toMatchObject({
    added: 0,
    there: 2,
    broken: [],
  });
  // Another product's invoice with the same number is a different invoice.
  expect(await previewFile(cookie, xero)).toEqual(['other', 'new']);
  expect((await postPlan(cookie, xero)).body).toMatchObject({
    added: 1,
    broken: [{ number: '1037' }],
  });
  await db.update(invoices).set({ invoiceNumber: 'Q-1037' }).where(ofFirst);
  expect(await previewFile(cookie, quickBooks)).toEqual(['there', 'there']);
  expect(await importPlan(db, cookie, quickBooks)).toMatchObject({ added: 0, there: 2 });
  expect(await importPlan(db, cookie, xero)).toMatchObject({ added: 1, there: 1 });
});
