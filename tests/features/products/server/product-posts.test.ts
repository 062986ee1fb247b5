import { describe, expect, it, test } from 'vitest';
import type { Database } from '#db/client.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { productsOf } from '#tests/support/products-of.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const { database, db, seller, post: postTo } = await openWorld();
const text = {
  name: 'Design',
  unitPrice: '90.50',
  taxRate: '9.975',
  unit: 'hour',
  customId: 'D-1',
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
const listOf = (owner: Seller) => productsOf(db, owner);

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
  const malformed = [
    adding({ unit: 'x' }),
    ...[null, 1, []].flatMap((value) => [
      edit(value),
      ...Object.keys(text).map((field) => adding({ [field]: value })),
    ]),
    ...[null, 1, [], {}, undefined].flatMap((value) => [
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
