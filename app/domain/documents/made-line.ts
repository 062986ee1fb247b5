import type { DocumentWords } from '#app/features/invoice-sheet/texts.ts';
import type { InvoiceItem } from '../invoices/content.ts';

type KindWords = Pick<DocumentWords, 'kinds'>;

/** The labels of a document's language, and of the second one if it is bilingual. */
export type DocumentWordings = readonly [first: KindWords, second?: KindWords];

export type LineText = Pick<InvoiceItem, 'description' | 'secondDescription'>;

/** Describes a line that the product generates, in each language of its document. */
export function describeMadeLine(
  [first, second]: DocumentWordings,
  describe: (kinds: DocumentWords['kinds'], textOf: (line: LineText) => string) => string,
): LineText {
  const description = describe(first.kinds, (line) => line.description);
  if (!second) return { description };
  const inSecond = (line: LineText) => line.secondDescription ?? line.description;
  return { description, secondDescription: describe(second.kinds, inSecond) };
}
