import { beforeAll, describe, expect, it, test } from 'vitest';
import { answerProductPost } from '#app/features/products/server/product-action.api.server.ts';
import type { Database } from '#db/client.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { productsOf } from '#tests/support/products-of.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller, type SampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});

const open: TestDatabase['open'] = (options) => database.open(options);
const text = {
  name: 'Design',
  unitPrice: '90.50',
  taxRate: '9.975',
  unit: 'hour',
  customId: 'D-1',
};

const post = (json: unknown, { cookie }: { cookie: string }, db: Database = database.open()) =>
  answerProductPost(jsonPost('/us/products', json, cookie), createTestContext(db));

async function addTo(person: SampleSeller, changes: Partial<typeof text> = {}): Promise<string> {
  const adding = { intent: 'add-product', key: crypto.randomUUID(), text: { ...text, ...changes } };
  const { body } = await post(adding, person);
  if (body.outcome !== 'saved') throw new Error(body.outcome);
  return body.productId;
}

const away = { outcome: 'unreachable', message: 'our database isn’t responding' };

describe('the products page', () => {
  it('adds, edits field by field, copies and deletes', async () => {
    const person = await createSampleSeller(database.open());
    const productId = await addTo(person);
    expect(await productsOf(database.open(), person)).toEqual([{ id: productId, ...text }]);

    // Two tabs that change different fields don't overwrite each other.
    const edit = (changes: object) => post({ intent: 'edit-product', productId, changes }, person);
    expect((await edit({ unitPrice: '100' })).status).toBe(200);
    expect((await edit({ name: 'New design' })).status).toBe(200);
    const edited = { ...text, name: 'New design', unitPrice: '100.00' };
    expect(await productsOf(database.open(), person)).toEqual([{ id: productId, ...edited }]);

    const fine = { unitPrice: '0.012345', taxRate: '8.8755' };
    expect((await edit(fine)).status).toBe(200);
    expect(await productsOf(database.open(), person)).toMatchObject([{ ...fine, unit: 'hour' }]);
    await edit({ unitPrice: '100', taxRate: '9.975' });

    const copied = await post(
      { intent: 'copy-product', productId, key: crypto.randomUUID() },
      person,
    );
    expect(copied.body).toMatchObject({ outcome: 'saved' });
    expect((await productsOf(database.open(), person)).map(({ id, ...rest }) => rest)).toEqual([
      { ...edited, name: 'New design (Copy)', customId: '' },
      edited,
    ]);

    const removing = { intent: 'delete-product', productId };
    expect(await post(removing, person)).toEqual({ body: { outcome: 'deleted' }, status: 200 });
    expect(await post(removing, person)).toEqual({ body: { outcome: 'not-found' }, status: 404 });
    expect(await productsOf(database.open(), person)).toHaveLength(1);
  });

  it('adds (Copy) after a name of the greatest length', async () => {
    const person = await createSampleSeller(database.open());
    const productId = await addTo(person, { name: 'n'.repeat(500) });
    await post({ intent: 'copy-product', productId, key: crypto.randomUUID() }, person);
    const [copy] = await productsOf(database.open(), person);
    expect(copy?.name).toBe(`${'n'.repeat(493)} (Copy)`);
  });

  it('creates one product per form, and one copy per click, however often they are sent', async () => {
    const person = await createSampleSeller(database.open());
    const adding = { intent: 'add-product', key: crypto.randomUUID(), text };
    const [first, again] = await Promise.all([post(adding, person), post(adding, person)]);
    expect(again).toEqual(first);
    expect(await post(adding, person)).toEqual(first);
    const [product] = await productsOf(database.open(), person);
    const copying = { intent: 'copy-product', productId: product?.id, key: crypto.randomUUID() };
    const copied = await post(copying, person);
    expect(await post(copying, person)).toEqual(copied);
    expect(await productsOf(database.open(), person)).toHaveLength(2);
    // The same key from another user creates another product.
    const stranger = await createSampleSeller(database.open());
    await post(adding, stranger);
    expect(await productsOf(database.open(), stranger)).toHaveLength(1);
  });

  it('reports each field’s error, and stores nothing', async () => {
    const person = await createSampleSeller(database.open());
    const wrong = { ...text, name: ' ', unitPrice: '', taxRate: '101', customId: 'i'.repeat(51) };
    expect(
      await post({ intent: 'add-product', key: crypto.randomUUID(), text: wrong }, person),
    ).toEqual({
      body: {
        outcome: 'invalid',
        errors: {
          name: 'Product name is required',
          unitPrice: 'Unit price is required',
          taxRate: 'Tax rate must be between 0 and 100',
          customId: 'Product ID must be 50 characters or fewer',
        },
      },
      status: 422,
    });
    expect(await productsOf(database.open(), person)).toEqual([]);
  });
});

it('has a known unit, or none', async () => {
  const person = await createSampleSeller(database.open());
  await addTo(person, { unit: '' });
  expect(await productsOf(database.open(), person)).toMatchObject([{ ...text, unit: '' }]);
  const unknown = { intent: 'add-product', key: crypto.randomUUID(), text: { ...text, unit: 'x' } };
  expect((await post(unknown, person)).status).toBe(400);
});

