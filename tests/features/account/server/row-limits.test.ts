import { beforeAll, describe, expect, it, test } from 'vitest';
import { maxChoices, maxRowsPerOwner } from '#app/domain/limits.ts';
import { addClient } from '#app/features/clients/server/client-action.api.server.ts';
import {
  getFormStart,
  getFormStartWithInvoice,
} from '#app/features/invoice-form/server/get-form-start.server.ts';
import {
  addProduct,
  copyProduct,
  importProducts,
  saveProduct,
} from '#app/features/products/server/products.server.ts';
import { copyRow } from '#tests/support/large-account.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { saveOf } from '#tests/support/visitor.ts';
import { openWorld } from '#tests/support/world.ts';

const fullOfProducts = 'An account can hold up to 20,000 products. Delete some to add more.';

const world = await openWorld();
const { db } = world;
const now = Date.UTC(2026, 10, 23);
let seller: Awaited<ReturnType<typeof createSampleSeller>>;

const count = async (table: string) => {
  const sql = `SELECT count(*) AS n FROM ${table} WHERE user_id = ?`;
  return (await db.$client.execute({ sql, args: [seller.userId] })).rows[0]?.n;
};
const text = { unitPrice: '1', taxRate: '0', unit: '', customId: '', fields: '' } as const;
const newProduct = (name: string, key: string = crypto.randomUUID()) =>
  addProduct(db, { userId: seller.userId, key, now, text: { name, ...text }, customFields: [] });
const newClient = (name: string, key: string = crypto.randomUUID()) =>
  addClient(db, { userId: seller.userId, key, now, text: plainClient(name), customFields: [] });

test('of products with long names the form offers the newest by name, and the table has all', async () => {
  seller = await createSampleSeller(db);
  await newProduct('Oldest');
  await copyRow(db, 'products_services', seller.userId, 7_000);
  const { products } = await getFormStart(db, seller.userId);
  expect(products).toHaveLength(maxChoices);
  expect([products.at(0), products.at(-1)].map((each) => each?.name.slice(0, 5))).toEqual([
    '06001',
    '07000',
  ]);
  const { status, body } = await world.get('/api/products-csv', { as: seller });
  expect([status, body.split('\r\n').length]).toEqual([200, 7_003]);
});

test('the client of an invoice is offered in addition to the newest ones', async () => {
  seller = await createSampleSeller(db);
  const clientId = await createSampleClient(db, seller.userId, 'Zoe, an old one');
  const invoiceId = await saveSample(db, seller.settings, { clientId });
  await copyRow(db, 'clients', seller.userId, maxChoices + 5, 30);
  const namesOf = ({ clients }: { clients: { name: string }[] }) => clients.map(({ name }) => name);
  const fresh = namesOf(await getFormStart(db, seller.userId));
  const edited = namesOf(await getFormStartWithInvoice(db, seller.userId, invoiceId));
  expect([fresh.length, fresh.includes('Zoe, an old one')]).toEqual([maxChoices, false]);
  expect([edited.length, edited.at(-1)]).toEqual([maxChoices + 1, 'Zoe, an old one']);
});

describe('an account with the maximum number of rows', () => {
  beforeAll(async () => {
    seller = await createSampleSeller(db);
  });

  it('accepts no more products in any way, but changes the existing ones', async () => {
    const key = crypto.randomUUID();
    const first = await newProduct('First', key);
    const productId = first.outcome === 'saved' ? first.productId : '';
    await copyRow(db, 'products_services', seller.userId, maxRowsPerOwner.products - 2, 10);
    const refused = { outcome: 'refused', message: fullOfProducts };
    const invalid = { outcome: 'invalid', message: fullOfProducts };
    const { userId } = seller;
    const rows = (names: string[]) => names.map((name) => ({ name, ...text }));
    const bring = (names: string[], importKey: string = crypto.randomUUID()) =>
      importProducts(db, { userId, key: importKey, rows: rows(names), now });
    expect(await bring(['A', 'B'])).toEqual(invalid);
    const one = crypto.randomUUID();
    expect(await bring(['A'], one)).toEqual({ outcome: 'imported', count: 1 });
    expect(await bring(['A'], one)).toEqual({ outcome: 'imported', count: 1 });
    expect(await count('products_services')).toBe(maxRowsPerOwner.products);
    expect(await newProduct('One more')).toEqual(refused);
    expect(await copyProduct(db, { userId, productId, key: crypto.randomUUID(), now })).toEqual(
      refused,
    );
    const line = { userId, name: 'Another', unitPrice: '1', taxRate: '0', unit: '', now } as const;
    expect(await saveProduct(db, line)).toEqual(invalid);
    expect(await saveProduct(db, { ...line, name: 'A' })).toMatchObject({ outcome: 'saved' });
    expect(await newProduct('First, sent again', key)).toEqual({ outcome: 'saved', productId });
    expect(await count('products_services')).toBe(maxRowsPerOwner.products);
  });

  it('accepts no more clients', async () => {
    const key = crypto.randomUUID();
    expect(await newClient('First', key)).toEqual({ outcome: 'saved' });
    await copyRow(db, 'clients', seller.userId, maxRowsPerOwner.clients - 2, 10);
    expect(await newClient('Last')).toEqual({ outcome: 'saved' });
    const message = 'An account can hold up to 20,000 clients. Delete some to add more.';
    const refused = { outcome: 'refused', message };
    expect(await newClient('One more')).toEqual(refused);
    expect(await newClient('First, sent again', key)).toEqual({ outcome: 'saved' });
    expect(await count('clients')).toBe(maxRowsPerOwner.clients);
  });

  it('accepts no more invoices, and says so', async () => {
    const sql =
      'UPDATE user_settings SET invoice_limit = -1, total_invoices_created = ? WHERE user_id = ?';
    await db.$client.execute({ sql, args: [maxRowsPerOwner.invoices - 1, seller.userId] });
    const save = () =>
      world.post('/us/create-invoice', saveOf({ invoiceNumber: crypto.randomUUID() }), {
        as: seller,
      });
    expect(await save()).toMatchObject({ body: { outcome: 'saved' }, status: 200 });
    const message =
      "An account can hold up to 100,000 invoices. Contact us, and we'll find a solution.";
    expect(await save()).toMatchObject({ body: { outcome: 'refused', message }, status: 422 });
    expect(await count('invoices')).toBe(1);
  });
});
