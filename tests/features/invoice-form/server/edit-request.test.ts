import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { payInFull } from '#tests/support/change-invoice.ts';
import { openFormHarness } from '#tests/support/form-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const database = await createTestDatabase();
const { newSeller, send, countInvoices } = openFormHarness(database);

const saveOf = (changes: Partial<InvoiceDraft> = {}) => ({
  intent: 'save',
  draft: validDraft('us', { saveKey: crypto.randomUUID(), ...changes }),
  guestWaiting: false,
});

describe('saving an edit from the form', () => {
  async function savedBy(cookie: string, changes: Partial<InvoiceDraft> = {}) {
    const { body } = await send(saveOf(changes), cookie);
    const { id, version } = body as Extract<SaveAnswer, { outcome: 'saved' }>;
    return { invoiceId: id, version };
  }

  const editOf = (edit: unknown, changes: Partial<InvoiceDraft> = {}) => ({
    ...saveOf(changes),
    edit,
  });

  it('takes two round trips, creates no new invoice, and works at the limit', async () => {
    const seller = await newSeller();
    const edit = await savedBy(seller, { invoiceNumber: 'A1' });
    for (const invoiceNumber of ['A2', 'A3']) await savedBy(seller, { invoiceNumber });
    const before = await countInvoices();
    const sent = editOf(edit, { invoiceNumber: 'A1', notes: 'More' });
    const answer = await send(sent, seller);
    expect(answer).toMatchObject({
      status: 200,
      trips: 2,
      body: { outcome: 'saved', id: edit.invoiceId, invoiceNumber: 'A1', numberAssigned: false },
    });
    // A retry after its response was lost.
    expect((await send(sent, seller)).body).toEqual(answer.body);
    expect(await countInvoices()).toBe(before);
  });

  it('keeps the estimate lines that the saved invoice used, in a third round trip', async () => {
    const seller = await newSeller();
    const edit = await savedBy(seller, { invoiceNumber: 'A1' });
    const db = database.open();
    const sql = "UPDATE invoices SET items = json_set(items, '$[0].sourceLine', 4) WHERE id = ?";
    await db.$client.execute({ sql, args: [edit.invoiceId] });
    const [line] = validDraft('us').items;
    if (!line) throw new Error('A draft without lines');
    const items = ['4', '5', ''].map((sourceLine, at) => ({
      ...line,
      id: `item-${at}`,
      sourceLine,
    }));
    const sent = editOf(edit, { invoiceNumber: 'A1', items });
    expect(await send(sent, seller)).toMatchObject({ status: 200, trips: 3 });
    const stored = JSON.parse(String((await invoiceRowOf(db, edit.invoiceId)).items));
    expect(stored.map((item: { sourceLine?: number }) => item.sourceLine ?? null)).toEqual([
      4,
      null,
      null,
    ]);
    const saved = await send(saveOf({ invoiceNumber: 'A2', items }), seller);
    const { id } = saved.body as Extract<SaveAnswer, { outcome: 'saved' }>;
    expect(String((await invoiceRowOf(db, id)).items)).not.toContain('sourceLine');
  });

  it('responds to another user as if there were no such invoice', async () => {
    const edit = await savedBy(await newSeller());
    const gone = { status: 404, body: { outcome: 'not-found' } };
    expect(await send(editOf(edit), await newSeller())).toMatchObject(gone);
    expect(await send(editOf({ ...edit, invoiceId: 'x' }), await newSeller())).toMatchObject(gone);
  });

  it('corrects an issued invoice with its reason, and refuses another number or a reason that is too long', async () => {
    const seller = await newSeller();
    const saved = await savedBy(seller, { invoiceNumber: 'A1' });
    const db = database.open();
    const { $client } = db;
    const args = [saved.invoiceId];
    await issueServed(db, { ...saved, now: saved.version });
    const edit = { ...saved, version: (await invoiceRowOf(db, saved.invoiceId)).updatedAt };
    const other = editOf(edit, { invoiceNumber: 'A9' });
    expect(await send(other, seller)).toMatchObject({
      status: 409,
      body: { outcome: 'head-fixed', invoiceNumber: 'A1', currency: 'USD' },
    });
    const correction = { invoiceNumber: 'A1', notes: 'Corrected' };
    const tooLong = editOf(edit, { ...correction, correctionReason: 'x'.repeat(201) });
    expect(await send(tooLong, seller)).toMatchObject({ status: 400 });
    const corrected = editOf(edit, { ...correction, correctionReason: ' A\ntypo ' });
    expect(await send(corrected, seller)).toMatchObject({ status: 200 });
    const sql = "SELECT detail FROM document_events WHERE invoice_id = ? AND code = 'corrected'";
    const { rows } = await $client.execute({ sql, args });
    expect(rows.map(({ detail }) => JSON.parse(String(detail)))).toEqual([
      { revision: 2, reason: 'A typo' },
    ]);
  });

  it('refuses a taken number, an older version and a paid invoice, each with its own error', async () => {
    const seller = await newSeller();
    const edit = await savedBy(seller, { invoiceNumber: 'A1' });
    await savedBy(seller, { invoiceNumber: 'A2' });
    const taken = editOf(edit, { invoiceNumber: 'A2' });
    expect(await send(taken, seller)).toMatchObject({
      status: 409,
      body: { outcome: 'number-taken', invoiceNumber: 'A2' },
    });
    const older = { ...edit, version: edit.version - 1 };
    expect(await send(editOf(older, { notes: 'Late' }), seller)).toMatchObject({
      status: 409,
      body: { outcome: 'changed-elsewhere', id: edit.invoiceId, version: edit.version },
    });
    await payInFull(database.open(), edit.invoiceId, edit.version + 1);
    expect(await send(editOf(edit, { notes: 'Late' }), seller)).toMatchObject({
      status: 409,
      body: { outcome: 'invoice-paid', id: edit.invoiceId },
    });
  });

  it('refuses an invoice with payments, until they are reversed', async () => {
    const seller = await newSeller();
    const edit = await savedBy(seller, { invoiceNumber: 'A1' });
    const db = database.open();
    const { userId } = await invoiceRowOf(db, edit.invoiceId);
    const entry = (id: string, rest: { kind: 'payment' | 'reversal'; undoes: string | null }) =>
      writeEntry(db, {
        id,
        invoiceId: edit.invoiceId,
        userId,
        at: edit.version,
        day: '2026-03-15',
        origin: 'hand',
        amountMinor: 1,
        method: 'cash',
        ...rest,
      });
    const paid = `paid ${edit.invoiceId}`;
    await entry(paid, { kind: 'payment', undoes: null });
    const late = async () => {
      const { updatedAt: version } = await invoiceRowOf(db, edit.invoiceId);
      return send(editOf({ ...edit, version }, { invoiceNumber: 'A1', notes: 'Late' }), seller);
    };
    expect(await late()).toMatchObject({
      status: 409,
      body: { outcome: 'invoice-part-paid', id: edit.invoiceId },
    });
    await entry(`not ${paid}`, { kind: 'reversal', undoes: paid });
    expect(await late()).toMatchObject({ status: 200 });
  });

  it('never creates a new invoice if the edited one can’t be identified', async () => {
    const seller = await newSeller();
    for (const edit of [null, 'x', {}, { invoiceId: 'x' }, { invoiceId: 'x', version: 1.5 }]) {
      expect((await send(editOf(edit), seller)).status).toBe(400);
    }
  });

  it('repeats the browser’s checks', async () => {
    const seller = await newSeller();
    const edit = await savedBy(seller);
    expect((await send(editOf(edit, { businessName: '' }), seller)).status).toBe(422);
  });
});
