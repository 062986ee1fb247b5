import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSteps } from '#app/domain/payments/schedule.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { zipInvoices } from '#app/features/invoice-list/server/zip-invoices.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { loader as answerReceipt } from '#app/features/payments/receipt.route.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import { documentEvents, pdfFiles } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { paymentPost } from '#tests/support/payment-post.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const now = Date.UTC(2026, 2, 20, 11);
const context = () => createTestContext(db, { now });
let seller: Seller;
let id = '';

beforeEach(async () => {
  seller = await world.seller();
  id = await seller.invoice({
    dueDate: '2026-05-01',
    paypalPaymentLink: 'https://paypal.me/wren',
    displayPaypalQr: true,
    acceptCardPayments: true,
    stripePaymentLink: 'https://buy.stripe.com/test_abc',
  });
});

const steps = [
  { label: ' Deposit ', amount: 4951, due: '2026-03-22' },
  { label: 'Half way', amount: 5000, due: '2026-04-10' },
  { label: 'Rest', amount: 6550, due: '2026-05-10' },
];
const send = (json: object, as: { cookie: string } = seller) =>
  world.post('/us/invoices', json, { as, now });
const set = (over: object = {}, as?: { cookie: string }) =>
  send(
    {
      intent: 'set-schedule',
      invoiceId: id,
      country: 'us',
      currency: 'USD',
      totalMinor: 16501,
      invoiceDate: '2026-03-01',
      steps,
      ...over,
    },
    as,
  );
const pay = (amountMinor: number, paidMinor: number) =>
  send(paymentPost(id, { amountMinor, paidMinor }));
const row = async () => {
  const found = await getPublicInvoice(db, id);
  if (!found) throw new Error('The invoice is gone');
  return found;
};
const nextDue = async () => (await row()).nextDue;
const payPage = async (query = '') =>
  (await world.get(`/invoice/${id}${query}`, { now })).body.invoice;
const codes = async () => {
  const events = await db.select().from(documentEvents).where(eq(documentEvents.invoiceId, id));
  return events.map(({ code }) => code).filter((code) => code !== 'created');
};
const bytesOf = async (answer: Promise<Response> | Response) =>
  new Uint8Array(await (await answer).arrayBuffer());
const pdf = () =>
  bytesOf(
    answerInvoicePdf({ request: new Request(testOrigin), params: { id }, context: context() }),
  );
const textOf = (bytes: Uint8Array) => readPdf(bytes).text.replaceAll(/\s+/g, ' ');

describe('a schedule', () => {
  test('asks for its next unpaid step, or all that is left, and that step’s date is the due date', async () => {
    expect(await set()).toMatchObject({ status: 200, body: { outcome: 'scheduled' } });
    await set();
    expect(await codes()).toEqual(['scheduled']);
    expect(await nextDue()).toBe('2026-03-22');
    expect(await payPage()).toMatchObject({
      total: '$49.51',
      status: 'due_soon',
      choice: { isForAll: false, next: '$49.51', all: '$165.01' },
      steps: [
        { label: 'Deposit', amount: '$49.51', due: '22 Mar 2026', isPaid: false, isNext: true },
        { label: 'Half way', isNext: false },
        { label: 'Rest' },
      ],
    });
    expect((await payPage('?all')).total).toBe('$165.01');
  });

  test('is filled by payments in order; reversing one reopens its step', async () => {
    await set();
    await pay(4951, 0);
    expect(await nextDue()).toBe('2026-04-10');
    await pay(2000, 4951);
    expect(await payPage()).toMatchObject({ total: '$30.00', status: 'unpaid' });
    await pay(9550, 6951);
    expect(await nextDue()).toBeNull();
    expect(await payPage()).toMatchObject({ steps: [], choice: null, total: '$165.01' });
    const entries = await db.select().from(payments).where(eq(payments.invoiceId, id));
    const paymentIds = entries.map((entry) => entry.id);
    await send({ intent: 'reverse-payments', invoiceId: id, paymentIds });
    expect(await nextDue()).toBe('2026-03-22');
  });

  test('is removed by an empty one, and when it no longer adds up to the total', async () => {
    await set();
    await set({ steps: [] });
    expect(await nextDue()).toBeNull();
    await set();
    // An edit that doesn't mention the schedule.
    const content = sampleContent({ dueDate: '2026-05-01', discountAmountMinor: 100 });
    const { version } = await row();
    const edit = { settings: seller.settings, invoiceId: id, version, content, now: savedAt + 1 };
    expect((await editInvoice(db, edit)).outcome).toBe('saved');
    expect(await nextDue()).toBeNull();
    expect((await codes()).filter((code) => code.includes('scheduled')).join()).toBe(
      'scheduled,unscheduled,scheduled,unscheduled',
    );
  });

  test('is in its PDFs: those handed out before can still be verified, and those of a zip say the same', async () => {
    const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const recorded = async () =>
      (await db.select().from(pdfFiles).where(eq(pdfFiles.invoiceId, id))).map(({ hash }) => hash);
    const before = await pdf();
    expect(textOf(before)).not.toContain('Payment schedule');
    await set();
    const after = await pdf();
    expect(textOf(after)).toContain('Payment schedule Deposit due 03/22/2026, unpaid $49.51');
    expect((await recorded()).sort()).toEqual([before, after].map(hashOf).sort());
    await pay(6000, 0);
    const paid = textOf(await pdf());
    expect(paid).toContain('Deposit due 03/22/2026, paid $49.51');
    expect(paid).toContain('Half way due 04/10/2026, $39.51 unpaid $50.00');
    expect(await recorded()).toHaveLength(3);
    expect((await row()).revision).toBe(1);

    const order = { userId: seller.userId, ids: [id], now, publicOrigin: testOrigin };
    const zip = await zipInvoices(db, { ...order, reportError: () => undefined });
    const [file] = readZip(await bytesOf(new Response(zip as BodyInit)));
    expect(textOf(file?.bytes ?? new Uint8Array())).toContain('Rest due 05/10/2026, unpaid $65.50');

    const request = new Request(testOrigin, { headers: { Cookie: seller.cookie } });
    const receipt = await bytesOf(
      answerReceipt({ request, params: { id, number: '1' }, context: context() }),
    );
    expect(textOf(receipt)).toContain('$60.00');
    expect(textOf(receipt)).not.toContain('Payment schedule');
  });
});

