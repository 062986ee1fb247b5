import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import { workingTexts } from '#app/features/invoice-sheet/texts/working.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { textsIn } from '#app/i18n/room.ts';
import { withTaxName } from './describe-sheet.ts';
import { describeWorking, type WorkingBlock } from './describe-working.ts';

/** How the figures of an invoice came to be, under what is pressed to see it. */
export type DocumentWorking = { title: string; blocks: WorkingBlock[] };

/** The working of an invoice in its own language, of a bilingual one in the first. */
export function describeDocumentWorking(content: InvoiceContent): DocumentWorking {
  const language = content.language === bilingual ? 'fr-CA' : content.language;
  const { words, cldr } = documentLanguage(language);
  const working = textsIn(workingTexts, language);
  const blocks = describeWorking(content, { ...withTaxName(content, words), ...working }, cldr);
  return { title: working.show, blocks };
}
