import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { invoices } from '#db/schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { paymentPost } from '#tests/support/payment-post.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { storePicture } from '#tests/support/stored-picture.ts';

const { db, seller, post, save } = await openFormWorld();
const now = savedAt + 60_000;

/** A seller with a saved invoice, whose form was opened. */
async function begin(columns: Parameters<typeof seller>[0] = {}) {
  const owner = await seller(columns);
  const invoiceId = await owner.invoice();
  const row = () => invoiceRowOf(db, invoiceId);
  const edit = (
    changes: Partial<InvoiceDraft> = {},
    { as = owner, at = now, version = savedAt } = {},
  ) =>
    save(as, { invoiceNumber: 'INV-001', ...changes }, { edit: { invoiceId, version }, now: at });
  /** Posts to the list of invoices. */
  const send = (json: object) => post('/us/invoices', { ...json, invoiceId }, { as: owner, now });
  return { owner, userId: owner.userId, invoiceId, row, edit, send };
}

/** The corrections in an invoice's history. */
async function correctionsOf(invoiceId: string) {
  const isIts = eq(documentEvents.invoiceId, invoiceId);
  const events = await db.select().from(documentEvents).where(isIts);
  return events
    .filter(({ code }) => code === 'corrected')
    .map(({ at, actor, detail }) => ({ at, actor, ...JSON.parse(detail ?? 'null') }));
}

describe('an edit', () => {
  it('replaces content and figures in one write, without using the allowance, and a retry changes nothing', async () => {
    const { owner, userId, invoiceId, row, edit } = await begin();
    for (const invoiceNumber of ['A2', 'A3']) await owner.invoice({ invoiceNumber });
    const [line] = validDraft('us').items;
    const items = line ? [{ ...line, quantity: '0.5', unitPrice: '33.33', taxRate: '9.975' }] : [];
    const texts = { clientName: 'Heron Ltd', template: 'compact', currency: 'EUR' } as const;
    const changes = {
      ...texts,
      items,
      showDiscount: true,
      discount: '10',
      invoiceNumber: 'INV-1B',
      correctionReason: 'It has not been issued',
    };
    const saved = await edit(changes);
    expect(saved).toMatchObject({
      status: 200,
      trips: 2,
      body: { outcome: 'saved', id: invoiceId, invoiceNumber: 'INV-1B', version: now },
    });
    expect((await getPublicInvoice(db, invoiceId))?.content).toMatchObject(texts);
    // 0.5 x 33.33 = 16.67, less 10% = 1.67; 9.975% of 15.003 = 1.4965 -> 1.50.
    const edited = await row();
    expect(edited).toMatchObject({
      subtotalMinor: 1667,
      discountMinor: 167,
      taxMinor: 150,
      totalMinor: 1650,
      status: 'unpaid',
      createdAt: savedAt,
      updatedAt: now,
    });
    expect(await correctionsOf(invoiceId)).toEqual([]);
    expect((await edit(changes, { at: now + 1 })).body).toEqual(saved.body);
    expect(await row()).toEqual(edited);
    expect(await settingsOf(db, userId)).toMatchObject({ totalInvoicesCreated: 3, periodCount: 0 });
  });

  it('keeps the estimate lines that the saved invoice used, in a third round trip', async () => {
    const { owner, invoiceId, row, edit } = await begin();
    const sql = "UPDATE invoices SET items = json_set(items, '$[0].sourceLine', 4) WHERE id = ?";
    await db.$client.execute({ sql, args: [invoiceId] });
    const items = ['4', '5', ''].flatMap((sourceLine, at) =>
      validDraft('us').items.map((line) => ({ ...line, id: `item-${at}`, sourceLine })),
    );
    expect(await edit({ items })).toMatchObject({ status: 200, trips: 3 });
    const stored = JSON.parse(String((await row()).items)) as { sourceLine?: number }[];
    expect(stored.map(({ sourceLine }) => sourceLine)).toEqual([4, undefined, undefined]);
    const { body } = await save(owner, { invoiceNumber: 'A2', items });
    expect(String((await invoiceRowOf(db, body.id)).items)).not.toContain('sourceLine');
  });

  it('raises the last number, lowers it again if that was a typo, and saves payment details', async () => {
    const { userId, edit } = await begin();
    const paypalPaymentLink = 'https://paypal.me/new';
    await edit({ invoiceNumber: 'INV-040', paypalPaymentLink });
    expect(await settingsOf(db, userId)).toMatchObject({
      lastInvoiceNumber: 40,
      paypalPaymentLink,
    });
    await edit({ invoiceNumber: 'INV-002' }, { version: now, at: now + 1 });
    expect((await settingsOf(db, userId)).lastInvoiceNumber).toBe(2);
  });

  it('leaves pictures, archive and save key unchanged, and makes overdue depend on the due date', async () => {
    const { invoiceId, row, edit } = await begin({ logoId: await storePicture(db, discLogo(8)) });
    const isIt = eq(invoices.id, invoiceId);
    await db.update(invoices).set({ archived: true, status: 'overdue' }).where(isIt);
    const { archived, saveKey, logoId, signatureId } = await row();
    await edit({ notes: 'More' });
    const kept = { archived, saveKey, logoId, signatureId };
    expect(await row()).toMatchObject({ ...kept, notes: 'More', status: 'unpaid' });
  });

  it('keeps a client of its owner and drops any other', async () => {
    const { owner, row, edit } = await begin();
    const mine = await owner.client('Mine');
    await edit({ selectedClientId: mine });
    expect((await row()).clientId).toBe(mine);
    const other = await (await seller()).client('Not mine');
    await edit({ selectedClientId: other }, { version: now, at: now + 1 });
    expect((await row()).clientId).toBeNull();
  });
});

