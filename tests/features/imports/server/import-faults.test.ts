import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportFiles, planExport } from '#app/domain/import/plan-export.ts';
import type { Database } from '#db/client.server.ts';
import { clients, invoices, productsServices, userSettings } from '#db/schema.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { importingBusiness, importPlan, postImport } from '#tests/support/import-harness.ts';
import { invoicesOf, readImportText } from '#tests/support/parse-import-text.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { plan } = await readImportText(importFiles.freshBooks, { country: 'ca' });
const people = (await readImportText(importFiles.freshBooksClients, { country: 'ca' })).plan;
const things = (await readImportText(importFiles.invoiceNinjaProducts)).plan;

const seller = (db: Database) =>
  createSampleSeller(db, {
    ...importingBusiness,
    ...unlimitedColumns,
    country: 'ca',
  } as Parameters<typeof createSampleSeller>[1]);

/** The number of invoices, clients and products, and the plan's usage count. */
async function counts({ userId }: { userId: string }) {
  const db = database.open();
  const [own, persons, products, [settings]] = await Promise.all([
    db.select().from(invoices).where(eq(invoices.userId, userId)),
    db.select().from(clients).where(eq(clients.userId, userId)),
    db.select().from(productsServices).where(eq(productsServices.userId, userId)),
    db.select().from(userSettings).where(eq(userSettings.userId, userId)),
  ]);
  return [own.length, persons.length, products.length, settings?.totalInvoicesCreated];
}

test.each([
  [
    'invoices with their clients and payments',
    {
      intent: 'invoices',
      source: 'freshbooks',
      invoices: invoicesOf(plan).map(({ invoice }) => invoice),
    },
    [4, 2, 0, 4],
  ],
  [
    'clients',
    { intent: 'clients', clients: people.kind === 'clients' && people.clients },
    [0, 2, 0, 0],
  ],
  [
    'products',
    { intent: 'products', products: things.kind === 'products' && things.products },
    [0, 0, 2, 0],
  ],
])(
  'a batch of %s is added completely or not at all, gets a clear response, and a retry adds it once',
  async (_, json, done) => {
    const met = await forEachDatabaseFault({
      open: database.open,
      faults: usualFaults,
      prepare: seller,
      action: (db, person) => postImport(db, person.cookie, json),
      check: async (db, person, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        const { status, body } = outcome.answer;
        const now = await counts(person);
        expect([[0, 0, 0, 0], done]).toContainEqual(now);
        if (status === 200) expect(now).toEqual(done);
        else expect([status, body.message]).toEqual([503, 'our database isn’t responding']);
        expect((await postImport(db, person.cookie, json)).status).toBe(200);
        expect(await counts(person)).toEqual(done);
      },
    });
    expect(met).toBeGreaterThanOrEqual(2 * usualFaults.length);
  },
);

test('documents of an export and their ledger are restored completely or not at all', async () => {
  const db = database.open();
  const from = await seller(db);
  await importPlan(db, from.cookie, plan);
  const { take } = openExports(database);
  const { names, textOf } = await take(from.userId);
  const files = names.filter((name) => exportFiles.test(name));
  const restored = planExport(new Map(files.map((name) => [name, textOf(name)])));
  if (!restored) throw new Error('no export');
  const lots = [
    { intent: 'documents', documents: restored.documents },
    { intent: 'entries', entries: restored.entries },
  ];
  const paidBy = async (userId: string) => {
    const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
    return [rows.length, rows.reduce((sum, { paidMinor }) => sum + paidMinor, 0)];
  };
  const send = async (on: Database, cookie: string) => {
    const answers: unknown[] = [];
    for (const lot of lots) answers.push((await postImport(on, cookie, lot)).status);
    return answers;
  };
  await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: seller,
    action: (on, { cookie }) => send(on, cookie),
    check: async (on, { userId, cookie }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      for (const status of outcome.answer) expect([200, 503]).toContain(status);
      const states = [
        [0, 0],
        [4, 0],
        [4, 118421],
      ];
      expect(states).toContainEqual(await paidBy(userId));
      expect(await send(on, cookie)).toEqual([200, 200]);
      expect(await paidBy(userId)).toEqual([4, 118421]);
    },
  });
});

test('a lookup is answered, or reports an unavailable database', async () => {
  await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: seller,
    action: (db, person) =>
      postImport(db, person.cookie, {
        intent: 'look',
        source: null,
        invoices: [],
        clients: [],
        products: ['a'],
      }),
    check: async (_db, _person, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, body } = outcome.answer;
      if (status === 200) expect(body.products).toEqual([false]);
      else expect([status, body.message]).toEqual([503, 'our database isn’t responding']);
    },
  });
});
