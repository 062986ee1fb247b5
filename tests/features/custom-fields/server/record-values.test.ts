import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { planExport } from '#app/domain/import/plan-export.ts';
import { clients, invoices, productsServices } from '#db/schema.ts';
import { customField, printedField } from '#tests/fixtures/custom-fields.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import { importingBusiness } from '#tests/support/import-harness.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { bankColumns, unlimitedColumns } from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import type { Seller } from '#tests/support/world.ts';

const { database, db, seller, get, post } = await openFormWorld();

const define = async (as: Seller, ...fields: CustomField[]) => {
  for (const field of fields) {
    expect((await post('/api/custom-fields', { intent: 'save', field }, { as })).status).toBe(200);
  }
};
const project = customField({ owner: 'client', label: 'Project', isRequired: true });
const seats = customField({ owner: 'client', label: '=Seats', kind: 'number' });
const part = customField({ owner: 'product', label: 'Part' });
const productText = { name: 'Oak', unitPrice: '5', taxRate: '0', unit: '', customId: 'O-1' };

async function ownerOfFields() {
  const owner = await seller({
    ...unlimitedColumns,
    ...importingBusiness,
    ...bankColumns,
    phone: '+1 555 010 2000',
    postalCode: '97202',
  });
  await define(owner, project, seats, part);
  return owner;
}
const addClient = (as: Seller, values: object, key: string = crypto.randomUUID()) => {
  const text = { ...plainClient('Finch'), fields: JSON.stringify(values) };
  return post('/us/clients', { intent: 'add-client', key, text }, { as });
};
const addProduct = (as: Seller, values: object) => {
  const text = { ...productText, fields: JSON.stringify(values) };
  const json = { intent: 'add-product', key: crypto.randomUUID(), text };
  return post('/us/products', json, { as });
};
const clientOf = async ({ userId }: Seller) => {
  const [row] = await db.select().from(clients).where(eq(clients.userId, userId));
  return { id: row?.id ?? '', values: JSON.parse(row?.fields ?? '{}') };
};
const productOf = async ({ userId }: Seller) => {
  const [row] = await db.select().from(productsServices).where(eq(productsServices.userId, userId));
  return { id: row?.id ?? '', values: JSON.parse(row?.fields ?? '{}') };
};

describe('a client’s values', () => {
  test('are checked, stored and shown to their form and page', async () => {
    const owner = await ownerOfFields();
    const refused = await addClient(owner, { [seats.id]: 'many' });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        outcome: 'invalid',
        errors: {
          [`fields.${project.id}`]: 'Project is required',
          [`fields.${seats.id}`]: expect.stringContaining('=Seats must be a number'),
        },
      },
    });
    const typed = { [project.id]: ' Bridge ', [seats.id]: '3.0' };
    expect((await addClient(owner, typed)).status).toBe(200);
    const { id, values } = await clientOf(owner);
    expect(values).toEqual({ [project.id]: 'Bridge', [seats.id]: '3' });
    const page = (await get(`/us/clients/${id}`, { as: owner })).body;
    expect(page.customFields).toEqual([project, seats]);
    expect(JSON.parse(page.client.fields)).toEqual(values);
    const list = (await get('/us/clients', { as: owner })).body;
    expect(list.customFields).toEqual([project, seats]);
    expect(JSON.parse(list.list.clients[0].fields)).toEqual(values);
  });

  test('keep those of hidden fields, and other edits don’t touch them', async () => {
    const owner = await ownerOfFields();
    await addClient(owner, { [project.id]: 'Bridge', [seats.id]: '3' });
    const { id } = await clientOf(owner);
    const edit = (changes: object) =>
      post('/us/clients', { intent: 'edit-client', clientId: id, changes }, { as: owner });
    expect((await edit({ phone: '1' })).status).toBe(200);
    expect((await clientOf(owner)).values).toEqual({ [project.id]: 'Bridge', [seats.id]: '3' });
    await post('/api/custom-fields', { intent: 'hide', id: seats.id }, { as: owner });
    const fields = JSON.stringify({ [project.id]: 'Tunnel', [seats.id]: '3' });
    expect((await edit({ fields })).status).toBe(200);
    expect((await clientOf(owner)).values).toEqual({ [project.id]: 'Tunnel', [seats.id]: '3' });
    expect((await edit({ fields: '{}' })).body.errors).toEqual({
      [`fields.${project.id}`]: 'Project is required',
    });
  });
});

test('a product’s values are stored, copied, and a form’s pickers have them with the own id', async () => {
  const owner = await ownerOfFields();
  await addClient(owner, { [project.id]: 'Bridge' });
  expect(await addProduct(owner, { [part.id]: 'x'.repeat(201) })).toMatchObject({
    status: 422,
    body: { errors: { [`fields.${part.id}`]: 'Part must be 200 characters or fewer' } },
  });
  expect((await addProduct(owner, { [part.id]: 'A-7' })).status).toBe(200);
  const { id, values } = await productOf(owner);
  expect(values).toEqual({ [part.id]: 'A-7' });
  const form = (await get('/us/create-invoice', { as: owner })).body;
  expect(form.products).toMatchObject([{ id, customId: 'O-1', fields: JSON.stringify(values) }]);
  expect(form.clients).toMatchObject([{ fields: JSON.stringify({ [project.id]: 'Bridge' }) }]);
  const changes = { fields: JSON.stringify({ [part.id]: '' }) };
  await post('/us/products', { intent: 'edit-product', productId: id, changes }, { as: owner });
  expect((await productOf(owner)).values).toEqual({});
  const page = (await get('/us/products', { as: owner })).body;
  expect(page.customFields).toEqual([part]);
  expect(page.list.products[0].fields).toBe('');
});

