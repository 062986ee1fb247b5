import { beforeEach, describe, expect, test } from 'vitest';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { answerListPost } from '#app/features/invoice-list/server/list-action.api.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { getInvoiceWithEntries } from '#app/features/payments/queries/manual-payments.server.ts';
import { describePayments } from '#app/features/payments/words/describe-payments.ts';
import type { payments } from '#db/ledger-schema.ts';
import { createTestContext, jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 2, 20, 11);
const today = '2026-03-20';
const total = 16_501;
const byCard = {
  status: 409,
  body: {
    outcome: 'refused',
    message:
      'This invoice was paid by card. Refund the payment instead. Once the money is returned, the invoice will be unpaid again.',
  },
};
let seller: Awaited<ReturnType<typeof createSampleSeller>>;
let id = '';
let published: unknown[] = [];

beforeEach(async () => {
  seller = await createSampleSeller(db);
  id = await saveSample(db, seller.settings, {}, now);
  await issueServed(db, { invoiceId: id, version: now, now });
  published = [];
});

const post = (json: object) => {
  const context = createTestContext(db, { now });
  context.publishToUser = (...told) => published.push(told);
  return answerListPost(jsonPost('/us/invoices', json, seller.cookie), context);
};
const mark = (status: 'paid' | 'unpaid') => post({ intent: 'set-status', invoiceId: id, status });
const stands = async () => {
  const found = await getPublicInvoice(db, id);
  return [found?.status, found?.paidMinor];
};
/** A ledger entry, as cards and forms write it. */
async function enter(over: Partial<typeof payments.$inferInsert> = {}): Promise<string> {
  const entry: typeof payments.$inferInsert = {
    id: crypto.randomUUID(),
    invoiceId: id,
    userId: seller.userId,
    at: now,
    day: today,
    kind: 'payment',
    origin: 'card',
    method: 'card',
    amountMinor: total,
    ...over,
  };
  await writeEntry(db, entry);
  return entry.id;
}
const refund = (undoes: string, amountMinor = total) =>
  enter({ kind: 'refund', amountMinor, undoes });
const cash = (amountMinor = total) => enter({ origin: 'hand', method: 'cash', amountMinor });

describe('a card payment that was fully refunded', () => {
  test('does not block reversing the rest: only the cash is asked about', async () => {
    await refund(await enter());
    const cashId = await cash();
    const { status, body } = await mark('unpaid');
    expect(status).toBe(409);
    expect(body).toMatchObject({ outcome: 'has-payments', payments: [{ id: cashId }] });
    const reversal = { intent: 'reverse-payments', invoiceId: id, paymentIds: [cashId] };
    expect((await post(reversal)).status).toBe(200);
    expect(await stands()).toEqual(['unpaid', 0]);
  });

  test('that was partly refunded, or whose refund failed, still counts as card money', async () => {
    await refund(await enter(), 6_500);
    await cash(6_500);
    expect(await mark('unpaid')).toEqual(byCard);

    id = await saveSample(db, seller.settings, { invoiceNumber: 'INV-2' }, now);
    const undoes = await refund(await enter());
    await cash();
    await enter({ kind: 'returned', undoes });
    expect(await mark('unpaid')).toEqual(byCard);
  });
});

test('a restored, partly refunded card payment is not fully reversed either', async () => {
  const restored = await cash();
  await enter({ kind: 'refund', origin: 'hand', amountMinor: 6_500, undoes: restored });
  const shown = async () => {
    const found = await getInvoiceWithEntries(db, id, null);
    const around = { currency: 'USD', country: 'us' } as const;
    return describePayments(found?.entries ?? [], around).map(({ canReverse }) => canReverse);
  };
  expect(await shown()).toEqual([false]);
  const reversal = { intent: 'reverse-payments', invoiceId: id, paymentIds: [restored] };
  expect((await post(reversal)).status).toBe(409);
  expect(await stands()).toEqual(['unpaid', total - 6_500]);
});

describe('marked paid, and also paid by card', () => {
  test('it would stay paid: the user is informed, and nothing is reversed', async () => {
    await mark('paid');
    const charge = await enter();
    published = [];
    expect(await mark('unpaid')).toEqual(byCard);
    expect(await stands()).toEqual(['paid', 2 * total]);
    expect(published).toEqual([]);
    await refund(charge);
    expect((await mark('unpaid')).body).toMatchObject({ outcome: 'changed', status: 'unpaid' });
    expect(await stands()).toEqual(['unpaid', 0]);
    expect(published).toHaveLength(1);
  });

  test('if the card paid a part, only the mark is reversed', async () => {
    await enter({ amountMinor: 6_501 });
    await mark('paid');
    expect((await mark('unpaid')).status).toBe(200);
    expect(await stands()).toEqual(['unpaid', 6_501]);
  });
});

describe('an invoice that was credited in another tab', () => {
  test.each(['paid', 'unpaid'] as const)('is not marked %s, with a message', async (status) => {
    await cash(6_501);
    const made = await creditInvoice(db, {
      userId: seller.userId,
      invoiceId: id,
      noteKey: crypto.randomUUID(),
      choice: { kind: 'rest' as const },
      reason: 'Returned',
      today,
      now,
    });
    expect(made.outcome).toBe('credited');
    const message = 'This invoice was credited, so you can’t mark it as paid or unpaid.';
    expect(await mark(status)).toEqual({ body: { outcome: 'refused', message }, status: 409 });
    expect((await stands())[0]).toBe('credited');
  });
});

test('an unpaid invoice stored as overdue can be marked unpaid again', async () => {
  const sql = `UPDATE invoices SET status = 'overdue' WHERE id = ?`;
  await db.$client.execute({ sql, args: [id] });
  expect((await mark('unpaid')).body).toMatchObject({ outcome: 'changed', status: 'unpaid' });
});
