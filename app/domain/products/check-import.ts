import { parseDecimal } from '#app/domain/money/decimal.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format/number.ts';
import { plainCell } from '../csv/plain-cell.ts';
import { unusedHeadings } from '../csv/unused-headings.ts';
import { taxRateDecimals } from '../invoices/check-figures.ts';
import { styleOfSemicolonFile } from '../money/file-number-style.ts';
import { type NumberStyle, plainNumber } from '../money/plain-number.ts';
import { maxImportedProducts } from './import-limits.ts';
import { type ColumnIndexes, matchColumns, type ProductColumn } from './match-columns.ts';
import { parseUnit } from './parse-unit.ts';
import {
  maxCustomIdLength,
  maxProductNameLength,
  type ProductText,
  parseCustomId,
  parseProductName,
} from './product.ts';
import {
  noPrice,
  noRate,
  parseTaxRate,
  parseUnitPrice,
  priceText,
  productPriceDecimals,
  rateText,
} from './product-figures.ts';

/** Why a row of the file was changed or left out. */
export type RowRemark = {
  row: number;
  text: string;
  /** The price couldn't be parsed and became 0. */
  isPriceLost?: true;
};

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

export type ImportCheck = { ok: true; preview: ImportPreview } | { ok: false; message: string };

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
  if (!heading || data.length === 0) return refuse(productImportTexts.refused.empty);
  if (data.length > maxImportedProducts) return refuse(productImportTexts.refused.tooManyRows);

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
  return preview.products.length > 0
    ? { ok: true, preview }
    : refuse(productImportTexts.refused.noProducts);
}

function checkRow(line: Row, { indexes, style }: Reading, preview: ImportPreview): void {
  const { row } = line;
  const remark = (text: string) => preview.changed.push({ row, text });

  const typedName = cellOf('name', line, indexes);
  const { kept: name, isCut, hadBrackets } = parseProductName(typedName);
  if (!name) {
    preview.skipped.push({ row, text: productImportTexts.remarks.noName });
    return;
  }
  if (hadBrackets) remark(productImportTexts.remarks.nameBrackets);
  if (isCut) remark(fill(productImportTexts.remarks.longName, { limit: maxProductNameLength }));

  const typedId = cellOf('id', line, indexes);
  const { kept: customId, ...id } = parseCustomId(typedId);
  if (id.hadBrackets) remark(productImportTexts.remarks.idBrackets);
  if (id.isCut) remark(fill(productImportTexts.remarks.longId, { limit: maxCustomIdLength }));

  const typedPrice = cellOf('price', line, indexes);
  const plainPrice = plainNumber(typedPrice, style) ?? '';
  const price = parseUnitPrice(plainPrice);
  const unitPrice = priceText(price ?? noPrice, 2);
  if (price === null && indexes.has('price')) {
    const text = fill(productImportTexts.remarks.noPrice, { typed: quote(typedPrice) });
    preview.changed.push({ row, text, isPriceLost: true });
  } else if (price !== null && isRounded(plainPrice, unitPrice, productPriceDecimals)) {
    const typed = quote(typedPrice);
    remark(
      fill(productImportTexts.remarks.roundedPrice, { typed, price: formatNumber(unitPrice) }),
    );
  }
  const typedRate = cellOf('tax', line, indexes);
  // Rates are below a thousand, so a dot never separates thousands.
  const plainRate = plainNumber(typedRate, { ...style, dotGroups: false }) ?? '';
  const rate = parseTaxRate(plainRate);
  const taxRate = rateText(rate ?? noRate);
  if (rate === null && typedRate.trim() !== '') {
    remark(fill(productImportTexts.remarks.noRate, { typed: quote(typedRate) }));
  } else if (rate !== null && isRounded(plainRate, taxRate, taxRateDecimals)) {
    const typed = quote(typedRate);
    remark(fill(productImportTexts.remarks.roundedRate, { typed, rate: formatNumber(taxRate) }));
  }
  const typedUnit = cellOf('unit', line, indexes);
  const unit = parseUnit(typedUnit);
  if (unit === null) remark(fill(productImportTexts.remarks.noUnit, { typed: quote(typedUnit) }));
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

function quote(text: string): string {
  const plain = text.trim();
  if (plain === '') return productImportTexts.remarks.typedNothing;
  const shown = plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
  return fill(productImportTexts.remarks.typed, { text: shown });
}

function refuse(message: string): ImportCheck {
  return { ok: false, message };
}
