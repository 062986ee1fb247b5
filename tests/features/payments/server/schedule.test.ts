import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSteps } from '#app/domain/payments/schedule.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { zipInvoices } from '#app/features/invoice-list/server/zip-invoices.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { loader as answerReceipt } from '#app/features/payments/receipt.route.ts';
import { loader as answerInvoicePdf } from '#app/features/public-invoice/invoice-pdf.route.ts';
import { answerPublicInvoice } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { pdfFiles } from '#db/history-schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 2, 20, 11);
const context = () => createTestContext(db, { now });
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let id = '';

beforeEach(async () => {
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings, { dueDate: '2026-05-01' });
});

const steps = [
  { label: ' Deposit ', amount: 4951, due: '2026-03-22' },
  { label: 'Half way', amount: 5000, due: '2026-04-10' },
  { label: 'Rest', amount: 6550, due: '2026-05-10' },
];
const send = (json: object, cookie = seller.cookie) =>
  answerListPost(jsonPost('/us/invoices', json, cookie), context());
const set = (over: object = {}, cookie = seller.cookie) =>
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
    cookie,
  );
const pay = (amountMinor: number, paidMinor: number) =>
  send({
    intent: 'record-payment',
    invoiceId: id,
    paymentId: crypto.randomUUID(),
    country: 'us',
    currency: 'USD',
    paidMinor,
    amountMinor,
    day: '2026-03-19',
    method: 'cash',
    reference: '',
    note: '',
  });
const nextDue = async () => (await getPublicInvoice(db, id))?.nextDue;
const asked = async (query = '') => {
  const request = new Request(`${testOrigin}/invoice/${id}${query}`);
  const { data } = await answerPublicInvoice(
    { request, params: { id }, context: context() },
    (shown) => shown,
    'pay',
  );
  return data.invoice;
};
const codes = async () => {
  const sql = 'SELECT code FROM document_events WHERE invoice_id = ? ORDER BY id';
  return (await db.$client.execute({ sql, args: [id] })).rows.map(({ code }) => code);
};

describe('a schedule', () => {
  test('asks for its next unpaid step, or all that is left, and that step’s date is the due date', async () => {
    expect(await set()).toMatchObject({ status: 200, body: { outcome: 'scheduled' } });
    await set();
    expect(await codes()).toEqual(['created', 'scheduled']);
    expect(await nextDue()).toBe('2026-03-22');
    expect(await asked()).toMatchObject({
      total: '$49.51',
      status: 'due_soon',
      choice: { isForAll: false, next: '$49.51', all: '$165.01' },
      steps: [
        { label: 'Deposit', amount: '$49.51', due: '22 Mar 2026', isPaid: false, isNext: true },
        { label: 'Half way', isNext: false },
        { label: 'Rest' },
      ],
    });
    expect((await asked('?all'))?.total).toBe('$165.01');
  });

  test('is filled by payments in order; reversing one reopens its step', async () => {
    await set();
    await pay(4951, 0);
    expect(await nextDue()).toBe('2026-04-10');
    await pay(2000, 4951);
    expect(await asked()).toMatchObject({ total: '$30.00', status: 'unpaid' });
    await pay(9550, 6951);
    expect(await nextDue()).toBeNull();
    expect(await asked()).toMatchObject({ steps: [], choice: null, total: '$165.01' });
    const sql = "SELECT id FROM payments WHERE invoice_id = ? AND kind = 'payment'";
    const { rows } = await db.$client.execute({ sql, args: [id] });
    const paymentIds = rows.map((row) => String(row.id));
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
    const version = (await getPublicInvoice(db, id))?.version ?? 0;
    const edit = { settings: seller.settings, invoiceId: id, version, content, now: savedAt + 1 };
    expect((await editInvoice(db, edit)).outcome).toBe('saved');
    expect(await nextDue()).toBeNull();
    expect((await codes()).filter((code) => String(code).includes('scheduled'))).toEqual([
      'scheduled',
      'unscheduled',
      'scheduled',
      'unscheduled',
    ]);
  });
});

