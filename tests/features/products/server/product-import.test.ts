import { beforeAll, describe, expect, it, test } from 'vitest';
import { loader } from '#app/features/products/products-csv.route.ts';
import { action as answerProductImport } from '#app/features/products/products-import.route.ts';
import { listProducts } from '#app/features/products/server/products.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { readProductsText } from '#tests/support/parse-products-text.ts';
import { productsOf } from '#tests/support/products-of.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});

async function send(
  json: unknown,
  { cookie }: { cookie: string },
  db = database.open(),
  now = Date.now(),
) {
  const request = jsonPost('/api/products-import', json, cookie);
  const answer = await answerProductImport({ request, context: { ...createTestContext(db), now } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const rows = [
  ['Tea', '4.50', '20', 'T-1', 'kilogram'],
  ['=1+1', '0.012345', '8.8755', '', ''],
];

describe('an import', () => {
  it('saves the rows in the file’s order', async () => {
    const person = await createSampleSeller(database.open());
    expect(await send({ key: crypto.randomUUID(), rows }, person)).toEqual({
      status: 200,
      body: { count: 2 },
    });
    expect(
      (await productsOf(database.open(), person)).map(({ id, ...product }) => product),
    ).toEqual([
      { name: 'Tea', unitPrice: '4.50', taxRate: '20', unit: 'kilogram', customId: 'T-1' },
      { name: '=1+1', unitPrice: '0.012345', taxRate: '8.8755', unit: '', customId: '' },
    ]);
  });

  it('sent twice creates its rows once; with another key it is another import', async () => {
    const person = await createSampleSeller(database.open());
    const json = { key: crypto.randomUUID(), rows };
    await Promise.all([send(json, person), send(json, person)]);
    expect(await send(json, person)).toEqual({ status: 200, body: { count: 2 } });
    expect(await productsOf(database.open(), person)).toHaveLength(2);
    await send({ ...json, key: crypto.randomUUID() }, person);
    expect(await productsOf(database.open(), person)).toHaveLength(4);
    const stranger = await createSampleSeller(database.open());
    await send(json, stranger);
    expect(await productsOf(database.open(), stranger)).toHaveLength(2);
  });

  it('of a thousand rows is one write, and a catalog of two thousand is read in pages', async () => {
    const person = await createSampleSeller(database.open());
    const many = (start: number) =>
      Array.from({ length: 1000 }, (_, at) => [
        `Product ${start + at}`,
        '1',
        '0',
        `${start + at}`,
        '',
      ]);
    const db = database.open();
    expect(await send({ key: crypto.randomUUID(), rows: many(0) }, person, db)).toMatchObject({
      status: 200,
    });
    expect(db.stats.trips).toBe(2);
    // A second later: rows are a millisecond apart, so simultaneous files would interleave.
    await send(
      { key: crypto.randomUUID(), rows: many(1000) },
      person,
      database.open(),
      Date.now() + 1000,
    );
    const { products, next, total } = await listProducts(database.open(), {
      userId: person.userId,
      search: '',
      after: null,
      limit: 50,
    });
    expect([products[0]?.name, products.length, total]).toEqual(['Product 1000', 50, 2000]);
    const question = { userId: person.userId, search: '', after: next, limit: 50 };
    const second = await listProducts(database.open(), question);
    expect(second.products[0]?.name).toBe('Product 1050');
    expect(
      (await productsOf(database.open(), person, 'product 1999')).map(({ name }) => name),
    ).toEqual(['Product 1999']);
  });

  it('is exported as a file that gives the same rows when imported again', async () => {
    const person = await createSampleSeller(database.open());
    const hostile = [...rows, ['a;-b, "c"', '999999999.99', '9.975', "'@x", '']];
    await send({ key: crypto.randomUUID(), rows: hostile }, person);
    const request = new Request(testOrigin, { headers: { Cookie: person.cookie } });
    const answer = await loader({
      request,
      context: createTestContext(database.open()),
      params: {},
    });
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="products.csv"/,
    );
    const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(file).not.toMatch(/^[=+\-@]|[,;\n][=+\-@]/m);
    const { products, remarks } = readProductsText(file);
    expect(remarks).toEqual([]);
    expect(products.map(({ name, customId }) => [name, customId])).toEqual(
      hostile.map(([name, , , customId]) => [name, customId || null]),
    );
  });

  it('is refused without a session', async () => {
    expect(await send({ key: crypto.randomUUID(), rows }, { cookie: '' })).toMatchObject({
      status: 401,
    });
    const answer = await loader({
      request: new Request(testOrigin),
      context: createTestContext(database.open()),
      params: {},
    });
    expect(answer.status).toBe(401);
  });
});

describe('an import is refused, and nothing is saved', () => {
  const unreadable = 'Error reading file. Please check the format.';
  const key = crypto.randomUUID();
  it.each<[string, unknown, string]>([
    ['invalid JSON', undefined, unreadable],
    ['an invalid key', { key: 'x', rows }, unreadable],
    ['no rows', { key }, unreadable],
    ['rows that are objects', { key, rows: [{ name: 'Tea' }] }, unreadable],
    ['a row with a number', { key, rows: [['Tea', 4.5, '20', '', '']] }, unreadable],
    [
      'a row with an extra cell',
      { key, rows: [['Tea', '4', '20', '', '', 'user-id']] },
      unreadable,
    ],
    ['a row with a missing cell', { key, rows: [['Tea', '4', '20', '']] }, unreadable],
    ['a bad row among good ones', { key, rows: [...rows, ['', '1', '1', '', '']] }, unreadable],
    ['a name over its limit', { key, rows: [['n'.repeat(501), '1', '1', '', '']] }, unreadable],
    ['an id over its limit', { key, rows: [['Tea', '1', '1', 'i'.repeat(51), '']] }, unreadable],
    ['a price over its limit', { key, rows: [['Tea', '1000000000', '1', '', '']] }, unreadable],
    ['a rate over its limit', { key, rows: [['Tea', '1', '101', '', '']] }, unreadable],
    ['an empty list', { key, rows: [] }, 'No valid products found in file'],
    [
      '1,001 rows',
      { key, rows: Array.from({ length: 1001 }, () => rows[0]) },
      'Too many rows. Maximum 1000 products can be imported at once',
    ],
  ])('with %s', async (_, json, error) => {
    const person = await createSampleSeller(database.open());
    const { status, body } = await send(json, person);
    expect([400, 422]).toContain(status);
    expect(body.error).toBe(error);
    expect(await productsOf(database.open(), person)).toEqual([]);
  });
});

test('an import is all or nothing whichever database call fails, and a retry makes it once', async () => {
  const key = crypto.randomUUID();
  const met = await forEachDatabaseFault({
    open: (options) => database.open(options),
    prepare: createSampleSeller,
    action: (db, person) => send({ key, rows }, person, db),
    check: async (_, person, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, body } = outcome.answer;
      const { length } = await productsOf(database.open(), person);
      expect([0, 2]).toContain(length);
      if (status === 200) expect(length).toBe(2);
      else expect([status, body.error]).toEqual([503, 'our database isn’t responding']);
      expect(await send({ key, rows }, person)).toEqual({ status: 200, body: { count: 2 } });
      expect(await productsOf(database.open(), person)).toHaveLength(2);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});
