import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ImportPreviewData } from '#app/domain/import/import-answer.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { reportOf } from '#app/features/imports/words/import-report.ts';
import { clients, invoices } from '#db/schema.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { importingBusiness, importPlan, postImport } from '#tests/support/import-harness.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { plainClient } from '#tests/support/plain-client.ts';
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
const clientsOf = async (userId: string) => {
  const rows = await db
    .select({ id: clients.id, name: clients.name, email: clients.email })
    .from(clients)
    .where(eq(clients.userId, userId))
    .orderBy(asc(clients.createdAt), asc(clients.id));
  return rows.map(({ name, email }) => `${name} ${email ?? '-'}`);
};

/** The dry run of a plan whose invoices are all new. */
async function dryRun(cookie: string, plan: ImportPlan, same: string[] = []) {
  if (plan.kind !== 'invoices' && plan.kind !== 'clients') throw new Error(plan.kind);
  const people = plan.clients.map(({ name, email }) => ({ name, email }));
  const json = { intent: 'look', source: null, invoices: [], clients: people, products: [] };
  const look = (await postImport(db, cookie, json)).body as unknown as ImportPreviewData;
  const all = plan.kind === 'invoices' ? plan.invoices : [];
  const known = { ...look, invoices: all.map(() => 'new' as const) };
  const keys = reportOf(plan, known).questions.flatMap(({ key, name }) =>
    same.includes(name) ? [key] : [],
  );
  return reportOf(plan, known, new Set(keys));
}
const clientsToAdd = async (cookie: string, plan: ImportPlan) =>
  (await dryRun(cookie, plan)).added.clients;

const [headings = '', line = ''] = importFiles.xero.split('\n');
/** One invoice for each of these clients (name and email), in this order. */
const xeroOf = async (people: readonly (readonly [string, string])[]) => {
  const lines = people.map(([name, email], at) =>
    line
      .replace('Thames Ltd', name)
      .replace('pay@thames.example', email)
      .replace('INV-0007', `INV-${1000 + at}`)
      .replace(',252.00,', ',240.00,'),
  );
  return (
    await readImportText(`${headings}\n${lines.join('\n')}\n`, { country: 'uk', order: 'DMY' })
  ).plan;
};

describe('rows of one client', () => {
  test.each([
    [
      'only the first has an email',
      [
        ['Acme', 'a@acme.example'],
        ['Acme', ''],
        ['acme', ''],
      ],
    ],
    [
      'a later one has an email',
      [
        ['Acme', ''],
        ['Acme', 'a@acme.example'],
        ['Acme', ''],
      ],
    ],
    [
      'name and email differ only in letter case',
      [
        ['Acme', 'a@acme.example'],
        ['ACME', 'A@acme.example'],
        ['Acme', ''],
      ],
    ],
  ] as const)('create one client where %s', async (_, people) => {
    const { userId, cookie } = await seller();
    const plan = await xeroOf(people);
    expect(await clientsToAdd(cookie, plan)).toBe(1);
    expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 3 });
    expect(await clientsOf(userId)).toHaveLength(1);
    const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
    expect(new Set(rows.map(({ clientId }) => clientId)).size).toBe(1);
  });

  test('create the same clients wherever batches end', async () => {
    const people = [
      ['Acme', 'b@acme.example'],
      ['Acme', 'a@acme.example'],
      ...['', '', 'c@acme.example'].map((email) => ['Acme', email] as const),
    ] as const;
    const whole = await seller();
    const plan = await xeroOf(people);
    expect(await clientsToAdd(whole.cookie, plan)).toBe(3);
    await importPlan(db, whole.cookie, plan);
    const one = await seller();
    if (plan.kind !== 'invoices') throw new Error(plan.kind);
    for (const invoice of plan.invoices) {
      await importPlan(db, one.cookie, { ...plan, invoices: [invoice] });
    }
    const ofWhole = ['b', 'a', 'c'].map((name) => `Acme ${name}@acme.example`);
    expect(await clientsOf(whole.userId)).toEqual(ofWhole);
    expect((await clientsOf(one.userId)).sort()).toEqual([...ofWhole].sort());
    const emailsOf = async (userId: string) => {
      const rows = await db
        .select({ number: invoices.invoiceNumber, email: invoices.clientEmail })
        .from(invoices)
        .where(eq(invoices.userId, userId))
        .orderBy(invoices.invoiceNumber);
      return rows.map(({ email }) => email);
    };
    expect(await emailsOf(whole.userId)).toEqual(
      ['b', 'a', 'b', 'b', 'c'].map((name) => `${name}@acme.example`),
    );
    expect(await emailsOf(one.userId)).toEqual(await emailsOf(whole.userId));
  });
});

