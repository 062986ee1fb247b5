import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultLook, type Look } from '#app/domain/looks/look.ts';
import { loader } from '#app/features/deliveries/delivery-pdf.route.ts';
import { voidInvoiceRow } from '#app/features/invoice-list/queries/list-actions.server.ts';
import { deliveries } from '#db/delivery-schema.ts';
import { getPage } from '#tests/support/card-calls.ts';
import { changeInvoice } from '#tests/support/change-invoice.ts';
import { offerEstimate } from '#tests/support/estimate-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { listEvents } from '#tests/support/sending-harness.ts';
import { openWorld, type Seller, type Sent } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const now = Date.UTC(2026, 2, 20, 11);
const line = (description: string, quantity: number, unitPriceMinor: number) =>
  plainLine({
    description,
    quantityHundredths: quantity * 100,
    unitPriceMinor,
    taxRateThousandths: 19_000,
  });
const items = [line('Oak shelf', 7, 13_866), line('Bracket', 30, 455)];
let seller: Seller;
let id = '';

beforeEach(async () => {
  seller = await world.seller();
  id = await seller.invoice({
    items,
    country: 'uk',
    currency: 'GBP',
    language: 'en-GB',
    paper: 'a4',
    notes: 'Pay 1386.60 soon',
    taxNumber: '55511122',
  });
});

const units = (quantity: number) => quantity * 10_000;
const note = (quantities: number[], over: object = {}) => ({
  invoiceId: id,
  noteKey: crypto.randomUUID(),
  day: '2026-03-21',
  shippingAddress: '9 Dock Road\nHarwich',
  carrier: 'Royal Mail',
  tracking: 'RM 77 GB',
  quantities: quantities.map(units),
  ...over,
});
const send = (json: object, sent: Sent = {}) =>
  world.post('/api/delivery-note', json, { as: seller, now, ...sent });
const start = async (of = id, as: { cookie: string } = seller) =>
  world.get(`/api/delivery-note?invoice=${of}`, { as, now });
const leftOf = async () =>
  (await start()).body.lines.map(({ left }: { left: number }) => left / 10_000);
const notesOf = (invoiceId = id) =>
  db.select().from(deliveries).where(eq(deliveries.invoiceId, invoiceId));
const pdfOf = async (number: string, key = id, cookie = '') =>
  loader({
    request: getPage(`/view-invoice/${key}/delivery-notes/${number}`, cookie),
    params: { id: key, number },
    context: createTestContext(db, { now }),
  });
const readNote = async (number: string, key = id) => {
  const answer = await pdfOf(number, key);
  expect(answer.status).toBe(200);
  return readPdf(new Uint8Array(await answer.arrayBuffer()), { draw: true });
};

