import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ImportPreviewData } from '#app/domain/import/import-answer.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { languages } from '#app/domain/language/languages.ts';
import { exportClients } from '#app/features/clients/server/client-views.server.ts';
import { reportOf } from '#app/features/imports/words/import-report.ts';
import { getFormStart } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { clients, invoices } from '#db/schema.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { createImporter, importPlan, postImport, postLook } from '#tests/support/import-harness.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { joinPieces } from '#tests/support/pieces.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const seller = (country?: 'ca') => createImporter(db, country && { country });
const rowsOf = (userId: string) => {
  const own = db.select().from(clients).where(eq(clients.userId, userId));
  return own.orderBy(asc(clients.createdAt), asc(clients.id));
};
const clientsOf = async (userId: string) =>
  (await rowsOf(userId)).map(({ name, email }) => `${name} ${email ?? '-'}`);
const invoicesOf = (userId: string) =>
  db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(invoices.invoiceNumber);
const readUk = async (text: string) =>
  (await readImportText(text, { country: 'uk', order: 'DMY' })).plan;

/** The dry run of a plan whose invoices are all new, with clients that the user says are the same. */
async function dryRun(cookie: string, plan: ImportPlan, same: string[] = []) {
  if (plan.kind !== 'invoices' && plan.kind !== 'clients') throw new Error(plan.kind);
  const people = plan.clients.map(({ name, email }) => ({ name, email }));
  const look = await postLook(db, cookie, { clients: people });
  const all = plan.kind === 'invoices' ? plan.invoices : [];
  const known = { ...look, invoices: all.map(() => 'new') } as unknown as ImportPreviewData;
  const keys = reportOf(plan, known).questions.flatMap(({ key, name }) =>
    same.includes(name) ? [key] : [],
  );
  return reportOf(plan, known, new Set(keys));
}
const clientsToAdd = async (cookie: string, plan: ImportPlan) =>
  (await dryRun(cookie, plan)).added.clients;

const [headings = '', line = ''] = importFiles.xero.split('\n');
/** One invoice for each of these emails of Acme's clients, in this order. */
const xeroOf = (emails: readonly string[], nameOf = (_at: number) => 'Acme') => {
  const lines = emails.map((email, at) =>
    line
      .replace('Thames Ltd', nameOf(at))
      .replace('pay@thames.example', email)
      .replace('INV-0007', `INV-${1000 + at}`)
      .replace(',252.00,', ',240.00,'),
  );
  return readUk(`${headings}\n${lines.join('\n')}\n`);
};

describe('rows of one client', () => {
  test.each([
    ['only the first has an email', ['a@acme.example', '', '']],
    ['only a later one has an email', ['', 'a@acme.example', '']],
    ['emails differ only in letter case', ['a@acme.example', 'A@acme.example', '']],
  ])('create one client where %s', async (_, emails) => {
    const { userId, cookie } = await seller();
    const plan = await xeroOf(emails, (at) => (at === 1 ? 'ACME' : 'Acme'));
    expect(await clientsToAdd(cookie, plan)).toBe(1);
    expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 3 });
    expect(await clientsOf(userId)).toHaveLength(1);
    expect(new Set((await invoicesOf(userId)).map(({ clientId }) => clientId)).size).toBe(1);
  });

  test('create the same clients wherever batches end', async () => {
    const [whole, one] = [await seller(), await seller()];
    const emails = ['b@acme.example', 'a@acme.example', '', '', 'c@acme.example'];
    const plan = await xeroOf(emails);
    expect(await clientsToAdd(whole.cookie, plan)).toBe(3);
    await importPlan(db, whole.cookie, plan);
    if (plan.kind !== 'invoices') throw new Error(plan.kind);
    for (const invoice of plan.invoices) {
      await importPlan(db, one.cookie, { ...plan, invoices: [invoice] });
    }
    const ofWhole = ['b', 'a', 'c'].map((name) => `Acme ${name}@acme.example`);
    expect(await clientsOf(whole.userId)).toEqual(ofWhole);
    expect((await clientsOf(one.userId)).sort()).toEqual([...ofWhole].sort());
    for (const { userId } of [whole, one]) {
      expect((await invoicesOf(userId)).map(({ clientEmail }) => clientEmail)).toEqual(
        ['b', 'a', 'b', 'b', 'c'].map((name) => `${name}@acme.example`),
      );
    }
  });
});

const shared = await readUk(importFiles.xeroSharedEmail);

