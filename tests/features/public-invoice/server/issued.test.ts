import { createHash, generateKeyPairSync } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRecordSigner } from '#app/adapters/record-signer.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { archiveInvoices } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { zipInvoices } from '#app/features/invoice-list/server/zip-invoices.server.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import { issuedVersions, issueRecords, pdfFiles } from '#db/history-schema.ts';
import { faultyFetch } from '#tests/support/fault-database.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { listEvents } from '#tests/support/sending-harness.ts';
import { openWorld, type Seller, type Sent } from '#tests/support/world.ts';

const world = await openWorld();
const { db, database } = world;
const now = Date.parse('2026-03-20T11:00:00Z');
const complete = { clientRegion: 'US', taxNumber: '12-3456789', clientReference: 'PO 7' };
let seller: Seller;
let id = '';

beforeEach(async () => {
  seller = await world.seller();
  id = await seller.invoice(complete);
});

const versions = () => {
  const ofInvoice = eq(issuedVersions.invoiceId, id);
  return db.select().from(issuedVersions).where(ofInvoice).orderBy(asc(issuedVersions.revision));
};
const codes = async () => (await listEvents(db, id)).map(({ code, actor }) => `${actor} ${code}`);
const open = (path: string, as?: Seller) => world.get(path, as ? { as, now } : { now });
const correct = (notes: string, at = now, version = savedAt) =>
  editInvoice(db, {
    settings: seller.settings,
    invoiceId: id,
    version,
    now: at,
    content: sampleContent({ ...complete, notes }),
  });

const change = async (json: object, sent: Sent = {}) => {
  const body = { ...json, invoiceId: id };
  expect((await world.post('/us/invoices', body, { as: seller, ...sent })).status).toBe(200);
};

describe('an invoice is issued when anyone except its owner first opens it:', () => {
  test.each([
    ['its view', () => `/view-invoice/${id}`],
    ['its pay page', () => `/invoice/${id}`],
    ['its PDF', () => `/view-invoice/${id}/pdf`],
    ['its XML', () => `/view-invoice/${id}/xml`],
  ])('%s', async (_, path) => {
    expect((await open(path(), seller)).status).toBe(200);
    expect(await versions()).toEqual([]);
    expect((await open(path(), await world.seller())).status).toBe(200);
    expect(await versions()).toMatchObject([{ revision: 1, cause: 'served', issuedAt: now }]);
    expect(await codes()).toEqual(['owner created', 'client issued']);
    await open(path());
    expect(await versions()).toHaveLength(1);
  });

  test('its owner and its client get the same XML', async () => {
    const path = `/view-invoice/${id}/xml`;
    const [own, clients] = [await open(path, seller), await open(path)];
    expect(own.body).toContain('<cbc:ID>INV-001</cbc:ID>');
    expect(clients.body).toBe(own.body);
    const name = /filename="([^"]*)"/.exec(own.headers.get('Content-Disposition') ?? '')?.[1];
    expect(name).toMatch(/^INV-001-\d{4}-\d{2}-\d{2}\.xml$/);
  });

  test('not when the XML is refused', async () => {
    id = await seller.invoice({ invoiceNumber: 'INV-2' });
    expect((await open(`/view-invoice/${id}/xml`)).status).toBe(409);
    expect(await versions()).toEqual([]);
  });

  test('nor when the owner creates another link', async () => {
    for (const intent of ['stop-sharing', 'share-again']) await change({ intent });
    expect(await versions()).toEqual([]);
  });

  test('twenty concurrent first views issue it once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => open(`/view-invoice/${id}`)));
    expect(await versions()).toHaveLength(1);
    expect(await codes()).toEqual(['owner created', 'client issued']);
  });

  test('an edit made after the read is not issued unseen', async () => {
    const { userId } = seller;
    await archiveInvoices(db, { userId, invoiceIds: [id], archived: true, now: now + 1 });
    expect(await issueServed(db, { invoiceId: id, version: savedAt, now })).toBe(false);
    expect(await versions()).toEqual([]);
  });

  test('costs one more round trip the first time, and none afterwards', async () => {
    for (const trips of [2, 1]) {
      expect((await open(`/view-invoice/${id}`)).context.db.stats.trips).toBe(trips);
    }
  });
});

