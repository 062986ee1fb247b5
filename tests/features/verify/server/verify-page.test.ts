import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { VerificationAnswer } from '#app/domain/history/verification.ts';
import { exportAccount } from '#app/features/account/server/export-account.server.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { zipInvoices } from '#app/features/invoice-list/server/zip-invoices.server.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import { withdrawLinks } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import { recordServedPdf } from '#app/features/verify/server/sign-records.server.ts';
import { users } from '#db/account-schema.ts';
import { documentCodes, issuedVersions } from '#db/history-schema.ts';
import type { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { savedBytes } from '#tests/fixtures/broken-pdfs.ts';
import { changeInvoice, payInFull } from '#tests/support/change-invoice.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { openPdf } from '#tests/support/pdf-objects.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { database, db } = world;
const now = Date.parse('2026-03-20T11:00:00Z');
let seller: Seller;
let id = '';
let code = '';

async function codeOf(invoiceId: string): Promise<string> {
  const isOfInvoice = eq(documentCodes.invoiceId, invoiceId);
  const [row] = await db.select().from(documentCodes).where(isOfInvoice);
  return row?.code ?? '';
}
beforeEach(async () => {
  seller = await world.seller();
  id = await seller.invoice({ accountNumber: '12345678', iban: null });
  code = await codeOf(id);
});

type Answer = Promise<VerificationAnswer>;
const ofCode = async (typed = code): Answer =>
  (await world.get(`/verify/${encodeURIComponent(typed)}`, { now })).body.answer;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const ofFile = async (bytes: Uint8Array): Answer =>
  (await world.post('/verify', { hash: hashOf(bytes) }, { now })).body;

async function download(cookie = ''): Promise<Uint8Array> {
  const request = new Request(testOrigin, { headers: { Cookie: cookie } });
  const context = createTestContext(db, { now });
  const answer = await answerInvoicePdf({ request, context, params: { id } });
  return new Uint8Array(await answer.arrayBuffer());
}

const later = now + 86_400_000;
const change = (set: Partial<typeof invoices.$inferInsert>) => changeInvoice(db, id, set, later);

const unchecked = 'Billwren hasn’t verified this business’s identity.';
const factsOf = ({ facts }: VerificationAnswer) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]));

describe('a code', () => {
  test('before issue shows who created it', async () => {
    const answer = await ofCode();
    expect(answer.title).toMatch(/^Created by .+, not issued yet$/);
    expect(answer.notes).toContain(unchecked);
  });

  test('shows who issued it and when, its number, total and account', async () => {
    await download();
    const answer = await ofCode();
    expect(answer).toMatchObject({ tone: 'good', record: null });
    expect(answer.title).toMatch(/^Issued by /);
    expect(factsOf(answer)).toMatchObject({
      Status: 'As issued',
      'Issued on': '20 Mar 2026',
      'Bank account': 'ends in 5678',
    });
    expect(answer.notes).toContain(unchecked);
    expect(JSON.stringify(answer)).not.toContain('12345678');
  });

  test('is accepted in any case, with and without dashes, and with O, I and L for what they look like', async () => {
    const typed = code
      .toUpperCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'L')
      .replace(/.{4}/g, '$& - ');
    expect((await ofCode(typed)).title).toMatch(/^Created by /);
    const form = await world.get(`/verify?code=${code}`);
    expect(form.status).toBe(302);
    const address = /^\/verify\/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/;
    expect(form.headers.get('Location')).toMatch(address);
    for (const unknown of ['nonsense', '0000000000000000']) {
      expect((await ofCode(unknown)).title).toBe('We couldn’t find this code.');
    }
  });

  test('with changed payment details says so, and how to verify them', async () => {
    await download();
    await change({ accountNumber: '99994321' });
    const { tone, notes } = await ofCode();
    expect(tone).toBe('warn');
    expect(notes).toContain('Payment details have changed since this invoice was first issued.');
    expect(notes.join(' ')).toContain('call the seller at a number you already know');
    await payInFull(db, id, later);
    expect((await ofCode()).notes.join(' ')).not.toContain('changed');
  });

  test('of a corrected document says when', async () => {
    await download();
    await change({ notes: 'Corrected' });
    expect(factsOf(await ofCode()).Status).toBe('Corrected on 21 Mar 2026');
  });

  const voidSample = () => {
    const { userId } = seller;
    return voidInvoiceRow(db, { userId, invoiceId: id, reason: 'Twice', now });
  };

  test('of a document voided before issue: canceled, and opening it doesn’t issue it', async () => {
    await voidSample();
    for (const _ of [1, 2]) {
      const answer = await ofCode();
      expect(answer.title).toMatch(/^Created by /);
      expect(answer.notes).toContain('This invoice was canceled. Don’t pay it.');
      await download();
    }
  });

  test('of a document voided after issue: canceled, as are its files', async () => {
    const pdf = await download();
    await voidSample();
    for (const answer of [await ofCode(), await ofFile(pdf), await ofFile(await download())]) {
      expect(answer.title).toMatch(/^Issued by /);
      expect(answer.tone).toBe('warn');
      expect(factsOf(answer).Status).toBe('Canceled');
      expect(answer.notes[0]).toBe('This invoice was canceled. Don’t pay it.');
      expect(JSON.stringify(answer)).not.toContain('Twice');
    }
  });

  test('of a closed account or a withdrawn link shows nothing; the file itself still does', async () => {
    const { userId } = seller;
    const pdf = await download();
    await withdrawLinks(db, { userId, invoiceId: id, now });
    expect(await ofCode()).toMatchObject({ title: 'No longer shared', facts: [] });
    expect((await ofFile(pdf)).title).toMatch(/^Issued by /);
    await writeBatch(db, [db.update(users).set({ deletedAt: 1 }).where(eq(users.id, userId))]);
    expect(await ofCode()).toMatchObject({ title: 'No longer available', facts: [] });
  });

  test('of a document issued before its import says that it is not signed', async () => {
    await download();
    const isOfInvoice = eq(issuedVersions.invoiceId, id);
    const [version] = await db.select().from(issuedVersions).where(isOfInvoice);
    if (!version) throw new Error('not issued');
    const invoiceId = await seller.invoice({ invoiceNumber: 'INV-2' });
    const imported = { ...version, invoiceId, cause: 'taken-over' as const };
    await writeBatch(db, [db.insert(issuedVersions).values(imported)]);
    expect((await ofCode(await codeOf(invoiceId))).notes).toContain(
      'This document isn’t signed because it was issued before it was imported.',
    );
  });

  test('is on the PDF, the page, the zip and the export of its document, for everybody', async () => {
    const typed = code.toUpperCase().match(/.{4}/g)?.join('-');
    const address = `${testOrigin}/verify/${typed}`;
    const order = {
      userId: seller.userId,
      now,
      publicOrigin: testOrigin,
      reportError: () => undefined,
    };
    const zip = await zipInvoices(db, { ...order, ids: [id] });
    const whole = await exportAccount(db, { ...order, productName: 'Billwren', further: null });
    const pdfs = [await download(seller.cookie), await download()];
    for (const archive of [zip, whole.zip]) {
      const bytes = await new Response(archive as BodyInit).arrayBuffer();
      const files = readZip(new Uint8Array(bytes));
      pdfs.push(files.find(({ name }) => name.endsWith('.pdf'))?.bytes ?? new Uint8Array());
    }
    for (const pdf of pdfs) {
      const { text, pages } = readPdf(pdf);
      expect(text).toContain(`Verify this document: ${address.slice('https://'.length)}`);
      const links = pages.flatMap((page) => page.links.map(({ uri }) => uri));
      expect(links.filter((uri) => uri.includes('/verify/'))).toEqual([address, address]);
    }
    for (const sent of [{ as: seller }, {}]) {
      const { invoice } = (await world.get(`/view-invoice/${id}`, { now, ...sent })).body;
      expect(invoice.shown.sheet.verify.url).toBe(address);
      expect(invoice.shown.verifyQr.path).toMatch(/^M/);
    }
  });
});