describe('two clients with one email', () => {
  /** The name on each invoice, and its client's. */
  const namesOf = async (userId: string) => {
    const names = new Map((await rowsOf(userId)).map(({ id, name }) => [id, name]));
    const own = await invoicesOf(userId);
    return own.map(({ clientName, clientId }) => [clientName, names.get(clientId ?? '')]);
  };

  test('stay two in a file of invoices, and each has its invoice; the report asks', async () => {
    const { userId, cookie } = await seller();
    const report = await dryRun(cookie, shared);
    expect(report.questions).toMatchObject([
      { row: 3, name: 'Candle Co', otherName: 'Baker & Sons', email: 'ap@sharedbooks.example' },
    ]);
    expect(report.added).toMatchObject({ invoices: 2, clients: 2 });
    expect(await importPlan(db, cookie, report.plan)).toMatchObject({ added: 2 });
    expect(await namesOf(userId)).toEqual([
      ['Baker & Sons', 'Baker & Sons'],
      ['Candle Co', 'Candle Co'],
    ]);
    expect((await rowsOf(userId)).map(({ region }) => region)).toEqual(['GB', 'GB']);
  });

  test('become one if the user chooses so; each invoice keeps the name in its row', async () => {
    const { userId, cookie } = await seller();
    const report = await dryRun(cookie, shared, ['Candle Co']);
    expect(report.added).toMatchObject({ invoices: 2, clients: 1 });
    expect(report.matches.map(({ message }) => message)).toEqual([
      'You said Candle Co and Baker & Sons (ap@sharedbooks.example) are the same client',
    ]);
    await importPlan(db, cookie, report.plan);
    expect(await namesOf(userId)).toEqual([
      ['Baker & Sons', 'Baker & Sons'],
      ['Candle Co', 'Baker & Sons'],
    ]);
  });

  test('stay two if the account has one of them', async () => {
    const { userId, cookie } = await seller();
    const old = await readUk('Customer,Email\nOld Books,ap@sharedbooks.example\n');
    await importPlan(db, cookie, old);
    const report = await dryRun(cookie, shared);
    expect(report.questions.map(({ name, otherName }) => [name, otherName])).toEqual([
      ['Baker & Sons', 'Old Books'],
      ['Candle Co', 'Old Books'],
    ]);
    await importPlan(db, cookie, report.plan);
    expect(await clientsOf(userId)).toHaveLength(3);
  });

  test('in a file of customers are asked about, and no row is lost, even if one was renamed since', async () => {
    const { userId, cookie } = await seller();
    const { plan } = await readImportText(importFiles.quickBooksCustomers);
    const report = await dryRun(cookie, plan);
    expect(report.questions.map(({ name }) => name)).toEqual([
      'Dana Soll',
      'Magnolia LLC:Atlanta Office',
    ]);
    expect(await importPlan(db, cookie, report.plan)).toMatchObject({ added: 5 });
    const renamed = { name: 'Diaz Ltd', email: 'new@diaz.example' };
    await db.update(clients).set(renamed).where(eq(clients.name, 'Rowan Diaz'));
    const again = await dryRun(cookie, plan);
    expect([again.added.clients, again.there, again.questions]).toEqual([0, 5, []]);
    const sum = { added: 0, there: 5, leftOut: 0, stopped: null };
    expect(await importPlan(db, cookie, plan)).toEqual(sum);
    expect(await clientsOf(userId)).toHaveLength(5);
  });
});

