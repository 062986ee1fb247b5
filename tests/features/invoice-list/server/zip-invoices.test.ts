import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { timeZoneCookieName } from '#app/domain/cookies.ts';
import { withVerifyUrl } from '#app/domain/history/verification.ts';
import { safeFileName } from '#app/domain/invoices/file-names.ts';
import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import { zipInvoices } from '#app/features/invoice-list/server/zip-invoices.server.ts';
import { maxInvoicesInZip } from '#app/features/invoice-list/words/list-answer.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { invoices } from '#db/schema.ts';
import { taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { asImage, discLogo, redBlueJpeg } from '#tests/fixtures/pictures.ts';
import { elementTexts } from '#tests/support/element-texts.ts';
import { copyInvoice, longItems } from '#tests/support/large-account.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { sheetOf } from '#tests/support/sheet-of.ts';
import { storePicture } from '#tests/support/stored-picture.ts';
import { openWorld, type Sent } from '#tests/support/world.ts';

const world = await openWorld();
const { database, db } = world;

const newSeller = () => world.seller({ invoiceLimit: -1 });

async function zip(userId: string, ids: string[], request = database.open()) {
  const failures: unknown[] = [];
  const reportError = (error: unknown) => failures.push(error);
  const stream = await zipInvoices(request, {
    userId,
    ids,
    now: Date.UTC(2026, 2, 1),
    publicOrigin: testOrigin,
    reportError,
  });
  if (!stream) return null;
  const bytes = await new Response(stream as BodyInit).arrayBuffer().catch(() => null);
  return { files: bytes ? readZip(new Uint8Array(bytes)) : null, failures, stats: request.stats };
}

/** As the single download renders it. */
async function singlePdf(invoiceId: string): Promise<Uint8Array> {
  const invoice = await getPublicInvoice(db, invoiceId);
  if (!invoice) throw new Error('No such invoice');
  return renderInvoicePdf(sheetOf(withVerifyUrl(invoice, testOrigin)));
}

async function setPictures(id: string, logo: SheetImage | null, signature: SheetImage | null) {
  const pictures = {
    logoId: logo && (await storePicture(db, logo)),
    signatureId: signature && (await storePicture(db, signature)),
  };
  await db.update(invoices).set(pictures).where(eq(invoices.id, id));
}

/** A database that records the lengths of its responses in bytes. */
function openMeasured() {
  const lengths: number[] = [];
  const request = database.open({
    fetch: async (call, init) => {
      const answer = await fetch(call, init);
      lengths.push((await answer.clone().arrayBuffer()).byteLength);
      return answer;
    },
  });
  const sum = () => lengths.reduce((all, each) => all + each, 0);
  return { request, longest: () => Math.max(...lengths), sum };
}

/** Expects the exact bytes of the single PDFs. */
async function expectPdfs(zipped: Awaited<ReturnType<typeof zip>>, ids: string[]) {
  for (const [at, id] of ids.entries()) {
    const bytes = zipped?.files?.[at]?.bytes ?? Buffer.of();
    expect(Buffer.compare(bytes, await singlePdf(id))).toBe(0);
  }
}

describe('a zip of invoices', () => {
  test('contains the exact bytes of the single PDFs, in the requested order, in one round trip plus one to record them', async () => {
    const { userId, invoice: save } = await newSeller();
    const ids: string[] = [];
    // A different client for each, because another client's payment details would have to be confirmed.
    for (const [at, { content }] of goldenInvoices.entries()) {
      ids.push(await save({ ...content, clientEmail: `client-${at}@acme.example` }));
    }
    const asked = [...ids].reverse();
    const zipped = await zip(userId, [...asked, ...asked]);
    expect(zipped?.stats.trips).toBe(2);
    expect(zipped?.files?.map(({ name }) => name)).toEqual(
      goldenInvoices.map(({ content }) => `${safeFileName(content.invoiceNumber)}.pdf`).reverse(),
    );
    await expectPdfs(zipped, asked);
  });

  test('contains XML after the PDFs, which also embed it, only if no data is missing for it', async () => {
    const { userId, invoice: save } = await newSeller();
    const [complete, lacking] = [
      taxInvoiceForFiles('United Kingdom, three rates and three discounts'),
      taxInvoiceForFiles('Quebec, GST and QST'),
    ];
    const ids = [await save(complete), await save(lacking)];
    const files = (await zip(userId, ids))?.files ?? [];
    expect(files.map(({ name }) => name)).toEqual([
      'INV-045.pdf',
      'QC-2026-008.pdf',
      'INV-045.xml',
    ]);
    const [whole, without, xml] = files.map(({ bytes }) => Buffer.from(bytes).toString('latin1'));
    expect(xml).toContain('urn:fdc:peppol.eu:2017:poacc:billing:3.0');
    expect(elementTexts(xml ?? '', 'cbc:PayableAmount')).toEqual(['266.97']);
    expect(whole).toContain('/EmbeddedFile');
    expect(without).not.toContain('/EmbeddedFile');
  });

  test('skips another user’s or unknown ones', async () => {
    const [me, stranger] = [await newSeller(), await newSeller()];
    const [mine, theirs] = [await me.invoice(), await stranger.invoice({ invoiceNumber: 'X' })];
    const zipped = await zip(me.userId, [theirs, mine, crypto.randomUUID()]);
    expect(zipped?.files?.map(({ name }) => name)).toEqual(['INV-001.pdf']);
    expect(await zip(me.userId, [theirs])).toBeNull();
  });

  test('loads a picture once, however many invoices show it', async () => {
    const { userId, invoice: save } = await newSeller();
    const [logo, signature] = [discLogo(), redBlueJpeg];
    const ids: string[] = [];
    for (let n = 1; n <= 20; n += 1) ids.push(await save({ invoiceNumber: `P-${n}` }));
    for (const id of ids.slice(0, 18)) await setPictures(id, logo, signature);
    await setPictures(ids[18] ?? '', signature, null);
    const { request, sum } = openMeasured();
    const zipped = await zip(userId, ids, request);
    expect(zipped?.stats.trips).toBe(2);
    await expectPdfs(zipped, ids);
    const rowsAlone = 20 * 6_000;
    expect(sum()).toBeLessThan(logo.base64.length + signature.base64.length + rowsAlone);
  });

  test('never holds more pictures than fit: the rest are loaded when needed', async () => {
    const { userId, invoice: save } = await newSeller();
    // Not a valid image, but of the maximum size.
    const large = (n: number) => asImage('png', Buffer.alloc(512 * 1024, n));
    const ids: string[] = [];
    for (let n = 1; n <= 13; n += 1) {
      const id = await save({ invoiceNumber: `L-${n}` });
      await setPictures(id, large(n), n < 5 ? large(0) : null);
      ids.push(id);
    }
    const { request, longest } = openMeasured();
    const zipped = await zip(userId, ids, request);
    expect(zipped?.files).toHaveLength(13);
    expect(longest()).toBeLessThan(8_100_000);
    expect(zipped?.stats.trips).toBeGreaterThan(1);
  });

  test('of invoices that are too large for one database response is complete', async () => {
    const { userId, invoice: save } = await newSeller();
    const first = await save({ items: longItems });
    const ids = await copyInvoice(db, first, 75);
    const { request, longest } = openMeasured();
    const zipped = await zip(userId, ids, request);
    expect(zipped?.files?.map(({ name }) => name)).toEqual(
      ids.map((_, at) => `L-${String(at + 1).padStart(5, '0')}.pdf`),
    );
    await expectPdfs(zipped, ids);
    expect(longest()).toBeLessThan(4_000_000);
  });

  test('ends with an error, and reports it, if an invoice cannot be read', async () => {
    const { userId, invoice: save } = await newSeller();
    const ids = [await save({ invoiceNumber: 'A' }), await save({ invoiceNumber: 'B' })];
    const sql = `UPDATE invoices SET items = 'nonsense' WHERE id = ?`;
    await db.$client.execute({ sql, args: [ids[1] ?? ''] });
    const zipped = await zip(userId, ids);
    expect(zipped?.files).toBeNull();
    expect(zipped?.failures).toEqual([new Error('An invoice has unreadable items')]);
  });
});

describe('a request for a zip', () => {
  const now = Date.UTC(2026, 2, 2, 3);
  /** Orders a new seller's only invoice, unless other ids are given. */
  const order = async (json: object = {}, sent: Sent = {}) => {
    const as = await world.seller();
    const ids = [await as.invoice()];
    return world.post('/api/invoices-zip', { ids, ...json }, { now, as, ...sent });
  };
  const nameOf = ({ headers }: { headers: Headers }) =>
    /filename="([^"]*)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];

  test('returns it, in three round trips including the session and the record of its files', async () => {
    const { status, headers, body, context } = await order();
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/zip']);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toContain('INV-001.pdf');
    expect(context.db.stats.trips).toBe(3);
  });

  test.each([
    [{ from: '2026-01-01', to: '2026-01-31' }, 'invoices_2026-01-01_2026-01-31.zip'],
    [{ from: '2026-01-01', to: null }, 'invoices_2026-03-02.zip'],
    [{ from: '../x', to: '2026-02-31' }, 'invoices_2026-03-02.zip'],
  ])('for %o is named %s', async (days, name) => {
    expect(nameOf(await order(days))).toBe(name);
  });

  test('is named by the seller-local date, and can come from a plain form', async () => {
    const seller = await world.seller();
    const id = await seller.invoice();
    const zone = encodeURIComponent('America/Los_Angeles');
    const as = { cookie: `${seller.cookie}; ${timeZoneCookieName}=${zone}` };
    const form = new URLSearchParams([
      ['ids', crypto.randomUUID()],
      ['ids', id],
    ]);
    expect(nameOf(await world.post('/api/invoices-zip', form, { as, now }))).toBe(
      'invoices_2026-03-01.zip',
    );
  });

  const many = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  const notUnderstood = ['bad-request', 'We couldn’t understand this request.'] as const;
  const missing = 'Invoice not found or no longer available';
  const limit = 'You can download up to 300 invoices at a time. Select fewer.';
  test.each([
    ['of nothing', [], 400, 'nothing-selected', 'Please select at least one invoice'],
    ['beyond 300', many(maxInvoicesInZip + 1), 400, 'too-many-invoices', limit],
    ['of nothing of one’s own', many(maxInvoicesInZip), 404, 'not-found', missing],
    ['of a wrong shape', 'all', 400, ...notUnderstood],
    ['of no text', [7], 400, ...notUnderstood],
  ])('%s is refused', async (_, ids, status, code, error) => {
    expect(await order({ ids })).toMatchObject({ status, body: { error, code } });
  });

  test('of a guest, or without a database, is refused', async () => {
    expect(await order({}, { as: { cookie: '' } })).toMatchObject({
      status: 401,
      body: { error: 'Not authenticated', code: 'sign-in-needed' },
    });
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const { status, body, context } = await order({}, { db: away });
    expect([status, context.reported.length]).toEqual([503, 1]);
    expect(body).toEqual({ error: 'Something went wrong. Try again.', code: 'zip-failed' });
  });
});
