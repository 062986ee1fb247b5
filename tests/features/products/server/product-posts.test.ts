import { describe, expect, it, test } from 'vitest';
import { listProducts } from '#app/features/products/server/products.server.ts';
import type { Database } from '#db/client.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { readProductsText } from '#tests/support/parse-products-text.ts';
import { openWorld, type Seller, type Sent } from '#tests/support/world.ts';

const { database, db, seller, get, post: postTo } = await openWorld();
const text = {
  name: 'Design',
  unitPrice: '90.50',
  taxRate: '9.975',
  unit: 'hour',
  customId: 'D-1',
  fields: '',
};

async function post(json: unknown, as?: Seller, over?: Database) {
  const sent = { ...(as && { as }), ...(over && { db: over }) };
  const { status, body } = await postTo('/us/products', json, sent);
  return { status, body };
}
const adding = (changes: object = {}) => ({
  intent: 'add-product',
  key: crypto.randomUUID(),
  text: { ...text, ...changes },
});
async function addTo(owner: Seller, changes: object = {}): Promise<string> {
  return (await post(adding(changes), owner)).body.productId;
}
/** All products of a user that match a search, newest first. */
async function listOf({ userId }: Seller, search = '') {
  const { products } = await listProducts(db, { userId, search, after: null, limit: 2000 });
  return products;
}

describe('a product', () => {
  it('is added, edited field by field, copied and deleted', async () => {
    const owner = await seller();
    const productId = await addTo(owner);
    expect(await listOf(owner)).toEqual([{ id: productId, ...text }]);

    // Two tabs that change different fields don't overwrite each other.
    const edit = (changes: object) => post({ intent: 'edit-product', productId, changes }, owner);
    for (const changes of [{ unitPrice: '0.012345', taxRate: '8.8755' }, { name: 'New design' }]) {
      expect((await edit(changes)).status).toBe(200);
    }
    const edited = { ...text, name: 'New design', unitPrice: '0.012345', taxRate: '8.8755' };
    expect(await listOf(owner)).toEqual([{ id: productId, ...edited }]);

    const copying = { intent: 'copy-product', productId, key: crypto.randomUUID() };
    const copied = await post(copying, owner);
    expect(copied.body).toMatchObject({ outcome: 'saved' });
    expect(await post(copying, owner)).toEqual(copied);
    const copy = { ...edited, name: 'New design (Copy)', customId: '' };
    expect(await listOf(owner)).toMatchObject([copy, edited]);

    const removing = { intent: 'delete-product', productId };
    expect(await post(removing, owner)).toEqual({ body: { outcome: 'deleted' }, status: 200 });
    expect(await post(removing, owner)).toEqual({ body: { outcome: 'not-found' }, status: 404 });
    expect(await listOf(owner)).toMatchObject([copy]);
  });

  it('is one per form, however often it is sent; the same key from another user creates another', async () => {
    const [owner, stranger] = [await seller(), await seller()];
    const add = adding();
    const [first, again] = await Promise.all([post(add, owner), post(add, owner)]);
    expect([again, await post(add, owner)]).toEqual([first, first]);
    await post(add, stranger);
    expect([(await listOf(owner)).length, (await listOf(stranger)).length]).toEqual([1, 1]);
  });

  it.each([
    [
      { name: ' ', unitPrice: '', taxRate: '101', customId: 'i'.repeat(51) },
      {
        name: 'Product name is required',
        unitPrice: 'Unit price is required',
        taxRate: 'Tax rate must be between 0 and 100',
        customId: 'Product ID must be 50 characters or fewer',
      },
    ],
    [
      { name: 'n'.repeat(501), unitPrice: '1000000000', customId: '<b>' },
      {
        name: 'Product name must be 500 characters or fewer',
        unitPrice: 'Unit price must be at least 0 and less than 1,000,000,000',
        customId: 'Product names and IDs can’t contain < or >',
      },
    ],
  ])('with errors in its fields is not stored', async (wrong, errors) => {
    const owner = await seller();
    const refused = { body: { outcome: 'invalid', errors }, status: 422 };
    expect(await post(adding(wrong), owner)).toEqual(refused);
    expect(await listOf(owner)).toEqual([]);
  });

  it.each([
    ['edited', { intent: 'edit-product', changes: { name: 'Mine' } }],
    ['edited without a change', { intent: 'edit-product', changes: {} }],
    ['copied', { intent: 'copy-product', key: crypto.randomUUID() }],
    ['deleted', { intent: 'delete-product' }],
  ])('of another user is as unknown as a missing one when it is to be %s', async (_, change) => {
    const [owner, stranger] = [await seller(), await seller()];
    const productId = await addTo(owner);
    for (const id of [productId, 'unknown']) {
      const gone = { body: { outcome: 'not-found' }, status: 404 };
      expect(await post({ ...change, productId: id }, stranger)).toEqual(gone);
    }
    expect(await listOf(owner)).toEqual([{ id: productId, ...text }]);
    expect(await listOf(stranger)).toEqual([]);
    const asGuest = await post({ ...change, productId });
    expect(asGuest).toEqual({ body: { outcome: 'sign-in-needed' }, status: 401 });
  });
});