describe('a delivery note', () => {
  test('starts with what was not delivered yet, and gets the next number of its document', async () => {
    expect((await start()).body).toMatchObject({
      shippingAddress: '2 High Street\nRivertown',
      today: '2026-03-20',
      country: 'uk',
    });
    expect(await leftOf()).toEqual([7, 30]);
    const first = await send(note([3, 0]));
    expect([first.status, first.body]).toEqual([
      200,
      { outcome: 'made', n: 1, number: 'INV-001-D1' },
    ]);
    expect(await leftOf()).toEqual([4, 30]);
    expect((await send(note([4, 30]))).body).toMatchObject({ n: 2, number: 'INV-001-D2' });
    const nothing = await start();
    expect([nothing.status, nothing.body.error]).toEqual([
      409,
      'Everything on this document has been delivered.',
    ]);
    const events = (await listEvents(db, id)).filter(({ code }) => code === 'deliveryNote');
    expect(events.map(({ detail }) => detail)).toEqual([
      '{"number":"INV-001-D1"}',
      '{"number":"INV-001-D2"}',
    ]);
  });

  test('changes no balance, counts for no plan and issues nothing', async () => {
    const before = await invoiceRowOf(db, id);
    await send(note([1, 1]));
    expect(await invoiceRowOf(db, id)).toEqual(before);
    expect((await listEvents(db, id)).map(({ code }) => code)).not.toContain('issued');
  });

  test('is created once however often its form is sent, and refused with other content', async () => {
    const form = note([2, 0]);
    const twice = await Promise.all([send(form), send(form)]);
    expect(twice.map(({ body }) => body)).toEqual([twice[0].body, twice[0].body]);
    expect(twice[0].body).toMatchObject({ outcome: 'made', n: 1 });
    expect((await send(form)).body).toEqual(twice[0].body);
    const other = await send({ ...form, quantities: [units(1), 0] });
    expect([other.status, other.body.outcome]).toEqual([409, 'refused']);
    expect(await notesOf()).toHaveLength(1);
  });

  test('concurrent ones never deliver more than there is', async () => {
    const many = await Promise.all(Array.from({ length: 4 }, () => send(note([3, 0]))));
    expect(many.map(({ body }) => body.outcome).sort()).toEqual([
      'invalid',
      'invalid',
      'made',
      'made',
    ]);
    expect(await leftOf()).toEqual([1, 30]);
    expect((await notesOf()).map(({ n }) => n).sort()).toEqual([1, 2]);
  });

  test('with too much, nothing or wrong texts is refused at its fields', async () => {
    for (const [form, field] of [
      [note([8, 0]), 'lines'],
      [note([0, 0]), 'lines'],
      [note([1], { day: '21 March' }), 'day'],
      [note([1], { shippingAddress: '' }), 'shippingAddress'],
      [note([1], { tracking: 'x'.repeat(201) }), 'tracking'],
    ] as const) {
      const { status, body } = await send(form);
      expect([status, Object.keys(body.issues)]).toEqual([422, [field]]);
    }
    for (const form of [{}, note([-1]), note([1], { noteKey: 'x' })]) {
      expect((await send(form)).status).toBe(400);
    }
    expect(await notesOf()).toEqual([]);
  });

  test('after a correction, what was delivered stays and the rest follows', async () => {
    await send(note([3, 30]));
    const corrected = [
      { description: 'Bracket', quantity: '12', unitPrice: '4.55', taxRate: '19' },
      { description: 'Oak shelf', quantity: '10', unitPrice: '138.66', taxRate: '19' },
    ];
    await changeInvoice(db, id, { items: JSON.stringify(corrected) }, now + 1);
    expect(await leftOf()).toEqual([0, 7]);
    expect((await send(note([1, 7]))).status).toBe(422);
    expect((await send(note([0, 7]))).body).toMatchObject({ n: 2 });
    expect((await readNote('1')).text).toContain('30');
  });
});

describe('permissions', () => {
  test('nobody makes or opens a note of someone else’s document', async () => {
    await send(note([1, 0]));
    const stranger = await world.seller();
    expect((await start(id, stranger)).status).toBe(404);
    const foreign = await send(note([1, 0]), { as: stranger });
    expect([foreign.status, foreign.body]).toEqual([404, { outcome: 'not-found' }]);
    expect((await world.post('/api/delivery-note', note([1, 0]), { now })).status).toBe(401);
    expect(await notesOf()).toHaveLength(1);
    expect((await pdfOf('1', crypto.randomUUID(), stranger.cookie)).status).toBe(404);
  });

  test('one key used by two sellers makes a note for each', async () => {
    const noteKey = crypto.randomUUID();
    await send(note([1, 0], { noteKey }));
    const other = await world.seller();
    id = await other.invoice({ items });
    const made = await send(note([1, 0], { noteKey }), { as: other });
    expect(made.body).toMatchObject({ outcome: 'made', n: 1 });
  });

  test('a void invoice and a declined estimate get none', async () => {
    await voidInvoiceRow(db, { userId: seller.userId, invoiceId: id, reason: 'x', now });
    expect((await start()).status).toBe(409);
    expect((await send(note([1, 0]))).status).toBe(409);
    const offer = await offerEstimate(db);
    const open = await world.get(`/api/delivery-note?invoice=${offer.id}`, { as: offer });
    expect(open.status).toBe(200);
    await offer.answer('declined');
    const declined = await world.get(`/api/delivery-note?invoice=${offer.id}`, { as: offer });
    expect(declined.status).toBe(409);
  });

  test('an unknown note is not found, for the owner and with the link', async () => {
    await send(note([1, 0]));
    for (const number of ['0', '2', '-1', '1.0', 'x', '99999999']) {
      expect((await pdfOf(number)).status).toBe(404);
    }
    expect((await pdfOf('1', id, seller.cookie)).status).toBe(200);
  });
});