describe('a file', () => {
  test('is as issued; with one byte changed it is not ours', async () => {
    const pdf = await download();
    expect(await ofFile(pdf)).toMatchObject({ tone: 'good' });
    const changed = pdf.slice();
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect(await ofFile(changed)).toMatchObject({
      title: 'We didn’t create this file.',
      facts: [],
    });
  });

  test('stays genuine when it is paid, rendered by another deployment, and in another template', async () => {
    const files = [await download()];
    await payInFull(db, id, later);
    files.push(await download());
    // An earlier deployment rendered the same state with different bytes.
    const other = savedBytes(openPdf(await download()));
    const shows = { invoiceId: id, revision: 1, status: 'paid' } as const;
    await recordServedPdf(db, [{ bytes: other, shows }], now);
    files.push(other);
    for (const file of files) expect(await ofFile(file)).toMatchObject({ tone: 'good' });
    await change({ template: 'modern', language: 'ru' });
    const corrected = await download();
    expect(await ofFile(corrected)).toMatchObject({ tone: 'good' });
    expect(new Set([...files, corrected].map(hashOf)).size).toBe(4);
    for (const file of files) expect((await ofFile(file)).title).toMatch(/^Issued by /);
  });

  test('from before a correction is superseded, with its own figures', async () => {
    const pdf = await download();
    await change({ businessName: 'Other Name', notes: 'Corrected' });
    const answer = await ofFile(pdf);
    expect(answer.tone).toBe('warn');
    expect(answer.title).not.toContain('Other Name');
    expect(answer.notes).toContain(
      'This isn’t the latest version. A corrected version was issued on 21 Mar 2026.',
    );
  });

  test('from before issue shows who created it, and later that it is an earlier version', async () => {
    const pdf = await download(seller.cookie);
    expect(await ofFile(pdf)).toMatchObject({
      facts: [],
      title: expect.stringMatching(/^Created by/),
    });
    await change({ notes: 'Another' });
    await download();
    expect((await ofFile(pdf)).notes).toContain(
      'This file was created before the invoice was issued. The issued version may be different.',
    );
  });

  test('is identified only by its hash', async () => {
    expect((await world.post('/verify', { hash: 'x' })).status).toBe(400);
  });

  test('causes a page error while the database is down', async () => {
    const pdf = await download();
    const met = await forEachDatabaseFault({
      open: database.open,
      prepare: async () => pdf,
      action: (asker, bytes) => world.post('/verify', { hash: hashOf(bytes) }, { db: asker }),
      check: async (_, __, outcome) => {
        expect(outcome).toMatchObject({ outcome: 'answered', answer: { status: 503 } });
      },
      faults: usualFaults,
    });
    expect(met).toBeGreaterThan(0);
  });
});
