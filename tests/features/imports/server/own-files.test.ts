import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ImportPreviewData } from '#app/domain/import/import-answer.ts';
import { languages } from '#app/domain/language/languages.ts';
import { exportClients } from '#app/features/clients/server/client-views.server.ts';
import { reportOf } from '#app/features/imports/words/import-report.ts';
import { exportProducts } from '#app/features/products/server/products.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { clients, productsServices } from '#db/schema.ts';
import { importPlan, postImport } from '#tests/support/import-harness.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { joinPieces } from '#tests/support/pieces.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const codes = languages.map(({ code }) => code);

const seller = () => createSampleSeller(db, { country: 'ca' });
const clientsOf = async (userId: string) => {
  const rows = await db
    .select()
    .from(clients)
    .where(eq(clients.userId, userId))
    .orderBy(asc(clients.name), asc(clients.email), asc(clients.reference));
  return rows.map(({ id, userId: _, createdAt, ...client }) => client);
};
const productsOf = async (userId: string) => {
  const rows = await db
    .select()
    .from(productsServices)
    .where(eq(productsServices.userId, userId))
    .orderBy(asc(productsServices.name), asc(productsServices.customId));
  return rows.map(({ id, userId: _, createdAt, ...product }) => product);
};

type Client = typeof clients.$inferInsert;

const plain = {
  email: null,
  phone: null,
  address: null,
  country: 'ca',
  language: null,
  region: 'CA',
  contact: null,
  taxNumber: null,
  reference: null,
} as const satisfies Partial<Client>;
const people: (Omit<Client, 'id' | 'userId' | 'createdAt'> & { name: string })[] = [
  {
    ...plain,
    name: 'Bäckerei "Krause"',
    email: 'info@krause.example',
    region: 'DE',
    phone: '030/12.34 ext. 5',
    address: 'Hauptstr. 1\n10115 Berlin',
    language: 'fr-CA',
    contact: 'Frau Krause',
    taxNumber: 'DE123456789',
    reference: '=PO-778',
    paymentTerms: 'after-month:10',
  },
  {
    ...plain,
    name: 'Krause’s cousin',
    email: 'info@krause.example',
    language: 'fr-CA+en-CA',
    paymentTerms: 'days:1',
  },
  {
    ...plain,
    name: 'Acme',
    email: 'a@acme.example',
    country: 'uk',
    region: 'GB',
    language: 'en-GB',
    paymentTerms: 'receipt',
  },
  {
    ...plain,
    name: 'Acme',
    email: 'b@acme.example',
    country: 'us',
    region: 'US',
    paymentTerms: 'month',
    language: 'ru',
  },
  {
    ...plain,
    name: 'ООО «Ромашка»',
    country: 'au',
    region: 'AU',
    paymentTerms: 'days:22',
    language: 'en-AU',
  },
  {
    ...plain,
    name: '-Minus, Inc.',
    phone: '+1 514 555 0101',
    region: 'CI',
    paymentTerms: 'next-month',
    language: 'en-US',
  },
];

/** The dry run and the import of a plan. */
async function importFile(cookie: string, text: string) {
  const { plan } = await readImportText(text, { country: 'ca' });
  if (plan.kind !== 'clients' && plan.kind !== 'products') throw new Error(plan.kind);
  const asked = plan.kind === 'clients' ? plan.clients : [];
  const { body } = await postImport(db, cookie, {
    intent: 'look',
    source: null,
    invoices: [],
    clients: asked.map(({ name, email }) => ({ name, email })),
    products: plan.kind === 'products' ? plan.products.map(({ name }) => name) : [],
  });
  const report = reportOf(plan, body as unknown as ImportPreviewData);
  const { clients: newClients, products: newProducts } = report.added;
  if (newClients + newProducts > 0) await importPlan(db, cookie, report.plan);
  return report;
}

test.each(codes)('our clients.csv in %s creates the same clients in another account', (code) =>
  inLanguage(code, async () => {
    const [one, other] = [await seller(), await seller()];
    await db.insert(clients).values(
      people.map((client, at) => ({
        ...client,
        id: crypto.randomUUID(),
        userId: one.userId,
        createdAt: at,
      })),
    );
    const file = await joinPieces(exportClients(db, one.userId));
    const report = await importFile(other.cookie, file);
    expect([report.plan.unused, report.broken, report.remarks]).toEqual([[], [], []]);
    const copies = await clientsOf(other.userId);
    expect(copies).toEqual(await clientsOf(one.userId));
    expect(copies).toHaveLength(people.length);
    expect((await importFile(other.cookie, file)).added.clients).toBe(0);
  }),
);

test.each(codes)('our products.csv in %s creates the same products in another account', (code) =>
  inLanguage(code, async () => {
    const [one, other] = [await seller(), await seller()];
    const rows = [
      ['Design', 'A-1', '80.50', '9.975', 'hour'],
      ['Cards, both sides', '', '1234567.89', '0', 'piece'],
      ['=Formula', '=1', '0', '20', ''],
    ] as const;
    await importPlan(db, one.cookie, {
      kind: 'products',
      source: 'other',
      broken: [],
      remarks: [],
      unused: [],
      products: rows.map(([name, customId, unitPrice, taxRate, unit], at) => ({
        name,
        customId,
        unitPrice,
        taxRate,
        unit,
        row: at + 2,
      })),
    });
    const file = await joinPieces(exportProducts(db, one.userId));
    const report = await importFile(other.cookie, file);
    expect([report.plan.unused, report.broken, report.remarks]).toEqual([[], [], []]);
    expect(await productsOf(other.userId)).toEqual(await productsOf(one.userId));
    expect(await productsOf(other.userId)).toHaveLength(rows.length);
  }),
);
