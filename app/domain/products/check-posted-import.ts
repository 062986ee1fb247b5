import { productImportTexts } from '#app/features/products/texts/product-import.ts';
import { maxImportBytes, maxImportedProducts } from './import-limits.ts';
import {
  type CatalogueColumns,
  cleanCustomId,
  cleanProductName,
  type ProductText,
} from './product.ts';
import { parseTaxRate, parseUnitPrice } from './product-figures.ts';

/**
 * Validates the rows that a browser posted once more on the server. The browser has already fixed what can be fixed, so
 * a row that still needs a fix makes the server refuse all of them.
 */
export function checkPostedImport(
  rows: readonly ProductText[],
): { ok: true; columns: CatalogueColumns[] } | { ok: false; message: string } {
  if (rows.length === 0) return { ok: false, message: productImportTexts.refused.noProducts };
  if (rows.length > maxImportedProducts)
    return { ok: false, message: productImportTexts.refused.tooManyRows };
  const columns: CatalogueColumns[] = [];
  let characters = 0;
  for (const { name, unitPrice, taxRate, unit, customId } of rows) {
    const price = parseUnitPrice(unitPrice);
    const rate = parseTaxRate(taxRate);
    const isClean =
      name !== '' && cleanProductName(name) === name && cleanCustomId(customId) === customId;
    if (!isClean || price === null || rate === null) {
      return { ok: false, message: productImportTexts.refused.unreadable };
    }
    characters += name.length + customId.length;
    columns.push({ name, ...price, ...rate, unit: unit || null, customId: customId || null });
  }
  // A text has at least as many UTF-8 bytes as UTF-16 code units.
  if (characters > maxImportBytes)
    return { ok: false, message: productImportTexts.refused.contentTooLarge };
  return { ok: true, columns };
}
