import { maxImportBytes, maxImportedProducts } from './import-limits.ts';
import {
  type CatalogueColumns,
  cleanCustomId,
  cleanProductName,
  type ProductText,
} from './product.ts';
import { parseTaxRate, parseUnitPrice } from './product-figures.ts';

/** Why posted rows are refused. */
export type PostedImportIssue = 'noProducts' | 'tooManyRows' | 'unreadable' | 'contentTooLarge';

/**
 * Validates the rows that a browser posted once more on the server. The browser has already fixed what can be fixed, so
 * a row that still needs a fix makes the server refuse all of them.
 */
export function checkPostedImport(
  rows: readonly ProductText[],
): { ok: true; columns: CatalogueColumns[] } | { ok: false; issue: PostedImportIssue } {
  if (rows.length === 0) return { ok: false, issue: 'noProducts' };
  if (rows.length > maxImportedProducts) return { ok: false, issue: 'tooManyRows' };
  const columns: CatalogueColumns[] = [];
  let characters = 0;
  for (const { name, unitPrice, taxRate, unit, customId } of rows) {
    const price = parseUnitPrice(unitPrice);
    const rate = parseTaxRate(taxRate);
    const isClean =
      name !== '' && cleanProductName(name) === name && cleanCustomId(customId) === customId;
    if (!isClean || price === null || rate === null) {
      return { ok: false, issue: 'unreadable' };
    }
    characters += name.length + customId.length;
    columns.push({ name, ...price, ...rate, unit: unit || null, customId: customId || null });
  }
  // A text of UTF-8 has no fewer bytes than JavaScript counts units.
  if (characters > maxImportBytes) return { ok: false, issue: 'contentTooLarge' };
  return { ok: true, columns };
}
