import type { SaveAnswer } from './save-answer.ts';
import type { SaveRefusal } from './save-refusal.ts';

type Decided = Exclude<SaveAnswer, { outcome: 'unreachable' | 'sign-in-needed' }>;

/** Returns the refusal to store for a final response; null when the invoice was saved. */
export function saveRefusalOf(answer: Decided): SaveRefusal | null {
  switch (answer.outcome) {
    case 'saved':
      return null;
    case 'number-taken':
      return { outcome: 'number-taken', invoiceNumber: answer.invoiceNumber };
    case 'invalid':
      return { outcome: 'invalid', count: answer.issues.length };
    case 'refused':
      return { outcome: 'refused', message: answer.message };
    default:
      return { outcome: answer.outcome };
  }
}
