import { expect, test } from 'vitest';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { reviewFacts } from '#app/domain/review/review-facts.ts';
import { describeReview } from '#app/features/review/words/describe-review.ts';
import { big, hst } from '#tests/fixtures/review-cases.ts';
import { contentOf } from '#tests/support/reviewed-invoice.ts';

test('the taxes of a province are written out with their rates', () => {
  const items = big({ ...hst, rate: 150_000 });
  const content = contentOf('ca', { province: 'NS', invoiceDate: '2025-04-01', items });
  const totals = calculateTotals(content);
  const facts = reviewFacts(content, totals.ok ? totals.totals : null);
  expect(describeReview(facts, '2026-11-23').items).toContainEqual(
    expect.objectContaining({
      rule: 'ca-rates',
      sentence: 'Different taxes apply in NS on the invoice date: HST 14%.',
    }),
  );
});
