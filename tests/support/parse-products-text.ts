import { decodeCsv } from '#app/domain/csv/decode-csv.ts';
import { checkImport, checkPostedImport } from '#app/domain/products/check-import.ts';
import { chooseDelimiter } from '#app/domain/products/match-columns.ts';
import type { CatalogueColumns } from '#app/domain/products/product.ts';
import { parseCsv } from '#app/ui/browser/files/parse-csv.client.ts';

/** Returns what an import of a file's text would save, after the browser's and the server's checks, and its remarks. */
export function readProductsText(file: string): {
  products: CatalogueColumns[];
  remarks: unknown[];
} {
  const text = decodeCsv(new TextEncoder().encode(file))?.text;
  if (text === undefined) throw new Error('This is no text.');
  const { delimiter } = chooseDelimiter(text);
  const checking = checkImport(parseCsv(text, delimiter).rows, delimiter);
  let step = checking.next();
  while (!step.done) step = checking.next();
  if (!step.value.ok) throw new Error(step.value.code);
  const { products, changed, skipped } = step.value.preview;
  const checked = checkPostedImport(products);
  if (!checked.ok) throw new Error(checked.issue);
  return { products: checked.columns, remarks: [...changed, ...skipped] };
}