test('an email that only a later row has belongs to the client with that name', async () => {
  const { userId, cookie } = await seller();
  const plan = await readUk(
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

test('an export’s clients with the same name stay separate', async () => {
  const { userId, cookie } = await seller();
  const people = [{ ...plainClient('Acme'), email: 'a@acme.example' }, plainClient('Acme')];
  const json = { intent: 'clients', isExport: true, clients: people };
  expect((await postImport(db, cookie, json)).body).toMatchObject({ added: 2 });
  expect(await clientsOf(userId)).toHaveLength(2);
});

test('a client keeps the country from the file, and so does the invoice', async () => {
  const { userId, cookie } = await seller();
  await importPlan(db, cookie, await readUk(importFiles.xeroTypes));
  expect((await rowsOf(userId))[0]?.region).toBe('NZ');
  expect((await invoicesOf(userId))[0]?.clientRegion).toBe('NZ');
  const other = await seller();
  const american = await readUk(importFiles.xero.replaceAll('United Kingdom', 'USA'));
  await importPlan(db, other.cookie, american);
  expect(await rowsOf(other.userId)).toMatchObject([
    { region: 'US', country: 'us', address: '1 River Walk\nLondon, SE1 9XY' },
  ]);
});

test('clients and invoices from files without a country have none, in our export and form either', async () => {
  const { userId, cookie } = await seller();
  const ofClients = 'Customer,Email,Billing City\nKrause,k@krause.example,Ulm\n';
  for (const text of [ofClients, importFiles.quickBooks]) {
    const { plan } = await readImportText(text, { country: 'uk' });
    await importPlan(db, cookie, plan);
  }
  const text = await joinPieces(exportClients(db, userId, []));
  expect(text).toContain('Krause,k@krause.example');
  expect(text).not.toMatch(/UK|United Kingdom|USA/);
  expect((await invoicesOf(userId)).map(({ clientRegion }) => clientRegion)).toEqual([null, null]);
  const { clients: choices } = await getFormStart(db, userId);
  expect(choices.map(({ region }) => region)).toEqual(choices.map(() => ''));
});

describe('further addresses in a cell', () => {
  const two = '"pay@thames.example, cc@thames.example"';
  const importCopies = async (cookie: string) => {
    const plan = await readUk(importFiles.xero.replaceAll('pay@thames.example', two));
    const report = await dryRun(cookie, plan);
    await importPlan(db, cookie, report.plan);
    return report.remarks.map(({ message }) => message);
  };

  test('are the copies of a client that an invoice file adds', async () => {
    const { userId, cookie } = await seller();
    await importCopies(cookie);
    expect(await rowsOf(userId)).toMatchObject([
      { name: 'Thames Ltd', ccEmails: 'cc@thames.example' },
    ]);
  });

  test.each([null, 'own@thames.example'])(
    'leave the account’s client with %s',
    async (ccEmails) => {
      const { userId, cookie } = await seller();
      const known = { name: 'Thames Ltd', email: 'pay@thames.example', country: 'uk' } as const;
      const id = crypto.randomUUID();
      await db.insert(clients).values({ ...known, id, userId, createdAt: 1, ccEmails });
      expect(await importCopies(cookie)).toEqual(
        Array(2).fill(
          'We’ll use pay@thames.example and leave out cc@thames.example. This client’s Cc recipients won’t change',
        ),
      );
      expect(await rowsOf(userId)).toMatchObject([{ ccEmails }]);
    },
  );
});

const lasting = (rows: { id: string; userId: string; createdAt: number }[]) =>
  rows.map(({ id, userId, createdAt, ...row }) => row);
const storedClients = async (userId: string) => {
  const { name, email, reference } = clients;
  const own = db.select().from(clients).where(eq(clients.userId, userId));
  return lasting(await own.orderBy(asc(name), asc(email), asc(reference)));
};
type Client = Omit<typeof clients.$inferInsert, 'id' | 'userId' | 'createdAt'>;
const krause = {
  name: 'Bäckerei "Krause"',
  email: 'info@krause.example',
  country: 'ca',
  region: 'DE',
  phone: '030/12.34 ext. 5',
  address: 'Hauptstr. 1\n10115 Berlin',
  language: 'fr-CA',
  contact: 'Frau Krause',
  taxNumber: 'DE123456789',
  reference: '=PO-778',
  paymentTerms: 'after-month:10',
} as const;
const acme = { name: 'Acme', country: 'uk', region: 'GB' } as const;
const everyClient: Client[] = [
  krause,
  { ...krause, name: 'Krause’s cousin', language: 'fr-CA+en-CA', paymentTerms: 'days:1' },
  { ...acme, email: 'a@acme.example', language: 'en-GB', paymentTerms: 'receipt' },
  { ...acme, email: 'b@acme.example', country: 'us', region: 'US', paymentTerms: 'month' },
  { name: 'ООО «Ромашка»', country: 'au', region: 'AU', paymentTerms: 'days:22', language: 'ru' },
  { name: '-Minus, Inc.', country: 'ca', region: 'CI', paymentTerms: 'next-month' },
];

test.each(languages.map(({ code }) => code))(
  'our clients.csv in %s creates the same rows in another account',
  (code) =>
    inLanguage(code, async () => {
      const [one, other] = [await seller('ca'), await seller('ca')];
      await db.insert(clients).values(
        everyClient.map((client, createdAt) => {
          return { ...client, id: crypto.randomUUID(), userId: one.userId, createdAt };
        }),
      );
      const file = await joinPieces(exportClients(db, one.userId, []));
      const { plan } = await readImportText(file, { country: 'ca' });
      const report = await dryRun(other.cookie, plan);
      await importPlan(db, other.cookie, report.plan);
      expect([report.plan.unused, report.broken, report.remarks]).toEqual([[], [], []]);
      expect(await storedClients(other.userId)).toEqual(await storedClients(one.userId));
      expect(await storedClients(other.userId)).toHaveLength(everyClient.length);
      expect(await clientsToAdd(other.cookie, plan)).toBe(0);
    }),
);
