import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { invoices } from '#db/schema.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { beginEdit } from '#tests/support/begun-edit.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { storePicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = savedAt + 60_000;

describe('an edit', () => {
  test('replaces content and figures, which the public page and the PDF then show', async () => {
    const changes: Partial<InvoiceContent> = {
      invoiceNumber: 'INV-001-B',
      clientName: 'Heron Ltd',
      template: 'compact',
      currency: 'EUR',
      discountHundredths: 1000,
      shippingPostalCode: 'K1A 0B1',
      notes: null,
      items: [
        plainLine({
          description: 'Planning',
          quantityHundredths: 50,
          unitPriceMinor: 3333,
          taxRateThousandths: 9975,
        }),
      ],
    };
    const { edit, invoiceId } = await beginEdit(db, changes);
    expect(await editInvoice(db, edit)).toEqual({
      outcome: 'saved',
      id: invoiceId,
      invoiceNumber: 'INV-001-B',
      version: now,
    });
    const stored = await getPublicInvoice(db, invoiceId);
    expect(stored?.content).toEqual(sampleContent(changes));
    // 0.5 x 33.33 = 16.67, less 10% = 1.67; 9.975% of 15.003 = 1.4965 -> 1.50.
    expect(await invoiceRowOf(db, invoiceId)).toMatchObject({
      subtotalMinor: 1667,
      discountMinor: 167,
      taxMinor: 150,
      totalMinor: 1650,
      status: 'unpaid',
      createdAt: savedAt,
      updatedAt: now,
    });
  });

  test('is one round trip', async () => {
    const { edit } = await beginEdit(db, { notes: 'More' });
    const request = database.open();
    await editInvoice(request, edit);
    expect(request.stats.trips).toBe(1);
  });

  test('uses nothing of the allowance, and works when the limit is reached', async () => {
    const { edit, user, userId } = await beginEdit(db, { notes: 'More' });
    for (const number of ['A', 'B']) await saveSample(db, user, { invoiceNumber: number });
    expect(await editInvoice(db, edit)).toMatchObject({ outcome: 'saved' });
    expect(await settingsOf(db, userId)).toMatchObject({ totalInvoicesCreated: 3, periodCount: 0 });
  });

  test('raises the last number, and lowers it again if the number was a typo', async () => {
    const { edit, userId } = await beginEdit(db, { invoiceNumber: 'INV-040' });
    await editInvoice(db, edit);
    expect((await settingsOf(db, userId)).lastInvoiceNumber).toBe(40);
    const content = sampleContent({ invoiceNumber: 'INV-002' });
    await editInvoice(db, { ...edit, content, version: now, now: now + 1 });
    expect((await settingsOf(db, userId)).lastInvoiceNumber).toBe(2);
  });

  test('saves filled payment details for the next invoice, as a save does', async () => {
    const { edit, userId } = await beginEdit(db, { paypalPaymentLink: 'https://paypal.me/new' });
    await editInvoice(db, edit);
    expect((await settingsOf(db, userId)).paypalPaymentLink).toBe('https://paypal.me/new');
  });

  test('leaves the pictures, the archive and the save key unchanged', async () => {
    const logoId = await storePicture(db, discLogo(8));
    const { edit, invoiceId } = await beginEdit(db, { notes: 'More' }, { logoId });
    await db.update(invoices).set({ archived: true }).where(eq(invoices.id, invoiceId));
    const before = await invoiceRowOf(db, invoiceId);
    await editInvoice(db, edit);
    const { archived, saveKey } = before;
    expect(await invoiceRowOf(db, invoiceId)).toMatchObject({
      logoId,
      archived,
      saveKey,
      signatureId: null,
    });
  });

  test('keeps a client of the owner and drops any other', async () => {
    const { edit, invoiceId, userId } = await beginEdit(db);
    const stranger = await createSampleUser(db);
    const [mine, other] = [
      await createSampleClient(db, userId, 'Mine'),
      await createSampleClient(db, stranger.userId, 'Not mine'),
    ];
    await editInvoice(db, { ...edit, content: sampleContent({ clientId: mine }) });
    expect((await invoiceRowOf(db, invoiceId)).clientId).toBe(mine);
    const again = { ...edit, version: now, content: sampleContent({ clientId: other }) };
    await editInvoice(db, again);
    expect((await invoiceRowOf(db, invoiceId)).clientId).toBeNull();
  });

  test('makes a stored overdue depend on the due date again', async () => {
    const { edit, invoiceId } = await beginEdit(db, { dueDate: '2027-01-01' });
    await db.update(invoices).set({ status: 'overdue' }).where(eq(invoices.id, invoiceId));
    await editInvoice(db, edit);
    expect((await invoiceRowOf(db, invoiceId)).status).toBe('unpaid');
  });

  test('refuses a total beyond 2^53-1 without asking the database', async () => {
    const item = plainLine({
      description: 'Moon',
      quantityHundredths: 10_000_000,
      unitPriceMinor: 100_000_000_000,
      taxRateThousandths: 0,
    });
    const { edit } = await beginEdit(db, { items: [item] });
    const request = database.open();
    expect(await editInvoice(request, edit)).toEqual({ outcome: 'too-large' });
    expect(request.stats.trips).toBe(0);
  });
});

