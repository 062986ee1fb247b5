import {
  maxChoiceLength,
  maxChoices,
  maxLabelLength,
} from '#app/domain/custom-fields/custom-field.ts';
import type { FieldDefinitionIssue } from '#app/domain/custom-fields/parse-custom-fields.ts';
import { customFieldTexts } from '#app/features/custom-fields/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** Returns the sentence for a definition that is refused. */
export function describeDefinitionIssue(issue: FieldDefinitionIssue): string {
  const sentences = customFieldTexts.definition;
  switch (issue.code) {
    case 'labelLength':
      return fill(sentences.labelLength, { max: maxLabelLength });
    case 'choices':
      return fill(sentences.choices, { max: maxChoices });
    case 'choiceLength':
      return fill(sentences.choiceLength, { max: maxChoiceLength });
    case 'tooMany':
    case 'tooManySearched':
    case 'tooManyStored':
      return fill(sentences[issue.code], { max: issue.max });
    default:
      return sentences[issue.code];
  }
}
