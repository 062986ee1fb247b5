import { beforeEach, describe, expect, test } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { paymentPost } from '#tests/support/payment-post.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const now = Date.UTC(2026, 2, 20, 11);
let seller: Seller;
let clientId = '';
let id = '';

beforeEach(async () => {
  seller = await world.seller();
  clientId = await seller.client('Ann');
  id = await seller.invoice({ clientId }, now);
  await issueServed(world.db, { invoiceId: id, version: now, now });
});

const post = (json: object) => world.post('/us/invoices', json, { as: seller, now });
const pay = async (paidMinor: number, amountMinor: number) => {
  expect((await post(paymentPost(id, { paidMinor, amountMinor }))).status).toBe(200);
};
const credit = async (minor: number) => {
  const note = { invoiceId: id, noteKey: crypto.randomUUID(), reason: 'Returned' };
  const json = { ...note, choice: { kind: 'amount', minor } };
  expect((await world.post('/api/credit-note', json, { as: seller, now })).status).toBe(200);
};
const payPage = async () => (await world.get(`/invoice/${id}`, { now })).body.invoice;
/** The invoice's rows in the list and on the client's page. */
const rows = async () => {
  const { list } = (await world.get('/us/invoices', { as: seller, now })).body;
  const page = (await world.get(`/us/clients/${clientId}`, { as: seller, now })).body;
  return { list, all: [...list.invoices, ...page.invoices] };
};

describe('a partly paid invoice', () => {
  test('stays under its filters, and its balance counts as owed', async () => {
    await pay(0, 6501);
    const { list } = await rows();
    expect(list.invoices).toMatchObject([{ totalMinor: 16_501, paidMinor: 6501 }]);
    expect(list.invoices[0].status).not.toBe('paid');
    expect(list.counts).toMatchObject({ all: 1, unpaid: 1, paid: 0 });
    expect(BigInt(list.owed[0].owed)).toBe(10_000n);
  });

  test('shows on sheet and pay page what was paid and what is left, and asks for the rest', async () => {
    await pay(0, 6501);
    const shown = await payPage();
    expect(shown).toMatchObject({
      total: '$100.00',
      paidSoFar: '$65.01 of $165.01 has been paid.',
      closed: null,
    });
    const { body } = await world.get(`/view-invoice/${id}`, { now });
    expect(body.invoice.sheet.totals.slice(-3)).toEqual([
      { kind: 'total', label: 'Total', value: '$165.01' },
      { kind: 'paid', label: 'Paid so far', value: '$65.01' },
      { kind: 'balance', label: 'Balance due', value: '$100.00' },
    ]);
  });

  test('in the archive can still be paid', async () => {
    await pay(0, 6501);
    await post({ intent: 'archive', invoiceIds: [id], archived: true });
    expect(await payPage()).toMatchObject({ total: '$100.00', closed: null });
    await pay(6501, 10_000);
    expect(await invoiceRowOf(world.db, id)).toMatchObject({ status: 'paid', paidMinor: 16_501 });
  });
});

describe('a partly credited invoice', () => {
  beforeEach(() => credit(4_000));
  const refused = (message: string) => ({ status: 409, body: { outcome: 'refused', message } });
  const voidIt = () => post({ intent: 'void', invoiceId: id, reason: 'Sent twice' });

  test('asks for the rest, and is called paid only for the money', async () => {
    const credited = '$40.00 of $165.01 has been credited.';
    expect(await payPage()).toMatchObject({ total: '$125.01', paidSoFar: credited });
    const row = { paidMinor: 4_000, creditedMinor: 4_000 };
    expect((await rows()).all).toMatchObject([row, row]);

    await pay(4_000, 2_000);
    const paidSoFar = `${credited} $20.00 of $125.01 has been paid.`;
    expect(await payPage()).toMatchObject({ total: '$105.01', paidSoFar });
    const paidRow = { paidMinor: 6_000, creditedMinor: 4_000 };
    expect((await rows()).all).toMatchObject([paidRow, paidRow]);
    expect(await voidIt()).toMatchObject(refused('it has payments'));
  });

  test('cannot be voided, nor when fully credited', async () => {
    expect(await voidIt()).toMatchObject(refused('it has credit notes'));
    await credit(12_501);
    expect(await voidIt()).toMatchObject(refused('it has credit notes'));
  });
});
