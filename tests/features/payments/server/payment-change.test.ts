import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import {
  editInvoice,
  type SaveInvoice,
  saveInvoice,
} from '#app/features/invoice-form/server/save-invoice.server.ts';
import { archiveInvoices } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { serveInvoice } from '#app/features/invoice-sheet/server/serve-invoice.server.ts';
import { countRowsRead } from '#tests/support/count-rows-read.ts';
import { copyInvoice } from '#tests/support/large-account.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 2, 15, 12);
const other = { accountNumber: '99994321' };
const places = [{ way: 'account', shown: '4321' }];

/** A seller whose saves are each a second apart. */
async function newSeller() {
  const settings = await createSampleUser(db, { invoiceLimit: null });
  let at = now;
  const saving = (
    invoiceNumber: string,
    changes: Partial<InvoiceContent> = {},
    more: Partial<SaveInvoice> = {},
  ): SaveInvoice => {
    at += 1000;
    const content = sampleContent({ invoiceNumber, ...changes });
    return { settings, content, saveKey: crypto.randomUUID(), now: at, ...more };
  };
  const save = (...asked: Parameters<typeof saving>) => saveInvoice(db, saving(...asked));
  const saved = async (...asked: Parameters<typeof saving>) => {
    const outcome = await save(...asked);
    if (outcome.outcome !== 'saved') throw new Error(outcome.outcome);
    return outcome;
  };
  const edit = (
    { id, version }: { id: string; version: number },
    content: InvoiceContent,
    confirmed = '',
  ) => editInvoice(db, { settings, invoiceId: id, version, content, confirmed, now: at + 500 });
  return { settings, saving, save, saved, edit, userId: settings.userId };
}

type PaymentRequest = Extract<EditRefusal, { outcome: 'payment-changed' }>;
const asked = (outcome: object) => outcome as PaymentRequest;

test('a duplicate invoice number is reported before other payment details, for a new invoice and an edit', async () => {
  const { save, saved, edit } = await newSeller();
  await saved('T1');
  const taken = { outcome: 'number-taken', invoiceNumber: 'T1' };
  expect(await save('T1', other)).toEqual(taken);
  const second = await saved('T2');
  expect(await edit(second, sampleContent({ invoiceNumber: 'T1', ...other }))).toEqual(taken);
});

describe('a new invoice to a client whose last one had other payment details', () => {
  test('is refused, and saved with a confirmation of exactly that change', async () => {
    const { saving, saved } = await newSeller();
    await saved('A1');
    const wanted = saving('A2', other);
    const request = database.open();
    const refused = await saveInvoice(request, wanted);
    expect(request.stats.trips).toBe(1);
    expect(refused).toEqual({
      outcome: 'payment-changed',
      invoiceNumber: 'A1',
      places,
      confirmation: expect.any(String),
    });
    const { confirmation: confirmed } = asked(refused);
    const content = sampleContent({ invoiceNumber: 'A2', accountNumber: '99990000' });
    expect(await saveInvoice(db, { ...wanted, content, confirmed })).toMatchObject({
      outcome: 'payment-changed',
    });
    const twice = [1, 2].map(() => saveInvoice(database.open(), { ...wanted, confirmed }));
    const [first, second] = await Promise.all(twice);
    expect(first).toMatchObject({ outcome: 'saved', invoiceNumber: 'A2' });
    expect(second).toEqual(first);
    // From now on the client knows these details.
    await saved('A3', other);
  });

  test.each<[string, Partial<InvoiceContent>, Partial<InvoiceContent>]>([
    ['by email, whatever the name', { clientName: 'Acme' }, { clientName: 'ACME Ltd' }],
    ['by name without email', { clientName: 'Acme', clientEmail: null }, { clientName: 'ACME' }],
  ])('is recognized %s', async (_, first, second) => {
    const { save, saved } = await newSeller();
    await saved('A1', { clientEmail: 'Ada@acme.example', ...first });
    const outcome = await save('A2', { clientEmail: 'ada@acme.example', ...second, ...other });
    expect(outcome).toMatchObject({ outcome: 'payment-changed', invoiceNumber: 'A1' });
  });

  test('is recognized by the saved client; another saved client with that name is different', async () => {
    const { save, saved, userId } = await newSeller();
    const [one = '', two = ''] = await Promise.all(
      [1, 2].map(() => createSampleClient(db, userId, 'Acme')),
    );
    await saved('A1', { clientId: one });
    await saved('A2', { clientId: two, ...other });
    const renamed = { clientName: 'Renamed', clientEmail: 'new@acme.example' };
    expect(await save('A3', { ...renamed, clientId: one, ...other })).toMatchObject({
      invoiceNumber: 'A1',
      places,
    });
  });
});

