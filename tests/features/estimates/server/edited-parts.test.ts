import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceChoice } from '#app/domain/documents/invoice-of-estimate.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import { type DraftItem, emptyItem } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { editInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { estimateContent, now, offerEstimate, today } from '#tests/support/estimate-harness.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const line = (description: string, units: number, price: number) => ({
  description,
  quantityTenThousandths: units * 10_000,
  taxes: [],
  unitPriceTenThousandths: price * 1_000_000,
});
const content = estimateContent({
  items: [line('A', 2, 50), line('B', 1, 100)],
  discountHundredths: 0,
});
const single = 10_000;

/** A seller with an estimate for two of A at 50 and one B at 100, and functions to work on it. */
async function offer() {
  const estimate = await offerEstimate(db, { content });
  const { settings, storedOf, start } = estimate;
  const openForm = async (invoiceId: string) => {
    const { content, version } = await storedOf(invoiceId);
    return { draft: draftOfInvoice(content, null), version };
  };
  /** Saves an edit of the lines as the form does. */
  const edit = async (invoiceId: string, change: (items: DraftItem[]) => DraftItem[]) => {
    const { draft, version } = await openForm(invoiceId);
    const items = change(draft.items);
    const edited = { ...draft, items, notes: 'Edited' };
    const checked = checkDraft(edited, { country: 'us', userLanguage: 'en-US' });
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
    const sourceLines = items.map(({ sourceLine }) => sourceLine);
    const { content } = checked;
    const order = { settings, invoiceId, version, now, content, sourceLines };
    const { outcome } = await editInvoice(db, order);
    // A retry after its response was lost.
    expect((await editInvoice(db, order)).outcome).toBe(outcome);
    return outcome;
  };
  const stands = async () => {
    const found = await start();
    if (!found) throw new Error('gone');
    return { taken: found.taken, left: found.left.total };
  };
  return { ...estimate, openForm, edit, stands };
}

const lines = (...quantities: number[]): InvoiceChoice => ({ kind: 'lines', quantities });

test('an edited invoice keeps the lines of its estimate, which are not invoiced twice', async () => {
  const { make, made, edit, stands } = await offer();
  const id = await made(lines(2 * single, 0));
  expect(await edit(id, (items) => items)).toBe('saved');
  expect(await stands()).toEqual({ taken: [2 * single, 0], left: 10_000 });
  expect((await make(lines(single, 0))).outcome).toBe('too-much');
  // Invoicing fewer of a line frees the others.
  expect(await edit(id, ([a]) => (a ? [{ ...a, quantity: '1' }] : []))).toBe('saved');
  expect(await stands()).toEqual({ taken: [single, 0], left: 15_000 });
});

test('a removed line can be invoiced again, and a new one uses none', async () => {
  const { make, made, edit, stands } = await offer();
  const id = await made(lines(single, single));
  const added = { ...emptyItem('us', 'item-1'), description: 'Other', unitPrice: '10' };
  const untaxed = { ...added, taxReason: 'none' as const };
  expect(await edit(id, ([, b]) => (b ? [untaxed, b] : []))).toBe('saved');
  expect(await stands()).toEqual({ taken: [0, single], left: 9000 });
  expect((await make(lines(single, 0))).outcome).toBe('made');
});

test('a line never refers to one that the saved invoice did not use, or to one line twice', async () => {
  const { made, edit, stands } = await offer();
  const id = await made(lines(single, 0));
  const forged = ['1', '7', '-1', 'x', '0', '0'];
  const cheap = (item: DraftItem) => ({ ...item, quantity: '0.1', unitPrice: '1' });
  expect(
    await edit(id, ([a]) => (a ? forged.map((sourceLine) => ({ ...cheap(a), sourceLine })) : [])),
  ).toBe('saved');
  expect((await stands()).taken).toEqual([1000, 0]);
});

test('a copy of an invoice uses nothing of the estimate', async () => {
  const { made, openForm } = await offer();
  const { draft } = await openForm(await made(lines(single, single)));
  expect(draft.items.map(({ sourceLine }) => sourceLine)).toEqual(['0', '1']);
  const copy = copyAsNew(draft, { invoiceNumber: 'INV-9', today });
  expect(copy.items.map(({ sourceLine }) => sourceLine)).toEqual(['', '']);
});

const step = fc.oneof(
  fc.record({ make: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 })) }),
  fc.record({ deposit: fc.integer({ min: 1, max: 12_000 }) }),
  fc.record({
    edit: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 1, max: 120 }),
    keep: fc.integer({ min: 1, max: 2 }),
  }),
);

test('whatever is created and edited, the invoices never exceed the estimate, and with the rest they equal it exactly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      const { make, edit, stands, invoiced } = await offer();
      const ids: string[] = [];
      for (const one of steps) {
        if ('edit' in one) {
          const id = ids[one.edit % Math.max(1, ids.length)];
          const { quantity, price, keep } = one;
          const typed = { quantity: String(quantity), unitPrice: String(price) };
          if (id)
            await edit(id, (items) => items.slice(0, keep).map((it) => ({ ...it, ...typed })));
        } else {
          const choice: InvoiceChoice =
            'make' in one
              ? lines(...one.make.map((units) => units * single))
              : { kind: 'amount', minor: one.deposit };
          const outcome = await make(choice);
          if (outcome.outcome === 'made') ids.push(outcome.id);
        }
        const total = (await invoiced()).reduce((sum, { totalMinor }) => sum + totalMinor, 0);
        expect(total).toBeLessThanOrEqual(20_000);
        expect((await stands()).left).toBe(20_000 - total);
      }
      await make({ kind: 'rest' });
      const all = await invoiced();
      expect(all.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(20_000);
      // Only the lines that deduct a deposit are negative.
      for (const { items } of all) {
        const below = items.match(/"quantity":"-/g) ?? [];
        expect(items.match(/"quantity":"-1"[^}]*"depositOf"/g) ?? []).toHaveLength(below.length);
      }
    }),
    { numRuns: isFullStrain ? 60 : 6 },
  );
}, 60_000);
