import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import {
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

/** What is wrong with an answer. */
export type AnswerIssue = 'no-name' | 'reason-too-long';

/** What is kept of an answer: who accepted and what they drew, or why it was declined; or what is wrong with it. */
export function checkEstimateAnswer({
  answer,
  ...typed
}: TypedAnswer): Pick<EstimateAnswer, 'name' | 'signature' | 'reason'> | { issue: AnswerIssue } {
  const name = cleanLine(typed.name);
  const reason = cleanLine(typed.reason);
  if (answer === 'declined') {
    return reason.length > maxAnswerLength.reason
      ? { issue: 'reason-too-long' }
      : { name: null, signature: null, reason: reason || null };
  }
  if (name === '' || name.length > maxAnswerLength.name) {
    return { issue: 'no-name' };
  }
  return { name, signature: parseDrawing(typed.signature), reason: null };
}
