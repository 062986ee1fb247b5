import { plainCell, styleOfSemicolonFile, unusedHeadings } from '#app/domain/csv/csv-cells.ts';
import { taxRateDecimals } from '#app/domain/invoices/check-figures.ts';
import { parseDecimal } from '#app/domain/money/decimal.ts';
import { type NumberStyle, plainNumber } from '#app/domain/money/plain-number.ts';
import { type ColumnIndexes, matchColumns, type ProductColumn } from './match-columns.ts';
import { parseUnit } from './parse-unit.ts';
import {
  type CatalogueColumns,
  cleanCustomId,
  cleanProductName,
  maxCustomIdLength,
  maxProductNameLength,
  noPrice,
  noRate,
  type ProductText,
  parseCustomId,
  parseProductName,
  parseTaxRate,
  parseUnitPrice,
  priceText,
  productPriceDecimals,
  rateText,
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

/**
 * Why a value of the file was changed or left out: a code, which is the key of its sentence in
 * `productImportTexts.remarks`, and its values. `typed` is the trimmed cell; prices and rates are plain decimals.
 */
type Remark =
  | { code: 'noName' | 'nameBrackets' | 'idBrackets' }
  | { code: 'longName' | 'longId'; limit: number }
  /** Both became 0, or the product has no unit. */
  | { code: 'noPrice' | 'noRate' | 'noUnit'; typed: string }
  | { code: 'roundedPrice'; typed: string; price: string }
  | { code: 'roundedRate'; typed: string; rate: string };

/** Why a row of the file was changed or left out. */
export type RowRemark = { row: number } & Remark;

/** What an import would do, before anything is written. Rows are numbered as in a spreadsheet, with the header as 1. */
export type ImportPreview = {
  products: ProductText[];
  /** The row number of each product. */
  rows: number[];
  /** Rows that are imported with a change. */
  changed: RowRemark[];
  /** Rows that are left out. */
  skipped: RowRemark[];
  /** Columns that the file lacks. */
  missing: ProductColumn[];
  /** Headers of non-empty columns that are ignored. */
  unused: string[];
};

/** A preview, or why the file is refused: the key of its sentence in `productImportTexts.refused`. */
export type ImportCheck =
  | { ok: true; preview: ImportPreview }
  | { ok: false; code: 'empty' | 'tooManyRows' | 'noProducts' };

type Row = { row: number; cells: readonly string[] };
type Reading = { indexes: ColumnIndexes; style: NumberStyle };

const stepRows = 100;

/**
 * Validates the rows of a parsed file, ignoring blank ones. Yields the progress every hundred rows, so that a caller
 * can show it and cancel.
 */
export function* checkImport(
  rows: readonly (readonly string[])[],
  delimiter: string,
): Generator<{ done: number; of: number }, ImportCheck> {
  const filled = rows.map((cells, at) => ({ row: at + 1, cells })).filter(isFilled);
  const [heading, ...data] = filled;
  if (!heading || data.length === 0) return { ok: false, code: 'empty' };
  if (data.length > maxImportedProducts) return { ok: false, code: 'tooManyRows' };

  const indexes = matchColumns(heading.cells);
  const reading = { indexes, style: styleOf(data, indexes, delimiter) };
  const preview: ImportPreview = {
    products: [],
    rows: [],
    changed: [],
    skipped: [],
    missing: (['name', 'price', 'tax'] as const).filter((column) => !indexes.has(column)),
    unused: unusedHeadings(
      heading.cells,
      data.map(({ cells }) => cells),
      new Set(indexes.values()),
    ),
  };
  for (const [at, row] of data.entries()) {
    if (at % stepRows === 0) yield { done: at, of: data.length };
    checkRow(row, reading, preview);
  }
  return preview.products.length > 0 ? { ok: true, preview } : { ok: false, code: 'noProducts' };
}

function checkRow(line: Row, { indexes, style }: Reading, preview: ImportPreview): void {
  const { row } = line;
  const remark = (change: Remark) => preview.changed.push({ row, ...change });

  const typedName = cellOf('name', line, indexes);
  const { kept: name, isCut, hadBrackets } = parseProductName(typedName);
  if (!name) {
    preview.skipped.push({ row, code: 'noName' });
    return;
  }
  if (hadBrackets) remark({ code: 'nameBrackets' });
  if (isCut) remark({ code: 'longName', limit: maxProductNameLength });

  const typedId = cellOf('id', line, indexes);
  const { kept: customId, ...id } = parseCustomId(typedId);
  if (id.hadBrackets) remark({ code: 'idBrackets' });
  if (id.isCut) remark({ code: 'longId', limit: maxCustomIdLength });

  const typedPrice = cellOf('price', line, indexes);
  const plainPrice = plainNumber(typedPrice, style) ?? '';
  const price = parseUnitPrice(plainPrice);
  const unitPrice = priceText(price ?? noPrice, 2);
  if (price === null && indexes.has('price')) {
    remark({ code: 'noPrice', typed: typedPrice.trim() });
  } else if (price !== null && isRounded(plainPrice, unitPrice, productPriceDecimals)) {
    remark({ code: 'roundedPrice', typed: typedPrice.trim(), price: unitPrice });
  }
  const typedRate = cellOf('tax', line, indexes);
  // Rates are below a thousand, so a dot never separates thousands.
  const plainRate = plainNumber(typedRate, { ...style, dotGroups: false }) ?? '';
  const rate = parseTaxRate(plainRate);
  const taxRate = rateText(rate ?? noRate);
  if (rate === null && typedRate.trim() !== '') {
    remark({ code: 'noRate', typed: typedRate.trim() });
  } else if (rate !== null && isRounded(plainRate, taxRate, taxRateDecimals)) {
    remark({ code: 'roundedRate', typed: typedRate.trim(), rate: taxRate });
  }
  const typedUnit = cellOf('unit', line, indexes);
  const unit = parseUnit(typedUnit);
  if (unit === null) remark({ code: 'noUnit', typed: typedUnit.trim() });
  preview.rows.push(row);
  preview.products.push({ name, unitPrice, taxRate, unit: unit ?? '', customId });
}

/**
 * Whether a parsed number lost decimals; differences below a thousandth of its last decimal don't count. Compares
 * without the integer parts, because the largest leave no room for so many decimals.
 */
function isRounded(text: string, read: string, decimals: number): boolean {
  const one = 10 ** (decimals + 3);
  const fractionOf = (number: string) =>
    (parseDecimal(number.replace(/^[\d,]+(?=\.)/, '0'), decimals + 3) ?? 0) % one;
  return fractionOf(text) !== fractionOf(read);
}

function cellOf(column: ProductColumn, { cells }: Row, indexes: ColumnIndexes): string {
  return plainCell(cells[indexes.get(column) ?? -1] ?? '');
}

/** With semicolons as separators, the comma may be the decimal separator. */
function styleOf(data: Row[], indexes: ColumnIndexes, delimiter: string): NumberStyle {
  if (delimiter !== ';') return { decimalComma: false, dotGroups: false };
  const at = indexes.get('price') ?? -1;
  return styleOfSemicolonFile(data.map(({ cells }) => cells[at] ?? ''));
}

function isFilled({ cells }: Row): boolean {
  return cells.some((cell) => cell.trim() !== '');
}
