import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { getFormStartWithInvoice } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { beginEdit } from '#tests/support/begun-edit.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = savedAt + 60_000;

/** An edit that was started before its invoice was served to the client. */
async function beginCorrection(changes: Partial<InvoiceContent> = { notes: 'Corrected' }) {
  const begun = await beginEdit(db, changes);
  const { invoiceId } = begun;
  await issueServed(db, { invoiceId, version: savedAt, now: savedAt + 5 });
  return begun;
}

const versionsOf = (invoiceId: string) =>
  db
    .select()
    .from(issuedVersions)
    .where(eq(issuedVersions.invoiceId, invoiceId))
    .orderBy(asc(issuedVersions.revision));

async function correctionsOf(invoiceId: string) {
  const events = await db
    .select()
    .from(documentEvents)
    .where(eq(documentEvents.invoiceId, invoiceId));
  return events
    .filter(({ code }) => code === 'corrected')
    .map(({ at, actor, detail }) => ({ at, actor, detail: JSON.parse(detail ?? 'null') }));
}

describe('an edit of an issued invoice', () => {
  test('creates the next version, with the reason in the history, in one round trip', async () => {
    const { edit, invoiceId } = await beginCorrection();
    const request = database.open();
    const saved = await editInvoice(request, { ...edit, reason: 'A typo in the notes' });
    expect(saved).toMatchObject({ outcome: 'saved', version: now });
    expect(request.stats.trips).toBe(1);
    const [first, second, ...more] = await versionsOf(invoiceId);
    expect(more).toEqual([]);
    expect(first?.notes).toBe(sampleContent().notes);
    expect(second).toMatchObject({ revision: 2, cause: 'edited', notes: 'Corrected' });
    expect(await correctionsOf(invoiceId)).toEqual([
      { at: now, actor: 'owner', detail: { revision: 2, reason: 'A typo in the notes' } },
    ]);
  });

  test('needs no reason', async () => {
    const { edit, invoiceId } = await beginCorrection();
    await editInvoice(db, edit);
    expect(await correctionsOf(invoiceId)).toMatchObject([
      { detail: { revision: 2, reason: null } },
    ]);
  });

  test('sent twice, or twice at once, is one version and one event', async () => {
    const { edit, invoiceId } = await beginCorrection();
    const twice = [1, 2].map(() => editInvoice(database.open(), { ...edit, reason: 'Once' }));
    for (const saved of await Promise.all(twice)) expect(saved.outcome).toBe('saved');
    expect(await editInvoice(db, { ...edit, now: now + 9 })).toMatchObject({ outcome: 'saved' });
    expect(await versionsOf(invoiceId)).toHaveLength(2);
    expect(await correctionsOf(invoiceId)).toHaveLength(1);
  });

  test('that changes nothing is not a correction', async () => {
    const { edit, invoiceId } = await beginCorrection({});
    expect(await editInvoice(db, { ...edit, reason: 'None' })).toMatchObject({ outcome: 'saved' });
    expect(await versionsOf(invoiceId)).toHaveLength(1);
    expect(await correctionsOf(invoiceId)).toEqual([]);
  });

  test('each correction has its own reason', async () => {
    const { edit, invoiceId } = await beginCorrection();
    await editInvoice(db, { ...edit, reason: 'First' });
    const content = sampleContent({ notes: 'Again' });
    await editInvoice(db, { ...edit, content, version: now, now, reason: 'Second' });
    expect(await correctionsOf(invoiceId)).toMatchObject([
      { at: now, detail: { revision: 2, reason: 'First' } },
      { at: now + 1, detail: { revision: 3, reason: 'Second' } },
    ]);
  });
});

describe('an edit of an issued invoice is refused, and changes nothing,', () => {
  test.each([{ invoiceNumber: 'INV-099' }, { currency: 'EUR' as const }])(
    'if it contains %o; with the issued ones it is saved',
    async (head) => {
      const { edit, invoiceId } = await beginCorrection({ ...head, notes: 'Corrected' });
      const before = await invoiceRowOf(db, invoiceId);
      const refused = await editInvoice(db, { ...edit, reason: 'Why' });
      const { invoiceNumber, currency } = before;
      expect(refused).toEqual({ outcome: 'head-fixed', invoiceNumber, currency });
      expect(await invoiceRowOf(db, invoiceId)).toEqual(before);
      expect(await versionsOf(invoiceId)).toHaveLength(1);
      expect(await correctionsOf(invoiceId)).toEqual([]);
      const content = sampleContent({ notes: 'Corrected' });
      expect(await editInvoice(db, { ...edit, content })).toMatchObject({ outcome: 'saved' });
    },
  );

  test('if it was changed in between, before anything is reported about its number', async () => {
    const { edit } = await beginCorrection();
    await editInvoice(db, edit);
    const content = sampleContent({ invoiceNumber: 'INV-099' });
    expect(await editInvoice(db, { ...edit, content })).toMatchObject({
      outcome: 'changed-elsewhere',
    });
  });

  test('when it is another user’s', async () => {
    const { edit, invoiceId } = await beginCorrection();
    const settings = await createSampleUser(db);
    expect(await editInvoice(db, { ...edit, settings, reason: 'Mine' })).toEqual({
      outcome: 'not-found',
    });
    expect(await versionsOf(invoiceId)).toHaveLength(1);
    expect(await correctionsOf(invoiceId)).toEqual([]);
  });

  test('once it was paid and is due again, too', async () => {
    const { edit, invoiceId, userId } = await beginEdit(db, { invoiceNumber: 'INV-099' });
    for (const status of ['paid', 'unpaid'] as const) {
      await markInvoice(db, { userId, invoiceId, status, today: '2026-03-15', now });
    }
    const { updatedAt: version } = await invoiceRowOf(db, invoiceId);
    expect(await editInvoice(db, { ...edit, version })).toMatchObject({ outcome: 'head-fixed' });
  });
});

test('its form knows when it opens that it is a correction', async () => {
  const { invoiceId, userId } = await beginEdit(db);
  const isIssued = async () =>
    (await getFormStartWithInvoice(db, userId, invoiceId)).invoice?.isIssued;
  expect(await isIssued()).toBe(false);
  await issueServed(db, { invoiceId, version: savedAt, now });
  expect(await isIssued()).toBe(true);
});

test('before it is issued, number and currency can change, and no reason is stored', async () => {
  const { edit, invoiceId } = await beginEdit(db, { invoiceNumber: 'INV-099', currency: 'EUR' });
  expect(await editInvoice(db, { ...edit, reason: 'A reason' })).toMatchObject({
    outcome: 'saved',
    invoiceNumber: 'INV-099',
  });
  expect((await getPublicInvoice(db, invoiceId))?.content.currency).toBe('EUR');
  expect(await versionsOf(invoiceId)).toEqual([]);
  expect(await correctionsOf(invoiceId)).toEqual([]);
});
