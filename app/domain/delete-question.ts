import { fill } from '#app/texts/fill.ts';
import { recordTexts } from '#app/texts/records.ts';

/** Asked before a client or a product is deleted. */
export function deleteQuestion(name: string): string {
  return fill(recordTexts.deleteQuestion, { name });
}
