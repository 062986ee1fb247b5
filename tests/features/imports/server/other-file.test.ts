import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeHistory } from '#app/features/history/words/describe-history.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { documentEvents } from '#db/history-schema.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { importingBusiness, importPlan, postImport } from '#tests/support/import-harness.ts';
import { invoicesOf, readImportText } from '#tests/support/parse-import-text.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const seller = () => createSampleSeller(db, { ...importingBusiness, ...unlimitedColumns });
const { plan } = await readImportText(importFiles.quickBooks);
const table = { ...plan, source: 'other' } as typeof plan;

/** The history events of a seller's invoices. */
async function historiesOf(userId: string) {
  const events = await db.select().from(documentEvents).where(eq(documentEvents.userId, userId));
  const around = { invoiceNumber: '1', country: 'ca', currency: 'USD', timeZone: 'UTC' } as const;
  return describeHistory(events, around).map(({ text }) => text);
}

test('a custom table is imported without a product’s name, and adds nothing the second time', async () => {
  const { userId, cookie } = await seller();
  expect(await importPlan(db, cookie, table)).toMatchObject({ added: 2, there: 0 });
  expect(await importPlan(db, cookie, table)).toMatchObject({ added: 0, there: 2 });
  expect(await historiesOf(userId)).toEqual([
    ...Array.from({ length: 2 }, () => expect.stringMatching(/^Imported from a file on /)),
  ]);
  const russian = await inLanguage('ru', () => historiesOf(userId));
  expect(russian[0]).toMatch(/^Импорт из файла: .+$/);
});

test('an invoice that was imported under a product’s name before is recognized in it', async () => {
  const { cookie } = await seller();
  await importPlan(db, cookie, plan);
  const asked = invoicesOf(table).map(({ invoice, totalMinor }) => {
    const { number, date, currency } = invoice;
    return { kind: 'invoice', number, date, currency, totalMinor };
  });
  const question = { intent: 'look', source: 'other', clients: [], products: [], invoices: asked };
  const { body } = await postImport(db, cookie, question);
  expect(body.invoices).toEqual(['there', 'there']);
  expect(await importPlan(db, cookie, table)).toMatchObject({ added: 0, there: 2 });
});