describe('an edit is refused, and changes nothing,', () => {
  it('when the invoice is another user’s or unknown', async () => {
    const { owner, row, edit } = await begin();
    const stranger = await seller();
    const before = await row();
    const gone = { status: 404, body: { outcome: 'not-found' } };
    expect(await edit({ notes: 'Mine now' }, { as: stranger })).toMatchObject(gone);
    const unknown = { edit: { invoiceId: 'unknown', version: savedAt } };
    expect(await save(owner, {}, unknown)).toMatchObject(gone);
    expect(await row()).toEqual(before);
    expect((await settingsOf(db, stranger.userId)).accountNumber).toBeNull();
  });

  it.each([null, 'x', {}, { invoiceId: 'x' }, { invoiceId: 'x', version: 1.5 }])(
    'when its invoice can’t be identified, as in %j, and creates no new one',
    async (edit) => {
      const owner = await seller();
      expect((await save(owner, {}, { edit })).status).toBe(400);
      expect((await settingsOf(db, owner.userId)).totalInvoicesCreated).toBe(0);
    },
  );

  it.each<[string, object]>([
    ['invoice-paid', { intent: 'set-status', status: 'paid' }],
    ['invoice-part-paid', paymentPost('', { day: '2026-03-15' })],
    ['invoice-void', { intent: 'void', reason: 'Twice' }],
  ])(
    'when it is barred in the meantime, even with its current version: %s',
    async (outcome, posted) => {
      const { userId, invoiceId, row, edit, send } = await begin();
      expect((await send(posted)).status).toBe(200);
      const before = await row();
      for (const version of [savedAt, before.updatedAt]) {
        const refused = await edit({ notes: 'More', invoiceNumber: 'INV-077' }, { version });
        expect(refused).toMatchObject({ status: 409, body: { outcome, id: invoiceId } });
      }
      expect(await row()).toEqual(before);
      expect((await settingsOf(db, userId)).lastInvoiceNumber).toBe(1);
    },
  );

  it('while it has payments, until they are reversed', async () => {
    const { row, edit, send } = await begin();
    const paid = paymentPost('', { day: '2026-03-15' });
    await send(paid);
    await send({ intent: 'reverse-payments', paymentIds: [paid.paymentId] });
    const { updatedAt: version } = await row();
    expect((await edit({ notes: 'More' }, { version })).status).toBe(200);
  });

  it('when it was changed elsewhere, even in the same millisecond; with the current version it is saved', async () => {
    const { invoiceId, row, edit } = await begin();
    expect((await edit({ notes: 'From the other tab' }, { at: savedAt })).status).toBe(200);
    const refused = await edit({ notes: 'From this tab' }, { at: savedAt });
    const version = savedAt + 1;
    expect(refused).toMatchObject({
      status: 409,
      body: { outcome: 'changed-elsewhere', id: invoiceId, version },
    });
    expect((await row()).notes).toBe('From the other tab');
    expect((await edit({ notes: 'From this tab' }, { version })).status).toBe(200);
    expect((await row()).notes).toBe('From this tab');
  });

  it('when another one that was sent at the same time was saved', async () => {
    const { row, edit } = await begin();
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => edit({ notes: `Tab ${at}` })));
    const outcomes = answers.map(({ body }) => body.outcome);
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('changed-elsewhere'), 'saved']);
    expect((await row()).notes).toBe(`Tab ${outcomes.indexOf('saved')}`);
  });

  it('when its new number belongs to another invoice', async () => {
    const { owner, row, edit } = await begin();
    await owner.invoice({ invoiceNumber: 'INV-002' });
    const before = await row();
    expect(await edit({ invoiceNumber: 'INV-002' })).toMatchObject({
      status: 409,
      body: { outcome: 'number-taken', invoiceNumber: 'INV-002' },
    });
    expect(await row()).toEqual(before);
  });
});