describe('its PDF', () => {
  /** Digits that a price, a tax, a total or an account number of the invoice has. */
  const secret = ['13866', '97062', '455', '13650', '110712', '21035', '131747', '55511122'];

  test('shows what is delivered, where, when and how, and no digit run of any price', async () => {
    await send(note([7, 30]));
    const { text, title, language, complaints } = await readNote('1');
    const plain = text.replace(/\s+/g, ' ');
    for (const part of [
      'Delivery Note',
      'INV-001-D1',
      'INV-001',
      'Oak shelf',
      'Bracket',
      '9 Dock Road',
      'Royal Mail',
      'RM 77 GB',
      'Received by',
    ]) {
      expect(plain).toContain(part);
    }
    const digits = text.replace(/[^\d\n ]/g, '');
    for (const run of secret) expect(digits).not.toContain(run);
    expect(plain).not.toMatch(/£|VAT|Total|Subtotal|Price|Bank|Pay /);
    expect([title, language, complaints]).toEqual(['Delivery Note INV-001-D1', 'en-GB', []]);
  });

  test('is a packing slip in the USA, in the language of the document', async () => {
    id = await seller.invoice({ items, invoiceNumber: 'US-1' });
    await send(note([1, 0], { carrier: '', tracking: '' }));
    const { text } = await readNote('1');
    expect(text.replace(/\s+/g, ' ')).toMatch(/Packing Slip US-1-D1/);
    expect(text).not.toContain('Bracket');
    id = await seller.invoice({ items, invoiceNumber: 'CA-1', country: 'ca', language: 'fr-CA' });
    await send(note([1, 0]));
    expect((await readNote('1')).title).toBe('Bon de livraison CA-1-D1');
  });

  test('has the typeface and footer of the document’s look, but neither its opening text nor its terms', async () => {
    const look: Look = {
      ...defaultLook,
      typeface: 'source-serif',
      footer: 'Wren & Sons, Harwich',
      opening: 'As agreed for 1386.60',
      terms: 'Pay by transfer to 55511122',
    };
    id = await seller.invoice({ items, invoiceNumber: 'LOOK-1', look });
    await send(note([7, 30]));
    const { text } = await readNote('1');
    expect(text).toContain('Wren & Sons, Harwich');
    expect(text).not.toMatch(/As agreed|Pay by/);
  });

  test('can be downloaded with the link, under its number', async () => {
    await send(note([1, 0]));
    const { headers } = await pdfOf('1');
    expect(headers.get('Content-Disposition')).toMatch(/INV-001-D1\.pdf"/);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

test('the owner’s page lists the notes, and a visitor’s does not', async () => {
  await send(note([1, 0]));
  await send(note([1, 0], { carrier: '', tracking: '' }));
  const { owner } = (await world.get(`/view-invoice/${id}`, { as: seller, now })).body.invoice;
  expect(owner.deliveries).toMatchObject([
    { n: 1, number: 'INV-001-D1', about: '21 Mar 2026 · Royal Mail · RM 77 GB' },
    { n: 2, number: 'INV-001-D2', about: '21 Mar 2026' },
  ]);
  const guest = (await world.get(`/view-invoice/${id}`, { now })).body.invoice;
  expect(JSON.stringify(guest)).not.toContain('INV-001-D1');
});
