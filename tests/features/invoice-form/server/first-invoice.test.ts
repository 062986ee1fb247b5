import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { maxRowsPerOwner } from '#app/domain/limits.ts';
import {
  deleteUntouchedClient,
  insertClient,
  updateClient,
} from '#app/features/clients/queries/client-rows.server.ts';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { updateSettings } from '#app/features/settings/queries/settings-row.server.ts';
import { clients } from '#db/schema.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { copyRow } from '#tests/support/large-account.ts';
import { savedClient } from '#tests/support/plain-client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { insertSampleSeries } from '#tests/support/series-harness.ts';
import type { Seller } from '#tests/support/world.ts';

const { db, seller, save } = await openFormWorld();
const now = Date.UTC(2026, 2, 15, 12);

const typed = {
  businessName: 'Wren Works',
  businessEmail: 'hello@wren.example',
  businessPhone: '+1 503 555 0100',
  businessWebsite: 'www.wren.example',
  businessAddress: '1 Nest Road\nPortland',
  postalCode: '97201',
  taxNumber: '12-3456789',
  template: 'compact',
  clientName: 'Heron Ltd',
  clientEmail: 'pay@heron.example',
} as const;
const kept = {
  businessName: 'Wren Works',
  email: 'hello@wren.example',
  phone: '+1 503 555 0100',
  website: 'https://www.wren.example',
  address: '1 Nest Road\nPortland',
  postalCode: '97201',
  taxNumber: '12-3456789',
  template: 'compact',
};

const saveIt = (owner: Seller, changes: Partial<InvoiceDraft> = {}) =>
  save(owner, { ...typed, ...changes }, { now });
const clientsOf = ({ userId }: Seller) =>
  db.select().from(clients).where(eq(clients.userId, userId));
const add = ({ userId }: Seller, id: string, name: string) =>
  insertClient(db, { ...savedClient({ id, name }), userId, createdAt: 1 });

async function saveFirst(columns: Parameters<typeof seller>[0] = {}) {
  const owner = await seller(columns);
  const saveKey = crypto.randomUUID();
  const { body: saved } = await saveIt(owner, { saveKey });
  return { owner, saved, saveKey, settings: () => settingsOf(db, owner.userId) };
}

describe('the first saved invoice', () => {
  test('stores business, template and new client for the next one', async () => {
    const { owner, saved, settings } = await saveFirst();
    expect(await settings()).toMatchObject(kept);
    const known = await clientsOf(owner);
    const texts = { name: 'Heron Ltd', email: 'pay@heron.example', phone: null };
    const address = '2 High Street';
    expect(known).toMatchObject([{ ...texts, address, country: 'us', createdAt: now }]);
    expect(saved.keptClient).toEqual({ id: known[0]?.id, name: 'Heron Ltd' });
    expect((await invoiceRowOf(db, saved.id)).clientId).toBe(known[0]?.id);
  });

  test('never overwrites saved settings, even if another tab has just saved them', async () => {
    const { settings, userId } = await seller();
    const before = { businessName: 'Older Owl', phone: '555', template: 'modern' } as const;
    await updateSettings(db, settings, before, now);
    const { template, ...texts } = typed;
    const content = sampleContent({ ...texts, template, clientId: null });
    await saveInvoice(db, { settings, content, saveKey: 'k', now });
    expect(await settingsOf(db, userId)).toMatchObject({
      ...kept,
      website: expect.anything(),
      ...before,
    });
  });

  test.each([
    [{ businessName: 'Owl', country: 'us' as const }, 'us', null, null],
    [{}, 'au', '2000', '51 824 753 556'],
  ])('in Australia leaves a business with %o in %s', async (...given) => {
    const [columns, country, postalCode, taxNumber] = given;
    const owner = await seller(columns);
    const au = { country: 'au', postalCode: '2000', taxNumber: '51 824 753 556' } as const;
    await owner.invoice({ ...au, businessPhone: '555', clientId: null });
    const expected = { country, postalCode, taxNumber, phone: '555' };
    expect(await settingsOf(db, owner.userId)).toMatchObject(expected);
    expect(await clientsOf(owner)).toMatchObject([{ country: 'au' }]);
  });

  test('leaves out what Settings would refuse', async () => {
    const owner = await seller();
    const wrong = { businessPhone: 'ask Ann', businessWebsite: 'our shop', postalCode: 'none' };
    await saveIt(owner, wrong);
    const empty = { phone: null, website: null, postalCode: null };
    const { businessName } = kept;
    expect(await settingsOf(db, owner.userId)).toMatchObject({ businessName, ...empty });
  });

  test('saves no client whose name is known, nor one next to a chosen client', async () => {
    const [same, other] = [await seller(), await seller()];
    await add(same, 'c1', 'HERON LTD');
    await add(other, 'c2', 'Owl');
    for (const [owner, selectedClientId] of [
      [same, null],
      [other, 'c2'],
    ] as const) {
      expect((await saveIt(owner, { selectedClientId })).body).not.toHaveProperty('keptClient.id');
      expect(await clientsOf(owner)).toHaveLength(1);
    }
  });

  test('saves no client if the account has no room for another', async () => {
    const owner = await seller();
    await add(owner, 'c0', 'Owl');
    await copyRow(db, 'clients', owner.userId, maxRowsPerOwner.clients - 1);
    const { status, body } = await saveIt(owner);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('keptClient.id');
    const isTheirs = eq(clients.userId, owner.userId);
    expect(await db.$count(clients, isTheirs)).toBe(maxRowsPerOwner.clients);
  });

  test('that is refused saves nothing', async () => {
    const { owner, saved, settings } = await saveFirst({ invoiceLimit: 0 });
    expect(saved).toEqual({ outcome: 'limit-reached' });
    expect(await settings()).toMatchObject({ businessName: null, template: 'classic' });
    expect(await clientsOf(owner)).toEqual([]);
  });

  test('retried after a lost response, even with another client, has the same client', async () => {
    const { owner, saved, saveKey } = await saveFirst();
    expect((await saveIt(owner, { saveKey })).body).toEqual(saved);
    await saveIt(owner, { saveKey, clientName: 'Heron Limited' });
    expect(await clientsOf(owner)).toMatchObject([{ name: 'Heron Ltd' }]);
    expect((await invoiceRowOf(db, saved.id)).clientId).toBe(saved.keptClient?.id);
  });

  test('is the only one: neither the second nor an edit saves defaults', async () => {
    const { owner, saved, settings } = await saveFirst();
    const other = { clientName: 'Owl', businessPhone: '999', businessName: 'Second Name' };
    await saveIt(owner, { ...other, invoiceNumber: 'INV-777' });
    const edit = { invoiceId: saved.id, version: now };
    expect((await save(owner, { ...typed, ...other }, { edit, now: now + 1 })).status).toBe(200);
    expect(await settings()).toMatchObject(kept);
    expect(await clientsOf(owner)).toMatchObject([{ name: 'Heron Ltd' }]);
  });
});

