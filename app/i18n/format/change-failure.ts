import type { ChangeFailure } from '#app/domain/change-failure.ts';
import { failureTexts } from '../texts.ts';

/** Returns why a change failed; null when it succeeded or the fields show the reason. */
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