describe('an edit is refused, and changes nothing,', () => {
  test('when the invoice is another user’s or unknown', async () => {
    const { edit, invoiceId } = await beginEdit(db, { notes: 'Mine now' });
    const stranger = await createSampleUser(db);
    const before = await invoiceRowOf(db, invoiceId);
    expect(await editInvoice(db, { ...edit, settings: stranger })).toEqual({
      outcome: 'not-found',
    });
    expect(await editInvoice(db, { ...edit, invoiceId: 'unknown' })).toEqual({
      outcome: 'not-found',
    });
    expect(await invoiceRowOf(db, invoiceId)).toEqual(before);
    expect((await settingsOf(db, stranger.userId)).accountNumber).toBeNull();
  });

  test('when it was marked paid in between, even with its current version', async () => {
    const { edit, invoiceId, userId } = await beginEdit(db, {
      notes: 'More',
      invoiceNumber: 'INV-077',
    });
    await markInvoice(db, { userId, invoiceId, status: 'paid', today: '2026-03-15', now });
    const before = await invoiceRowOf(db, invoiceId);
    for (const version of [edit.version, before.updatedAt]) {
      expect(await editInvoice(db, { ...edit, version })).toEqual({
        outcome: 'invoice-paid',
        id: invoiceId,
      });
    }
    expect(await invoiceRowOf(db, invoiceId)).toEqual(before);
    expect((await settingsOf(db, userId)).lastInvoiceNumber).toBe(1);
  });

  test('when it was voided in between, even with its current version', async () => {
    const { edit, invoiceId, userId } = await beginEdit(db, { notes: 'More' });
    await voidInvoiceRow(db, { userId, invoiceId, reason: 'Twice', now });
    const before = await invoiceRowOf(db, invoiceId);
    for (const version of [edit.version, before.updatedAt]) {
      expect(await editInvoice(db, { ...edit, version })).toEqual({
        outcome: 'invoice-void',
        id: invoiceId,
      });
    }
    expect(await invoiceRowOf(db, invoiceId)).toEqual(before);
  });

  test('when another tab changed it in between; with the current version it is saved', async () => {
    const { edit, invoiceId } = await beginEdit(db, { notes: 'From this tab' });
    const other = { ...edit, content: sampleContent({ notes: 'From the other tab' }) };
    expect(await editInvoice(db, other)).toMatchObject({ outcome: 'saved' });
    const refused = await editInvoice(db, edit);
    expect(refused).toEqual({ outcome: 'changed-elsewhere', id: invoiceId, version: now });
    expect((await invoiceRowOf(db, invoiceId)).notes).toBe('From the other tab');
    expect(await editInvoice(db, { ...edit, version: now })).toMatchObject({ outcome: 'saved' });
    expect((await invoiceRowOf(db, invoiceId)).notes).toBe('From this tab');
  });

  test('when both come in the same millisecond: no two versions are equal', async () => {
    const { edit, invoiceId } = await beginEdit(db, { notes: 'First' });
    const at = { ...edit, now: savedAt };
    expect(await editInvoice(db, at)).toMatchObject({ outcome: 'saved' });
    expect((await invoiceRowOf(db, invoiceId)).updatedAt).toBe(savedAt + 1);
    const second = { ...at, content: sampleContent({ notes: 'Second' }) };
    expect(await editInvoice(db, second)).toMatchObject({ outcome: 'changed-elsewhere' });
  });

  test('when its new number belongs to another invoice; its own is allowed', async () => {
    const { edit, user, invoiceId } = await beginEdit(db, { invoiceNumber: 'INV-002' });
    await saveSample(db, user, { invoiceNumber: 'INV-002' });
    const before = await invoiceRowOf(db, invoiceId);
    expect(await editInvoice(db, edit)).toEqual({
      outcome: 'number-taken',
      invoiceNumber: 'INV-002',
    });
    expect(await invoiceRowOf(db, invoiceId)).toEqual(before);
    const own = { ...edit, content: sampleContent({ notes: 'Own number' }) };
    expect(await editInvoice(db, own)).toMatchObject({ outcome: 'saved' });
    const stranger = await beginEdit(db, { invoiceNumber: 'INV-002' });
    expect(await editInvoice(db, stranger.edit)).toMatchObject({ outcome: 'saved' });
  });
});