describe('Undo', () => {
  test('removes the client and keeps the invoice, even if clicked twice', async () => {
    const { owner, saved, saveKey } = await saveFirst();
    for (let click = 0; click < 2; click += 1) {
      expect(await deleteUntouchedClient(db, owner.userId, saved.keptClient.id)).toBe('gone');
    }
    const row = await invoiceRowOf(db, saved.id);
    expect(row).toMatchObject({ clientName: 'Heron Ltd', clientId: null });
    // A retry after the lost response doesn't bring the client back.
    const { id } = saved;
    expect((await saveIt(owner, { saveKey })).body).toMatchObject({ outcome: 'saved', id });
    expect(await clientsOf(owner)).toEqual([]);
  });

  test.each<[string, (owner: Seller, clientId: string) => Promise<unknown>]>([
    ['its texts', ({ userId }, id) => updateClient(db, userId, id, { phone: '555' })],
    ['a contact', ({ userId }, id) => updateClient(db, userId, id, { contact: 'Ida' })],
    ['a country', ({ userId }, id) => updateClient(db, userId, id, { region: 'DE' })],
    ['a language', ({ userId }, id) => updateClient(db, userId, id, { language: 'ru' })],
    ['another invoice', (owner, clientId) => owner.invoice({ invoiceNumber: 'INV-002', clientId })],
    ['a recurring invoice', ({ userId }, clientId) => insertSampleSeries(db, { userId, clientId })],
  ])('keeps a client with %s since', async (_, change) => {
    const { owner, saved } = await saveFirst();
    await change(owner, saved.keptClient.id);
    expect(await deleteUntouchedClient(db, owner.userId, saved.keptClient.id)).toBe('kept');
    expect(await clientsOf(owner)).toHaveLength(1);
  });

  test('removes no other user’s client, and none that wasn’t created by a first invoice', async () => {
    const { owner, saved } = await saveFirst();
    const { userId } = await seller();
    expect(await deleteUntouchedClient(db, userId, saved.keptClient.id)).toBe('gone');
    expect(await clientsOf(owner)).toHaveLength(1);
    await add(owner, 'own', 'Own');
    expect(await deleteUntouchedClient(db, owner.userId, 'own')).toBe('kept');
  });
});
