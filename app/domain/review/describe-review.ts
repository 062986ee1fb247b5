import { reviewTexts } from '#app/features/review/texts/review.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { formatDay } from '../dates.ts';
import { type ReviewItem, reviewInvoice } from './review-invoice.ts';
import type { ReviewFacts, ReviewState } from './review-rule.ts';

/** The formatted result of one rule. */
export type DescribedItem = {
  rule: string;
  state: ReviewState;
  sentence: string;
  field: string;
  /** The source of the rule, and when someone last checked it. */
  source: { title: string; url: string; when: string };
};

/** A review in the page's language. */
export type DescribedReview = {
  /** `2 things to review`, or that nothing is missing. */
  headline: string;
  count: number;
  items: DescribedItem[];
};

/** Describes the result of an invoice's rules on a date (`YYYY-MM-DD`). */
export function describeReview(facts: ReviewFacts, today: string): DescribedReview {
  const { items, count } = reviewInvoice(facts, today);
  return {
    headline:
      count > 0
        ? plural(reviewTexts.toLookAt, count)
        : plural(reviewTexts.nothing, items.length, { date: formatDay(today) }),
    count,
    items: items.map(describeItem),
  };
}

function describeItem({ rule, state, sentences, values, field, ...item }: ReviewItem) {
  const { title, url } = item.source;
  return {
    rule,
    state,
    field,
    sentence: sentences.map((one) => fill<string>(reviewTexts.sentences[one], values)).join(' '),
    source: { title, url, when: describeDay(item) },
  };
}

function describeDay({ source: { checkedOn }, isStale }: Pick<ReviewItem, 'source' | 'isStale'>) {
  if (checkedOn === null) return reviewTexts.notChecked;
  const date = formatDay(checkedOn);
  return fill(isStale ? reviewTexts.lastChecked : reviewTexts.checked, { date });
}
