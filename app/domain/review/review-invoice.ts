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

/** All rules, by country and in the order of an invoice's parts. */
export const reviewRules: readonly ReviewRule[] = [...usRules, ...caRules, ...ukRules, ...auRules];

/** The result of one rule. */
export type ReviewItem = {
  rule: string;
  state: ReviewState;
  /** Path of the form field that it links to. */
  field: string;
  /** In order; `values` belong to the first one. */
  sentences: [Sentence, ...Sentence[]];
  values: FindingValues;
  source: Source;
  /** Its source was last checked over 180 days ago. */
  isStale: boolean;
};

export type Review = {
  items: ReviewItem[];
  /** How many are missing or to be reviewed. */
  count: number;
};

const order: readonly ReviewState[] = ['missing', 'unclear', 'found'];

/**
 * Lists what an invoice has, lacks or should be reviewed for, by the rules that apply to it, missing items first. It
 * never refuses anything and never says that an invoice is lawful.
 * @param today `YYYY-MM-DD`, determines which sources are stale
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

/** Merges findings with the same cause. */
function withCausesJoined(rules: readonly ReviewRule[], items: ReviewItem[]): ReviewItem[] {
  let joined = items;
  for (const { id, appliesWith = [], sentence } of rules) {
    const own = joined.find((item) => item.rule === id && isOpen(item));
    const other = joined.find((item) => appliesWith.includes(item.rule) && isOpen(item));
    if (!own || !other) continue;
    const both = { ...other, sentences: [...other.sentences, sentence] as typeof other.sentences };
    joined = joined.filter((item) => item !== own).map((item) => (item === other ? both : item));
  }
  return joined;
}

/** An unknown amount counts as the largest possible. */
function appliesTo(rule: ReviewRule, facts: ReviewFacts): boolean {
  if (rule.country !== facts.content.country) return false;
  const { from = 0, to = Number.POSITIVE_INFINITY } = rule.amount ?? {};
  const amount = facts.amountAtHome ?? Number.POSITIVE_INFINITY;
  return from <= amount && amount <= to && (rule.applies?.(facts) ?? true);
}

function reviewBy(rule: ReviewRule, facts: ReviewFacts, today: string): ReviewItem {
  const finding = rule.check(facts);
  const { state, ...own } = typeof finding === 'string' ? { state: finding } : finding;
  const isUnsure = rule.amount?.from !== undefined && facts.amountAtHome === null;
  return {
    rule: rule.id,
    state: isUnsure && state === 'missing' ? 'unclear' : state,
    field: own.field ?? rule.field,
    sentences: [own.sentence ?? rule.sentence],
    values: own.values ?? {},
    source: rule.source,
    isStale: isStale(rule.source, today),
  };
}
