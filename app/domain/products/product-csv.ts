import { writeCsv } from '../csv/write-csv.ts';
import { type CatalogueColumns, describeCatalogueProduct } from './product.ts';

/** `platform.md` section 9, Product template CSV columns. */
const csvColumns = ['id', 'product/service', 'price', 'tax'] as const;

/** Products as a CSV file that the import takes back as they are, in their order. */
export function writeProductCsv(products: readonly CatalogueColumns[]): string {
  const rows = products.map(describeCatalogueProduct);
  return writeCsv(
    csvColumns,
    rows.map(({ customId, name, unitPrice, taxRate }) => [customId, name, unitPrice, taxRate]),
  );
}

// @covers platform-9.6
