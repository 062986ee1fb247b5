import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { planExport } from '#app/domain/import/plan-export.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { invoiceEstimate } from '#app/features/estimates/server/invoice-estimate.server.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { openInvoice } from '#app/features/invoice-form/server/create-page.api.server.ts';
import { getFormStart } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { importingBusiness, importPlan, postImport } from '#tests/support/import-harness.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { six } from '#tests/support/series-calls.ts';
import {
  bankColumns,
  madeOf,
  runSeries,
  startSampleSeries,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { take } = openExports(database);
const now = Date.UTC(2026, 2, 20, 12);

const newSeller = (paymentTerms: string | null = null) =>
  createSampleSeller(db, {
    ...unlimitedColumns,
    ...importingBusiness,
    ...bankColumns,
    paymentTerms,
  } as Parameters<typeof createSampleSeller>[1]);
const clientOf = async (userId: string, paymentTerms: string | null, name = 'Finch & Sons') => {
  const id = crypto.randomUUID();
  const row = { id, userId, name, email: 'a@finch.example', country: 'us', paymentTerms } as const;
  await db.insert(clients).values({ ...row, createdAt: 1 });
  return id;
};
const termsOf = async (userId: string) => {
  const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
  return rows
    .sort((a, b) => (a.invoiceNumber < b.invoiceNumber ? -1 : 1))
    .map(({ invoiceNumber, dueDate, paymentTerms }) => [invoiceNumber, dueDate, paymentTerms]);
};
const dated = { invoiceDate: '2026-03-01', dueDate: '2026-03-15', paymentTerms: 'days:14' };

test('the form has a client’s terms, or else those of Settings', async () => {
  const { userId } = await newSeller('days:7');
  await clientOf(userId, 'next-month', 'Alder');
  await clientOf(userId, null, 'Birch');
  const { clients: choices } = await getFormStart(db, userId);
  expect(choices.map(({ name, paymentTerms }) => [name, paymentTerms])).toEqual([
    ['Alder', 'next-month'],
    ['Birch', 'days:7'],
  ]);
});

test('a saved invoice is opened for editing and cloning with its terms', async () => {
  const { userId, cookie, settings } = await newSeller();
  const id = await saveSample(db, settings, dated);
  expect(await termsOf(userId)).toEqual([['INV-001', '2026-03-15', 'days:14']]);
  const context = createTestContext(db);
  const request = new Request(testOrigin, { headers: { Cookie: cookie } });
  const viewer = await getViewer(request, context);
  if (!viewer) throw new Error('No user is signed in');
  for (const kind of ['edit', 'clone'] as const) {
    const place = { country: 'us', listPath: '/us/invoices' } as const;
    const { opened } = await openInvoice(context, viewer, { kind, id }, place);
    const draft = opened?.draft;
    expect(draft).toMatchObject({ paymentTerms: 'days:14', dueDate: '2026-03-15' });
    if (!draft) continue;
    const typed = checkDraft(
      { ...draft, dueDate: '2026-03-16' },
      { country: 'us', userLanguage: 'en-US' },
    );
    expect(typed).toMatchObject({ ok: true, content: { paymentTerms: null } });
  }
});

test('an issued version has the terms, and a credit note has none', async () => {
  const { userId, settings } = await newSeller();
  const id = await saveSample(db, settings, { ...dated, clientId: await clientOf(userId, null) });
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  await issueServed(db, { invoiceId: id, version: row?.updatedAt ?? 0, now });
  const [version] = await db.select().from(issuedVersions).where(eq(issuedVersions.userId, userId));
  expect(version?.paymentTerms).toBe('days:14');
  const credited = await creditInvoice(db, {
    userId,
    invoiceId: id,
    noteKey: crypto.randomUUID(),
    choice: { kind: 'rest' },
    reason: 'Returned',
    today: '2026-03-20',
    now,
  });
  if (credited.outcome !== 'credited') throw new Error(credited.outcome);
  const [note] = await db.select().from(invoices).where(eq(invoices.id, credited.id));
  expect(note?.paymentTerms).toBeNull();
});

test.each([
  ['of the client', 'next-month', 'days:7', '2026-04-30', 'next-month'],
  ['of Settings where the client has none', null, 'days:7', '2026-03-27', 'days:7'],
  ['built in where nobody chose any', null, null, '2026-04-19', null],
])('an invoice created from an estimate is due under the terms %s', async (...given) => {
  const [, ofClient, ofSettings, dueDate, kept] = given;
  const { userId, settings } = await newSeller(ofSettings);
  const clientId = await clientOf(userId, ofClient);
  const content = sampleContent({ clientId, invoiceNumber: 'EST-001' });
  const saved = await saveEstimate(db, { userId, content, saveKey: crypto.randomUUID(), now });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  await issueServed(db, { invoiceId: saved.id, version: saved.version, now });
  const made = await invoiceEstimate(db, {
    settings,
    estimateId: saved.id,
    saveKey: crypto.randomUUID(),
    choice: { kind: 'rest' },
    invoiceNumber: 'INV-007',
    confirmed: '',
    today: '2026-03-20',
    now,
    waysToPay: () => content,
  } as Parameters<typeof invoiceEstimate>[1]);
  expect(made.outcome).toBe('made');
  expect((await termsOf(userId)).at(-1)).toEqual(['INV-007', dueDate, kept]);
});

test('a recurring invoice is due at the end of each month, however long it is', async () => {
  const { userId } = await startSampleSeries(
    db,
    {},
    { content: { invoiceDate: '2026-01-15', dueDate: '2026-01-31', paymentTerms: 'next-month' } },
  );
  await runSeries(db, six('2026-01-31'));
  await runSeries(db, six('2026-02-28'));
  const made = await madeOf(db, userId);
  expect(made.map(({ dueDate, paymentTerms }) => [dueDate, paymentTerms])).toEqual([
    ['2026-02-28', 'next-month'],
    ['2026-03-31', 'next-month'],
  ]);
});

test.each([
  ['client', 'month', 'days:7', '2026-03-31', 'month'],
  ['settings', null, 'days:7', '2026-03-16', 'days:7'],
  ['nobody', null, null, '2026-04-08', null],
])('an imported invoice without a due date has the terms of %s', async (...given) => {
  const [, ofClient, ofSettings, dueDate, kept] = given;
  const { userId, cookie } = await newSeller(ofSettings);
  await clientOf(userId, ofClient);
  const file = [
    'InvoiceNo,Customer,Email,InvoiceDate,DueDate,ItemDescription,ItemQuantity,ItemRate,Currency',
    'A-1,Finch & Sons,a@finch.example,2026-03-09,,Shelf,1,10.00,USD',
    'A-2,Finch & Sons,a@finch.example,2026-03-09,2026-03-20,Shelf,1,10.00,USD',
  ].join('\n');
  const { plan } = await readImportText(file);
  expect(await importPlan(db, cookie, plan)).toMatchObject({ added: 2 });
  expect(await termsOf(userId)).toEqual([
    ['A-1', dueDate, kept],
    ['A-2', '2026-03-20', null],
  ]);
});

test('an export restores the terms of Settings, clients and invoices, unless the dates contradict them', async () => {
  const { userId, settings } = await newSeller('after-month:10');
  await db
    .update(userSettings)
    .set({ phone: '+1 555 010 2000', postalCode: '97202' })
    .where(eq(userSettings.userId, userId));
  const clientId = await clientOf(userId, 'month');
  await saveSample(db, settings, { ...dated, clientId });
  const { names, textOf } = await take(userId);
  const files = new Map(
    names.filter((name) => name.endsWith('.json')).map((name) => [name, textOf(name)] as const),
  );
  const plan = planExport(files);
  if (!plan?.settings) throw new Error('no export');
  const restored = await createSampleSeller(db, unlimitedColumns);
  const send = async (json: object) => {
    const { status, body } = await postImport(db, restored.cookie, json);
    expect([status, body.broken ?? []]).toEqual([200, []]);
  };
  await send({ intent: 'settings', settings: [plan.settings] });
  await send({ intent: 'clients', clients: plan.clients, isExport: true });
  await send({ intent: 'documents', documents: plan.documents });
  expect(await termsOf(restored.userId)).toEqual([['INV-001', '2026-03-15', 'days:14']]);
  expect((await settingsOf(db, restored.userId)).paymentTerms).toBe('after-month:10');
  const [client] = await db.select().from(clients).where(eq(clients.userId, restored.userId));
  expect(client?.paymentTerms).toBe('month');

  const other = await newSeller();
  const forged = plan.documents.map((each) => ({
    ...each,
    document: { ...each.document, dueDate: '2026-03-16' },
  }));
  await postImport(db, other.cookie, { intent: 'documents', documents: forged });
  expect(await termsOf(other.userId)).toEqual([['INV-001', '2026-03-16', null]]);
});
