import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Charged, getCharged, leftOf } from '#app/domain/documents/charged.ts';
import { type PartChoice, partOf } from '#app/domain/documents/part-of-document.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { randomDocument } from '#tests/support/random-invoices.ts';
import { isFullStrain } from '#tests/support/rounds.ts';

/** Invoices parts of a document one after the other, and the rest with the last one. */
function invoiceParts(content: InvoiceContent, choices: readonly PartChoice[]) {
  const whole = getCharged(content);
  if (!whole) throw new Error('A document with impossible figures');
  const parts: Charged[] = [];
  const taken = content.items.map(() => 0);
  for (const choice of choices) {
    const left = leftOf(whole, parts);
    const made = partOf(
      { content, left, taken, describeGoods: () => ({ description: 'Rest' }) },
      choice,
    );
    if (made.outcome !== 'part') continue;
    for (const { sourceLine, quantityTenThousandths } of made.part.items) {
      if (sourceLine !== undefined)
        taken[sourceLine] = (taken[sourceLine] ?? 0) + quantityTenThousandths;
    }
    parts.push(made.charged);
  }
  return { whole, parts, left: leftOf(whole, parts) };
}

const choiceOf = (content: InvoiceContent): fc.Arbitrary<PartChoice> =>
  fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), minor: fc.nat(1_000_000) }),
    fc.record({
      kind: fc.constant('lines' as const),
      quantities: fc.tuple(
        ...content.items.map(({ quantityTenThousandths }) =>
          fc.integer({ min: 0, max: quantityTenThousandths }),
        ),
      ),
    }),
  );

const documentWithChoices = randomDocument.chain((content) =>
  fc.record({
    content: fc.constant(content),
    choices: fc.array(choiceOf(content), { maxLength: 4 }),
  }),
);

describe('a document and its parts', () => {
  test('add up in every tax, whatever was invoiced before, and no part exceeds what is left', () => {
    fc.assert(
      fc.property(documentWithChoices, ({ content, choices }) => {
        const { whole, parts, left } = invoiceParts(content, [...choices, { kind: 'rest' }]);
        if (whole.total <= 0) return;
        expect(left.total).toBe(0);
        expect(left.groups.map(({ net }) => net)).toEqual(whole.groups.map(() => 0));
        expect(left.taxes.map(({ figure }) => figure)).toEqual(whole.taxes.map(() => 0));
        for (const part of parts) {
          expect(part.total).toBeGreaterThan(0);
          for (const { net } of part.groups) expect(net).toBeGreaterThanOrEqual(0);
          for (const { figure } of part.taxes) expect(figure).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: isFullStrain ? 10_000 : 500 },
    );
  });

  test('a part for the whole total includes the rest of a tax that the client owes', () => {
    const item = {
      description: 'Work',
      quantityTenThousandths: 50_000,
      unitPriceTenThousandths: 4000,
      taxes: [{ name: 'VAT', rate: 400_000, number: null }],
      taxReason: 'reverse-charge' as const,
    };
    const twoOfFive: PartChoice = { kind: 'lines', quantities: [20_000] };
    const { whole, left } = invoiceParts(invoiceContent('uk', { items: [item] }), [
      twoOfFive,
      twoOfFive,
    ]);
    expect([whole.total, whole.taxes[0]?.figure]).toEqual([2, 1]);
    expect([left.total, left.taxes[0]?.figure]).toEqual([0, 0]);
  });

  test('all of an uninvoiced document is its own lines', () => {
    fc.assert(
      fc.property(randomDocument, (content) => {
        const whole = getCharged(content);
        if (!whole || whole.total <= 0) return;
        const taken = content.items.map(() => 0);
        const made = partOf(
          { content, left: whole, taken, describeGoods: () => ({ description: 'Rest' }) },
          { kind: 'rest' },
        );
        if (made.outcome !== 'part') throw new Error(made.outcome);
        expect(calculateTotals({ ...content, ...made.part })).toMatchObject({
          totals: { total: whole.total },
        });
      }),
      { numRuns: isFullStrain ? 10_000 : 200 },
    );
  });
});
