import { reviewRules } from '#app/domain/review/review-invoice.ts';
import { announcedChanges, canadaRates } from '#app/domain/taxes/canada-rates.ts';
import { ruleSources } from '#app/domain/taxes/rule-sources.ts';
import { isStale, type Source } from '#app/domain/taxes/source.ts';

/** A legal fact in the product, in a few words, and its source. */
export type SourcedFact = { fact: string; source: Source | undefined };

/** Every rate and rule of the product with its source; add a line for each new table. */
export const sourcedFacts: readonly SourcedFact[] = [
  ...canadaRates.map(({ province, tax, rate, from, source }) => ({
    fact: `${province} ${tax} ${rate / 10_000} % from ${from}`,
    source,
  })),
  ...announcedChanges.map(({ province, tax, about, from, source }) => ({
    fact: `${province} ${tax} ${about} from ${from}`,
    source,
  })),
  ...reviewRules.map(({ id, source }) => ({ fact: id, source })),
  ...Object.entries(ruleSources)
    .filter(([, source]) => !reviewRules.some((rule) => rule.source === source))
    .map(([fact, source]) => ({ fact, source })),
];

type SourceState = 'no source' | 'not checked' | 'last checked' | 'fresh';

/**
 * Returns the state of a fact on a date (`YYYY-MM-DD`): without a source, never confirmed, last checked over 180 days
 * ago, or fresh.
 */
export function stateOf({ source }: SourcedFact, today: string): SourceState {
  if (!source?.title || !source.url.startsWith('https://')) return 'no source';
  if (source.checkedOn === null) return 'not checked';
  return isStale(source, today) ? 'last checked' : 'fresh';
}

/** Formats a table of the facts that should be checked on a date, and whether each fact has a source. */
export function reportSources(
  facts: readonly SourcedFact[],
  today: string,
): { lines: string[]; isComplete: boolean } {
  const states = facts.map((each) => ({ ...each, state: stateOf(each, today) }));
  const due = states.filter(({ state }) => state !== 'fresh');
  const width = Math.max(0, ...due.map(({ fact }) => fact.length));
  const rows = due.map(({ fact, source, state }) => {
    const what = state === 'last checked' ? `${state} ${source?.checkedOn}` : state;
    return `${fact.padEnd(width)}  ${what.padEnd('last checked 0000-00-00'.length)}  ${source?.url ?? ''}`.trim();
  });
  return {
    lines: [...rows, `${facts.length} facts, ${due.length} to check (${today})`],
    isComplete: states.every(({ state }) => state !== 'no source'),
  };
}
