import type { ClientErrors } from './check-client.ts';

/** What a post that adds, edits or deletes a client is answered; the same in browser and server. */
export type ClientAnswer =
  | { outcome: 'saved' }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: ClientErrors }
  /** No such client of this person. */
  | { outcome: 'not-found' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'sign-in-needed' }
  /** Nothing is known about its effect; sent again it does no harm. */
  | { outcome: 'unreachable'; message: string };

/** Said when there is no such client (`invoices.md` section 8). */
export const clientNotFoundMessage = 'Client not found';

/** Why a change of a client did not happen, for a sentence of its own; null when it did or when fields say it. */
export function describeClientFailure(answer: ClientAnswer): string | null {
  switch (answer.outcome) {
    case 'saved':
    case 'deleted':
    case 'invalid':
      return null;
    case 'not-found':
      return 'it does not exist any more';
    case 'sign-in-needed':
      return 'please sign in again';
    case 'refused':
    case 'unreachable':
      return answer.message;
    default:
      return answer satisfies never;
  }
}
