import { fill } from '#app/i18n/fill.ts';
import { recordTexts } from '#app/i18n/records.ts';

/** Formats the question before a client or a product is deleted. */
export function deleteQuestion(name: string): string {
  return fill(recordTexts.deleteQuestion, { name });
}