test('files have a column for each field, and no value runs as a formula', async () => {
  const owner = await ownerOfFields();
  const site = customField({ label: 'Site' });
  await define(owner, site);
  await addClient(owner, { [project.id]: '=1+1', [seats.id]: '-3' });
  await addProduct(owner, { [part.id]: '@A' });
  const linesOf = (text: string) => text.replace('\ufeff', '').trim().split('\r\n');
  const ends = (text: string) => linesOf(text).map((line) => line.split(',').slice(-2));
  expect(ends((await get('/api/clients-csv', { as: owner })).body)).toEqual([
    ['Project', "'=Seats"],
    ["'=1+1", '-3'],
  ]);
  const products = (await get('/api/products-csv', { as: owner })).body;
  expect(ends(products).map(([, last]) => last)).toEqual(['Part', "'@A"]);
  const fields = [printedField({ id: site.id, label: 'Site', value: '+North' })];
  await owner.invoice({ fields, invoiceDate: '2026-04-01', invoiceNumber: 'INV-1' });
  const report = await get('/api/tax-report?from=2026-04-01&to=2026-06-30', { as: owner });
  expect(ends(report.body).map(([, last]) => last)).toEqual(['Site', "'+North"]);
  const { textOf } = await openExports(database).take(owner.userId);
  expect(ends(textOf('invoices.csv')).map(([, last]) => last)).toEqual(['Site', "'+North"]);
});

test('an export is restored with the values of clients and products', async () => {
  const owner = await ownerOfFields();
  await addClient(owner, { [project.id]: 'Bridge' });
  await addProduct(owner, { [part.id]: 'A-7' });
  await owner.invoice();
  const { names, textOf } = await openExports(database).take(owner.userId);
  const json = names.filter((name) => name.endsWith('.json'));
  const plan = planExport(new Map(json.map((name) => [name, textOf(name)])));
  // The invoice has a client of its own.
  const ofFinch = plan?.clients.filter(({ name }) => name === 'Finch');
  const restored = await seller(unlimitedColumns);
  for (const posted of [
    { intent: 'settings', settings: [plan?.settings] },
    { intent: 'clients', clients: ofFinch, isExport: true },
    { intent: 'products', products: plan?.products },
  ]) {
    const { status, body } = await post('/api/import', posted, { as: restored });
    expect([status, body.added]).toEqual([200, 1]);
  }
  expect((await clientOf(restored)).values).toEqual({ [project.id]: 'Bridge' });
  expect((await productOf(restored)).values).toEqual({ [part.id]: 'A-7' });
});

describe('the search of the list', () => {
  const site = customField({ label: 'Site', isSearched: true });
  const secret = customField({ label: 'Secret' });
  const numbersOf = async (as: Seller, search: string) => {
    const { list } = (await get(`/us/invoices?q=${encodeURIComponent(search)}`, { as })).body;
    return { numbers: list.invoices.invoiceNumber, counts: list.counts.all, total: list.total };
  };

  test('finds the texts of searched fields, in any case, and no others', async () => {
    const owner = await seller(unlimitedColumns);
    await define(owner, site, secret);
    const fields = [
      printedField({ id: site.id, label: 'Site', value: 'Écluse 7' }),
      printedField({ id: secret.id, label: 'Secret', value: 'Hidden' }),
    ];
    await owner.invoice({ fields, invoiceNumber: 'A' });
    await owner.invoice({ invoiceNumber: 'B' });
    expect(await numbersOf(owner, 'écluse a')).toEqual({ numbers: ['A'], counts: 1, total: 1 });
    expect((await numbersOf(owner, 'hidden')).total).toBe(0);
    expect((await numbersOf(owner, site.id)).total).toBe(0);
    await post('/api/custom-fields', { intent: 'hide', id: site.id }, { as: owner });
    expect((await numbersOf(owner, 'écluse')).total).toBe(0);
    expect(await db.$count(invoices, eq(invoices.userId, owner.userId))).toBe(2);
  });
});

test('an email template can name the fields of documents', async () => {
  const owner = await seller(unlimitedColumns);
  const save = (subject: string) => {
    const words = { kind: 'invoice', language: 'en-US', subject, message: 'Hello' };
    return post('/api/mail-templates', words, { as: owner });
  };
  expect((await save('{Site} {number}')).body.issues.subject).toContain('{Site}');
  await define(owner, customField({ label: 'Site', otherLabels: { ru: 'Объект' } }));
  expect((await save('{site} {Объект} {number}')).status).toBe(200);
  expect((await get('/api/mail-templates', { as: owner })).body.labels).toEqual(['Site', 'Объект']);
});
