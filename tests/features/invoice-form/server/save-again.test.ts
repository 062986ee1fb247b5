import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  editInvoice,
  type SaveInvoice,
  saveInvoice,
} from '#app/features/invoice-form/server/save-invoice.server.ts';
import { archiveInvoices } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { invoices } from '#db/schema.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 2, 15, 12);

/** Saves a draft without the form knowing, because the response was lost. */
async function saveOnce(changes: Partial<SaveInvoice> = {}) {
  const settings = await createSampleUser(db);
  const save: SaveInvoice = {
    settings,
    content: sampleContent(),
    saveKey: crypto.randomUUID(),
    now,
    ...changes,
  };
  const first = await saveInvoice(db, save);
  if (first.outcome !== 'saved') throw new Error(first.outcome);
  const again = (content: Partial<InvoiceContent>, more: Partial<SaveInvoice> = {}) =>
    saveInvoice(database.open(), {
      ...save,
      content: sampleContent(content),
      now: now + 1000,
      ...more,
    });
  const { userId } = settings;
  return { settings, userId, first, invoiceId: first.id, again };
}

const countOf = (userId: string) => db.$count(invoices, eq(invoices.userId, userId));

describe('a draft saved again under its key', () => {
  test('with the same content gets the same response, even if it was paid or changed since', async () => {
    const { first, again, userId, invoiceId } = await saveOnce();
    expect(await again({})).toEqual(first);
    await markInvoice(db, {
      userId,
      invoiceId,
      status: 'paid',
      today: '2026-03-15',
      now: now + 1,
    });
    expect(await again({})).toEqual({ ...first, version: now + 1 });
    expect((await invoiceRowOf(db, invoiceId)).status).toBe('paid');
  });

  test('with other content replaces its first version: one invoice, counted once', async () => {
    const { userId, first, invoiceId, again } = await saveOnce();
    expect(await again({ clientName: 'Heron Ltd', invoiceNumber: 'INV-004' })).toEqual({
      outcome: 'saved',
      id: invoiceId,
      invoiceNumber: 'INV-004',
      version: now + 1000,
      keptClient: first.keptClient,
    });
    expect(await invoiceRowOf(db, invoiceId)).toMatchObject({
      clientName: 'Heron Ltd',
      createdAt: now,
    });
    expect(await countOf(userId)).toBe(1);
    expect(await settingsOf(db, userId)).toMatchObject({
      totalInvoicesCreated: 1,
      lastInvoiceNumber: 4,
    });
  });

  test('at the limit replaces it too', async () => {
    const { settings, again } = await saveOnce();
    for (const invoiceNumber of ['A', 'B']) await saveSample(db, settings, { invoiceNumber });
    expect(await again({ notes: 'More' })).toMatchObject({ outcome: 'saved' });
  });

  test('refuses the number of another invoice', async () => {
    const { settings, again } = await saveOnce();
    await saveSample(db, settings, { invoiceNumber: 'INV-002' });
    expect(await again({ invoiceNumber: 'INV-002' })).toEqual({
      outcome: 'number-taken',
      invoiceNumber: 'INV-002',
    });
  });

  test('keeps the number that it was assigned', async () => {
    const settings = await createSampleUser(db);
    await saveSample(db, settings);
    const { first, again } = await saveOnce({ settings, assignNumber: true });
    expect(first.invoiceNumber).toBe('INV-002');
    expect(await again({})).toEqual(first);
    expect(await again({ notes: 'More' })).toMatchObject({
      outcome: 'saved',
      id: first.id,
      invoiceNumber: 'INV-002',
    });
    expect(await countOf(settings.userId)).toBe(2);
  });

  test('never replaces what was changed since', async () => {
    const { settings, invoiceId, again } = await saveOnce();
    const content = sampleContent({ notes: 'From the phone' });
    const edit = { settings, invoiceId, version: now, content, now: now + 1 };
    expect(await editInvoice(db, edit)).toMatchObject({ outcome: 'saved' });
    expect(await again({ notes: 'From this tab' })).toEqual({
      outcome: 'changed-elsewhere',
      id: invoiceId,
      version: now + 1,
    });
    // The stored content differs from the first save too.
    expect(await again({})).toMatchObject({ outcome: 'changed-elsewhere' });
    expect((await invoiceRowOf(db, invoiceId)).notes).toBe('From the phone');
  });

  test('never replaces what was paid or archived since', async () => {
    const paid = await saveOnce();
    const { userId, invoiceId } = paid;
    await markInvoice(db, {
      userId,
      invoiceId,
      status: 'paid',
      today: '2026-03-15',
      now: now + 1,
    });
    expect(await paid.again({ notes: 'More' })).toEqual({ outcome: 'invoice-paid', id: invoiceId });
    const put = await saveOnce();
    await archiveInvoices(db, {
      userId: put.userId,
      invoiceIds: [put.invoiceId],
      archived: true,
      now: now + 1,
    });
    expect(await put.again({ notes: 'More' })).toMatchObject({ outcome: 'changed-elsewhere' });
  });

  test('by two tabs at once with different content creates one invoice, and loses neither silently', async () => {
    const settings = await createSampleUser(db);
    const saveKey = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        saveInvoice(database.open(), {
          settings,
          saveKey,
          content: sampleContent({ notes: `Tab ${at}` }),
          now,
        }),
      ),
    );
    const [row, ...others] = await db
      .select()
      .from(invoices)
      .where(eq(invoices.userId, settings.userId));
    expect(others).toEqual([]);
    // One request created it, at most one replaced it, and all others get the conflict.
    const saved = answers.filter(({ outcome }) => outcome === 'saved');
    expect(saved.length).toBeLessThanOrEqual(2);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      ...answers.slice(saved.length).map(() => 'changed-elsewhere'),
      ...saved.map(() => 'saved'),
    ]);
    expect(saved).toContainEqual(expect.objectContaining({ id: row?.id, version: row?.updatedAt }));
    expect((await settingsOf(db, settings.userId)).totalInvoicesCreated).toBe(1);
  });

  test('of another user is another invoice', async () => {
    const { first } = await saveOnce({ saveKey: 'shared' });
    const other = await saveOnce({ saveKey: 'shared' });
    expect(other.first.id).not.toBe(first.id);
  });
});
