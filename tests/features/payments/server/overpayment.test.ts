import { beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { getClientPageView } from '#app/features/clients/server/client-views.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { readOwnersPage } from '#tests/support/owners-page.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 2, 20, 11);
const total = 16_501;
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let clientId = '';
let saved = 0;

beforeEach(async () => {
  seller = await createSampleSeller(db, { invoiceLimit: -1 });
  clientId = await createSampleClient(db, seller.userId, 'Aster');
});

function save(over: Partial<InvoiceContent> = {}) {
  saved += 1;
  const content = { clientId, invoiceNumber: `O-${saved}`, ...over };
  return saveSample(db, seller.settings, content, savedAt + saved);
}
const send = (json: object) =>
  answerListPost(jsonPost('/us/invoices', json, seller.cookie), createTestContext(db, { now }));
const entry = (invoiceId: string, over: object = {}) => ({
  intent: 'record-payment',
  invoiceId,
  paymentId: crypto.randomUUID(),
  country: 'us',
  currency: 'USD',
  paidMinor: 0,
  day: '2026-03-19',
  method: 'check',
  amountMinor: total + 3499,
  reference: '',
  note: '',
  ...over,
});
const stands = async (id: string) => {
  const found = await getPublicInvoice(db, id);
  return [found?.status, found?.paidMinor];
};
const creditOf = async () => {
  const page = await getClientPageView(db, {
    userId: seller.userId,
    clientId,
    today: '2026-03-20',
    after: null,
    limit: 10,
  });
  return page?.totals.map(({ currency, paid, credit }) => [currency, paid, credit]);
};

describe('a payment above the balance', () => {
  test('is asked about, and recorded once its excess is confirmed; the excess can pay another invoice', async () => {
    const id = await save();
    const payment = entry(id);
    expect(await send(payment)).toMatchObject({
      status: 409,
      body: {
        outcome: 'overpays',
        question: 'Record $200.00 and add $34.99 to the client’s credit?',
        creditMinor: 3499,
        paidMinor: 0,
      },
    });
    expect(await stands(id)).toEqual(['unpaid', 0]);

    const confirmed = { ...payment, creditMinor: 3499 };
    for (const _ of [1, 2]) {
      expect(await send(confirmed)).toMatchObject({
        status: 200,
        body: { outcome: 'recorded', status: 'paid', paidMinor: 20_000 },
      });
    }
    expect(await stands(id)).toEqual(['paid', 20_000]);
    expect(await creditOf()).toEqual([['USD', 20_000n, 3499n]]);
    const page = await readOwnersPage(id, seller.cookie, createTestContext(db, { now }));
    expect(page.hasSavedClient).toBe(true);

    const other = await save();
    const use = { intent: 'use-credit', invoiceId: other, useId: crypto.randomUUID() };
    const sums = { country: 'us', currency: 'USD', paidMinor: 0, amountMinor: 3499 };
    expect(await send({ ...use, ...sums })).toMatchObject({ status: 200 });
    expect(await stands(other)).toEqual(['unpaid', 3499]);
    expect(await creditOf()).toEqual([['USD', 20_000n, 0n]]);
  });

  test('is compared with the balance of a partly paid invoice with a schedule', async () => {
    const id = await save({ dueDate: '2026-05-01' });
    const steps = [
      { label: 'Deposit', amount: 5000, due: '2026-03-22' },
      { label: 'Rest', amount: total - 5000, due: '2026-05-01' },
    ];
    const { invoiceDate } = sampleContent();
    const seen = { currency: 'USD', country: 'us', totalMinor: total, invoiceDate };
    const scheduled = await send({ intent: 'set-schedule', invoiceId: id, steps, ...seen });
    expect(scheduled.status).toBe(200);
    expect((await send(entry(id, { amountMinor: 6000 }))).status).toBe(200);
    const rest = entry(id, { amountMinor: total, paidMinor: 6000 });
    const asked = await send(rest);
    expect(asked.body).toMatchObject({
      question: 'Record $165.01 and add $60.00 to the client’s credit?',
    });
    expect((await send({ ...rest, creditMinor: 6000 })).status).toBe(200);
    expect(await stands(id)).toEqual(['paid', total + 6000]);
  });

  test('becomes credit in the invoice’s currency', async () => {
    const id = await save({ currency: 'EUR' });
    const payment = entry(id, { currency: 'EUR' });
    expect((await send(payment)).body).toMatchObject({
      question: 'Record €200.00 EUR and add €34.99 EUR to the client’s credit?',
    });
    await send({ ...payment, creditMinor: 3499 });
    expect(await creditOf()).toEqual([['EUR', 20_000n, 3499n]]);
  });

  test('of an unsaved client stays on its invoice, as the question and the owner’s page say', async () => {
    // The client of an account's first invoice is saved with it.
    await save();
    const id = await save({ clientId: null });
    const payment = entry(id);
    expect((await send(payment)).body).toMatchObject({
      outcome: 'overpays',
      question:
        'Record $200.00? That’s $34.99 more than is due. This client isn’t in your client list, so the extra amount stays on this invoice and can’t be used on another invoice.',
    });
    expect((await send({ ...payment, creditMinor: 3499 })).status).toBe(200);
    expect(await stands(id)).toEqual(['paid', 20_000]);
    const page = await readOwnersPage(id, seller.cookie, createTestContext(db, { now }));
    expect(page.hasSavedClient).toBe(false);
  });

  test('asks again when another excess was confirmed, and is not recorded', async () => {
    const id = await save();
    for (const creditMinor of [1, 3498, 3500, 20_000]) {
      expect((await send(entry(id, { creditMinor }))).body).toMatchObject({
        outcome: 'overpays',
        creditMinor: 3499,
      });
    }
    expect((await send(entry(id, { amountMinor: total, creditMinor: 1 }))).status).toBe(409);
    expect(await stands(id)).toEqual(['unpaid', 0]);
  });

  test('is not asked about when the form does not know the last payment', async () => {
    const id = await save();
    await send(entry(id, { amountMinor: 1000 }));
    expect((await send(entry(id, { creditMinor: 3499 }))).body).toMatchObject({
      outcome: 'not-recorded',
      paidMinor: 1000,
    });
    expect(await stands(id)).toEqual(['unpaid', 1000]);
  });

  test.each([
    ['a typo', 10 ** 12 + total + 1],
    ['the largest number', Number.MAX_SAFE_INTEGER],
  ])('is refused if it is %s', async (_, amountMinor) => {
    const id = await save();
    expect((await send(entry(id, { amountMinor }))).body).toMatchObject({
      outcome: 'not-recorded',
      message: 'That’s more than the balance due, $165.01.',
    });
    const creditMinor = amountMinor - total;
    expect((await send(entry(id, { amountMinor, creditMinor }))).status).toBe(400);
    expect(await stands(id)).toEqual(['unpaid', 0]);
  });

  test.each([-1, 0.5, '5'])('with the excess %j is malformed', async (creditMinor) => {
    expect((await send(entry(await save(), { creditMinor }))).status).toBe(400);
  });
});
