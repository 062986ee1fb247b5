import { expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { plainTax } from '#app/domain/taxes/tax-choice.ts';
import { estimateContent, offerEstimate } from '#tests/support/estimate-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// The estimate is for one shelf at 138.66 plus 19%: 165.01.

const db = (await createTestDatabase()).open();
const deposit = { kind: 'amount', minor: 5000 } as const;
const rest = { kind: 'rest' } as const;
const linesOf = ({ items }: InvoiceContent) => items.map(({ description }) => description);
const less = 'Less deposit, invoice INV-001';

test('the final invoice has the goods and deducts a deposit that is not paid yet', async () => {
  const { made, storedOf, rowOf } = await offerEstimate(db);
  const first = await storedOf(await made(deposit, { notes: 'Thank you.' }));
  expect(linesOf(first.content)).toEqual(['Deposit for estimate EST-001: Shelf']);
  const final = await storedOf(await made(rest, { notes: null }));
  expect(linesOf(final.content)).toEqual(['Shelf', less]);
  expect(final.totals.total).toBe(11_501);
  expect((await rowOf()).status).toBe('invoiced');
  expect([first.content.notes, final.content.notes]).toEqual(['Thank you.', null]);
});

test('a void deposit is not deducted', async () => {
  const { made, storedOf, voidInvoice } = await offerEstimate(db);
  await voidInvoice(await made(deposit));
  const final = await storedOf(await made(rest));
  expect([linesOf(final.content), final.totals.total]).toEqual([['Shelf'], 16_501]);
});

test.each([
  ['fully', 5000, 16_501],
  ['partly', 2000, 11_501],
])('a %s credited deposit (%i) leaves %i', async (_, minor, total) => {
  const { made, storedOf, credit, rowOf } = await offerEstimate(db);
  const credited = await credit(await made(deposit), { kind: 'amount', minor });
  expect(credited.outcome).toBe('credited');
  expect((await storedOf(await made(rest))).totals.total).toBe(total);
  expect((await rowOf()).status).toBe('invoiced');
});

test('crediting a deposit of everything reopens an estimate that was invoiced', async () => {
  const { made, storedOf, credit, rowOf } = await offerEstimate(db);
  const id = await made({ kind: 'amount', minor: 16_501 });
  expect((await rowOf()).status).toBe('invoiced');
  await credit(id, rest);
  expect((await rowOf()).status).toBe('open');
  expect((await storedOf(await made(rest))).totals.total).toBe(16_501);
});

test('an edit keeps the deposit as it was, whatever the edit contains', async () => {
  const { made, storedOf, change } = await offerEstimate(db);
  await made(deposit);
  const id = await made(rest);
  const before = await storedOf(id);
  const cheap = { unitPriceTenThousandths: 10_000 };
  const forged = await change(id, ({ items }) => ({
    items: items.map((item) =>
      item.depositOf === undefined
        ? { ...item, description: 'Oak shelf' }
        : { ...item, ...cheap },
    ),
  }));
  expect(forged.outcome).toBe('saved');
  const after = await storedOf(id);
  expect(linesOf(after.content)).toEqual(['Oak shelf', less]);
  expect(after.totals.total).toBe(before.totals.total);
  // Not less than the deposit, and not more than the estimate.
  for (const how of [
    ([item, ...others]: InvoiceContent['items']) => (item ? [{ ...item, ...cheap }, ...others] : []),
    (items: InvoiceContent['items']) => items.filter(({ depositOf }) => depositOf === undefined),
  ]) {
    const { outcome } = await change(id, ({ items }) => ({ items: how(items) }));
    expect(outcome).toBe('over-estimate');
  }
});

test('a tax reason that an edit gives the goods applies to the deposit too', async () => {
  const items = estimateContent().items.map((item) => ({ ...item, taxes: [plainTax(0)] }));
  const content = estimateContent({ items });
  const { made, storedOf, change } = await offerEstimate(db, { content });
  await made(deposit);
  const id = await made(rest);
  const { totals } = await storedOf(id);
  const { outcome } = await change(id, ({ items }) => ({
    items: items.map((item) =>
      item.depositOf === undefined ? { ...item, taxReason: 'exempt' as const } : item,
    ),
  }));
  expect(outcome).toBe('saved');
  const after = await storedOf(id);
  expect(after.content.items.map(({ taxReason }) => taxReason)).toEqual(['exempt', 'exempt']);
  expect(after.totals.total).toBe(totals.total);
});
