import { productTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plainNumber } from '../money/plain-number.ts';
import { isUnitCode } from '../taxes/units.ts';
import {
  type CatalogueColumns,
  maxCustomIdLength,
  maxProductNameLength,
  type ProductText,
  parseCustomId,
  parseProductName,
} from './product.ts';
import { parseTaxRate, parseUnitPrice } from './product-figures.ts';

/** One message for each invalid field. */
export type ProductErrors = Partial<Record<keyof ProductText, string>>;

export type ProductCheck<Columns> =
  | { ok: true; columns: Columns }
  | { ok: false; errors: ProductErrors };

const fieldRules: Record<
  keyof ProductText,
  (typed: string) => { columns: Partial<CatalogueColumns> } | { error: string }
> = {
  name: (typed) => {
    const { kept: name, isCut, hadBrackets } = parseProductName(typed);
    if (hadBrackets) return { error: productTexts.wrong.brackets };
    if (!name) return { error: productTexts.wrong.noName };
    if (!isCut) return { columns: { name } };
    return { error: fill(productTexts.wrong.longName, { limit: maxProductNameLength }) };
  },
  unitPrice: (typed) => {
    if (typed.trim() === '') return { error: productTexts.wrong.noPrice };
    const columns = parseUnitPrice(numberOrZero(typed));
    if (columns) return { columns };
    return { error: productTexts.wrong.price };
  },
  taxRate: (typed) => {
    const columns = parseTaxRate(numberOrZero(typed));
    if (columns) return { columns };
    return { error: productTexts.wrong.tax };
  },
  unit: (typed) => ({ columns: { unit: isUnitCode(typed) ? typed : null } }),
  customId: (typed) => {
    const { kept, isCut, hadBrackets } = parseCustomId(typed);
    if (hadBrackets) return { error: productTexts.wrong.brackets };
    if (!isCut) return { columns: { customId: kept || null } };
    return { error: fill(productTexts.wrong.longId, { limit: maxCustomIdLength }) };
  },
};

/**
 * Validates the Add form: name and unit price are required, and a price or rate that isn't a number counts as 0. Values
 * out of range are refused instead of becoming 0.
 */
export function checkProductForm(typed: ProductText): ProductCheck<CatalogueColumns> {
  return checkProductChanges(typed) as ProductCheck<CatalogueColumns>;
}

/** Validates only the fields that an edit has changed, and returns only their columns. */
export function checkProductChanges(
  changes: Partial<ProductText>,
): ProductCheck<Partial<CatalogueColumns>> {
  const errors: ProductErrors = {};
  const columns: Partial<CatalogueColumns> = {};
  for (const [field, typed] of Object.entries(changes) as [keyof ProductText, string][]) {
    const checked = fieldRules[field](typed);
    if ('error' in checked) errors[field] = checked.error;
    else Object.assign(columns, checked.columns);
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, columns };
}

/** Normalizes a number field on blur: text that isn't a number becomes 0, as it is counted; empty stays empty. */
export function settleNumber(typed: string): string {
  return typed.trim() === '' ? '' : numberOrZero(typed);
}

function numberOrZero(typed: string): string {
  return plainNumber(typed) ?? '0';
}
