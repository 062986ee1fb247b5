import { describe, expect, it, test } from 'vitest';
import { listProducts } from '#app/features/products/server/products.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { readProductsText } from '#tests/support/parse-products-text.ts';
import { productsOf } from '#tests/support/products-of.ts';
import { openWorld, type Seller, type Sent } from '#tests/support/world.ts';

const { database, db, seller, get, post } = await openWorld();
const rows = [
  ['Tea', '4.50', '20', 'T-1', 'kilogram'],
  ['=1+1', '0.012345', '8.8755', '', ''],
];
const done = { status: 200, body: { count: 2 } };

async function send(json: unknown, as?: Seller, more: Sent = {}) {
  const { status, body } = await post('/api/products-import', json, { ...(as && { as }), ...more });
  return { status, body };
}
const importOf = (content: string[][] = rows) => ({ key: crypto.randomUUID(), rows: content });
const listOf = (owner: Seller, search?: string) => productsOf(db, owner, search);

describe('an import', () => {
  it('saves the rows in the file’s order, once for each key', async () => {
    const [owner, stranger] = [await seller(), await seller()];
    const json = importOf();
    expect(await Promise.all([send(json, owner), send(json, owner)])).toEqual([done, done]);
    expect(await send(json, owner)).toEqual(done);
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
      expect(await send(json, owner)).toEqual(done);
      expect(await listOf(owner)).toHaveLength(2);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});
