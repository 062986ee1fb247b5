import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts/documents.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

type StepNames = DocumentWords['schedule'];

/** Returns the names of schedule steps in the document's language; rejects if its texts can't be loaded. */
export async function stepNames(language: DocumentLanguage): Promise<StepNames> {
  if (language === currentLanguage()) return documentTexts.schedule;
  const { documentLanguage } = await import('#app/i18n/document-languages.ts');
  if (language !== bilingual) return documentLanguage(language).words.schedule;
  const [first, second] = (['fr-CA', 'en-CA'] as const).map(
    (each) => documentLanguage(each).words.schedule,
  );
  const both = Object.entries(first ?? {}).map(([name, text]) => [
    name,
    `${text} / ${second?.[name as keyof StepNames]}`,
  ]);
  return Object.fromEntries(both);
}
