import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { VerificationAnswer } from '#app/domain/history/verification.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import { withdrawLinks } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import { recordServedPdf } from '#app/features/verify/server/sign-records.server.ts';
import {
  answerVerifyFile,
  answerVerifyPage,
} from '#app/features/verify/server/verify-page.api.server.ts';
import { users } from '#db/account-schema.ts';
import { documentCodes, issuedVersions } from '#db/history-schema.ts';
import type { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { savedBytes } from '#tests/fixtures/broken-pdfs.ts';
import { changeInvoice, payInFull } from '#tests/support/change-invoice.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { openPdf } from '#tests/support/pdf-objects.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.parse('2026-03-20T11:00:00Z');
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let id = '';
let code = '';

beforeEach(async () => {
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings, { accountNumber: '12345678', iban: null });
  const [row] = await db.select().from(documentCodes).where(eq(documentCodes.invoiceId, id));
  code = row?.code ?? '';
});

const call = (over: object = {}, asker = db) => ({
  request: new Request(`${testOrigin}/verify`),
  params: {},
  context: createTestContext(asker, { now }),
  ...over,
});

type Body = { data: { answer: VerificationAnswer | null } };

async function ofCode(typed: string): Promise<VerificationAnswer> {
  const { data } = (await answerVerifyPage(call({ params: { code: typed } }))) as unknown as Body;
  if (!data.answer) throw new Error('no answer');
  return data.answer;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function ofFile(bytes: Uint8Array, asker = db): Promise<VerificationAnswer> {
  const body = JSON.stringify({ hash: hashOf(bytes) });
  const request = new Request(`${testOrigin}/verify`, { method: 'POST', body });
  return (await answerVerifyFile(call({ request }, asker))) as VerificationAnswer;
}

async function download(cookie = ''): Promise<Uint8Array> {
  const request = new Request(testOrigin, { headers: { Cookie: cookie } });
  const answer = await answerInvoicePdf(call({ request, params: { id } }));
  return new Uint8Array(await answer.arrayBuffer());
}

const later = now + 86_400_000;
const change = (set: Partial<typeof invoices.$inferInsert>) => changeInvoice(db, id, set, later);

const unchecked = 'Billwren hasn’t verified this business’s identity.';
const factsOf = ({ facts }: VerificationAnswer) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]));

describe('a code', () => {
  test('before issue shows who created it', async () => {
    const answer = await ofCode(code);
    expect(answer.title).toMatch(/^Created by .+, not issued yet$/);
    expect(answer.notes).toContain(unchecked);
  });

  test('shows who issued it and when, its number, total and account', async () => {
    await download();
    const answer = await ofCode(code);
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
  });

  test('typed into the form redirects to its page', async () => {
    const request = new Request(`${testOrigin}/verify?code=${code}`);
    const answer = (await answerVerifyPage(call({ request }))) as unknown as Response;
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toMatch(/^\/verify\/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  });

  test.each(['nonsense', '0000000000000000'])('of no document (%s) is unknown', async (typed) => {
    const answer = (await answerVerifyPage(call({ params: { code: typed } }))) as unknown as Body;
    expect(answer.data.answer?.title).toBe('We couldn’t find this code.');
  });

  test('with changed payment details says so, and how to verify them', async () => {
    await download();
    await change({ accountNumber: '99994321' });
    const { tone, notes } = await ofCode(code);
    expect(tone).toBe('warn');
    expect(notes).toContain('Payment details have changed since this invoice was first issued.');
    expect(notes.join(' ')).toContain('call the seller at a number you already know');
    await payInFull(db, id, later);
    expect((await ofCode(code)).notes.join(' ')).not.toContain('changed');
  });

  test('of a corrected document says when', async () => {
    await download();
    await change({ notes: 'Corrected' });
    expect(factsOf(await ofCode(code)).Status).toBe('Corrected on 21 Mar 2026');
  });

  test('of a voided document: canceled, and not to be paid, whether it was issued or not', async () => {
    const { userId } = seller.settings;
    await voidInvoiceRow(db, { userId, invoiceId: id, reason: 'Twice', now });
    const made = await ofCode(code);
    expect(made.title).toMatch(/^Created by /);
    expect(made.notes).toContain('This invoice was canceled. Don’t pay it.');
    // Opening it after it was voided doesn't issue it.
    await download();
    expect((await ofCode(code)).title).toBe(made.title);
  });

  test('of a document voided after issue: canceled', async () => {
    const pdf = await download();
    const { userId } = seller.settings;
    await voidInvoiceRow(db, { userId, invoiceId: id, reason: 'Twice', now });
    for (const answer of [await ofCode(code), await ofFile(pdf), await ofFile(await download())]) {
      expect(answer.title).toMatch(/^Issued by /);
      expect(answer.tone).toBe('warn');
      expect(factsOf(answer).Status).toBe('Canceled');
      expect(answer.notes[0]).toBe('This invoice was canceled. Don’t pay it.');
      expect(JSON.stringify(answer)).not.toContain('Twice');
    }
  });

  test('of a closed account is no longer available', async () => {
    const { userId } = seller.settings;
    await writeBatch(db, [db.update(users).set({ deletedAt: 1 }).where(eq(users.id, userId))]);
    expect(await ofCode(code)).toMatchObject({ title: 'No longer available', facts: [] });
  });

  test('of a document with a withdrawn link shows no more; the file itself still does', async () => {
    const pdf = await download();
    await withdrawLinks(db, { userId: seller.settings.userId, invoiceId: id, now });
    expect(await ofCode(code)).toMatchObject({ title: 'No longer shared', facts: [] });
    expect((await ofFile(pdf)).title).toMatch(/^Issued by /);
  });

  test('of a document issued before its import says that it is not signed', async () => {
    await download();
    const [version] = await db
      .select()
      .from(issuedVersions)
      .where(eq(issuedVersions.invoiceId, id));
    const other = await saveSample(db, seller.settings, { invoiceNumber: 'INV-2' });
    if (!version) throw new Error('not issued');
    const imported = { ...version, invoiceId: other, cause: 'taken-over' as const };
    await writeBatch(db, [db.insert(issuedVersions).values(imported)]);
    const [row] = await db.select().from(documentCodes).where(eq(documentCodes.invoiceId, other));
    const { notes } = await ofCode(row?.code ?? '');
    expect(notes).toContain(
      'This document isn’t signed because it was issued before it was imported.',
    );
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
    const request = new Request(`${testOrigin}/verify`, { method: 'POST', body: '{"hash":"x"}' });
    const answer = (await answerVerifyFile(call({ request }))) as Response;
    expect(answer.status).toBe(400);
  });

  test('causes a page error while the database is down', async () => {
    const pdf = await download();
    const met = await forEachDatabaseFault({
      open: database.open,
      prepare: async () => pdf,
      action: (asker, bytes) => ofFile(bytes, asker),
      check: async (_, __, outcome) => {
        expect(outcome).toMatchObject({ outcome: 'threw', error: { status: 503 } });
      },
      faults: usualFaults,
    });
    expect(met).toBeGreaterThan(0);
  });
});
