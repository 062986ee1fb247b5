import { estimateTexts } from '#app/features/estimates/texts/estimates.ts';
import { cleanLine } from '../invoices/clean-text.ts';
import {
  type AnswerOutcome,
  type EstimateAnswer,
  type EstimateDecision,
  maxAnswerLength,
  parseDrawing,
} from './estimate-answer.ts';

/** A client's answer to an estimate as typed and drawn. */
export type TypedAnswer = {
  answer: EstimateDecision;
  name: string;
  signature: string;
  reason: string;
};

/**
 * Validates an answer. Returns what is stored (who accepted and their signature, or why it was declined) or the errors.
 */
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
