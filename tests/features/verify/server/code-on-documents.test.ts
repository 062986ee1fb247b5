import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportAccount } from '#app/features/account/server/export-account.server.ts';
import { zipInvoices } from '#app/features/invoice-list/server/zip-invoices.server.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import { loader as viewPage } from '#app/features/public-invoice/view-invoice.route.tsx';
import { documentCodes } from '#db/history-schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const now = Date.parse('2026-03-20T11:00:00Z');
const { settings, cookie, userId } = await createSampleSeller(db);
const id = await saveSample(db, settings);
const [row] = await db.select().from(documentCodes).where(eq(documentCodes.invoiceId, id));
const typed = row?.code.toUpperCase().match(/.{4}/g)?.join('-');
const address = `${testOrigin}/verify/${typed}`;

const asked = (headers: HeadersInit) => ({
  request: new Request(testOrigin, { headers }),
  params: { id },
  context: createTestContext(db, { now }),
});
const visitors = [
  ['its owner', { Cookie: cookie }],
  ['a client', {}],
] as const;
const order = { userId, now, publicOrigin: testOrigin, reportError: () => undefined };

/** Checks the URL printed in a PDF and the targets of its links. */
function expectCode(bytes: Uint8Array) {
  const { text, pages } = readPdf(bytes);
  expect(text).toContain(`Verify this document: ${address.slice('https://'.length)}`);
  const links = pages.flatMap((page) => page.links.map(({ uri }) => uri));
  expect(links.filter((uri) => uri.includes('/verify/'))).toEqual([address, address]);
}

const read = async (zip: ReadableStream | null) =>
  readZip(new Uint8Array(await new Response(zip as BodyInit).arrayBuffer()));

test.each(visitors)('the PDF of %s says where to verify the document', async (_, headers) => {
  const answer = await answerInvoicePdf(asked(headers));
  expectCode(new Uint8Array(await answer.arrayBuffer()));
});

test.each(visitors)('the page of %s does too, with a QR code', async (_, headers) => {
  const { data } = await viewPage(asked(headers));
  expect(data.invoice?.sheet.verify?.url).toBe(address);
  expect(data.invoice?.verifyQr?.path).toMatch(/^M/);
});

test('the PDFs of a zip and of the export do too', async () => {
  const zip = await read(await zipInvoices(db, { ...order, ids: [id] }));
  const whole = await exportAccount(db, { ...order, productName: 'Billwren', further: null });
  for (const files of [zip, await read(whole.zip)]) {
    const pdf = files.find(({ name }) => name.endsWith('.pdf'));
    expectCode(pdf?.bytes ?? new Uint8Array());
  }
});
