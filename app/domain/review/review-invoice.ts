import { isStale, type Source } from '../taxes/source.ts';
import { auRules } from './au-rules.ts';
import { caRules } from './ca-rules.ts';
import type {
  FindingValues,
  ReviewFacts,
  ReviewRule,
  ReviewState,
  Sentence,
} from './review-rule.ts';
import { ukRules } from './uk-rules.ts';
import { usRules } from './us-rules.ts';

/** Every rule that an invoice may come under, country by country in the order of its parts. */
export const reviewRules: readonly ReviewRule[] = [...usRules, ...caRules, ...ukRules, ...auRules];

/** What one rule says of an invoice. */
export type ReviewItem = {
  rule: string;
  state: ReviewState;
  /** Path of the form's field to which it leads. */
  field: string;
  /** One after the other; `values` are the first one's. */
  sentences: [Sentence, ...Sentence[]];
  values: FindingValues;
  source: Source;
  /** Its source was read over 180 days ago. */
  isStale: boolean;
};

export type Review = {
  items: ReviewItem[];
  /** How many of them are missing or to be looked at. */
  count: number;
};

const order: readonly ReviewState[] = ['missing', 'look', 'found'];

/**
 * What an invoice has, lacks, or should be looked at for, by the rules that apply to it; what is missing first. It never
 * refuses anything and never says that an invoice is lawful.
 * @param today `YYYY-MM-DD`, by which sources are old
 */
export function reviewInvoice(facts: ReviewFacts, today: string): Review {
  const rules = reviewRules.filter((rule) => appliesTo(rule, facts));
  const items = withCausesJoined(
    rules,
    rules.map((rule) => reviewBy(rule, facts, today)),
  ).sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return { items, count: items.filter(isOpen).length };
}

const isOpen = ({ state }: ReviewItem) => state !== 'found';

/** What has one cause is one entry. */
function withCausesJoined(rules: readonly ReviewRule[], items: ReviewItem[]): ReviewItem[] {
  let joined = items;
  for (const { id, saidWith = [], sentence } of rules) {
    const own = joined.find((item) => item.rule === id && isOpen(item));
    const other = joined.find((item) => saidWith.includes(item.rule) && isOpen(item));
    if (!own || !other) continue;
    const both = { ...other, sentences: [...other.sentences, sentence] as typeof other.sentences };
    joined = joined.filter((item) => item !== own).map((item) => (item === other ? both : item));
  }
  return joined;
}

/** Of an amount that is not known the largest invoice is thought. */
function appliesTo(rule: ReviewRule, facts: ReviewFacts): boolean {
  if (rule.country !== facts.content.country) return false;
  const { from = 0, to = Number.POSITIVE_INFINITY } = rule.amount ?? {};
  const amount = facts.amountAtHome ?? Number.POSITIVE_INFINITY;
  return from <= amount && amount <= to && (rule.applies?.(facts) ?? true);
}

function reviewBy(rule: ReviewRule, facts: ReviewFacts, today: string): ReviewItem {
  const finding = rule.look(facts);
  const { state, ...own } = typeof finding === 'string' ? { state: finding } : finding;
  const isUnsure = rule.amount?.from !== undefined && facts.amountAtHome === null;
  return {
    rule: rule.id,
    state: isUnsure && state === 'missing' ? 'look' : state,
    field: own.field ?? rule.field,
    sentences: [own.sentence ?? rule.sentence],
    values: own.values ?? {},
    source: rule.source,
    isStale: isStale(rule.source, today),
  };
}
