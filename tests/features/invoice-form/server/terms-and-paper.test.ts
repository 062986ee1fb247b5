import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countryCodes } from '#app/domain/country/country.ts';
import { planExport } from '#app/domain/import/plan-export.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { loader as answerReceipt } from '#app/features/payments/receipt.route.ts';
import { loader as reportFile } from '#app/features/reports/tax-report.route.ts';
import { loader as statementFile } from '#app/features/statements/statement-file.route.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { payInFull } from '#tests/support/change-invoice.ts';
import { draftOf, openFormWorld } from '#tests/support/form-harness.ts';
import { importingBusiness, importPlan } from '#tests/support/import-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
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
const a4 = [595, 842];
const letter = [612, 792];
const business = { ...unlimitedColumns, ...importingBusiness, ...bankColumns };
const dated = { invoiceDate: '2026-03-01', dueDate: '2026-03-15', paymentTerms: 'days:14' };

const newSeller = (paymentTerms: string | null = null) => seller({ ...business, paymentTerms });
const clientOf = (owner: Seller, paymentTerms: string | null) =>
  owner.client('Finch & Sons', { email: 'a@finch.example', paymentTerms });
async function termsOf({ userId }: Seller) {
  const rows = db.select().from(invoices).where(eq(invoices.userId, userId));
  return (await rows.orderBy(invoices.invoiceNumber)).map((row) => [
    row.invoiceNumber,
    row.dueDate,
    row.paymentTerms,
  ]);
}
const choose = ({ userId }: Seller, paper: 'a4' | 'letter') =>
  db.update(userSettings).set({ paper }).where(eq(userSettings.userId, userId));
const sizeOf = (pdf: Uint8Array) => readPdf(pdf).pages[0]?.size.map(Math.round);
/** The size of a file that a route answers with. */
async function sizeAt(owner: Seller, load: typeof reportFile, path: string, params = {}) {
  const request = new Request(testOrigin + path, { headers: { Cookie: owner.cookie } });
  const answer = await load({ request, params, context: createTestContext(db, { now }) });
  return sizeOf(new Uint8Array(await (answer as Response).arrayBuffer()));
}

test.each(countryCodes)(
  'a new invoice in %s has its country’s paper size, or that of Settings',
  async (country) => {
    const owner = await newSeller();
    const path = `/${country}/create-invoice`;
    const paperOf = async (paper: 'a4' | 'letter' | '') => {
      const changes = { paper, saveKey: crypto.randomUUID(), invoiceNumber: `I-${paper}` };
      const draft = validDraft(country, changes);
      const sent = { intent: 'save', guestWaiting: false, draft };
      return (await invoiceRowOf(db, (await post(path, sent, { as: owner })).body.id)).paper;
    };
    expect(await paperOf('')).toBe(country === 'us' || country === 'ca' ? 'letter' : 'a4');
    for (const paper of ['a4', 'letter'] as const) {
      await choose(owner, paper);
      expect((await get(path, { as: owner })).body.defaults.paper).toBe(paper);
      expect(await paperOf(paper)).toBe(paper);
    }
  },
);

test.each(['A4', 5, undefined])('%j in a draft is no paper size', (paper) => {
  const given = { country: 'uk', today: '2026-03-01', newId: () => '1' } as const;
  expect(parseDraft({ ...validDraft(), paper }, given)?.paper).toBe('');
});

test.each(['edit', 'clone'])(
  'to %s an invoice keeps its paper size, and its terms until a due date is typed',
  async (kind) => {
    const owner = await newSeller();
    const id = await owner.invoice({ ...dated, paper: 'a4' });
    await choose(owner, 'letter');
    const { draft, version } = (await get(`/us/create-invoice?${kind}=${id}`, { as: owner })).body
      .opened;
    expect(draft).toMatchObject({ paymentTerms: 'days:14', dueDate: '2026-03-15' });
    const typed = { dueDate: '2026-03-16', invoiceNumber: 'INV-2', saveKey: crypto.randomUUID() };
    const edit = kind === 'edit' && { edit: { invoiceId: id, version } };
    const saved = await save(owner, { ...draft, ...typed }, { ...edit });
    const row = await invoiceRowOf(db, saved.body.id);
    expect(row).toMatchObject({ paper: 'a4', paymentTerms: null });
  },
);

test('an issued invoice has its terms, and its paper size on its files and its credit note', async () => {
  const owner = await newSeller();
  const clientId = await clientOf(owner, null);
  const id = await owner.invoice({ ...dated, clientId, paper: 'a4' });
  await choose(owner, 'letter');
  await issueServed(db, { invoiceId: id, version: savedAt, now: savedAt });
  const issued = await db.select().from(issuedVersions).where(eq(issuedVersions.invoiceId, id));
  expect(issued).toMatchObject([{ paymentTerms: 'days:14' }]);
  await payInFull(db, id, savedAt);
  const found = await getPublicInvoice(db, id);
  if (!found) throw new Error('There is no invoice');
  const file = describeInvoiceFile(found);
  expect(sizeOf(renderInvoicePdf(file.sheet, file))).toEqual(a4);
  const receipt = `/view-invoice/${id}/receipts/1`;
  expect(await sizeAt(owner, answerReceipt, receipt, { id, number: '1' })).toEqual(a4);
  const credit = { invoiceId: id, noteKey: crypto.randomUUID(), reason: 'Returned' };
  const sent = { ...credit, choice: { kind: 'rest' } };
  const { body } = await post('/api/credit-note', sent, { as: owner, now });
  expect(await invoiceRowOf(db, body.id)).toMatchObject({ paper: 'a4', paymentTerms: null });
});

test('statements and reports use the paper size of Settings, or that of the country', async () => {
  const owner = await newSeller();
  const clientId = await clientOf(owner, null);
  await owner.invoice({ clientId, paper: 'a4' });
  const period = 'country=us&from=2026-01-01&to=2026-12-31';
  const sizes = async () => [
    await sizeAt(owner, statementFile, `/api/client-statement?client=${clientId}&${period}`),
    await sizeAt(owner, reportFile, `/api/tax-report?format=pdf&basis=invoice&${period}`),
  ];
  expect(await sizes()).toEqual([letter, letter]);
  await choose(owner, 'a4');
  expect(await sizes()).toEqual([a4, a4]);
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
  const { paymentTerms, ...row } = await invoiceRowOf(db, made.body.id);
  expect([row.dueDate, paymentTerms]).toEqual([dueDate, kept]);
});

test('a recurring invoice is due at the end of each month, however long, on its own paper size', async () => {
  const terms = { invoiceDate: '2026-01-15', dueDate: '2026-01-31', paymentTerms: 'next-month' };
  const content = { ...terms, paper: 'a4' } as const;
  const { userId } = await startSampleSeries(db, {}, { content });
  for (const day of ['2026-01-31', '2026-02-28']) await runSeries(db, six(day));
  expect(await madeOf(db, userId)).toMatchObject([
    { dueDate: '2026-02-28', paymentTerms: 'next-month', paper: 'a4' },
    { dueDate: '2026-03-31', paymentTerms: 'next-month', paper: 'a4' },
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
