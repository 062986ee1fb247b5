import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { draftOfLook, type Look } from '#app/domain/looks/look.ts';
import { clients } from '#db/schema.ts';
import { planOf, postImport } from '#tests/support/import-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const { db, database, seller, get, post } = await openWorld();
const { take } = openExports(database);
const paid = { subscriptionStatus: 'active', planName: 'Standard', invoiceLimit: -1 } as const;

const look: Look = {
  accent: '#b7791f',
  typeface: 'source-serif',
  logoPlace: 'center',
  logoSize: 'large',
  columns: null,
  footer: 'See you soon',
  opening: null,
  terms: 'Pay on time.',
};

type Save = Partial<Omit<OwnLook, 'look'>> & { look?: object };

const save = (as: Seller, changes: Save = {}) => {
  const { id = crypto.randomUUID(), isDefault = false, ...saved } = changes;
  const typed = { name: 'Weddings', template: 'modern', look: draftOfLook(look), ...saved };
  return post('/api/looks', { intent: 'save', id, isDefault, saved: typed }, { as });
};

const looksOf = async (as: Seller): Promise<OwnLook[]> =>
  (await get('/api/looks', { as })).body.looks;

const namesOf = async (as: Seller) =>
  (await looksOf(as)).map(({ name, isDefault }) => (isDefault ? `${name} (default)` : name));

describe('the saved looks of an account', () => {
  it('are saved under a name, renamed, made the default and deleted', async () => {
    const owner = await seller(paid);
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await save(owner, { id: one, isDefault: true });
    expect([first.status, first.body]).toEqual([200, { outcome: 'saved' }]);
    expect(first.context.told).toContainEqual(['settings', owner.userId]);
    expect(await looksOf(owner)).toEqual([
      { id: one, name: 'Weddings', template: 'modern', look, isDefault: true },
    ]);
    await save(owner, { id: two, name: 'Portraits' });
    await save(owner, { id: two, name: 'Portraits', isDefault: true });
    await save(owner, { id: one, name: 'Parties' });
    expect(await namesOf(owner)).toEqual(['Parties', 'Portraits (default)']);
    const { body } = await post('/api/looks', { intent: 'delete', id: two }, { as: owner });
    expect(body).toEqual({ outcome: 'deleted' });
    expect(await namesOf(owner)).toEqual(['Parties']);
  });

  it('are refused with a wrong name, color or text, or as something else', async () => {
    const owner = await seller(paid);
    for (const [changes, errors] of [
      [{ name: ' ' }, { name: 'Name is required' }],
      [{ look: { accent: 'beige' } }, { look: 'Enter a color like #1F5B45' }],
      [{ look: { footer: 'x'.repeat(301) } }, { look: expect.stringContaining('Footer text') }],
    ] as const) {
      const { status, body } = await save(owner, changes);
      expect([status, body]).toEqual([422, { outcome: 'invalid', errors }]);
    }
    for (const wrong of [null, { intent: 'save' }, { intent: 'delete', id: 'x' }]) {
      expect((await post('/api/looks', wrong, { as: owner })).status).toBe(400);
    }
    expect(await looksOf(owner)).toEqual([]);
  });

  it('are one on Free and three on other plans, and the message says so', async () => {
    const [free, owner] = [await seller(), await seller(paid)];
    await save(free);
    const second = await save(free, { name: 'Portraits' });
    expect([second.status, second.body.message]).toEqual([
      400,
      'The Free plan includes one saved design. Enter its name to replace it, or choose a paid plan to keep up to 3.',
    ]);
    for (const name of ['One', 'Two', 'Three']) await save(owner, { name });
    const fourth = await save(owner, { name: 'Four' });
    expect(fourth.body.message).toBe(
      'You can save up to 3 designs. Enter the name of one to replace it, or delete one in Settings.',
    );
    expect(await namesOf(owner)).toEqual(['One', 'Two', 'Three']);
  });

  it('are never another owner’s', async () => {
    const [mine, theirs] = [await seller(), await seller()];
    const id = crypto.randomUUID();
    await save(mine, { id });
    expect((await save(theirs, { id, name: 'Stolen' })).status).toBe(400);
    await post('/api/looks', { intent: 'delete', id }, { as: theirs });
    expect(await namesOf(mine)).toEqual(['Weddings']);
    expect(await looksOf(theirs)).toEqual([]);
  });
});

describe('a client’s look', () => {
  const choose = (as: Seller, clientId: string, lookId: string) =>
    post('/us/clients', { intent: 'edit-client', clientId, changes: { lookId } }, { as });
  const lookOf = async (clientId: string) =>
    (await db.select().from(clients).where(eq(clients.id, clientId)))[0]?.lookId;

  it('is one of the owner’s, and ends with it', async () => {
    const [owner, other] = [await seller(), await seller()];
    const [own, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
    await save(owner, { id: own });
    await save(other, { id: foreign });
    const clientId = await owner.client('Acme');
    expect((await choose(owner, clientId, own)).body).toEqual({ outcome: 'saved' });
    expect(await lookOf(clientId)).toBe(own);
    const form = await get('/us/create-invoice', { as: owner });
    expect(form.body.clients).toMatchObject([{ name: 'Acme', lookId: own }]);
    expect(form.body.looks).toMatchObject([{ id: own, name: 'Weddings' }]);
    await choose(owner, clientId, foreign);
    expect(await lookOf(clientId)).toBeNull();
    await choose(owner, clientId, own);
    await post(
      '/us/clients',
      { intent: 'edit-client', clientId, changes: { name: 'B' } },
      { as: owner },
    );
    expect(await lookOf(clientId)).toBe(own);
    await post('/api/looks', { intent: 'delete', id: own }, { as: owner });
    expect(await lookOf(clientId)).toBeNull();
  });

  it('is restored with an export', async () => {
    const business = {
      businessName: 'Wren Studio',
      email: 'studio@wren.example',
      address: '1 Mill Lane',
      postalCode: '10001',
      phone: '+1 555 0100',
    };
    const [owner, fresh] = [await seller(business), await seller()];
    const own = crypto.randomUUID();
    await save(owner, { id: own });
    await choose(owner, await owner.client('Acme'), own);
    const { settings, clients: exported } = planOf(await take(owner.userId));
    const now = Date.now();
    const done = await postImport(
      db,
      fresh.cookie,
      { intent: 'settings', settings: [settings] },
      now,
    );
    expect(done.body).toMatchObject({ added: 1, broken: [] });
    const lot = { intent: 'clients', clients: exported, isExport: true };
    await postImport(db, fresh.cookie, lot, now);
    const [restored] = await looksOf(fresh);
    expect(restored).toMatchObject({ name: 'Weddings', look });
    const rows = await db.select().from(clients).where(eq(clients.userId, fresh.userId));
    expect(rows.map(({ lookId }) => lookId)).toEqual([restored?.id]);
  });
});
