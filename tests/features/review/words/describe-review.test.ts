import { expect, test } from 'vitest';
import { reviewFacts } from '#app/domain/review/review-facts.ts';
import { describeReview } from '#app/features/review/words/describe-review.ts';
import { big, hst } from '#tests/fixtures/review-cases.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { contentOf } from '#tests/support/reviewed-invoice.ts';

test('the taxes of a province are written out with their rates', () => {
  const items = big({ ...hst, rate: 150_000 });
  const content = contentOf('ca', { province: 'NS', invoiceDate: '2025-04-01', items });
  const { items: found } = describeReview(reviewFacts(content, totalsOf(content)), '2026-11-23');
  expect(found.find(({ rule }) => rule === 'ca-rates')).toMatchObject({
    sentence: 'Different taxes apply in NS on the invoice date: HST 14%.',
  });
});