describe('documents with a schedule', () => {
  const pdf = async (cookie = '') => {
    const request = new Request(testOrigin, { headers: { Cookie: cookie } });
    const answer = await answerInvoicePdf({ request, params: { id }, context: context() });
    return new Uint8Array(await answer.arrayBuffer());
  };
  const textOf = (bytes: Uint8Array) => readPdf(bytes).text.replaceAll(/\s+/g, ' ');
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const recorded = async () =>
    (await db.select().from(pdfFiles).where(eq(pdfFiles.invoiceId, id))).map(({ hash }) => hash);

  test('a PDF that was handed out can still be verified after a schedule is set, and so can the new one', async () => {
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
    expect((await getPublicInvoice(db, id))?.revision).toBe(1);
  });

  test('the PDFs of a zip say the same', async () => {
    await set();
    const { userId } = seller.settings;
    const order = { userId, ids: [id], now, publicOrigin: testOrigin };
    const zip = await zipInvoices(db, { ...order, reportError: () => undefined });
    const [file] = readZip(new Uint8Array(await new Response(zip as BodyInit).arrayBuffer()));
    expect(textOf(file?.bytes ?? new Uint8Array())).toContain('Rest due 05/10/2026, unpaid $65.50');
  });

  test('the receipt of a payment does not mention the steps', async () => {
    await set();
    await pay(4951, 0);
    const context = createTestContext(db, { now });
    const request = new Request(testOrigin, { headers: { Cookie: seller.cookie } });
    const answer = await answerReceipt({ request, params: { id, number: '1' }, context });
    const text = textOf(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toContain('$49.51');
    expect(text).not.toContain('Payment schedule');
  });
});

describe('the amount to pay through links', () => {
  const links = {
    paypalPaymentLink: 'https://paypal.me/wren',
    displayPaypalQr: true,
    acceptCardPayments: true,
    stripePaymentLink: 'https://buy.stripe.com/test_abc',
  };
  const asksFor = async (query = '') => {
    const invoice = await asked(query);
    return invoice?.sheet.paymentLinks.map(({ url, note }) => [url, note]);
  };

  const stripe = 'https://buy.stripe.com/test_abc';
  const paypal = (amount: string) => [`https://paypal.me/wren/${amount}USD`, undefined];
  const plain = [stripe, undefined];

  beforeEach(async () => {
    seller = await createSampleSeller(db);
    id = await saveSample(db, seller.settings, links);
  });

  test('is everything, then the balance, which is shown next to links with amounts of their own', async () => {
    expect(await asksFor()).toEqual([paypal('165.01'), plain]);
    await pay(5000, 0);
    const note = '$115.01 is due now. This link may show a different amount.';
    expect(await asksFor()).toEqual([paypal('115.01'), [stripe, note]]);
  });

  test('is the next step, or everything that is left on request', async () => {
    await set();
    const note = '$49.51 is due now. This link may show a different amount.';
    expect(await asksFor()).toEqual([paypal('49.51'), [stripe, note]]);
    expect(await asksFor('?all')).toEqual([paypal('165.01'), plain]);
  });

  test('is on no PDF, since it may have changed when the PDF is read', async () => {
    await set();
    const request = new Request(testOrigin);
    const answer = await answerInvoicePdf({ request, params: { id }, context: context() });
    const { pages } = readPdf(new Uint8Array(await answer.arrayBuffer()));
    const uris = pages.flatMap((page) => page.links.map(({ uri }) => uri));
    expect(uris).toContain('https://paypal.me/wren');
    expect(uris.filter((uri) => uri.includes('USD'))).toEqual([]);
  });
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
      'with only one step',
      [{ ...first, amount: 16501 }],
      'A schedule must have 2 to 12 installments.',
    ],
    [
      'with an unnamed step',
      [first, second, { ...third, label: ' ' }],
      'Give each installment a name of 60 characters or fewer.',
    ],
    [
      'with a zero step',
      [first, { ...second, amount: 0 }, third],
      'Enter an amount above zero for each installment, like 500 or 30%, and leave something for the last one.',
    ],
    [
      'with an invalid date',
      [first, second, { ...third, due: '2026-02-30' }],
      'Enter a due date for each installment.',
    ],
    [
      'that starts before the invoice',
      [{ ...first, due: '2026-02-01' }, second, third],
      'An installment is due before the invoice date.',
    ],
    [
      'with dates out of order',
      [first, { ...second, due: '2026-03-01' }, third],
      'An installment is due before the one above it.',
    ],
  ])('%s', async (_, wrong, message) => {
    expect(await set({ steps: wrong })).toEqual({
      status: 422,
      body: { outcome: 'refused', message },
    });
    expect(await nextDue()).toBeNull();
  });

  test('on an invoice with payments, with another total than the stored one, or on another user’s', async () => {
    const stranger = await createSampleSeller(db);
    expect((await set({}, stranger.cookie)).status).toBe(404);
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
