import type { FieldDefinitionIssue } from '#app/domain/custom-fields/parse-custom-fields.ts';
import { customFieldTexts } from '#app/features/custom-fields/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** Returns the sentence for a definition that is refused. */
export function describeDefinitionIssue(issue: FieldDefinitionIssue): string {
  const sentence = customFieldTexts.definition[issue.code];
  return 'max' in issue ? fill<string>(sentence, { max: issue.max }) : sentence;
}
