import { failureTexts } from '#app/i18n/failures.ts';

/** Why a post that adds, edits, copies or deletes something one has did nothing. */
export type ChangeFailure =
  /** No such thing of this person. */
  | { outcome: 'not-found' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'sign-in-needed' }
  /** Nothing is known about its effect; sent again it does no harm. */
  | { outcome: 'unreachable'; message: string };

/** The reason for a sentence of its own; null when it was done or when the fields say it. */
export function describeChangeFailure(
  answer: ChangeFailure | { outcome: 'saved' | 'deleted' | 'invalid' },
): string | null {
  switch (answer.outcome) {
    case 'saved':
    case 'deleted':
    case 'invalid':
      return null;
    case 'not-found':
      return failureTexts.reasons.gone;
    case 'sign-in-needed':
      return failureTexts.reasons.signedOut;
    case 'refused':
    case 'unreachable':
      return answer.message;
    default:
      return answer satisfies never;
  }
}
