import { recordTexts } from '#app/features/verify/texts/records.ts';
import { fill } from '#app/i18n/fill.ts';

/** Asked before a client or a product is deleted. */
export function deleteQuestion(name: string): string {
  return fill(recordTexts.deleteQuestion, { name });
}
