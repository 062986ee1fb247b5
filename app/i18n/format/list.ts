import type { Cldr } from '#app/domain/language/cldr.ts';
import { currentCldr } from '../current-cldr.ts';

/** Formats a list for a sentence: `one and two`, `one, two, and three`, in other languages `one, two et three`. */
export function formatList(
  members: readonly string[],
  cldr: Cldr = currentCldr(),
  kind: 'and' | 'or' = 'and',
): string {
  const last = members.at(-1) ?? '';
  if (members.length < 2) return last;
  const joint = members.length === 2 ? cldr[kind].two : cldr[kind].last;
  return `${members.slice(0, -1).join(', ')}${joint}${last}`;
}
