import { fill } from '#app/texts/fill.ts';
import { recordTexts } from '#app/texts/records.ts';

/** Asked before something is deleted (`invoices.md` section 8, for clients; the same for products). */
export function deleteQuestion(name: string): string {
  return fill(recordTexts.deleteQuestion, { name });
}
