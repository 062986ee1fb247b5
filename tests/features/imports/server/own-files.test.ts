import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ImportPreviewData } from '#app/domain/import/import-answer.ts';
import { languages } from '#app/domain/language/languages.ts';
import { exportClients } from '#app/features/clients/server/client-views.server.ts';
import { reportOf } from '#app/features/imports/words/import-report.ts';
import { exportProducts } from '#app/features/products/server/products.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { clients, productsServices } from '#db/schema.ts';
import { createImporter, importPlan, postLook } from '#tests/support/import-harness.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { joinPieces } from '#tests/support/pieces.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// Our own clients.csv and products.csv, in every language, create the same rows in another account.

const database = await createTestDatabase();
const db = database.open();
const codes = languages.map(({ code }) => code);
const seller = () => createImporter(db, { country: 'ca' });

const lasting = (rows: { id: string; userId: string; createdAt: number }[]) =>
  rows.map(({ id, userId, createdAt, ...row }) => row);
const clientsOf = async (userId: string) => {
  const { name, email, reference } = clients;
  const own = db.select().from(clients).where(eq(clients.userId, userId));
  return lasting(await own.orderBy(asc(name), asc(email), asc(reference)));
};
const productsOf = async (userId: string) => {
  const { name, customId } = productsServices;
  const own = db.select().from(productsServices).where(eq(productsServices.userId, userId));
  return lasting(await own.orderBy(asc(name), asc(customId)));
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
const people: Client[] = [
  krause,
  { ...krause, name: 'Krause’s cousin', language: 'fr-CA+en-CA', paymentTerms: 'days:1' },
  { ...acme, email: 'a@acme.example', language: 'en-GB', paymentTerms: 'receipt' },
  { ...acme, email: 'b@acme.example', country: 'us', region: 'US', paymentTerms: 'month' },
  { name: 'ООО «Ромашка»', country: 'au', region: 'AU', paymentTerms: 'days:22', language: 'ru' },
  { name: '-Minus, Inc.', country: 'ca', region: 'CI', paymentTerms: 'next-month' },
];

/** Imports a file and returns its report. */
async function importFile(cookie: string, text: string) {
  const { plan } = await readImportText(text, { country: 'ca' });
  if (plan.kind !== 'clients' && plan.kind !== 'products') throw new Error(plan.kind);
  const look = await postLook(db, cookie, {
    clients:
      plan.kind === 'clients' ? plan.clients.map(({ name, email }) => ({ name, email })) : [],
    products: plan.kind === 'products' ? plan.products.map(({ name }) => name) : [],
  });
  const report = reportOf(plan, look as unknown as ImportPreviewData);
  const { clients: newClients, products: newProducts } = report.added;
  if (newClients + newProducts > 0) await importPlan(db, cookie, report.plan);
  return report;
}

test.each(codes)('our clients.csv in %s', (code) =>
  inLanguage(code, async () => {
    const [one, other] = [await seller(), await seller()];
    await db.insert(clients).values(
      people.map((client, createdAt) => {
        return { ...client, id: crypto.randomUUID(), userId: one.userId, createdAt };
      }),
    );
    const file = await joinPieces(exportClients(db, one.userId));
    const report = await importFile(other.cookie, file);
    expect([report.plan.unused, report.broken, report.remarks]).toEqual([[], [], []]);
    expect(await clientsOf(other.userId)).toEqual(await clientsOf(one.userId));
    expect(await clientsOf(other.userId)).toHaveLength(people.length);
    expect((await importFile(other.cookie, file)).added.clients).toBe(0);
  }),
);

test.each(codes)('our products.csv in %s', (code) =>
  inLanguage(code, async () => {
    const [one, other] = [await seller(), await seller()];
    const products = (
      [
        ['Design', 'A-1', '80.50', '9.975', 'hour'],
        ['Cards, both sides', '', '1234567.89', '0', 'piece'],
        ['=Formula', '=1', '0', '20', ''],
      ] as const
    ).map(([name, customId, unitPrice, taxRate, unit], at) => {
      return { name, customId, unitPrice, taxRate, unit, row: at + 2 };
    });
    const nothing = { broken: [], remarks: [], unused: [] };
    await importPlan(db, one.cookie, { kind: 'products', source: 'other', ...nothing, products });
    const file = await joinPieces(exportProducts(db, one.userId));
    const report = await importFile(other.cookie, file);
    expect([report.plan.unused, report.broken, report.remarks]).toEqual([[], [], []]);
    expect(await productsOf(other.userId)).toEqual(await productsOf(one.userId));
    expect(await productsOf(other.userId)).toHaveLength(products.length);
    expect(await importPlan(db, other.cookie, report.plan)).toMatchObject({ added: 0, there: 3 });
  }),
);
