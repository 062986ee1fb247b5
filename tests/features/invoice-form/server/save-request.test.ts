import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { pictureId } from '#app/features/settings/queries/pictures.server.ts';
import { pictures } from '#db/picture-schema.ts';
import { userSettings } from '#db/schema.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { draftOf, openFormWorld } from '#tests/support/form-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { asPicture, storePicture } from '#tests/support/stored-picture.ts';
import type { Seller } from '#tests/support/world.ts';

const { db, seller, send, save, countOf } = await openFormWorld();

const [line] = validDraft('us').items;
if (!line) throw new Error('The draft has no line');

describe('a save', () => {
  it('stores the draft as unpaid in one write, with figures calculated from its items, whatever is sent', async () => {
    const owner = await seller({ country: 'ca' });
    const texts = {
      notes: 'Łukasz, Ωmega, Жук, 日本\n"quoted"',
      currency: 'EUR',
      template: 'modern',
      shippingPostalCode: 'K1A 0B1',
      otherPaymentLinks: [{ name: 'Wise', url: 'https://wise.com/pay/x' }],
    } as const;
    const forged = { total: 1, status: 'paid', user_id: 'another-user', invoiceLimit: -1 };
    const hour = {
      description: 'Half an hour',
      quantity: '0.5',
      unitPrice: '33.33',
      taxRate: '9.975',
    };
    const oak = { id: 'item-2', description: 'Oak', quantity: '2', unitPrice: '40', taxRate: '5' };
    const items = [hour, oak].map((item) => ({
      ...line,
      ...item,
      taxRateTouched: true,
      total: 1,
    }));
    const draft = { ...draftOf(), ...texts, showDiscount: true, discount: '10', items, ...forged };
    const now = Date.UTC(2026, 2, 15, 12);
    const post = { intent: 'save', guestWaiting: false, draft };
    const { status, trips, body } = await send(post, { as: owner, now });
    expect({ status, trips, body }).toMatchObject({
      status: 200,
      trips: 2,
      body: { outcome: 'saved', invoiceNumber: 'INV-001', numberAssigned: false, version: now },
    });
    const stored = await getPublicInvoice(db, body.id);
    expect(stored).toMatchObject({
      status: 'unpaid',
      content: { ...texts, clientName: 'Finch & Sons' },
    });
    // 0.5 x 33.33 = 16.67 and 80.00, less 10%: 9.975% of 15.00 and 5% of 72.00.
    expect(await invoiceRowOf(db, body.id)).toMatchObject({
      userId: owner.userId,
      subtotalMinor: 9667,
      discountMinor: 967,
      taxMinor: 510,
      totalMinor: 9210,
      archived: false,
      createdAt: now,
    });
    expect(JSON.parse(String((await invoiceRowOf(db, body.id)).items))[0]).toEqual(hour);
  });

  it('stores the largest figures exactly, and refuses any beyond them', async () => {
    const owner = await seller();
    const island = { description: 'Island', taxRateThousandths: 0 };
    const id = await owner.invoice({
      items: [
        plainLine({ ...island, quantityHundredths: 1_000_000, unitPriceMinor: 900_719_925_474 }),
        plainLine({ ...island, quantityHundredths: 100, unitPriceMinor: 991 }),
      ],
    });
    expect((await invoiceRowOf(db, id)).totalMinor).toBe(Number.MAX_SAFE_INTEGER);
    const moon = { ...line, quantity: '100000', unitPrice: '1000000000' };
    const refused = await save(owner, { invoiceNumber: 'A2', items: [moon] });
    expect([refused.status, refused.trips]).toEqual([422, 1]);
  });

  it('counts toward the lifetime total and raises the last number', async () => {
    const owner = await seller();
    for (const invoiceNumber of ['INV-007', 'INV-002', '2026/A'])
      await save(owner, { invoiceNumber });
    expect(await settingsOf(db, owner.userId)).toMatchObject({
      totalInvoicesCreated: 3,
      lastInvoiceNumber: 7,
    });
  });

  it('saves filled payment details for the next invoice and clears none', async () => {
    const before = {
      iban: 'GB82WEST12345698765432',
      accountNumber: '1',
      stripePaymentLink: 'https://buy.stripe.com/old',
      otherPaymentLinks: '[{"name":"Old","url":"https://old.example"}]',
    };
    const owner = await seller(before);
    const typed = { accountNumber: '2', paypalPaymentLink: 'https://paypal.me/new' };
    await save(owner, typed);
    expect(await settingsOf(db, owner.userId)).toMatchObject({ ...before, ...typed });
  });

  it('keeps its owner’s client, and drops another user’s or an unknown one', async () => {
    const [owner, stranger] = [await seller(), await seller()];
    const id = await owner.client('Mine');
    const clientOf = async (as: Seller, selectedClientId: string) => {
      const { body } = await save(as, { invoiceNumber: crypto.randomUUID(), selectedClientId });
      return (await invoiceRowOf(db, body.id)).clientId;
    };
    await stranger.invoice();
    expect(await clientOf(owner, id)).toBe(id);
    expect(await clientOf(stranger, id)).toBeNull();
    expect(await clientOf(stranger, 'unknown')).toBeNull();
  });

  it('is refused for a guest with a request to sign in', async () => {
    const post = { intent: 'save', guestWaiting: false, draft: draftOf() };
    const refused = { status: 401, trips: 0, body: { outcome: 'sign-in-needed' } };
    expect(await send(post)).toEqual(refused);
  });

  it('repeats the browser’s checks', async () => {
    expect(await save(await seller(), { businessName: '', clientEmail: 'x' })).toMatchObject({
      status: 422,
      body: {
        outcome: 'invalid',
        issues: [
          { field: 'businessName', group: 'business' },
          { field: 'clientEmail', group: 'client', message: 'Enter a valid email' },
        ],
      },
    });
  });

  it.each([
    ['a text', 'draft'],
    ['an unknown intent', { intent: 'delete-everything' }],
    ['no items', { intent: 'save', guestWaiting: false, draft: { ...draftOf(), items: [] } }],
    [
      'wrong types',
      { intent: 'save', guestWaiting: false, draft: { ...draftOf(), notes: { a: 1 } } },
    ],
    ['no save key', { intent: 'save', guestWaiting: false, draft: { ...draftOf(), saveKey: 'x' } }],
  ])('is refused with %s', async (_, json) => {
    const owner = await seller();
    expect(await send(json, { as: owner })).toMatchObject({
      status: 400,
      body: { outcome: 'refused', message: 'we couldn’t read the form' },
    });
    expect(await countOf(owner)).toBe(0);
  });
});

