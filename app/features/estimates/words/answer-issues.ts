import type { AnswerIssue, AnswerOutcome } from '#app/domain/documents/estimate-answer.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';

/** What is wrong with an answer to an estimate, as a sentence under its field. */
export function describeAnswerIssue(
  issue: AnswerIssue,
): Extract<AnswerOutcome, { outcome: 'invalid' }>['issues'] {
  const { noName, tooLong } = estimateTexts.answer;
  return issue === 'no-name' ? { name: noName } : { reason: tooLong };
}
