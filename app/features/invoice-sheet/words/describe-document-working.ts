import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import { workingTexts } from '#app/features/invoice-sheet/texts.ts';
import { textsIn } from '#app/i18n/define-texts.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { withTaxName } from './describe-sheet.ts';
import { describeWorking, type WorkingBlock } from './describe-working.ts';

/** The breakdown of an invoice's amounts, with the label of its button. */
export type DocumentWorking = { title: string; blocks: WorkingBlock[] };

/** Describes the breakdown in the invoice's language, or the first one if it is bilingual. */
export function describeDocumentWorking(content: InvoiceContent): DocumentWorking {
  const language = content.language === bilingual ? 'fr-CA' : content.language;
  const { words, cldr } = documentLanguage(language);
  const working = textsIn(workingTexts, language);
  const blocks = describeWorking(content, { ...withTaxName(content, words), ...working }, cldr);
  return { title: working.show, blocks };
}