describe('a malformed post', () => {
  const id = crypto.randomUUID();
  const edit = (changes: unknown) => ({ intent: 'edit-product', productId: id, changes });
  const notText = [null, 1, []];
  const notKeys = [null, 1, [], {}, undefined];
  const malformed = [
    adding({ unit: 'x' }),
    ...notText.flatMap((value) => [
      edit(value),
      ...Object.keys(text).map((field) => adding({ [field]: value })),
    ]),
    ...notKeys.flatMap((value) => [
      { ...adding(), key: value },
      { ...adding(), text: value },
      { intent: 'copy-product', productId: id, key: value },
      { intent: 'copy-product', productId: value, key: id },
      { intent: 'delete-product', productId: value },
      { ...edit({ name: 'New' }), productId: value },
    ]),
  ];

  it('is refused, whichever field has a wrong type or is missing', async () => {
    const owner = await seller();
    const body = { outcome: 'refused', message: 'we couldn’t read the form' };
    for (const json of malformed) {
      expect([json, await post(json, owner)]).toEqual([json, { status: 400, body }]);
    }
    expect(await listOf(owner)).toEqual([]);
  });

  it('may have extra fields, which have no effect', async () => {
    const [owner, victim] = [await seller(), await seller()];
    const extra = { user_id: victim.userId, userId: victim.userId, id: 'mine', createdAt: 1 };
    expect((await post({ ...adding(extra), ...extra }, owner)).status).toBe(200);
    const [product] = await listOf(owner);
    const changes = { name: 'New', ...extra, invoice_limit: -1 };
    const edit = { intent: 'edit-product', productId: product?.id, changes };
    expect((await post(edit, owner)).status).toBe(200);
    expect(await listOf(victim)).toEqual([]);
    expect(await listOf(owner)).toEqual([{ ...product, name: 'New' }]);
  });
});

const key = crypto.randomUUID();
test.each<[string, object, string[]]>([
  ['adding', { ...adding(), key }, ['Design', 'Design']],
  ['editing', { intent: 'edit-product', changes: { name: 'New' } }, ['New']],
  ['copying', { intent: 'copy-product', key }, ['Design (Copy)', 'Design']],
  ['deleting', { intent: 'delete-product' }, []],
])(
  '%s is all or nothing whichever database call fails, and a retry does it once',
  async (_, json, after) => {
    const namesOf = async (owner: Seller) => (await listOf(owner)).map(({ name }) => name);
    const met = await forEachDatabaseFault({
      open: database.open,
      prepare: async () => {
        const owner = await seller();
        return { owner, productId: await addTo(owner) };
      },
      action: (faulty, { owner, productId }) => post({ ...json, productId }, owner, faulty),
      check: async (_, { owner, productId }, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        const { body, status } = outcome.answer;
        const names = await namesOf(owner);
        if (status === 200) expect(names).toEqual(after);
        else {
          const message = 'our database isn’t responding';
          expect([status, body]).toEqual([503, { outcome: 'unreachable', message }]);
          const isUnknown = outcome.fault === 'answer lost';
          expect(isUnknown ? [['Design'], after] : [['Design']]).toContainEqual(names);
        }
        await post({ ...json, productId }, owner);
        expect(await namesOf(owner)).toEqual(after);
      },
    });
    expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
  },
);

const rows = [
  ['Tea', '4.50', '20', 'T-1', 'kilogram'],
  ['=1+1', '0.012345', '8.8755', '', ''],
];
const imported = { status: 200, body: { count: 2 } };

async function send(json: unknown, as?: Seller, more: Sent = {}) {
  const { status, body } = await postTo('/api/products-import', json, {
    ...(as && { as }),
    ...more,
  });
  return { status, body };
}
const importOf = (content: string[][] = rows) => ({ key: crypto.randomUUID(), rows: content });

