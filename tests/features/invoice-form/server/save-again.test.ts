import { describe, expect, test } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { archiveInvoices } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import {
  updatePreferredCountry,
  updateSettings,
} from '#app/features/settings/queries/settings-row.server.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { settingsOf } from '#tests/support/sample-user.ts';

const { db, seller, save, countOf } = await openFormWorld();
const now = Date.UTC(2026, 2, 15, 12);

/** Saves a draft without the form knowing, because the response was lost. */
async function saveOnce(changes: Partial<InvoiceDraft> = {}, guestWaiting = false) {
  const owner = await seller();
  const key = { saveKey: crypto.randomUUID(), ...changes };
  if (guestWaiting) await owner.invoice();
  const { body: first } = await save(owner, key, { now, guestWaiting });
  const again = (more: Partial<InvoiceDraft> = {}) =>
    save(owner, { ...key, ...more }, { now: now + 1000, guestWaiting });
  const count = () => countOf(owner);
  const row = () => invoiceRowOf(db, first.id);
  const { userId } = owner;
  const own = { userId, invoiceId: first.id };
  return { owner, userId, first, invoiceId: first.id, again, count, row, own };
}

const mark = (own: { userId: string; invoiceId: string }, status: 'paid' | 'unpaid', at: number) =>
  markInvoice(db, { ...own, status, today: '2026-03-15', now: at });
const archive = ({ userId, invoiceId }: { userId: string; invoiceId: string }, at: number) =>
  archiveInvoices(db, { userId, invoiceIds: [invoiceId], archived: true, now: at });

describe('a draft saved again under its key', () => {
  test('with the same content gets the same response, even if it was paid since', async () => {
    const { first, again, row, own } = await saveOnce();
    expect((await again()).body).toEqual(first);
    await mark(own, 'paid', now + 1);
    expect((await again()).body).toEqual({ ...first, version: now + 1 });
    expect((await row()).status).toBe('paid');
  });

  test('with other content replaces its first version, even at the limit: one invoice, counted once', async () => {
    const { owner, userId, first, again, row, count } = await saveOnce();
    for (const invoiceNumber of ['A', 'B']) await owner.invoice({ invoiceNumber });
    const other = { clientName: 'Heron Ltd', invoiceNumber: 'INV-004' };
    const version = now + 1000;
    expect((await again(other)).body).toEqual({ ...first, invoiceNumber: 'INV-004', version });
    expect(await row()).toMatchObject({ ...other, createdAt: now });
    expect([await count(), await settingsOf(db, userId)]).toMatchObject([
      3,
      { totalInvoicesCreated: 3, lastInvoiceNumber: 4 },
    ]);
  });

  test('is refused the number of another invoice', async () => {
    const { owner, again } = await saveOnce();
    await owner.invoice({ invoiceNumber: 'INV-002' });
    const { body } = await again({ invoiceNumber: 'INV-002' });
    expect(body).toEqual({ outcome: 'number-taken', invoiceNumber: 'INV-002' });
  });

  test('keeps the number that it was assigned', async () => {
    const { first, again, count } = await saveOnce({}, true);
    expect(first).toMatchObject({ invoiceNumber: 'INV-002', numberAssigned: true });
    expect((await again()).body).toEqual(first);
    const { id, invoiceNumber } = first;
    expect((await again({ notes: 'More' })).body).toMatchObject({ id, invoiceNumber });
    expect(await count()).toBe(2);
  });

  test('never replaces what was changed since, nor repeats its first response', async () => {
    const { owner, invoiceId, again, row } = await saveOnce();
    const edit = { invoiceId, version: now };
    await save(owner, { notes: 'From the phone' }, { edit, now: now + 1 });
    for (const changes of [{ notes: 'From this tab' }, {}]) {
      expect(await again(changes)).toMatchObject({
        status: 409,
        body: { outcome: 'changed-elsewhere', id: invoiceId, version: now + 1 },
      });
    }
    expect((await row()).notes).toBe('From the phone');
  });

  test('never replaces what was paid or archived since', async () => {
    const [paid, put] = [await saveOnce(), await saveOnce()];
    await mark(paid.own, 'paid', now + 1);
    expect((await paid.again({ notes: 'More' })).body).toMatchObject({ outcome: 'invoice-paid' });
    await archive(put.own, now + 1);
    expect((await put.again({ notes: 'More' })).body).toMatchObject({
      outcome: 'changed-elsewhere',
    });
  });

  test('by several tabs at once with different content creates one invoice, and loses none silently', async () => {
    const owner = await seller();
    const saveKey = crypto.randomUUID();
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) => save(owner, { saveKey, notes: `Tab ${at}` }, { now })),
    );
    // One request created it, at most one replaced it, and all others get the conflict.
    const saved = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(saved.length).toBeGreaterThan(0);
    expect(saved.length).toBeLessThanOrEqual(2);
    const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body.outcome);
    expect(new Set(others)).toEqual(new Set(['changed-elsewhere']));
    const row = await invoiceRowOf(db, saved[0].id);
    expect(saved).toContainEqual(expect.objectContaining({ id: row.id, version: row.updatedAt }));
    expect((await settingsOf(db, owner.userId)).totalInvoicesCreated).toBe(1);
  });

  test('of another user is another invoice', async () => {
    const saveKey = crypto.randomUUID();
    const [one, other] = [await saveOnce({ saveKey }), await saveOnce({ saveKey })];
    expect(other.invoiceId).not.toBe(one.invoiceId);
  });
});

// `updated_at` is the version. It increases even for changes within one millisecond or with a clock that is behind.
describe('a version is never given twice', () => {
  test('to an invoice, however its changes coincide', async () => {
    const { own, row } = await saveOnce();
    const versions = [now];
    for (const at of [now, now, now - 5000]) {
      for (const change of [
        () => mark(own, 'paid', at),
        () => archive(own, at),
        () => mark(own, 'unpaid', at),
      ]) {
        await change();
        versions.push((await row()).updatedAt);
      }
    }
    expect(versions).toEqual(versions.map((_, step) => now + step));
  });

  test('to settings, so that no picture’s URL is reused; a clock that advances is used as it is', async () => {
    const { userId, settings, invoice } = await seller();
    const at = Date.now() - 60_000;
    const versions = [settings.updatedAt];
    for (const change of [
      () => updateSettings(db, settings, { businessName: 'A' }, at),
      () => updateSettings(db, settings, { businessName: 'B' }, at),
      () => updatePreferredCountry(db, userId, 'uk', at),
      () => invoice(),
      () => updateSettings(db, settings, { businessName: 'C' }, at + 120_000),
    ]) {
      await change();
      versions.push((await settingsOf(db, userId)).updatedAt);
    }
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
    expect(versions.at(-1)).toBe(at + 120_000);
  });
});