describe('a number', () => {
  it('has no duplicate that looks the same, but for another user', async () => {
    const owner = await seller();
    expect((await save(owner, { invoiceNumber: 'A-1' })).status).toBe(200);
    for (const twin of ['A-1', 'A-1\u200b', 'A\u2060-1', '\u00adA-1', 'A-\u31641', 'A-1\u2800']) {
      const { status, body } = await save(owner, { invoiceNumber: twin });
      expect([status, body]).toEqual([409, { outcome: 'number-taken', invoiceNumber: 'A-1' }]);
    }
    expect(await countOf(owner)).toBe(1);
    expect((await save(await seller(), { invoiceNumber: 'A-1' })).status).toBe(200);
  });

  it('is assigned to a waiting guest draft if its own is taken', async () => {
    const owner = await seller();
    for (const invoiceNumber of ['INV-001', 'INV-009']) await save(owner, { invoiceNumber });
    const waiting = { saveKey: crypto.randomUUID(), invoiceNumber: 'INV-001' };
    const first = await save(owner, waiting, { guestWaiting: true });
    expect(first).toMatchObject({
      status: 200,
      body: { outcome: 'saved', invoiceNumber: 'INV-010', numberAssigned: true },
    });
    expect((await save(owner, waiting, { guestWaiting: true })).body).toEqual(first.body);
    expect((await settingsOf(db, owner.userId)).lastInvoiceNumber).toBe(10);
  });

  it('is assigned after numbers that were typed with another prefix', async () => {
    const owner = await seller({ invoiceLimit: -1, invoicePrefix: 'B-' });
    for (const invoiceNumber of ['A-001', 'A-002', 'A-003']) await save(owner, { invoiceNumber });
    const isOwn = eq(userSettings.userId, owner.userId);
    await db.update(userSettings).set({ invoicePrefix: 'A-' }).where(isOwn);
    const { body } = await save(owner, { invoiceNumber: 'A-001' }, { guestWaiting: true });
    expect(body).toMatchObject({ invoiceNumber: 'A-004' });
  });

  it('is assigned once if drafts with the same one arrive at once', async () => {
    const owner = await seller({ invoiceLimit: -1 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => save(owner, {}, { guestWaiting: true })),
    );
    expect(answers.map(({ body }) => body.invoiceNumber).sort()).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => `INV-00${at}`),
    );
  });
});