describe('an edit of an issued invoice', () => {
  /** An edit that was started before its invoice was served to the client. */
  async function beginCorrection() {
    const begun = await begin();
    const { invoiceId } = begun;
    await issueServed(db, { invoiceId, version: savedAt, now: savedAt + 5 });
    const versions = () =>
      db
        .select()
        .from(issuedVersions)
        .where(eq(issuedVersions.invoiceId, invoiceId))
        .orderBy(asc(issuedVersions.revision));
    return { ...begun, versions, corrections: () => correctionsOf(invoiceId) };
  }

  it('creates the next version, with a reason of its own in the history', async () => {
    const { edit, versions, corrections } = await beginCorrection();
    expect((await edit({ notes: 'Corrected', correctionReason: ' A\ntypo ' })).status).toBe(200);
    await edit({ notes: 'Again' }, { version: now });
    const [first, second, third, ...more] = await versions();
    expect(more).toEqual([]);
    expect(first?.notes).toBeNull();
    expect(second).toMatchObject({ revision: 2, cause: 'edited', notes: 'Corrected' });
    expect(third).toMatchObject({ revision: 3, notes: 'Again' });
    expect(await corrections()).toEqual([
      { at: now, actor: 'owner', revision: 2, reason: 'A typo' },
      { at: now + 1, actor: 'owner', revision: 3, reason: null },
    ]);
  });

  it('is refused with a reason that is too long', async () => {
    const { edit } = await beginCorrection();
    expect((await edit({ correctionReason: 'x'.repeat(201) })).status).toBe(400);
  });

  it('sent twice, or twice at once, is one version and one event', async () => {
    const { edit, versions, corrections } = await beginCorrection();
    const correction = { notes: 'Corrected', correctionReason: 'Once' };
    for (const { status } of await Promise.all([edit(correction), edit(correction)])) {
      expect(status).toBe(200);
    }
    expect((await edit(correction, { at: now + 9 })).status).toBe(200);
    expect([await versions(), await corrections()].map(({ length }) => length)).toEqual([2, 1]);
  });

  it('that changes nothing is not a correction', async () => {
    const { owner, versions, corrections, invoiceId, edit } = await beginCorrection();
    await edit({ notes: 'Corrected' });
    const same = { notes: 'Corrected', invoiceNumber: 'INV-001', correctionReason: 'None' };
    const saved = await save(owner, same, { edit: { invoiceId, version: now }, now: now + 9 });
    expect(saved.status).toBe(200);
    expect([await versions(), await corrections()].map(({ length }) => length)).toEqual([2, 1]);
  });

  it.each<Partial<InvoiceDraft>>([{ invoiceNumber: 'INV-099' }, { currency: 'EUR' }])(
    'is refused if it contains %o, and saved without',
    async (head) => {
      const { edit, row, versions, corrections } = await beginCorrection();
      const before = await row();
      expect(await edit({ ...head, notes: 'Corrected' })).toMatchObject({
        status: 409,
        body: { outcome: 'head-fixed', invoiceNumber: 'INV-001', currency: 'USD' },
      });
      expect([await row(), await versions(), await corrections()]).toMatchObject([
        before,
        [{}],
        [],
      ]);
      expect((await edit({ notes: 'Corrected' })).status).toBe(200);
    },
  );

  it('is refused as changed elsewhere before anything is reported about its number', async () => {
    const { edit } = await beginCorrection();
    await edit({ notes: 'Corrected' });
    const late = await edit({ invoiceNumber: 'INV-099' });
    expect(late.body).toMatchObject({ outcome: 'changed-elsewhere' });
  });

  it('that was issued by a payment, since reversed, keeps its number too', async () => {
    const { row, edit, send } = await begin();
    for (const status of ['paid', 'unpaid']) await send({ intent: 'set-status', status });
    const { updatedAt: version } = await row();
    const late = await edit({ invoiceNumber: 'INV-099' }, { version });
    expect(late.body).toMatchObject({ outcome: 'head-fixed' });
  });
});
