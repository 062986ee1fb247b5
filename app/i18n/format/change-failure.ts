import type { ChangeFailure } from '#app/domain/change-failure.ts';
import { failureTexts } from '../texts.ts';

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
