import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ImportPreviewData } from '#app/domain/import/import-answer.ts';
import { reportOf } from '#app/features/imports/words/import-report.ts';
import { clients } from '#db/schema.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { importingBusiness, importPlan, postImport } from '#tests/support/import-harness.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const text = importFiles.xero.replaceAll(
  'pay@thames.example',
  '"pay@thames.example, cc@thames.example"',
);
const copiesOf = async (userId: string) => {
  const rows = await db
    .select({ name: clients.name, ccEmails: clients.ccEmails })
    .from(clients)
    .where(eq(clients.userId, userId));
  return rows.map(({ name, ccEmails }) => `${name} ${ccEmails}`);
};

/** The dry run and the import of the file. */
async function importFile(cookie: string) {
  const { plan } = await readImportText(text, { country: 'uk', order: 'DMY' });
  if (plan.kind !== 'invoices') throw new Error(plan.kind);
  const people = plan.clients.map(({ name, email }) => ({ name, email }));
  const { body } = await postImport(db, cookie, {
    intent: 'look',
    source: null,
    invoices: [],
    products: [],
    clients: people,
  });
  const look = body as unknown as ImportPreviewData;
  const report = reportOf(plan, { ...look, invoices: plan.invoices.map(() => 'new') });
  await importPlan(db, cookie, report.plan);
  return report;
}

test('a client that an invoice file adds gets its other addresses as copies', async () => {
  const { userId, cookie } = await createSampleSeller(db, { ...importingBusiness, country: 'uk' });
  await importFile(cookie);
  expect(await copiesOf(userId)).toEqual(['Thames Ltd cc@thames.example']);
});

test('a client of the account keeps its copies, even if it has none', async () => {
  for (const ccEmails of [null, 'own@thames.example']) {
    const { userId, cookie } = await createSampleSeller(db, {
      ...importingBusiness,
      country: 'uk',
    });
    await db.insert(clients).values({
      id: crypto.randomUUID(),
      userId,
      name: 'Thames Ltd',
      email: 'pay@thames.example',
      country: 'uk',
      createdAt: 1,
      ccEmails,
    });
    const { remarks } = await importFile(cookie);
    expect(await copiesOf(userId)).toEqual([`Thames Ltd ${ccEmails}`]);
    expect(remarks.map(({ message }) => message)).toEqual(
      Array(2).fill(
        'We’ll use pay@thames.example and leave out cc@thames.example, because we don’t change this client’s Cc recipients',
      ),
    );
  }
});

test('copies that are no valid addresses are refused', async () => {
  const { userId, cookie } = await createSampleSeller(db, { ...importingBusiness, country: 'uk' });
  const { plan } = await readImportText(text, { country: 'uk', order: 'DMY' });
  if (plan.kind !== 'invoices') throw new Error(plan.kind);
  const invoices = plan.invoices.map(({ invoice }) => ({ ...invoice, clientCopies: 'x' }));
  const { body } = await postImport(db, cookie, { intent: 'invoices', source: 'xero', invoices });
  expect(body).toMatchObject({ added: 0 });
  expect(await copiesOf(userId)).toEqual([]);
});