describe('a product of another user', () => {
  it.each([
    ['edited', { intent: 'edit-product', changes: { name: 'Mine' } }],
    ['edited without a change', { intent: 'edit-product', changes: {} }],
    ['copied', { intent: 'copy-product', key: crypto.randomUUID() }],
    ['deleted', { intent: 'delete-product' }],
  ])('is answered like one that does not exist when it is to be %s', async (_, change) => {
    const [owner, stranger] = [
      await createSampleSeller(database.open()),
      await createSampleSeller(database.open()),
    ];
    const productId = await addTo(owner);
    const before = await productsOf(database.open(), owner);
    const answers = [
      await post({ ...change, productId }, stranger),
      await post({ ...change, productId: crypto.randomUUID() }, stranger),
    ];
    for (const answer of answers) {
      expect(answer).toEqual({ body: { outcome: 'not-found' }, status: 404 });
    }
    expect(await productsOf(database.open(), owner)).toEqual(before);
    expect(await productsOf(database.open(), stranger)).toEqual([]);
  });

  it('cannot be changed by a guessed key, and a guest’s post is redirected to sign-in', async () => {
    const [owner, stranger] = [
      await createSampleSeller(database.open()),
      await createSampleSeller(database.open()),
    ];
    const productId = await addTo(owner);
    await post({ intent: 'add-product', key: productId, text: { ...text, name: 'X' } }, stranger);
    expect(await productsOf(database.open(), owner)).toEqual([{ id: productId, ...text }]);
    expect(await post({ intent: 'delete-product', productId }, { cookie: '' })).toEqual({
      body: { outcome: 'sign-in-needed' },
      status: 401,
    });
  });
});

describe('a malformed post', () => {
  const wrongValues = [null, 1, true, [], {}, undefined];
  const whole = {
    'add-product': { key: crypto.randomUUID(), text },
    'edit-product': { productId: crypto.randomUUID(), changes: { name: 'New' } },
    'copy-product': { productId: crypto.randomUUID(), key: crypto.randomUUID() },
    'delete-product': { productId: crypto.randomUUID() },
  };
  const cases = Object.entries(whole).flatMap(([intent, fields]) => [
    ...Object.keys(fields).flatMap((field) =>
      wrongValues.map((value) => ({ intent, field, json: { intent, ...fields, [field]: value } })),
    ),
    ...Object.keys(text)
      .filter(() => 'text' in fields)
      .flatMap((field) =>
        wrongValues.map((value) => ({
          intent,
          field: `text.${field}`,
          json: { intent, ...fields, text: { ...text, [field]: value } },
        })),
      ),
  ]);
  // An edit without changes is valid, and so is a product without a unit.
  const refused = cases.filter(({ field, json }) => {
    const sent = JSON.stringify(json);
    if (field === 'text.unit') return sent.includes('"unit"');
    return !(field === 'changes' && sent.includes('"changes":{}'));
  });

  it.each(refused)('is refused: $intent with $field as in $json', async ({ json }) => {
    const person = await createSampleSeller(database.open());
    const { status, body } = await post(json, person);
    expect({ status, body }).toEqual({
      status: 400,
      body: { outcome: 'refused', message: 'we couldn’t read the form' },
    });
    expect(await productsOf(database.open(), person)).toEqual([]);
  });

  it('may have extra fields', async () => {
    const [person, victim] = [
      await createSampleSeller(database.open()),
      await createSampleSeller(database.open()),
    ];
    const extra = { user_id: victim.userId, userId: victim.userId, id: 'mine', createdAt: 1 };
    const adding = {
      intent: 'add-product',
      key: crypto.randomUUID(),
      text: { ...text, ...extra },
      ...extra,
    };
    expect((await post(adding, person)).status).toBe(200);
    const [product] = await productsOf(database.open(), person);
    const changes = { name: 'New', ...extra, invoice_limit: -1 };
    const editing = { intent: 'edit-product', productId: product?.id, changes };
    expect((await post(editing, person)).status).toBe(200);
    expect(await productsOf(database.open(), victim)).toEqual([]);
    expect(await productsOf(database.open(), person)).toEqual([{ ...product, name: 'New' }]);
  });
});

test('every change is all or nothing whichever database call fails, and a retry makes it once', async () => {
  const key = crypto.randomUUID();
  const changes: { json: (productId: string) => object; after: string[] }[] = [
    { json: () => ({ intent: 'add-product', key, text }), after: ['Design', 'Design'] },
    {
      json: (productId) => ({ intent: 'edit-product', productId, changes: { name: 'New' } }),
      after: ['New'],
    },
    {
      json: (productId) => ({ intent: 'copy-product', productId, key }),
      after: ['Design (Copy)', 'Design'],
    },
    { json: (productId) => ({ intent: 'delete-product', productId }), after: [] },
  ];
  for (const { json, after } of changes) {
    const met = await forEachDatabaseFault({
      open,
      prepare: async (db) => {
        const person = await createSampleSeller(db);
        return { person, productId: await addTo(person) };
      },
      action: (db, { person, productId }) => post(json(productId), person, db),
      check: async (_, { person, productId }, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        const { body, status } = outcome.answer;
        const names = (await productsOf(database.open(), person)).map(({ name }) => name);
        if (status === 200) expect(names).toEqual(after);
        else {
          expect({ body, status }).toEqual({ body: away, status: 503 });
          if (outcome.fault !== 'answer lost') expect(names).toEqual(['Design']);
        }
        await post(json(productId), person);
        expect((await productsOf(database.open(), person)).map(({ name }) => name)).toEqual(after);
      },
    });
    expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
  }
});
