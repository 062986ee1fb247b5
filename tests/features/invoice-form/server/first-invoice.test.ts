import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { maxRowsPerOwner } from '#app/domain/limits.ts';
import {
  deleteUntouchedClient,
  insertClient,
  updateClient,
} from '#app/features/clients/queries/client-rows.server.ts';
import {
  editInvoice,
  type SaveInvoice,
  saveInvoice,
} from '#app/features/invoice-form/server/save-invoice.server.ts';
import { updateSettings } from '#app/features/settings/queries/settings-row.server.ts';
import { clients } from '#db/schema.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { copyRow } from '#tests/support/large-account.ts';
import { savedClient } from '#tests/support/plain-client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { insertSampleSeries } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 2, 15, 12);

const business = {
  businessName: 'Wren Works',
  businessEmail: 'hello@wren.example',
  businessPhone: '+1 503 555 0100',
  businessWebsite: 'www.wren.example',
  businessAddress: '1 Nest Road\nPortland',
  postalCode: '97201',
  taxNumber: '12-3456789',
  template: 'compact',
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
const client = { clientName: 'Heron Ltd', clientEmail: 'pay@heron.example', clientId: null };

const contentOf = (changes: Partial<InvoiceContent> = {}) =>
  sampleContent({ ...business, ...client, ...changes });

async function saveFirst(
  changes: Partial<InvoiceContent> = {},
  settings: Parameters<typeof createSampleUser>[1] = {},
) {
  const user = await createSampleUser(db, settings);
  const save: SaveInvoice = {
    settings: user,
    content: contentOf(changes),
    saveKey: crypto.randomUUID(),
    now,
  };
  const saved = await saveInvoice(database.open(), save);
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return { userId: user.userId, user, save, saved };
}

const clientsOf = (userId: string) => db.select().from(clients).where(eq(clients.userId, userId));

describe('the first saved invoice', () => {
  test('stores business, template and new client for the next one, in its own write', async () => {
    const { userId, saved } = await saveFirst();
    expect(await settingsOf(db, userId)).toMatchObject(kept);
    const [known, ...others] = await clientsOf(userId);
    expect(others).toEqual([]);
    const { clientAddress: address } = contentOf();
    const texts = { name: 'Heron Ltd', email: 'pay@heron.example', phone: null, address };
    expect(known).toMatchObject({ ...texts, country: 'us', createdAt: now });
    expect(saved.keptClient).toEqual({ id: known?.id, name: 'Heron Ltd' });
    expect((await invoiceRowOf(db, saved.id)).clientId).toBe(known?.id);
  });

  test('never overwrites saved settings, even if another tab has just saved them', async () => {
    const user = await createSampleUser(db);
    const before = { businessName: 'Older Owl', phone: '555', template: 'modern' } as const;
    await updateSettings(db, user, before, now);
    await saveInvoice(db, { settings: user, content: contentOf(), saveKey: 'k', now });
    expect(await settingsOf(db, user.userId)).toMatchObject({
      ...kept,
      businessName: 'Older Owl',
      phone: '555',
      template: 'modern',
    });
  });

  test('in another country than the known business leaves out its tax number and postal code', async () => {
    const { userId } = await saveFirst(
      { country: 'au', postalCode: '2000', taxNumber: '51 824 753 556' },
      { businessName: 'Older Owl', country: 'us' },
    );
    expect(await settingsOf(db, userId)).toMatchObject({
      country: 'us',
      postalCode: null,
      taxNumber: null,
      phone: business.businessPhone,
    });
  });

  test('sets the country of a business that had no details', async () => {
    const { userId } = await saveFirst({
      country: 'au',
      postalCode: '2000',
      taxNumber: '51 824 753 556',
    });
    const known = { country: 'au', postalCode: '2000', taxNumber: '51 824 753 556' };
    expect(await settingsOf(db, userId)).toMatchObject(known);
    expect(await clientsOf(userId)).toMatchObject([{ country: 'au' }]);
  });

  test('leaves out what Settings would refuse', async () => {
    const { userId } = await saveFirst({
      businessPhone: 'ask for Ann',
      businessWebsite: 'our shop',
      postalCode: 'none',
    });
    expect(await settingsOf(db, userId)).toMatchObject({
      businessName: 'Wren Works',
      phone: null,
      website: null,
      postalCode: null,
    });
  });

  test('creates no duplicate of a client with that name', async () => {
    const user = await createSampleUser(db);
    const { userId } = user;
    await insertClient(db, {
      ...savedClient({ id: 'c1', name: 'HERON LTD' }),
      userId,
      createdAt: 1,
    });
    const saved = await saveInvoice(db, {
      settings: user,
      content: contentOf(),
      saveKey: 'k',
      now,
    });
    expect(saved).not.toHaveProperty('keptClient.id');
    expect(await clientsOf(userId)).toHaveLength(1);
  });

  test('saves no client if the account has no room for another', async () => {
    const user = await createSampleUser(db);
    const { userId } = user;
    await insertClient(db, { ...savedClient({ id: 'c0', name: 'Owl' }), userId, createdAt: 1 });
    await copyRow(db, 'clients', userId, maxRowsPerOwner.clients - 1);
    const saved = await saveInvoice(db, {
      settings: user,
      content: contentOf(),
      saveKey: 'k',
      now,
    });
    expect(saved).toMatchObject({ outcome: 'saved' });
    expect(saved).not.toHaveProperty('keptClient.id');
    expect(await db.$count(clients, eq(clients.userId, userId))).toBe(maxRowsPerOwner.clients);
  });

  test('for a chosen client saves no other', async () => {
    const user = await createSampleUser(db);
    const { userId } = user;
    await insertClient(db, { ...savedClient({ id: 'c2', name: 'Owl' }), userId, createdAt: 1 });
    const content = contentOf({ clientId: 'c2' });
    await saveInvoice(db, { settings: user, content, saveKey: 'k', now });
    expect(await clientsOf(userId)).toHaveLength(1);
  });

  test('that is refused saves nothing', async () => {
    const user = await createSampleUser(db, { invoiceLimit: 0 });
    const refused = await saveInvoice(db, {
      settings: user,
      content: contentOf(),
      saveKey: 'k',
      now,
    });
    expect(refused.outcome).toBe('limit-reached');
    expect(await settingsOf(db, user.userId)).toMatchObject({
      businessName: null,
      template: 'classic',
    });
    expect(await clientsOf(user.userId)).toEqual([]);
  });

  test('retried after a lost response gets the same response and creates no duplicates', async () => {
    const { userId, save, saved } = await saveFirst();
    expect(await saveInvoice(db, { ...save, now: now + 1000 })).toEqual(saved);
    expect(await clientsOf(userId)).toHaveLength(1);
    // Changed before the retry: the same invoice with the same client.
    const content = contentOf({ clientName: 'Heron Limited' });
    await saveInvoice(db, { ...save, content, now: now + 2000 });
    expect(await clientsOf(userId)).toMatchObject([{ name: 'Heron Ltd' }]);
    expect((await invoiceRowOf(db, saved.id)).clientId).toBe(saved.keptClient?.id);
  });

  test('is the only one: neither the second nor an edit saves defaults', async () => {
    const { userId, save, saved } = await saveFirst();
    const other = { clientName: 'Owl', businessPhone: '999', businessName: 'Second Name' };
    await saveInvoice(db, {
      ...save,
      content: contentOf({ ...other, invoiceNumber: 'INV-777' }),
      saveKey: crypto.randomUUID(),
    });
    await editInvoice(db, {
      settings: save.settings,
      invoiceId: saved.id,
      version: now,
      content: contentOf({ ...other, clientId: null }),
      now: now + 1,
    });
    expect(await settingsOf(db, userId)).toMatchObject(kept);
    expect(await clientsOf(userId)).toMatchObject([{ name: 'Heron Ltd' }]);
  });
});

describe('Undo', () => {
  test('removes the client and keeps the invoice, even if clicked twice', async () => {
    const { userId, save, saved } = await saveFirst();
    const id = saved.keptClient?.id ?? '';
    expect(await deleteUntouchedClient(db, userId, id)).toBe('gone');
    expect(await deleteUntouchedClient(db, userId, id)).toBe('gone');
    expect(await clientsOf(userId)).toEqual([]);
    expect(await invoiceRowOf(db, saved.id)).toMatchObject({
      clientName: 'Heron Ltd',
      clientId: null,
    });
    // A retry after the lost response doesn't bring the client back.
    expect(await saveInvoice(db, save)).toMatchObject({ outcome: 'saved', id: saved.id });
    expect(await clientsOf(userId)).toEqual([]);
  });

  test.each([
    'its texts',
    'a contact',
    'a country',
    'a language',
    'another invoice',
    'a recurring invoice',
  ])('keeps a client with %s since', async (what) => {
    const { userId, user, saved } = await saveFirst();
    const id = saved.keptClient?.id ?? '';
    if (what === 'its texts') await updateClient(db, userId, id, { phone: '555' });
    else if (what === 'a contact') await updateClient(db, userId, id, { contact: 'Ida' });
    else if (what === 'a country') await updateClient(db, userId, id, { region: 'DE' });
    else if (what === 'a language') await updateClient(db, userId, id, { language: 'ru' });
    else if (what === 'another invoice')
      await saveSample(db, user, { invoiceNumber: 'INV-002', clientId: id });
    else await insertSampleSeries(db, { userId, clientId: id });
    expect(await deleteUntouchedClient(db, userId, id)).toBe('kept');
    expect(await clientsOf(userId)).toHaveLength(1);
  });

  test('removes no other user’s client, and none that wasn’t created by a first invoice', async () => {
    const { userId, saved } = await saveFirst();
    const other = await createSampleUser(db);
    const id = saved.keptClient?.id ?? '';
    expect(await deleteUntouchedClient(db, other.userId, id)).toBe('gone');
    expect(await clientsOf(userId)).toHaveLength(1);
    await insertClient(db, { ...savedClient({ id: 'own', name: 'Own' }), userId, createdAt: 1 });
    expect(await deleteUntouchedClient(db, userId, 'own')).toBe('kept');
  });
});
