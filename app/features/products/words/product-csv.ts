import { type CsvCell, writeCsv, writeCsvPieces } from '#app/domain/csv/csv-cells.ts';
import { valueCells } from '#app/domain/csv/value-cells.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { parseFieldValues } from '#app/domain/custom-fields/document-fields.ts';
import {
  type CatalogueColumns,
  describeCatalogueProduct,
  type StoredProduct,
} from '#app/domain/products/product.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';

/** Returns the template's column headers in the request's language; imports recognize those of every language. */
function templateColumns(): string[] {
  const { id, name, price, tax } = productImportTexts.file;
  return [id, name, price, tax];
}

/** Returns the export's column headers in the request's language: those of the template, and the unit. */
export function localColumnNames(): string[] {
  return [...templateColumns(), productImportTexts.file.unit];
}

/** Writes a CSV template with two example rows in the request's language. */
export function writeProductTemplate(): string {
  const { service, hours } = productImportTexts.file;
  return writeCsv(templateColumns(), [
    ['A-1', service, '1200.00', '20'],
    ['A-2', hours, '85.50', '0'],
  ]);
}

/**
 * Writes products as a CSV file that can be imported again without loss, in order and in pieces.
 * @param columns their headers; defaults to those of the request's language
 * @param customFields have a column each, after the others
 */
export function writeProductCsv(
  lots: AsyncIterable<readonly CsvProduct[]>,
  columns: readonly string[] = localColumnNames(),
  customFields: readonly CustomField[] = [],
): AsyncGenerator<string> {
  const headings = [...columns, ...customFields.map(({ label }) => label)];
  return writeCsvPieces(headings, describeLots(lots, customFields));
}

type CsvProduct = CatalogueColumns & Partial<Pick<StoredProduct, 'fields'>>;

async function* describeLots(
  lots: AsyncIterable<readonly CsvProduct[]>,
  customFields: readonly CustomField[],
) {
  for await (const products of lots) {
    yield products.map((product): CsvCell[] => {
      const { customId, name, unitPrice, taxRate, unit } = describeCatalogueProduct(product);
      const values = valueCells(customFields, parseFieldValues(product.fields));
      return [customId, name, unitPrice, taxRate, unit && unitName(unit), ...values];
    });
  }
}
