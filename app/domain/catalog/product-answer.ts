import type { ProductErrors } from './product-form.ts';

/** What a post that adds, edits, copies or deletes a product is answered; the same in browser and server. */
export type ProductAnswer =
  | { outcome: 'saved'; productId: string }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: ProductErrors }
  /** No such product of this person. */
  | { outcome: 'not-found' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'sign-in-needed' }
  /** Nothing is known about its effect; sent again it does no harm. */
  | { outcome: 'unreachable'; message: string };

/** Why a change of a product did not happen, for a sentence of its own; null when it did or when fields say it. */
export function describeProductFailure(answer: ProductAnswer): string | null {
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
