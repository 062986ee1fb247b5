import { countries } from '#app/domain/country/country.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { type DocumentWords, documentTexts } from '#app/texts/documents.ts';
import { textsIn } from '#app/texts/room.ts';

/** The words of a saved invoice's sheet: in the English of its country, whatever its reader's page is in. */
export function documentWordsOf({ country }: Pick<InvoiceContent, 'country'>): DocumentWords {
  return textsIn(documentTexts, countries[country].language);
}
