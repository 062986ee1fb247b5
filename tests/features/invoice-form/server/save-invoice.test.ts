import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  type SaveInvoice,
  saveInvoice,
} from '#app/features/invoice-form/server/save-invoice.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { pictureId } from '#app/features/settings/queries/pictures.server.ts';
import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import { pictures } from '#db/picture-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { asPicture, storePicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 2, 15, 12);

function saving(settings: UserSettings, changes: Partial<SaveInvoice> = {}): SaveInvoice {
  return { settings, content: sampleContent(), saveKey: crypto.randomUUID(), now, ...changes };
}

function numbered(invoiceNumber: string) {
  return { content: sampleContent({ invoiceNumber }) };
}

function rowsOf(userId: string) {
  return db.select().from(invoices).where(eq(invoices.userId, userId));
}

describe('a save', () => {
  test('stores the whole content as unpaid, with figures calculated from the items', async () => {
    const settings = await createSampleUser(db, {}, 'ca');
    const content = sampleContent({
      country: 'ca',
      currency: 'CAD',
      template: 'modern',
      items: [
        plainLine({
          description: 'Planning, half an hour',
          quantityHundredths: 50,
          unitPriceMinor: 3333,
          taxRateThousandths: 9975,
        }),
        plainLine({
          description: 'Oak',
          quantityHundredths: 200,
          unitPriceMinor: 4000,
          taxRateThousandths: 5000,
        }),
      ],
      discountHundredths: 1000,
      shippingAddress: 'Dock 4',
      shippingPostalCode: 'K1A 0B1',
      institutionNumber: '004',
      interacEmail: 'pay@marlow.example',
      acceptCardPayments: true,
      stripePaymentLink: 'https://buy.stripe.com/abc',
      displayPaypalQr: true,
      paypalPaymentLink: 'https://paypal.me/marlow',
      otherPaymentLinks: [{ name: 'Wise', url: 'https://wise.com/pay/x' }],
      paymentNotes: 'Thanks',
      notes: 'Łukasz, Ωmega, Жук, 日本\n"quoted"',
    });
    const saved = await saveInvoice(db, saving(settings, { content }));
    expect(saved).toEqual({
      outcome: 'saved',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      invoiceNumber: 'INV-001',
      version: now,
      keptClient: { id: expect.any(String), name: content.clientName },
    });
    if (saved.outcome !== 'saved') return;
    const { userId } = settings;
    const stored = await getPublicInvoice(db, saved.id);
    expect(stored?.content).toEqual(content);
    expect(stored?.status).toBe('unpaid');
    const [row] = await rowsOf(userId);
    expect(row).toMatchObject({
      subtotalMinor: 1667 + 8000,
      discountMinor: 967,
      taxMinor: stored?.totals.tax,
      totalMinor: stored?.totals.total,
      archived: false,
      createdAt: now,
    });
    expect(JSON.parse(row?.items ?? '')[0]).toEqual({
      description: 'Planning, half an hour',
      quantity: '0.5',
      unitPrice: '33.33',
      taxRate: '9.975',
    });
  });

  test('is one round trip', async () => {
    const settings = await createSampleUser(db);
    const request = database.open();
    await saveInvoice(request, saving(settings));
    expect(request.stats.trips).toBe(1);
    expect(request.stats.milliseconds).toBeGreaterThan(0);
  });

  test('counts toward the lifetime total and raises the last number', async () => {
    const settings = await createSampleUser(db);
    await saveInvoice(db, saving(settings, numbered('INV-007')));
    await saveInvoice(db, saving(settings, numbered('INV-002')));
    await saveInvoice(db, saving(settings, numbered('2026/A')));
    expect(await settingsOf(db, settings.userId)).toMatchObject({
      totalInvoicesCreated: 3,
      lastInvoiceNumber: 7,
    });
  });

  test('copies the settings’ logo and signature into the invoice', async () => {
    const settings = await createSampleUser(db, { logoId: await storePicture(db, discLogo(8)) });
    const saved = await saveInvoice(db, saving(settings));
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const stored = await getPublicInvoice(db, saved.id);
    expect(stored?.logo).toEqual(discLogo(8));
    expect(stored?.signature).toBeNull();
  });

  test('stores a draft’s own pictures in the same write, and none for a refused invoice', async () => {
    const settings = await createSampleUser(db, { invoiceLimit: 1 });
    const own = (side: number) => ({ logo: asPicture(discLogo(side)), signature: null });
    const request = database.open();
    const saved = await saveInvoice(request, { ...saving(settings), pictures: own(31) });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    expect(request.stats.trips).toBe(1);
    expect((await getPublicInvoice(db, saved.id))?.logo).toEqual(discLogo(31));
    const refused = await saveInvoice(db, {
      ...saving(await settingsOf(db, settings.userId), numbered('INV-009')),
      pictures: own(32),
    });
    expect(refused.outcome).toBe('limit-reached');
    const ids = [own(31), own(32)].map(({ logo }) => pictureId(logo));
    const rows = await db
      .select({ id: pictures.id })
      .from(pictures)
      .where(inArray(pictures.id, ids));
    expect(rows).toEqual([{ id: ids[0] }]);
  });

  test('saves filled payment details for the next invoice and clears none', async () => {
    const settings = await createSampleUser(db, {
      iban: 'GB82WEST12345698765432',
      accountNumber: '1',
      stripePaymentLink: 'https://buy.stripe.com/old',
      otherPaymentLinks: '[{"name":"Old","url":"https://old.example"}]',
    });
    const content = sampleContent({ paypalPaymentLink: 'https://paypal.me/new' });
    await saveInvoice(db, saving(settings, { content }));
    expect(await settingsOf(db, settings.userId)).toMatchObject({
      iban: 'GB82WEST12345698765432',
      accountNumber: content.accountNumber,
      routingNumber: content.routingNumber,
      paypalPaymentLink: 'https://paypal.me/new',
      stripePaymentLink: 'https://buy.stripe.com/old',
      otherPaymentLinks: '[{"name":"Old","url":"https://old.example"}]',
    });
  });

  test('refuses a total beyond 2^53-1 without asking the database', async () => {
    const settings = await createSampleUser(db);
    const request = database.open();
    const item = plainLine({
      description: 'Moon',
      quantityHundredths: 10_000_000,
      unitPriceMinor: 100_000_000_000,
      taxRateThousandths: 0,
    });
    const content = sampleContent({ items: [item] });
    expect(await saveInvoice(request, saving(settings, { content }))).toEqual({
      outcome: 'too-large',
    });
    expect(request.stats.trips).toBe(0);
  });

  test('stores the largest figures exactly', async () => {
    const settings = await createSampleUser(db);
    const line = { description: 'Island', taxRateThousandths: 0 };
    const items = [
      plainLine({ ...line, quantityHundredths: 1_000_000, unitPriceMinor: 900_719_925_474 }),
      plainLine({ ...line, quantityHundredths: 100, unitPriceMinor: 991 }),
    ];
    const saved = await saveInvoice(db, saving(settings, { content: sampleContent({ items }) }));
    expect(saved.outcome).toBe('saved');
    const [row] = await rowsOf(settings.userId);
    expect(row?.totalMinor).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('the client of an invoice', () => {
  test('is kept when it is the owner’s', async () => {
    const settings = await createSampleUser(db);
    const id = await createSampleClient(db, settings.userId, 'Mine');
    await saveInvoice(db, saving(settings, { content: sampleContent({ clientId: id }) }));
    expect((await rowsOf(settings.userId))[0]?.clientId).toBe(id);
  });

  test('is dropped when it is another user’s or unknown', async () => {
    const settings = await createSampleUser(db);
    const stranger = await createSampleUser(db);
    const id = await createSampleClient(db, stranger.userId, 'Not mine');
    await saveInvoice(db, saving(settings, { content: sampleContent({ clientId: id }) }));
    const unknown = sampleContent({ clientId: 'unknown', invoiceNumber: 'INV-002' });
    await saveInvoice(db, saving(settings, { content: unknown }));
    expect((await rowsOf(settings.userId)).map(({ clientId }) => clientId)).toEqual([null, null]);
  });
});

describe('invoice numbers', () => {
  test('are unique per user, not across users', async () => {
    const [one, two] = [await createSampleUser(db), await createSampleUser(db)];
    expect(await saveInvoice(db, saving(one))).toMatchObject({ outcome: 'saved' });
    expect(await saveInvoice(db, saving(two))).toMatchObject({ outcome: 'saved' });
    expect(await saveInvoice(db, saving(one))).toEqual({
      outcome: 'number-taken',
      invoiceNumber: 'INV-001',
    });
    expect(await settingsOf(db, one.userId)).toMatchObject({ totalInvoicesCreated: 1 });
  });

  test('are assigned if requested and the given one is taken', async () => {
    const settings = await createSampleUser(db);
    await saveInvoice(db, saving(settings, numbered('INV-001')));
    await saveInvoice(db, saving(settings, numbered('INV-009')));
    const again = saving(settings, { assignNumber: true });
    const first = await saveInvoice(db, again);
    expect(first).toMatchObject({ outcome: 'saved', invoiceNumber: 'INV-010' });
    expect(await saveInvoice(db, again)).toEqual(first);
    expect((await settingsOf(db, settings.userId)).lastInvoiceNumber).toBe(10);
  });

  test('are assigned after numbers that were typed with another prefix', async () => {
    const settings = await createSampleUser(db, { invoiceLimit: -1, invoicePrefix: 'B-' });
    for (const number of ['A-001', 'A-002', 'A-003']) {
      await saveInvoice(db, saving(settings, numbered(number)));
    }
    await writeBatch(db, [
      db
        .update(userSettings)
        .set({ invoicePrefix: 'A-' })
        .where(eq(userSettings.userId, settings.userId)),
    ]);
    const save = saving(settings, { ...numbered('A-001'), assignNumber: true });
    expect(await saveInvoice(db, save)).toMatchObject({ invoiceNumber: 'A-004' });
  });

  test('are all different if drafts with the same number arrive at once', async () => {
    const settings = await createSampleUser(db, { invoiceLimit: -1 });
    const saves = Array.from({ length: 6 }, () => saving(settings, { assignNumber: true }));
    const answers = await Promise.all(saves.map((save) => saveInvoice(database.open(), save)));
    const numbers = answers.map((answer) => answer.outcome === 'saved' && answer.invoiceNumber);
    expect(numbers.sort()).toEqual([
      'INV-001',
      'INV-002',
      'INV-003',
      'INV-004',
      'INV-005',
      'INV-006',
    ]);
  });
});
