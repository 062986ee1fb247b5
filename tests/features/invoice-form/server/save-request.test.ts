import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { userSettings } from '#db/schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { faultyFetch, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { openFormHarness } from '#tests/support/form-harness.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { storePicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { newSeller, send, countInvoices } = openFormHarness(database);

const draftOf = (changes: Partial<InvoiceDraft> = {}) =>
  validDraft('us', { saveKey: crypto.randomUUID(), ...changes });

const saveOf = (draft: unknown, guestWaiting = false) => ({ intent: 'save', draft, guestWaiting });

describe('a number', () => {
  it('has no duplicate that looks the same', async () => {
    const { cookie } = await createSampleSeller(database.open());
    const before = await countInvoices();
    expect((await send(saveOf(draftOf({ invoiceNumber: 'A-1' })), cookie)).status).toBe(200);
    for (const twin of ['A-1\u200b', 'A\u2060-1', '\u00adA-1', 'A-\u31641', 'A-1\u2800']) {
      const { body } = await send(saveOf(draftOf({ invoiceNumber: twin })), cookie);
      expect(body).toMatchObject({ outcome: 'number-taken' });
    }
    expect(await countInvoices()).toBe(before + 1);
  });

  it('that is invisible counts as missing, like any other text', async () => {
    const blank = draftOf({ invoiceNumber: '\u2800\u3164', clientName: '\u200b \u2060' });
    const { status, body } = await send(saveOf(blank), await newSeller());
    expect([status, body]).toMatchObject([422, { outcome: 'invalid' }]);
    const fields = 'issues' in body ? body.issues.map(({ field }) => field) : [];
    expect(fields).toEqual(expect.arrayContaining(['invoiceNumber', 'clientName']));
  });
});

describe('pictures of a draft that its guest typed before signing in', () => {
  const [logo, signature] = [discLogo(8), discLogo(9)];
  const texts = { logo: writePictureText(logo), signature: writePictureText(signature) };
  const picturesOf = async (json: unknown, cookie: string) => {
    const { body } = await send(json, cookie);
    if (body.outcome !== 'saved' || !('id' in body)) throw new Error(body.outcome);
    const invoice = await getPublicInvoice(database.open(), body.id);
    return { logo: invoice?.logo, signature: invoice?.signature };
  };

  it('are on the invoice as the guest saw them, and not in the settings', async () => {
    const { userId, cookie } = await createSampleSeller(database.open());
    const save = { ...saveOf(draftOf(), true), pictures: texts };
    expect(await picturesOf(save, cookie)).toEqual({ logo, signature });
    const settings = await settingsOf(database.open(), userId);
    expect(settings).toMatchObject({ logoId: null, signatureId: null });
  });

  it('are replaced by the settings’ pictures if missing or invalid', async () => {
    const { userId, cookie } = await createSampleSeller(database.open());
    const db = database.open();
    await db
      .update(userSettings)
      .set({
        logoId: await storePicture(db, logo),
        signatureId: await storePicture(db, signature),
      })
      .where(eq(userSettings.userId, userId));
    const pictures = { logo: null, signature: 'https://pictures.example/signature.png' };
    const save = { ...saveOf(draftOf(), true), pictures };
    expect(await picturesOf(save, cookie)).toEqual({ logo, signature });
  });

  it('are not read from another account', async () => {
    const save = { ...saveOf(draftOf()), pictures: texts };
    expect(await picturesOf(save, await newSeller())).toEqual({ logo: null, signature: null });
    const wrong = { ...saveOf(draftOf(), true), pictures: { logo: 7 } };
    expect((await send(wrong, await newSeller())).status).toBe(400);
  });
});