test('links ask for the balance, the next step or everything; on a PDF, which may be old, for no amount', async () => {
  const asked = async (query = '') => {
    const { sheet } = await payPage(query);
    return sheet.paymentLinks.map(({ url, note }: { url: string; note?: string }) => [url, note]);
  };
  const stripe = 'https://buy.stripe.com/test_abc';
  const paypal = (amount: string) => [`https://paypal.me/wren/${amount}USD`, undefined];
  const note = (amount: string) => `${amount} is due now. This link may show a different amount.`;
  expect(await asked()).toEqual([paypal('165.01'), [stripe, undefined]]);
  await set();
  expect(await asked()).toEqual([paypal('49.51'), [stripe, note('$49.51')]]);
  expect(await asked('?all')).toEqual([paypal('165.01'), [stripe, undefined]]);
  const { pages } = readPdf(await pdf());
  const uris = pages.flatMap((page) => page.links.map(({ uri }) => uri));
  expect(uris).toContain('https://paypal.me/wren');
  expect(uris.filter((uri) => uri.includes('USD'))).toEqual([]);
  await set({ steps: [] });
  await pay(5000, 0);
  expect(await asked()).toEqual([paypal('115.01'), [stripe, note('$115.01')]]);
});

describe('no schedule is set', () => {
  const [first, second, third] = steps;
  test.each([
    [
      'that is a cent short',
      [first, second, { ...third, amount: 6549 }],
      'The installments add up to $165.00, but the invoice total is $165.01.',
    ],
    [
      'with dates out of order',
      [first, { ...second, due: '2026-03-01' }, third],
      'An installment is due before the one above it.',
    ],
  ])('%s', async (_, wrong, message) => {
    const refused = { status: 422, body: { outcome: 'refused', message } };
    expect(await set({ steps: wrong })).toMatchObject(refused);
    expect(await nextDue()).toBeNull();
  });

  test('on an invoice with payments, with another total than the stored one, or on another user’s', async () => {
    expect((await set({}, await world.seller())).status).toBe(404);
    const other = [first, second, { ...third, amount: 6551 }];
    expect((await set({ totalMinor: 16502, steps: other })).body).toMatchObject({
      message: 'The invoice has changed. Open it again to set its schedule.',
    });
    await pay(100, 0);
    expect((await set()).body).toMatchObject({
      message: 'This invoice already has payments, so you can’t change its schedule.',
    });
  });
});

test('unpaid steps and payments always add up to the total', () => {
  for (const paid of [0, 1, 4951, 4952, 9951, 16500, 16501, 20000]) {
    const open = openSteps(steps, paid).reduce((sum, step) => sum + step.open, 0);
    expect(open).toBe(Math.max(0, 16501 - paid));
  }
});
