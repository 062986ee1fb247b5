import { createHash, generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createRecordSigner } from '#app/adapters/record-signer.server.ts';
import { zipInvoices } from '#app/features/invoice-list/server/zip-invoices.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import { issueRecords, pdfFiles } from '#db/history-schema.ts';
import { faultyFetch } from '#tests/support/fault-database.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.parse('2026-03-20T11:00:00Z');
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let id = '';

beforeEach(async () => {
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings);
});

const ofInvoice = () => db.select().from(pdfFiles).where(eq(pdfFiles.invoiceId, id));
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function asked(cookie = '', asker = db) {
  const request = new Request(testOrigin, { headers: { Cookie: cookie } });
  return { request, params: { id }, context: createTestContext(asker, { now }) };
}

const download = async (cookie = '') =>
  new Uint8Array(await (await answerInvoicePdf(asked(cookie))).arrayBuffer());

test('a PDF is recorded once per content: before issue, as issued, paid', async () => {
  const drafted = hashOf(await download(seller.cookie));
  await download(seller.cookie);
  expect(await ofInvoice()).toEqual([
    { hash: drafted, invoiceId: id, revision: null, status: 'unpaid', madeAt: now },
  ]);
  const issued = hashOf(await download());
  // The PDF issued is the one rendered before the invoice was issued.
  expect(issued).toBe(drafted);
  expect(await ofInvoice()).toMatchObject([{ hash: issued, revision: 1 }]);
  const { userId } = seller.settings;
  const paid = { userId, invoiceId: id, status: 'paid', today: '2026-03-20', now } as const;
  await markInvoice(db, paid);
  const paidHash = hashOf(await download());
  expect(paidHash).not.toBe(issued);
  expect((await ofInvoice()).map(({ hash }) => hash).sort()).toEqual([issued, paidHash].sort());
});

test('the PDFs of a zip are recorded', async () => {
  const { userId } = seller.settings;
  const reportError = () => undefined;
  const order = { userId, ids: [id], now, publicOrigin: testOrigin };
  const zip = await zipInvoices(db, { ...order, reportError });
  const [file] = readZip(new Uint8Array(await new Response(zip as BodyInit).arrayBuffer()));
  const [recorded] = await ofInvoice();
  expect(recorded?.hash).toBe(hashOf(file?.bytes ?? new Uint8Array()));
});

test('identical invoices have different PDFs', async () => {
  const first = await download();
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings);
  expect(hashOf(await download())).not.toBe(hashOf(first));
  expect(await ofInvoice()).toHaveLength(1);
});

test('a PDF that cannot be recorded is not handed out', async () => {
  await answerInvoicePdf(asked());
  const faulty = faultyFetch('busy once', 2);
  const answer = await answerInvoicePdf(asked('', database.open({ fetch: faulty.fetch })));
  const lost = faultyFetch('not reached', 2);
  const other = await answerInvoicePdf(asked('', database.open({ fetch: lost.fetch })));
  expect([answer.status, other.status]).toEqual([200, 503]);
  expect(await other.json()).toMatchObject({ code: 'pdf-failed' });
});

test('the first visitor’s request also signs the record', async () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const { context, finish } = createFinishedContext(db);
  context.recordSigner = createRecordSigner({ privateKey: key.toString(), oldKeys: [] });
  const { request, params } = asked();
  await answerInvoicePdf({ request, params, context });
  await finish();
  const signed = await db.select().from(issueRecords).where(eq(issueRecords.invoiceId, id));
  expect(signed).toHaveLength(1);
});
