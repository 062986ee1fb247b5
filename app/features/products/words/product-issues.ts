import type { RowRemark } from '#app/domain/products/check-import.ts';
import type { ProductErrors, ProductIssues } from '#app/domain/products/product-form.ts';
import { productImportTexts, productTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';
import { formatNumber } from '#app/i18n/format/number.ts';

/** What is wrong with a product, in sentences. */
export function describeProductIssues(issues: ProductIssues): ProductErrors {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [
      field,
      issue.code === 'customField'
        ? issueMessage(issue)
        : fill<string>(productTexts.wrong[issue.code], { ...issue }),
    ]),
  );
}

/** The longest quote of a cell, in characters. */
const maxQuoteLength = 40;

/** Describes why a row of an imported file was changed or left out. */
export function describeRemark(remark: RowRemark): string {
  return fill<string>(productImportTexts.remarks[remark.code], valuesOf(remark));
}

function valuesOf(remark: RowRemark): Record<string, string | number> {
  switch (remark.code) {
    case 'noPrice':
    case 'noRate':
    case 'noUnit':
      return { typed: quote(remark.typed) };
    case 'roundedPrice':
      return { typed: quote(remark.typed), price: formatNumber(remark.price) };
    case 'roundedRate':
      return { typed: quote(remark.typed), rate: formatNumber(remark.rate) };
    default:
      return { ...remark };
  }
}

function quote(cell: string): string {
  if (cell === '') return productImportTexts.remarks.typedNothing;
  const shown = cell.length > maxQuoteLength ? `${cell.slice(0, maxQuoteLength)}…` : cell;
  return fill(productImportTexts.remarks.typed, { text: shown });
}
