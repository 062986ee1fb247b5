import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { builtInColumns } from '#app/domain/looks/columns.ts';
import { type DraftLook, defaultLook, draftOfLook, type Look } from '#app/domain/looks/look.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { getFormStart } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import {
  deleteLook,
  listLooks,
  restoreLooks,
  saveLook,
} from '#app/features/looks/queries/looks.server.ts';
import { issuedVersions } from '#db/history-schema.ts';
import { invoices } from '#db/schema.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import type { Seller } from '#tests/support/world.ts';

const { db, seller, save } = await openFormWorld();
const now = savedAt + 60_000;

const look: Look = {
  accent: '#b7791f',
  typeface: 'source-serif',
  logoPlace: 'center',
  logoSize: 'large',
  columns: ['number', 'description', 'amount'],
  footer: 'See you soon',
  opening: 'Dear client,\nthank you.',
  terms: 'Pay on time.',
};
const typed: DraftLook = { ...draftOfLook(look), accent: 'amber' };

async function saved(owner: Seller, changes: Partial<InvoiceDraft>, more = {}) {
  const { body, status } = await save(owner, changes, { now, ...more });
  expect([status, body.outcome]).toEqual([200, 'saved']);
  return body.id as string;
}

const own = (changes: Partial<OwnLook> = {}): OwnLook => ({
  id: crypto.randomUUID(),
  name: 'Weddings',
  template: 'modern',
  look,
  isDefault: false,
  ...changes,
});

describe('a document', () => {
  it('with more columns than fit is refused', async () => {
    const columns = [...builtInColumns];
    const { status, body } = await save(await seller(), { look: { ...typed, columns } }, { now });
    const message = 'These columns don’t fit. Remove one or choose a shorter label.';
    expect([status, body.issues]).toEqual([
      422,
      [{ field: 'look.columns', group: 'invoice', message }],
    ]);
  });

  it('is saved with its own look, which its sheet has', async () => {
    const owner = await seller();
    const id = await saved(owner, { look: typed });
    const invoice = await getPublicInvoice(db, id);
    expect(invoice?.content.look).toEqual(look);
    expect(invoice && describeDocument(invoice)).toMatchObject({
      look: {
        accent: '#b7791f',
        typeface: 'source-serif',
        logoPlace: 'center',
        logoSize: 'large',
      },
      opening: 'Dear client,\nthank you.',
      terms: 'Pay on time.',
      thanks: 'See you soon',
    });
  });

  it('has none where it is the default one', async () => {
    const owner = await seller();
    for (const [at, own] of [null, draftOfLook(defaultLook)].entries()) {
      const id = await saved(owner, { look: own, invoiceNumber: `A-${at}` });
      expect((await invoiceRowOf(db, id)).look).toBeNull();
    }
  });

  it('is refused with an unknown accent', async () => {
    const owner = await seller();
    const { status, body } = await save(owner, { look: { ...typed, accent: 'beige' } }, { now });
    expect(status).toBe(422);
    expect(body.issues).toMatchObject([{ field: 'look.accent' }]);
  });

  it('keeps its look once it is issued, whatever an edit asks for', async () => {
    const owner = await seller();
    const invoiceNumber = 'INV-001';
    const id = await saved(owner, { look: typed, invoiceNumber });
    const change = (changes: Partial<InvoiceDraft>, version: number) =>
      save(
        owner,
        { invoiceNumber, ...changes },
        { edit: { invoiceId: id, version }, now: version + 1 },
      );
    const blue = { ...typed, accent: '#1d4ed8' };
    const first = await change({ look: blue }, now);
    expect(first.body.outcome).toBe('saved');
    expect(JSON.parse((await invoiceRowOf(db, id)).look ?? '')).toMatchObject({
      accent: '#1d4ed8',
    });
    const { version } = first.body;
    expect(await issueServed(db, { invoiceId: id, version, now })).toBe(true);
    const corrected = await change({ look: null, notes: 'Corrected' }, version);
    expect(corrected.body.outcome).toBe('saved');
    expect(await invoiceRowOf(db, id)).toMatchObject({
      notes: 'Corrected',
      look: expect.stringContaining('#1d4ed8'),
    });
    const versions = await db.select().from(issuedVersions).where(eq(issuedVersions.invoiceId, id));
    expect(versions.map((each) => each.look?.includes('#1d4ed8'))).toEqual([true, true]);
    await expect(
      db.update(invoices).set({ look: null }).where(eq(invoices.id, id)),
    ).rejects.toThrow();
  });

  it('starts with its seller’s default look', async () => {
    const owner = await seller();
    const { userId } = owner;
    await saveLook(db, { userId, look: own({ isDefault: true }), max: 3, now });
    const start = await getFormStart(db, userId);
    expect(start.looks).toMatchObject([{ name: 'Weddings', isDefault: true, look }]);
  });
});

describe('the looks of an account', () => {
  it('are changed under their ids, with at most one default', async () => {
    const { userId } = await seller();
    const [one, other] = [own({ isDefault: true }), own({ name: 'Portraits', look: null })];
    for (const each of [one, other, { ...other, isDefault: true }]) {
      expect(await saveLook(db, { userId, look: each, max: 3, now })).toBe(true);
    }
    expect(await listLooks(db, userId)).toEqual(
      expect.arrayContaining([
        { ...one, isDefault: false },
        { ...other, isDefault: true },
      ]),
    );
  });

  it('are no more than the plan allows, though each can still be changed', async () => {
    const { userId } = await seller();
    const first = own({ isDefault: true });
    const keep = (each: OwnLook) => saveLook(db, { userId, look: each, max: 1, now });
    expect(await keep(first)).toBe(true);
    expect(await keep(own({ isDefault: true }))).toBe(false);
    expect(await keep({ ...first, name: 'Renamed' })).toBe(true);
    expect(await listLooks(db, userId)).toEqual([{ ...first, name: 'Renamed' }]);
  });

  it('are never another owner’s', async () => {
    const [mine, theirs] = [await seller(), await seller()];
    const kept = own();
    await saveLook(db, { userId: mine.userId, look: kept, max: 3, now });
    const stolen = { ...kept, name: 'Stolen' };
    expect(await saveLook(db, { userId: theirs.userId, look: stolen, max: 3, now })).toBe(false);
    await deleteLook(db, { userId: theirs.userId, id: kept.id });
    expect(await listLooks(db, mine.userId)).toEqual([kept]);
    expect(await listLooks(db, theirs.userId)).toEqual([]);
  });

  it('are restored into an account that has none', async () => {
    const { userId } = await seller();
    const list = [own({ isDefault: true }), own({ name: 'Portraits' })];
    const restore = (looks: OwnLook[], max = 3) => restoreLooks(db, { userId, looks, max, now });
    await restore(list);
    await restore(list);
    expect(await listLooks(db, userId)).toEqual(list);
    await restore([own({ name: 'Late' })]);
    expect(await listLooks(db, userId)).toEqual(list);
  });
});
