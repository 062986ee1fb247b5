/**
 * Phrases that a native speaker wouldn't say: the dialect that this product's English once was written in. `npm run lint`
 * refuses them in every English text.
 */
const stiffPhrases: readonly RegExp[] = [
  /\bmail(s|ed)?\b(?! (server|app|provider))|\bmailing\b(?! address)/i,
  /(?<!there )\b(is|are) no\b(?! longer)/i,
  /\b(is|are|has|have|had) none\b/i,
  /\bnone (of|that|we)\b/i,
  /\b(an)?other ones?\b/i,
  /\bof (it|yours|ours|theirs)\b/i,
  /\bmeanwhile\b/i,
  /\bby then\b/i,
  /\banew\b/i,
  /\btold\b/i,
  /\bstands?\b/i,
  /\bwhoever\b/i,
  /\bcomes? to\b/i,
  /\bsuch\b(?! as)/i,
  /\bwhole\b(?! number)/i,
  /\btaken\b/i,
  /\b(by|of) itself\b/i,
  /\bat once\b/i,
  /\bany more\b(?! \w)/i,
  /\bwipe[ds]?\b/i,
  /\bgo(es)? on\b/i,
  /\bis over\b/i,
  /\bbecame of\b/i,
  /\bby hand\b/i,
  /\bonce more\b/i,
  /\bcalled spam\b/i,
  /\b(is|are) there already\b/i,
  /\bstill to come\b/i,
  /\bby the clocks\b/i,
  /\bhowever often\b/i,
  /\bnobody\b.*\btell\b/i,
  /\bgives? (it|them) up\b/i,
  /\b(does not|doesn’t|did not|didn’t) answer\b/i,
  /\bno such\b/i,
  /\bnot to be had\b/i,
  /\bunder way\b/i,
  /\bby now\b/i,
  /\bcame (along|back)\b/i,
  /\bcommonest\b/i,
  /\bin use lately\b/i,
  /\bnothing says\b/i,
  /\bsays? otherwise\b/i,
  /\bleft out whole\b/i,
  /\bkeeps? you from\b/i,
  /\bwaits? because\b/i,
  /\b(is|are) reminded of\b/i,
  /\bas far as (it|they) fit\b/i,
  /\bpass(es)? its own\b/i,
  /\bof an unknown\b/i,
  /\bback (from a|to our)\b/i,
];

/** Texts that may use these phrases, because the specification gives them word for word. */
const specified = new Set(['productImportTexts.refused.tooManyRows']);

/** Returns the first stiff phrase of an English text; null if there is none. */
export function stiffPhraseIn(path: string, text: string): string | null {
  if (specified.has(path)) return null;
  const words = text.replaceAll(/<\/?\w+>/g, '');
  for (const phrase of stiffPhrases) {
    const found = phrase.exec(words);
    if (found) return found[0];
  }
  return null;
}