test('details that differ only in formatting are not asked about; a second round trip finds that', async () => {
  const { saving, saved } = await newSeller();
  await saved('A1', { accountNumber: '1234 5678' });
  const request = database.open();
  const outcome = await saveInvoice(request, saving('A2', { accountNumber: '12345678' }));
  expect(outcome).toMatchObject({ outcome: 'saved' });
  expect(request.stats.trips).toBe(2);
});

test('the last invoice is the last issued one, archived or not; otherwise the last saved one', async () => {
  const { save, saved, userId } = await newSeller();
  const first = await saved('A1');
  const { confirmation: confirmed } = asked(await save('A2', other));
  await saved('A2', other, { confirmed });
  expect(await save('A3')).toMatchObject({ outcome: 'payment-changed', invoiceNumber: 'A2' });
  await issueServed(db, { invoiceId: first.id, version: first.version, now });
  await archiveInvoices(db, { userId, invoiceIds: [first.id], archived: true, now });
  await saved('A3');
  expect(await save('A4', other)).toMatchObject({
    outcome: 'payment-changed',
    invoiceNumber: 'A1',
  });
});

describe('an edit', () => {
  test('asks like a new invoice, and not again for what was confirmed before', async () => {
    const { saved, edit } = await newSeller();
    await saved('A1');
    const second = await saved('A2');
    const content = sampleContent({ invoiceNumber: 'A2', ...other });
    const refused = asked(await edit(second, content));
    expect(refused).toMatchObject({ outcome: 'payment-changed', invoiceNumber: 'A1', places });
    const done = await edit(second, content, refused.confirmation);
    expect(done).toMatchObject({ outcome: 'saved' });
    if (done.outcome !== 'saved') return;
    expect(await edit(done, { ...content, notes: 'More' })).toMatchObject({ outcome: 'saved' });
  });

  test('of an issued invoice is compared with the version its client has', async () => {
    const { saved, edit } = await newSeller();
    const only = await saved('A1');
    const content = sampleContent({ invoiceNumber: 'A1', ...other });
    await issueServed(db, { invoiceId: only.id, version: only.version, now });
    const refused = asked(await edit(only, content));
    expect(refused).toMatchObject({ outcome: 'payment-changed', invoiceNumber: 'A1', places });
    expect(await edit(only, content, refused.confirmation)).toMatchObject({ outcome: 'saved' });
  });
});

test('a client’s page reads as many rows, however many invoices the client has', async () => {
  const { saved } = await newSeller();
  const { id } = await saved('B1');
  const served = async (invoiceId: string) => {
    const counted = countRowsRead();
    const asking = database.open({ fetch: counted.fetch });
    await serveInvoice(asking, { key: invoiceId, session: null, now: now + 60_000 });
    counted.takeRows();
    await serveInvoice(asking, { key: invoiceId, session: null, now: now + 60_000 });
    return counted.takeRows();
  };
  const before = Math.max(await served(id), await served((await saved('B2')).id));
  const copies = await copyInvoice(db, id, 300);
  await issueServed(db, { invoiceId: copies[149] ?? '', version: 1, now: now + 120_000 });
  expect(await served(id)).toBeLessThan(before + 10);
  expect(await served(copies[299] ?? '')).toBeLessThan(before + 10);
});

test('the last invoice to a client is found by index, however many the seller has', async () => {
  const { saving, saved } = await newSeller();
  await saved('A1');
  const asking = database.open();
  const plans = await queryPlansOf(asking, () => saveInvoice(asking, saving('A2')));
  const lookups = plans.filter((plan) => /\bearlier\b/.test(plan));
  for (const index of ['last_to_client', 'last_to_email', 'last_to_name']) {
    expect(lookups.join('\n')).toContain(`invoices_${index}`);
  }
  expect(lookups.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
});
