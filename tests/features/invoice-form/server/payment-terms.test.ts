import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { planExport } from '#app/domain/import/plan-export.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { draftOf, openFormWorld } from '#tests/support/form-harness.ts';
import { importingBusiness, importPlan } from '#tests/support/import-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { six } from '#tests/support/series-calls.ts';
import {
  bankColumns,
  madeOf,
  runSeries,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import type { Seller } from '#tests/support/world.ts';

const { database, db, seller, get, post, save, send } = await openFormWorld();
const now = Date.UTC(2026, 2, 20, 12);
const business = { ...unlimitedColumns, ...importingBusiness, ...bankColumns };

const newSeller = (paymentTerms: string | null = null) => seller({ ...business, paymentTerms });
const clientOf = (owner: Seller, paymentTerms: string | null) =>
  owner.client('Finch & Sons', { email: 'a@finch.example', paymentTerms });
async function termsOf({ userId }: { userId: string }) {
  const rows = db.select().from(invoices).where(eq(invoices.userId, userId));
  return (await rows.orderBy(invoices.invoiceNumber)).map((row) => [
    row.invoiceNumber,
    row.dueDate,
    row.paymentTerms,
  ]);
}
const dated = { invoiceDate: '2026-03-01', dueDate: '2026-03-15', paymentTerms: 'days:14' };

test.each(['edit', 'clone'])(
  'an invoice has its terms to %s it, until a due date is typed',
  async (kind) => {
    const owner = await newSeller();
    const id = await owner.invoice(dated);
    expect(await termsOf(owner)).toEqual([['INV-001', '2026-03-15', 'days:14']]);
    const { body } = await get(`/us/create-invoice?${kind}=${id}`, { as: owner });
    const { draft } = body.opened;
    expect(draft).toMatchObject({ paymentTerms: 'days:14', dueDate: '2026-03-15' });
    const typed = {
      ...draft,
      dueDate: '2026-03-16',
      invoiceNumber: 'INV-2',
      saveKey: crypto.randomUUID(),
    };
    const saved = await save(owner, typed);
    expect((await invoiceRowOf(db, saved.body.id)).paymentTerms).toBeNull();
  },
);

test('an issued version has the terms, and a credit note has none', async () => {
  const owner = await newSeller();
  const id = await owner.invoice({ ...dated, clientId: await clientOf(owner, null) });
  await issueServed(db, { invoiceId: id, version: savedAt, now });
  const version = await db.select().from(issuedVersions).where(eq(issuedVersions.invoiceId, id));
  expect(version).toMatchObject([{ paymentTerms: 'days:14' }]);
  const credit = { invoiceId: id, noteKey: crypto.randomUUID(), reason: 'Returned' };
  const { body } = await post(
    '/api/credit-note',
    { ...credit, choice: { kind: 'rest' } },
    { as: owner, now },
  );
  expect((await invoiceRowOf(db, body.id)).paymentTerms).toBeNull();
});

test.each([
  ['of the client', 'next-month', 'days:7', '2026-04-30', 'next-month'],
  ['of Settings where the client has none', null, 'days:7', '2026-03-27', 'days:7'],
  ['built in where nobody chose any', null, null, '2026-04-19', null],
])('an invoice created from an estimate is due under the terms %s', async (...given) => {
  const [, ofClient, ofSettings, dueDate, kept] = given;
  const owner = await newSeller(ofSettings);
  const selectedClientId = await clientOf(owner, ofClient);
  const draft = draftOf({ kind: 'estimate', invoiceNumber: 'EST-001', selectedClientId });
  const sent = { intent: 'save', guestWaiting: false, draft };
  const { id, version } = (await send(sent, { as: owner, now })).body;
  await issueServed(db, { invoiceId: id, version, now });
  const choice = { kind: 'rest' };
  const convert = { estimateId: id, saveKey: crypto.randomUUID(), choice, confirmed: '' };
  const made = await post('/api/estimate-invoice', convert, { as: owner, now });
  expect(made.status).toBe(200);
  const { paymentTerms, ...row } = await invoiceRowOf(db, made.body.id);
  expect([row.dueDate, paymentTerms]).toEqual([dueDate, kept]);
});

test('a recurring invoice is due at the end of each month, however long it is', async () => {
  const content = { invoiceDate: '2026-01-15', dueDate: '2026-01-31', paymentTerms: 'next-month' };
  const { userId } = await startSampleSeries(db, {}, { content });
  for (const day of ['2026-01-31', '2026-02-28']) await runSeries(db, six(day));
  expect(await madeOf(db, userId)).toMatchObject([
    { dueDate: '2026-02-28', paymentTerms: 'next-month' },
    { dueDate: '2026-03-31', paymentTerms: 'next-month' },
  ]);
});

test.each([
  ['client', 'month', 'days:7', '2026-03-31', 'month'],
  ['settings', null, 'days:7', '2026-03-16', 'days:7'],
  ['nobody', null, null, '2026-04-08', null],
])('an imported invoice without a due date has the terms of %s', async (...given) => {
  const [, ofClient, ofSettings, dueDate, kept] = given;
  const owner = await newSeller(ofSettings);
  await clientOf(owner, ofClient);
  const file = [
    'InvoiceNo,Customer,Email,InvoiceDate,DueDate,ItemDescription,ItemQuantity,ItemRate,Currency',
    'A-1,Finch & Sons,a@finch.example,2026-03-09,,Shelf,1,10.00,USD',
    'A-2,Finch & Sons,a@finch.example,2026-03-09,2026-03-20,Shelf,1,10.00,USD',
  ].join('\n');
  const { plan } = await readImportText(file);
  expect(await importPlan(db, owner.cookie, plan)).toMatchObject({ added: 2 });
  expect(await termsOf(owner)).toEqual([
    ['A-1', dueDate, kept],
    ['A-2', '2026-03-20', null],
  ]);
});

test('an export restores the terms of Settings, clients and invoices, unless the dates contradict them', async () => {
  const owner = await newSeller('after-month:10');
  const contact = { phone: '+1 555 010 2000', postalCode: '97202' };
  await db.update(userSettings).set(contact).where(eq(userSettings.userId, owner.userId));
  await owner.invoice({ ...dated, clientId: await clientOf(owner, 'month') });
  const { names, textOf } = await openExports(database).take(owner.userId);
  const json = names.filter((name) => name.endsWith('.json'));
  const plan = planExport(new Map(json.map((name) => [name, textOf(name)])));
  if (!plan?.settings) throw new Error('The export has no settings');
  const restored = await seller(unlimitedColumns);
  for (const posted of [
    { intent: 'settings', settings: [plan.settings] },
    { intent: 'clients', clients: plan.clients, isExport: true },
    { intent: 'documents', documents: plan.documents },
  ]) {
    const { status, body } = await post('/api/import', posted, { as: restored });
    expect([status, body.broken ?? []]).toEqual([200, []]);
  }
  expect(await termsOf(restored)).toEqual([['INV-001', '2026-03-15', 'days:14']]);
  expect((await settingsOf(db, restored.userId)).paymentTerms).toBe('after-month:10');
  const theirs = await db.select().from(clients).where(eq(clients.userId, restored.userId));
  expect(theirs).toMatchObject([{ paymentTerms: 'month' }]);

  const other = await newSeller();
  const documents = plan.documents.map((each) => ({
    ...each,
    document: { ...each.document, dueDate: '2026-03-16' },
  }));
  await post('/api/import', { intent: 'documents', documents }, { as: other });
  expect(await termsOf(other)).toEqual([['INV-001', '2026-03-16', null]]);
});