describe('an import', () => {
  it('saves the rows in the file’s order, once for each key', async () => {
    const [owner, stranger] = [await seller(), await seller()];
    const json = importOf();
    expect(await Promise.all([send(json, owner), send(json, owner)])).toEqual([imported, imported]);
    expect(await send(json, owner)).toEqual(imported);
    const saved = [
      { name: 'Tea', unitPrice: '4.50', taxRate: '20', unit: 'kilogram', customId: 'T-1' },
      { name: '=1+1', unitPrice: '0.012345', taxRate: '8.8755', unit: '', customId: '' },
    ];
    expect(await listOf(owner)).toMatchObject(saved);
    await send({ ...json, key: crypto.randomUUID() }, owner);
    expect(await listOf(owner)).toHaveLength(4);
    await send(json, stranger);
    expect(await listOf(stranger)).toHaveLength(2);
  });

  it('of a thousand rows is one write, and a catalog of two thousand is read in pages', async () => {
    const owner = await seller();
    const many = (start: number) =>
      importOf(
        Array.from({ length: 1000 }, (_, at) => [`Product ${start + at}`, '1', '0', '', '']),
      );
    const request = database.open();
    expect((await send(many(0), owner, { db: request })).status).toBe(200);
    expect(request.stats.trips).toBe(2);
    // A second later: rows are a millisecond apart, so simultaneous files would interleave.
    await send(many(1000), owner, { now: Date.now() + 1000 });
    const page = { userId: owner.userId, search: '', limit: 50 };
    const first = await listProducts(db, { ...page, after: null });
    expect([first.products.length, first.total]).toEqual([50, 2000]);
    const second = await listProducts(db, { ...page, after: first.next });
    const names = [first, second].map(({ products }) => products[0]?.name);
    expect(names).toEqual(['Product 1000', 'Product 1050']);
    expect(await listOf(owner, 'product 1999')).toMatchObject([{ name: 'Product 1999' }]);
  });

  it('is exported as a file that gives the same rows when imported again', async () => {
    const owner = await seller();
    const hostile = [...rows, ['a;-b, "c"', '999999999.99', '9.975', "'@x", '']];
    await send(importOf(hostile), owner);
    const { headers, body: file } = await get('/api/products-csv', { as: owner });
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="products.csv"/);
    expect(file).not.toMatch(/^[=+\-@]|[,;\n][=+\-@]/m);
    const { products, remarks } = readProductsText(file);
    expect(remarks).toEqual([]);
    expect(products.map(({ name, customId }) => [name, customId])).toEqual(
      hostile.map(([name, , , customId]) => [name, customId || null]),
    );
  });

  it('is refused without a session, and so is an export', async () => {
    expect((await send(importOf())).status).toBe(401);
    expect((await get('/api/products-csv')).status).toBe(401);
  });
});

const unreadable = 'Error reading file. Please check the format.';
it.each<[string, object, string]>([
  ['an invalid key', { key: 'x', rows }, unreadable],
  ['no rows', { rows: undefined }, unreadable],
  ['a row with a number', { rows: [['Tea', 4.5, '20', '', '']] }, unreadable],
  ['a row with an extra cell', { rows: [['Tea', '4', '20', '', '', 'user-id']] }, unreadable],
  ['a bad row among good ones', { rows: [...rows, ['', '1', '1', '', '']] }, unreadable],
  ['a name over its limit', { rows: [['n'.repeat(501), '1', '1', '', '']] }, unreadable],
  ['an empty list', { rows: [] }, 'No valid products found in file'],
  [
    '1,001 rows',
    { rows: Array.from({ length: 1001 }, () => rows[0]) },
    'Too many rows. Maximum 1000 products can be imported at once',
  ],
])('an import with %s is refused, and nothing is saved', async (_, json, error) => {
  const owner = await seller();
  const { status, body } = await send({ ...importOf(), ...json }, owner);
  expect([400, 422]).toContain(status);
  expect(body.error).toBe(error);
  expect(await listOf(owner)).toEqual([]);
});

test('an import is all or nothing whichever database call fails, and a retry makes it once', async () => {
  const json = importOf();
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: () => seller(),
    action: (faulty, owner) => send(json, owner, { db: faulty }),
    check: async (_, owner, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, body } = outcome.answer;
      const { length } = await listOf(owner);
      expect(status === 200 ? [2] : [0, 2]).toContain(length);
      if (status !== 200)
        expect([status, body.error]).toEqual([503, 'our database isn’t responding']);
      expect(await send(json, owner)).toEqual(imported);
      expect(await listOf(owner)).toHaveLength(2);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});
