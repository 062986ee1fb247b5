import { writeCsv, writeCsvPieces } from '#app/domain/csv/write-csv.ts';
import { type CatalogueColumns, describeCatalogueProduct } from '#app/domain/products/product.ts';
import { productImportTexts } from '#app/features/products/texts/product-import.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';

/**
 * The columns of the product template, in the language of the request; the import knows those of each language.
 */
function templateColumns(): string[] {
  const { id, name, price, tax } = productImportTexts.file;
  return [id, name, price, tax];
}

/** The columns of an export, in the language of the request: those of the template, and the unit. */
export function localColumnNames(): string[] {
  return [...templateColumns(), productImportTexts.file.unit];
}

/** A CSV file with two rows to replace, in the language of the request. */
export function writeProductTemplate(): string {
  const { service, hours } = productImportTexts.file;
  return writeCsv(templateColumns(), [
    ['A-1', service, '1200.00', '20'],
    ['A-2', hours, '85.50', '0'],
  ]);
}

/**
 * Products as a CSV file that the import takes back as they are, in their order; piece by piece.
 * @param columns their headings; those of the request's language
 */
export function writeProductCsv(
  lots: AsyncIterable<readonly CatalogueColumns[]>,
  columns: readonly string[] = localColumnNames(),
): AsyncGenerator<string> {
  return writeCsvPieces(columns, describeLots(lots));
}

async function* describeLots(lots: AsyncIterable<readonly CatalogueColumns[]>) {
  for await (const products of lots) {
    yield products
      .map(describeCatalogueProduct)
      .map(({ customId, name, unitPrice, taxRate, unit }) => [
        customId,
        name,
        unitPrice,
        taxRate,
        unit && unitName(unit),
      ]);
  }
}
