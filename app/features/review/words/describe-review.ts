import { type ReviewItem, reviewInvoice } from '#app/domain/review/review-invoice.ts';
import type { ReviewFacts, ReviewState } from '#app/domain/review/review-rule.ts';
import type { ProvinceTax } from '#app/domain/taxes/canada-rates.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatRate } from '#app/i18n/format/number.ts';
import { plural } from '#app/i18n/plural.ts';

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

/**
 * Describes the result of an invoice's rules on a date (`YYYY-MM-DD`).
 * @param hasError whether a form field (by path) already shows an error, which an item would repeat
 */
export function describeReview(
  facts: ReviewFacts,
  today: string,
  hasError: (field: string) => boolean = () => false,
): DescribedReview {
  const { items } = reviewInvoice(facts, today);
  const shown = items.filter(({ state, field }) => state === 'found' || !hasError(field));
  const count = shown.filter(({ state }) => state !== 'found').length;
  return {
    headline: describeCount(count, items.length, today, shown.length < items.length),
    count,
    items: shown.map(describeItem),
  };
}

function describeCount(count: number, rules: number, today: string, isPartial: boolean): string {
  if (count > 0) return plural(reviewTexts.toLookAt, count);
  if (isPartial) return reviewTexts.title;
  return plural(reviewTexts.nothing, rules, { date: formatDay(today) });
}

function describeItem({ rule, state, sentences, values, field, ...item }: ReviewItem) {
  const { title, url } = item.source;
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : listTaxes(value),
    ]),
  );
  return {
    rule,
    state,
    field,
    sentence: sentences.map((one) => fill<string>(reviewTexts.sentences[one], texts)).join(' '),
    source: { title, url, when: describeDay(item) },
  };
}

function listTaxes(taxes: readonly ProvinceTax[]): string {
  return taxes
    .map(({ name, rate }) => `${documentTexts.taxNames[name]} ${formatRate(rate)}`)
    .join(' + ');
}

function describeDay({ source: { checkedOn }, isStale }: Pick<ReviewItem, 'source' | 'isStale'>) {
  if (checkedOn === null) return reviewTexts.notChecked;
  const date = formatDay(checkedOn);
  return fill(isStale ? reviewTexts.lastChecked : reviewTexts.checked, { date });
}