describe('two clients with one email', () => {
  const readXero = () =>
    readImportText(importFiles.xeroSharedEmail, { country: 'uk', order: 'DMY' });
  const invoiceClients = async (userId: string) => {
    const rows = await db
      .select({ on: invoices.clientName, name: clients.name, region: clients.region })
      .from(invoices)
      .innerJoin(clients, eq(invoices.clientId, clients.id))
      .where(eq(invoices.userId, userId))
      .orderBy(invoices.invoiceNumber);
    return rows.map(({ on, name, region }) => [on, name, region]);
  };

  test('stay two in a file of invoices, and each has its invoice; the report asks', async () => {
    const { userId, cookie } = await seller();
    const report = await dryRun(cookie, (await readXero()).plan);
    expect(report.questions).toMatchObject([
      { row: 3, name: 'Candle Co', otherName: 'Baker & Sons', email: 'ap@sharedbooks.example' },
    ]);
    expect(report.added).toMatchObject({ invoices: 2, clients: 2 });
    expect(await importPlan(db, cookie, report.plan)).toMatchObject({ added: 2 });
    expect(await invoiceClients(userId)).toEqual([
      ['Baker & Sons', 'Baker & Sons', 'GB'],
      ['Candle Co', 'Candle Co', 'GB'],
    ]);
  });

  test('become one if the user chooses so; each invoice keeps the name in its row', async () => {
    const { userId, cookie } = await seller();
    const report = await dryRun(cookie, (await readXero()).plan, ['Candle Co']);
    expect(report.added).toMatchObject({ invoices: 2, clients: 1 });
    expect(report.matches.map(({ message }) => message)).toEqual([
      'Candle Co is the same client as Baker & Sons (ap@sharedbooks.example), as you selected',
    ]);
    await importPlan(db, cookie, report.plan);
    expect(await invoiceClients(userId)).toEqual([
      ['Baker & Sons', 'Baker & Sons', 'GB'],
      ['Candle Co', 'Baker & Sons', 'GB'],
    ]);
  });

  test('stay two if the account has one of them', async () => {
    const { userId, cookie } = await seller();
    const { plan } = await readImportText('Customer,Email\nOld Books,ap@sharedbooks.example\n');
    await importPlan(db, cookie, plan);
    const report = await dryRun(cookie, (await readXero()).plan);
    expect(report.questions.map(({ name, otherName }) => [name, otherName])).toEqual([
      ['Baker & Sons', 'Old Books'],
      ['Candle Co', 'Old Books'],
    ]);
    await importPlan(db, cookie, report.plan);
    expect(await clientsOf(userId)).toHaveLength(3);
  });

  test('in a file of customers are asked about, and no row is lost', async () => {
    const { userId, cookie } = await seller();
    const { plan } = await readImportText(importFiles.quickBooksCustomers);
    const report = await dryRun(cookie, plan);
    expect(report.questions.map(({ name }) => name)).toEqual([
      'Dana Soll',
      'Magnolia LLC:Atlanta Office',
    ]);
    expect(await importPlan(db, cookie, report.plan)).toMatchObject({ added: 5 });
    expect(await clientsOf(userId)).toHaveLength(5);
    const again = await dryRun(cookie, plan);
    expect([again.added.clients, again.there, again.questions]).toEqual([0, 5, []]);
  });
});

test('a client who was renamed since their import counts as existing, and their invoices find them', async () => {
  const { userId, cookie } = await seller();
  const { plan } = await readImportText(importFiles.quickBooksCustomers);
  await importPlan(db, cookie, plan);
  const ofOne = eq(clients.name, 'Rowan Diaz');
  await db.update(clients).set({ name: 'Diaz Ltd', email: 'new@diaz.example' }).where(ofOne);
  const report = await dryRun(cookie, plan);
  expect([report.added.clients, report.there]).toEqual([0, 5]);
  expect(await importPlan(db, cookie, plan)).toEqual({
    added: 0,
    there: 5,
    leftOut: 0,
    stopped: null,
  });
  expect(await clientsOf(userId)).toHaveLength(5);
});

test('an email that only a later row has belongs to the client with that name', async () => {
  const { userId, cookie } = await seller();
  const { plan } = await readImportText(
    'Customer,Email,Phone\nAcme,,\nAcme,a@acme.example,514 555 0101\nAcme,b@acme.example,\n',
  );
  const report = await dryRun(cookie, plan);
  expect([report.added.clients, report.merged]).toEqual([2, 1]);
  expect(report.matches.map(({ row, message }) => `${row}: ${message}`)).toEqual([
    '3: Acme is the same client as in row 2: same name, and only one has an email',
    '4: Acme (b@acme.example) and Acme (a@acme.example) stay separate because their emails differ',
  ]);
  await importPlan(db, cookie, report.plan);
  expect((await clientsOf(userId)).sort()).toEqual(['Acme a@acme.example', 'Acme b@acme.example']);
});

test('a file of clients adds a client whose email is only in one row once', async () => {
  const text = importFiles.freshBooksClients.replace(
    'Nobody,,,no-address,,,,,,,',
    'Maple Bakery,,,,,,,,,,',
  );
  const { userId, cookie } = await seller();
  const { plan } = await readImportText(text, { country: 'ca' });
  expect(await clientsToAdd(cookie, plan)).toBe(2);
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 2, there: 1 });
  expect(await clientsOf(userId)).toHaveLength(2);
});

test('an export’s clients with the same name stay separate', async () => {
  const { userId, cookie } = await seller();
  const people = [{ ...plainClient('Acme'), email: 'a@acme.example' }, plainClient('Acme')];
  const json = { intent: 'clients', isExport: true, clients: people };
  expect((await postImport(db, cookie, json)).body).toMatchObject({ added: 2 });
  expect(await clientsOf(userId)).toHaveLength(2);
});

test('a client abroad keeps the country from the file, and so does the invoice', async () => {
  const { userId, cookie } = await seller();
  const { plan } = await readImportText(importFiles.xeroTypes, { order: 'DMY', country: 'uk' });
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 2 });
  const [client] = await db.select().from(clients).where(eq(clients.userId, userId));
  const [invoice] = await db.select().from(invoices).where(eq(invoices.userId, userId));
  expect([client?.region, invoice?.clientRegion]).toEqual(['NZ', 'NZ']);
});

test('a client in another supported country is saved with it', async () => {
  const { userId, cookie } = await seller();
  const american = importFiles.xero.replaceAll('United Kingdom', 'USA');
  const { plan } = await readImportText(american, { order: 'DMY', country: 'uk' });
  await importPlan(db, cookie, plan);
  const [client] = await db.select().from(clients).where(eq(clients.userId, userId));
  expect([client?.region, client?.country, client?.address]).toEqual([
    'US',
    'us',
    '1 River Walk\nLondon, SE1 9XY',
  ]);
});
