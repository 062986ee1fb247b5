import { failureTexts } from '#app/i18n/failures.ts';

/** Why a command that creates, edits, copies or deletes something had no effect. */
export type ChangeFailure =
  /** The user owns no such record. */
  | { outcome: 'not-found' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'sign-in-needed' }
  /** The outcome is unknown; repeating the command is safe. */
  | { outcome: 'unreachable'; message: string };

/** Formats the reason; null when it succeeded or when the fields show it. */
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
