type Stretch = { limit?: number; starting_after?: string; ending_before?: string };

/** Stripe's list: newest first, 10 by default, after `starting_after` or before `ending_before`. */
export function answerList<T extends { id: string }>(
  url: string,
  oldestFirst: Iterable<T>,
  { limit = 10, starting_after, ending_before }: Stretch,
) {
  const all = [...oldestFirst].reverse();
  const placeOf = (id: string) => all.findIndex((each) => each.id === id);
  const from = starting_after ? placeOf(starting_after) + 1 : 0;
  const until = ending_before ? Math.max(placeOf(ending_before), 0) : all.length;
  const start = ending_before ? Math.max(until - limit, 0) : from;
  const data = all.slice(start, Math.min(start + limit, until));
  const hasMore = ending_before ? start > 0 : start + limit < until;
  return { object: 'list' as const, url, has_more: hasMore, data };
}

/** A complete list inside an object. */
export function wholeList<T>(url: string, data: T[]) {
  return { object: 'list' as const, url, has_more: false, data };
}