describe('a corrected invoice', () => {
  const dayMs = 86_400_000;
  beforeEach(async () => {
    await issueServed(db, { invoiceId: id, version: savedAt, now: savedAt + dayMs });
    expect(await correct('Corrected', savedAt + 2 * dayMs)).toMatchObject({ outcome: 'saved' });
  });
  const read = (revision: string, as?: Seller) =>
    open(`/view-invoice/${id}/versions/${revision}`, as);

  test('says so to everyone, and lists its earlier versions to its owner', async () => {
    expect(await versions()).toHaveLength(2);
    const { invoice } = (await open(`/view-invoice/${id}`)).body;
    expect(invoice.shown.sheet.dates.at(-1)).toMatchObject({ label: 'Corrected on' });
    expect(invoice).not.toHaveProperty('owner');
    expect((await open(`/view-invoice/${id}`, seller)).body.invoice.owner).toMatchObject({
      earlierVersions: [{ revision: 1, text: 'Version 1, 16 Mar 2026' }],
    });
  });

  test('has its earlier content for its owner, in one round trip', async () => {
    const first = await read('1', seller);
    expect(first.context.db.stats.trips).toBe(1);
    expect(first.body.invoice).toMatchObject({
      title: expect.stringMatching(/: Version 1, 16 Mar 2026$/),
      about: expect.stringContaining('before you corrected it on 17 Mar 2026'),
      shown: { sheet: { notes: sampleContent().notes, mark: null } },
    });
    expect((await read('2', seller)).body.invoice).toMatchObject({
      about: expect.stringContaining('This is what your client sees now'),
      shown: { sheet: { notes: 'Corrected' } },
    });
  });

  test('has none for anyone else, and no version that never was', async () => {
    for (const as of [undefined, await world.seller()]) {
      expect((await read('1', as)).status).toBe(404);
    }
    for (const revision of ['0', '3', '-1', '1.0', 'x', '99999999999']) {
      expect((await read(revision, seller)).status).toBe(404);
    }
  });
});

describe('the record of a PDF', () => {
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const recorded = () => db.select().from(pdfFiles).where(eq(pdfFiles.invoiceId, id));
  const download = (cookie = '', asker = db) =>
    answerInvoicePdf({
      request: new Request(testOrigin, { headers: { Cookie: cookie } }),
      params: { id },
      context: createTestContext(asker, { now }),
    });
  const hashOfDownload = async (cookie = '') =>
    hashOf(new Uint8Array(await (await download(cookie)).arrayBuffer()));

  test('exists once per content: before issue, as issued, paid', async () => {
    const drafted = await hashOfDownload(seller.cookie);
    expect(await hashOfDownload(seller.cookie)).toBe(drafted);
    expect(await recorded()).toEqual([
      { hash: drafted, invoiceId: id, revision: null, status: 'unpaid', madeAt: now },
    ]);
    // The PDF issued is the one rendered before the invoice was issued.
    expect(await hashOfDownload()).toBe(drafted);
    expect(await recorded()).toMatchObject([{ hash: drafted, revision: 1 }]);
    await change({ intent: 'set-status', status: 'paid' });
    const paidHash = await hashOfDownload();
    expect(paidHash).not.toBe(drafted);
    expect((await recorded()).map(({ hash }) => hash).sort()).toEqual([drafted, paidHash].sort());
  });

  test('exists for those of a zip', async () => {
    const { userId } = seller;
    const order = { userId, ids: [id], now, publicOrigin: testOrigin };
    const zip = await zipInvoices(db, { ...order, reportError: () => undefined });
    const [file] = readZip(new Uint8Array(await new Response(zip as BodyInit).arrayBuffer()));
    expect(await recorded()).toMatchObject([{ hash: hashOf(file?.bytes ?? new Uint8Array()) }]);
  });

  test('differs between identical invoices', async () => {
    const first = await hashOfDownload();
    id = await (await world.seller()).invoice(complete);
    expect(await hashOfDownload()).not.toBe(first);
  });

  test('is needed: a PDF that cannot be recorded is not handed out', async () => {
    await download();
    const faulty = (fault: 'busy once' | 'not reached') =>
      download('', database.open({ fetch: faultyFetch(fault, 2).fetch }));
    expect((await faulty('busy once')).status).toBe(200);
    const lost = await faulty('not reached');
    expect(lost.status).toBe(503);
    expect(await lost.json()).toMatchObject({ code: 'pdf-failed' });
  });
});

test('each version is signed by the request that issues it: a first view, a correction, a payment', async () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const recordSigner = createRecordSigner({ privateKey: key.toString(), oldKeys: [] });
  const signed = async () => {
    const rows = await db.select().from(issueRecords).where(eq(issueRecords.invoiceId, id));
    return rows.map(({ revision }) => revision);
  };
  const mark = (status: 'paid' | 'unpaid') =>
    change({ intent: 'set-status', status }, { recordSigner });
  await world.get(`/view-invoice/${id}/pdf`, { recordSigner, now });
  expect(await signed()).toEqual([1]);
  id = await seller.invoice({ ...complete, invoiceNumber: 'INV-2' });
  expect(await signed()).toEqual([]);
  await mark('paid');
  expect(await signed()).toEqual([1]);
  await mark('unpaid');
  const { body } = await world.get(`/us/create-invoice?edit=${id}`, { as: seller });
  const { draft, version } = body.opened;
  const edit = { invoiceId: id, version };
  const json = { intent: 'save', edit, draft: { ...draft, notes: 'New' }, guestWaiting: false };
  await world.post('/us/create-invoice', json, { as: seller, recordSigner });
  expect(await signed()).toEqual([1, 2]);
});
