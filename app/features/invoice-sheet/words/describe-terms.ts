import { pluralRules } from '#app/domain/language/cldr.ts';
import { parsePaymentTerms } from '#app/domain/payments/terms.ts';
import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** Formats chosen terms for a document, `14 days`; null without any. */
export function describePaymentTerms(
  code: string | null,
  words: Pick<DocumentWords, 'terms' | 'language'>,
): string | null {
  const terms = parsePaymentTerms(code);
  if (!terms) return null;
  const { days: count } = terms;
  if (terms.kind !== 'days' && terms.kind !== 'after-month') return words.terms[terms.kind];
  const rule = Object.entries(pluralRules).find(([code]) => words.language.startsWith(code))?.[1];
  const forms = new Map(Object.entries(words.terms[terms.kind]));
  const form = forms.get(rule?.(count) ?? 'other') ?? words.terms[terms.kind].other;
  return fill(form, { count });
}
