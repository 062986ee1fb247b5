import * as z from 'zod/mini';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { parseJson } from '#app/domain/json.ts';

/** A client's possible answers to an estimate, and the statuses they lead to. */
export const estimateDecisions = ['accepted', 'declined'] as const;
export type EstimateDecision = (typeof estimateDecisions)[number];

/** Maximum lengths of the name that accepts an estimate and of the reason for declining one. */
export const maxAnswerLength = { name: 120, reason: 500 } as const;

/** The size of the signature drawing; coordinates are integers. */
export const drawingBox = { width: 320, height: 120 } as const;

/** Maximum length of a drawing as an SVG path. */
const maxDrawingLength = 20_000;

/**
 * Parses a drawn signature: strokes of an SVG path inside `drawingBox`, `M10 20L30 40`.
 * @returns null when it is malformed or too long
 */
function parseDrawing(text: string): string | null {
  const isPath =
    text.length <= maxDrawingLength && /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)+$/.test(text);
  return isPath ? text : null;
}

/** An answer to an estimate as stored; instants in ms. */
export type EstimateAnswer = {
  answer: EstimateDecision;
  name: string | null;
  signature: string | null;
  reason: string | null;
  at: number;
  /** When it was restored from a file; null when it was given here. */
  restoredAt: number | null;
};

const shape = z.lazy(() =>
  z.object({
    answer: z.enum(estimateDecisions),
    name: z.nullable(z.string()),
    signature: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    at: z.number(),
    restoredAt: z.nullable(z.number()),
  }),
);

/** Parses an answer from JSON; null when there is none. */
export function parseEstimateAnswer(json: string | null): EstimateAnswer | null {
  const read = shape.safeParse(json === null ? null : parseJson(json));
  return read.success ? read.data : null;
}

/** The outcome of answering: recorded, already answered, or the estimate has changed or expired. */
export type AnswerOutcome =
  | { outcome: 'answered'; answer: EstimateDecision }
  | { outcome: 'closed' | 'changed' | 'expired' | 'not-found' }
  | { outcome: 'invalid'; issues: Partial<Record<'name' | 'reason', string>> }
  | { outcome: 'unreachable' };

/** A client's answer to an estimate as typed and drawn. */
type TypedAnswer = {
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