describe('saving from the form', () => {
  it('takes two round trips: the session, and one atomic write', async () => {
    const { body, status, trips } = await send(saveOf(draftOf()), await newSeller());
    expect({ status, trips, body }).toMatchObject({
      status: 200,
      trips: 2,
      body: { outcome: 'saved' },
    });
  });

  it('calculates the figures from the items and ignores any that are sent', async () => {
    const draft = {
      ...draftOf(),
      total: 1,
      subtotal: 1,
      status: 'paid',
      user_id: 'another-user',
      invoiceLimit: -1,
      items: [
        {
          id: 'a',
          description: 'Work',
          quantity: '1',
          unitPrice: '8180',
          taxRate: '9.975',
          total: 1,
        },
      ],
    };
    const { body } = await send(saveOf(draft), await newSeller());
    const saved = body as Extract<SaveAnswer, { outcome: 'saved' }>;
    const stored = await getPublicInvoice(database.open(), saved.id);
    expect(stored?.totals).toMatchObject({ subtotal: 818_000, tax: 81_596, total: 899_596 });
    expect(stored?.status).toBe('unpaid');
  });

  it('refuses a guest’s save with a link to sign in, and saves nothing', async () => {
    const before = await countInvoices();
    expect(await send(saveOf(draftOf()), '')).toMatchObject({
      status: 401,
      body: { outcome: 'sign-in-needed' },
    });
    expect(await countInvoices()).toBe(before);
  });

  it('repeats the browser’s checks', async () => {
    const draft = draftOf({ businessName: '', clientEmail: 'x' });
    const { body, status } = await send(saveOf(draft), await newSeller());
    expect(status).toBe(422);
    expect(body).toMatchObject({
      outcome: 'invalid',
      issues: [
        { field: 'businessName', group: 'business' },
        { field: 'clientEmail', group: 'client', message: 'Enter a valid email' },
      ],
    });
  });

  it('refuses a taken number by name, and assigns the next one to a waiting guest draft', async () => {
    const seller = await newSeller();
    await send(saveOf(draftOf({ invoiceNumber: 'INV-001' })), seller);
    expect(await send(saveOf(draftOf({ invoiceNumber: 'INV-001' })), seller)).toMatchObject({
      status: 409,
      body: { outcome: 'number-taken', invoiceNumber: 'INV-001' },
    });
    expect(await send(saveOf(draftOf({ invoiceNumber: 'INV-001' }), true), seller)).toMatchObject({
      status: 200,
      body: { outcome: 'saved', invoiceNumber: 'INV-002', numberAssigned: true },
    });
  });

  it('stops at the third invoice of the Free plan', async () => {
    const seller = await newSeller();
    for (const invoiceNumber of ['A1', 'A2', 'A3']) {
      expect((await send(saveOf(draftOf({ invoiceNumber })), seller)).status).toBe(200);
    }
    expect(await send(saveOf(draftOf({ invoiceNumber: 'A4' })), seller)).toMatchObject({
      status: 403,
      body: { outcome: 'limit-reached' },
    });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'draft'],
    ['an array', []],
    ['an unknown intent', { intent: 'delete-everything' }],
    ['no draft', { intent: 'save', guestWaiting: false }],
    ['a draft without items', saveOf({ ...validDraft('us'), items: [] })],
    ['a draft with wrong types', saveOf({ ...validDraft('us'), businessName: { a: 1 } })],
    ['no save key', saveOf({ ...validDraft('us'), saveKey: 'not-a-key' })],
  ])('refuses %s with a clear message', async (_, json) => {
    expect(await send(json, await newSeller())).toMatchObject({
      status: 400,
      body: { outcome: 'refused', message: 'we couldn’t read the form' },
    });
  });

  it('never stores another user’s client', async () => {
    const db = database.open();
    const [owner, stranger] = [await createSampleSeller(db), await createSampleSeller(db)];
    const clientId = await createSampleClient(db, owner.userId, 'Finch');
    const clientOfSave = async (cookie: string) => {
      const { body } = await send(saveOf(draftOf({ selectedClientId: clientId })), cookie);
      const { id } = body as Extract<SaveAnswer, { outcome: 'saved' }>;
      const sql = 'SELECT client_id FROM invoices WHERE id = ?';
      return (await db.$client.execute({ sql, args: [id] })).rows[0]?.client_id;
    };
    expect(await clientOfSave(stranger.cookie)).toBeNull();
    expect(await clientOfSave(owner.cookie)).toBe(clientId);
  });

  it('says whether the plan couldn’t be read or the save failed', async () => {
    const cookie = await newSeller();
    const failingAt = async (call: number) => {
      const { fetch } = faultyFetch('not reached', call);
      const { body, status } = await send(saveOf(draftOf()), cookie, database.open({ fetch }));
      return { body, status };
    };
    expect(await failingAt(1)).toEqual({
      body: { outcome: 'unreachable', limitsUnchecked: true },
      status: 503,
    });
    expect(await failingAt(2)).toEqual({ body: { outcome: 'unreachable' }, status: 503 });
  });

  it('is all or nothing whichever database call fails, and a retry completes it once', async () => {
    const met = await forEachDatabaseFault({
      open: database.open,
      prepare: async () => {
        const draft = draftOf();
        return { cookie: await newSeller(), draft, save: saveOf(draft) };
      },
      action: (db, { cookie, save }) => send(save, cookie, db),
      check: async (db, { cookie, draft, save }, outcome) => {
        if (outcome.outcome === 'answered') {
          expect(['saved', 'unreachable']).toContain(outcome.answer.body.outcome);
        } else {
          throw outcome.error;
        }
        const retry = await send(save, cookie, db);
        expect(retry.body).toMatchObject({
          outcome: 'saved',
          invoiceNumber: draft.invoiceNumber,
        });
        const again = await send(save, cookie);
        expect(again.body).toEqual(retry.body);
        const { rows } = await db.$client.execute({
          sql: 'SELECT count(*) AS n FROM invoices WHERE save_key = ?',
          args: [draft.saveKey],
        });
        expect(rows[0]?.n).toBe(1);
      },
    });
    expect(met).toBeGreaterThanOrEqual(8);
  });
});

describe('saving a line as a product', () => {
  const line = {
    intent: 'save-product',
    name: 'Design',
    unitPrice: '90.50',
    taxRate: '20',
    unit: '',
  };

  it('stores it for the signed-in user', async () => {
    const { body, status } = await send(line, await newSeller());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: 'saved',
      product: { name: 'Design', unitPrice: '90.5', taxRate: '20' },
    });
  });

  it('stores its unit and a precise price, once', async () => {
    const seller = await newSeller();
    const fine = { ...line, unitPrice: '0.0125', unit: 'kilowattHour' };
    const kept = { outcome: 'saved', product: { unitPrice: '0.0125', unit: 'kilowattHour' } };
    const ids = [];
    for (const posted of [fine, fine, { ...fine, unit: 'hour' }, { ...fine, unitPrice: '0.01' }]) {
      const { body } = await send(posted, seller);
      if (posted === fine) expect(body).toMatchObject(kept);
      ids.push('product' in body && body.product.id);
    }
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe(ids[1]);
  });

  it('refuses a line without description or price with the specified message', async () => {
    expect(await send({ ...line, name: ' ' }, await newSeller())).toMatchObject({
      status: 422,
      body: {
        outcome: 'refused',
        message: 'Item must have a description and price to be saved as a product',
      },
    });
  });

  it('asks no user to sign in', async () => {
    expect(await send(line, '')).toMatchObject({
      status: 401,
      body: { outcome: 'sign-in-needed' },
    });
  });
});
