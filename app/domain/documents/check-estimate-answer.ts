import { estimateTexts } from '#app/features/estimates/texts/estimates.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import {
  type AnswerOutcome,
  type EstimateAnswer,
  type EstimateDecision,
  maxAnswerLength,
  parseDrawing,
} from './estimate-answer.ts';

/** An answer to an estimate as it is typed and drawn. */
export type TypedAnswer = {
  answer: EstimateDecision;
  name: string;
  signature: string;
  reason: string;
};

/** What is kept of an answer: who accepted and what they drew, or why it was declined; or what is wrong with it. */
export function checkEstimateAnswer({
  answer,
  ...typed
}: TypedAnswer):
  | Pick<EstimateAnswer, 'name' | 'signature' | 'reason'>
  | Extract<AnswerOutcome, { outcome: 'invalid' }> {
  const name = cleanLine(typed.name);
  const reason = cleanLine(typed.reason);
  if (answer === 'declined') {
    return reason.length > maxAnswerLength.reason
      ? { outcome: 'invalid', issues: { reason: estimateTexts.answer.tooLong } }
      : { name: null, signature: null, reason: reason || null };
  }
  if (name === '' || name.length > maxAnswerLength.name) {
    return { outcome: 'invalid', issues: { name: estimateTexts.answer.noName } };
  }
  return { name, signature: parseDrawing(typed.signature), reason: null };
}