describe('pictures', () => {
  const [logo, signature] = [discLogo(8), discLogo(9)];
  const texts = { logo: writePictureText(logo), signature: writePictureText(signature) };
  const own = async () => ({
    logoId: await storePicture(db, logo),
    signatureId: await storePicture(db, signature),
  });
  async function picturesOf(as: Seller, guestWaiting: boolean, pictures?: object) {
    const { body } = await save(as, {}, { guestWaiting, ...(pictures && { pictures }) });
    const invoice = await getPublicInvoice(db, body.id);
    return { logo: invoice?.logo, signature: invoice?.signature };
  }

  it('of the settings are on the invoice', async () => {
    const { logoId } = await own();
    expect(await picturesOf(await seller({ logoId }), false)).toEqual({ logo, signature: null });
  });

  it('of a waiting guest draft are on its invoice, and not in the settings', async () => {
    const owner = await seller();
    expect(await picturesOf(owner, true, texts)).toEqual({ logo, signature });
    const settings = await settingsOf(db, owner.userId);
    expect(settings).toMatchObject({ logoId: null, signatureId: null });
  });

  it('of a waiting guest draft are replaced by the settings’ if missing or invalid', async () => {
    const invalid = { logo: null, signature: 'https://pictures.example/signature.png' };
    expect(await picturesOf(await seller(await own()), true, invalid)).toEqual({ logo, signature });
  });

  it('are not read with a signed-in user’s own draft, nor in another format', async () => {
    expect(await picturesOf(await seller(), false, texts)).toEqual({ logo: null, signature: null });
    const wrong = await save(await seller(), {}, { guestWaiting: true, pictures: { logo: 7 } });
    expect(wrong.status).toBe(400);
  });

  it('of a refused invoice are not stored', async () => {
    const refused = discLogo(32);
    const limited = await seller({ invoiceLimit: 0 });
    const sent = { guestWaiting: true, pictures: { logo: writePictureText(refused) } };
    expect((await save(limited, {}, sent)).status).toBe(403);
    const isIt = eq(pictures.id, pictureId(asPicture(refused)));
    expect(await db.$count(pictures, isIt)).toBe(0);
  });
});

describe('a line saved as a product', () => {
  const texts = { name: 'Design', unitPrice: '90.50', taxRate: '20', unit: '' };
  const product = { intent: 'save-product', ...texts };

  it('is stored once with its unit and a precise price', async () => {
    const as = await seller();
    const fine = { ...product, unitPrice: '0.0125', unit: 'kilowattHour' };
    const ids: string[] = [];
    for (const posted of [product, fine, fine, { ...fine, unit: 'hour' }]) {
      const { status, body } = await send(posted, { as });
      const { intent: _, ...texts } = posted;
      const unitPrice = posted === product ? '90.5' : '0.0125';
      expect([status, body]).toMatchObject([
        200,
        { outcome: 'saved', product: { ...texts, unitPrice } },
      ]);
      ids.push(body.product.id);
    }
    expect(ids[1]).toBe(ids[2]);
    expect(new Set(ids).size).toBe(3);
  });

  it('is refused without a description, and for a guest', async () => {
    const message = 'Item must have a description and price to be saved as a product';
    expect(await send({ ...product, name: ' ' }, { as: await seller() })).toMatchObject({
      status: 422,
      body: { outcome: 'refused', message },
    });
    expect(await send(product)).toMatchObject({ status: 401, body: { outcome: 'sign-in-needed' } });
  });
});
