import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';

/** What a client may say to an estimate; the statuses that it then has. */
export const estimateDecisions = ['accepted', 'declined'] as const;
export type EstimateDecision = (typeof estimateDecisions)[number];

/** The longest name under which an estimate is accepted, and the longest reason for declining one. */
export const maxAnswerLength = { name: 120, reason: 500 } as const;

/** The box in which a signature is drawn; its coordinates are whole. */
export const drawingBox = { width: 320, height: 120 } as const;

/** The longest drawing, as the path of an SVG. */
const maxDrawingLength = 20_000;

/**
 * A drawn signature: strokes of an SVG path inside `drawingBox`, `M10 20L30 40`.
 * @returns null where it is none, or too long
 */
export function parseDrawing(text: string): string | null {
  const isPath =
    text.length <= maxDrawingLength && /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)+$/.test(text);
  return isPath ? text : null;
}

/** What was answered to an estimate, as the database tells it; instants in ms. */
export type EstimateAnswer = {
  answer: EstimateDecision;
  name: string | null;
  signature: string | null;
  reason: string | null;
  at: number;
  /** When it was restored from a file; null where it was given here. */
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

/** An answer out of its JSON; null where there is none. */
export function parseEstimateAnswer(json: string | null): EstimateAnswer | null {
  const read = shape.safeParse(json === null ? null : parseJson(json));
  return read.success ? read.data : null;
}

/** What became of an answer: it stands now; or another one did before, or the estimate was changed or has expired meanwhile. */
export type AnswerOutcome =
  | { outcome: 'answered'; answer: EstimateDecision }
  | { outcome: 'closed' | 'changed' | 'expired' | 'not-found' }
  | { outcome: 'invalid'; issues: Partial<Record<'name' | 'reason', string>> }
  | { outcome: 'unreachable' };
