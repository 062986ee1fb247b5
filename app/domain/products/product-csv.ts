import { writeCsvPieces } from '../csv/write-csv.ts';
import { type CatalogueColumns, describeCatalogueProduct } from './product.ts';

/** `platform.md` section 9, Product template CSV columns. */
const csvColumns = ['id', 'product/service', 'price', 'tax'] as const;

/** Products as a CSV file that the import takes back as they are, in their order; piece by piece. */
export function writeProductCsv(
  lots: AsyncIterable<readonly CatalogueColumns[]>,
): AsyncGenerator<string> {
  return writeCsvPieces(csvColumns, describeLots(lots));
}

async function* describeLots(lots: AsyncIterable<readonly CatalogueColumns[]>) {
  for await (const products of lots) {
    yield products
      .map(describeCatalogueProduct)
      .map(({ customId, name, unitPrice, taxRate }) => [customId, name, unitPrice, taxRate]);
  }
}

// @covers platform-9.6
