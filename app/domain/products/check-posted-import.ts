import {
  type CatalogueColumns,
  cleanCustomId,
  cleanProductName,
  type ProductText,
  parseTaxRate,
  parseUnitPrice,
} from './product.ts';

/** Maximum data rows of an imported file, without the header. */
export const maxImportedProducts = 1000;

/** 1 MB: maximum size of the file, and of its text in UTF-8, which is larger if the file is UTF-16. */
export const maxImportBytes = 1024 * 1024;

/** Why posted rows are refused. */
type PostedImportIssue = 'noProducts' | 'tooManyRows' | 'unreadable' | 'contentTooLarge';

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
