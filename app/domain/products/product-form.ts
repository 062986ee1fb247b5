import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkFieldValues } from '#app/domain/custom-fields/check-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { controlOf, type FieldControl } from '#app/domain/custom-fields/document-fields.ts';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import { plainNumber } from '#app/domain/money/plain-number.ts';
import { formDefaultsOf, startTaxes } from '#app/domain/settings/form-defaults.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { isUnitCode } from '#app/domain/taxes/units.ts';
import {
  type CatalogueColumns,
  maxCustomIdLength,
  maxProductNameLength,
  type ProductFormText,
  type ProductText,
  parseCustomId,
  parseProductName,
  parseTaxRate,
  parseUnitPrice,
  type StoredProduct,
} from './product.ts';

/** What is wrong with a field: a code, which is the key of its sentence in `productTexts.wrong`, and its values. */
type ProductIssue =
  | { code: 'brackets' | 'noName' | 'noPrice' | 'price' | 'tax' }
  /** In characters. */
  | { code: 'longName' | 'longId'; limit: number }
  | Extract<FieldIssue, { code: 'customField' }>;

/** The issue of each invalid field; that of a custom field is under the name of its control. */
export type ProductIssues = Partial<Record<keyof ProductText, ProductIssue>> & {
  [control: FieldControl]: ProductIssue;
};

/** The same in sentences. */
export type ProductErrors = Partial<Record<keyof ProductText, string>> & {
  [control: FieldControl]: string;
};

type ProductCheck<Columns> = { ok: true; columns: Columns } | { ok: false; issues: ProductIssues };

const fieldRules: Record<
  keyof ProductText,
  (typed: string) => { columns: Partial<CatalogueColumns> } | { issue: ProductIssue }
> = {
  name: (typed) => {
    const { kept: name, isCut, hadBrackets } = parseProductName(typed);
    if (hadBrackets) return { issue: { code: 'brackets' } };
    if (!name) return { issue: { code: 'noName' } };
    if (!isCut) return { columns: { name } };
    return { issue: { code: 'longName', limit: maxProductNameLength } };
  },
  unitPrice: (typed) => {
    if (typed.trim() === '') return { issue: { code: 'noPrice' } };
    const columns = parseUnitPrice(numberOrZero(typed));
    if (columns) return { columns };
    return { issue: { code: 'price' } };
  },
  taxRate: (typed) => {
    const columns = parseTaxRate(numberOrZero(typed));
    if (columns) return { columns };
    return { issue: { code: 'tax' } };
  },
  unit: (typed) => ({ columns: { unit: isUnitCode(typed) ? typed : null } }),
  customId: (typed) => {
    const { kept, isCut, hadBrackets } = parseCustomId(typed);
    if (hadBrackets) return { issue: { code: 'brackets' } };
    if (!isCut) return { columns: { customId: kept || null } };
    return { issue: { code: 'longId', limit: maxCustomIdLength } };
  },
};

/**
 * Validates the Add form: name and unit price are required, and a price or rate that isn't a number counts as 0. Values
 * out of range are refused instead of becoming 0.
 * @param customFields the seller's for products that are in use
 */
export function checkProductForm(
  typed: ProductText & Partial<ProductFormText>,
  customFields: readonly CustomField[] = [],
): ProductCheck<StoredProduct> {
  return checkProductChanges(typed, customFields) as ProductCheck<StoredProduct>;
}

/** Validates only the fields that an edit has changed, and returns only their columns. */
export function checkProductChanges(
  { fields, ...changes }: Partial<ProductFormText>,
  customFields: readonly CustomField[] = [],
): ProductCheck<Partial<StoredProduct>> {
  const issues: ProductIssues = {};
  const columns: Partial<StoredProduct> = {};
  if (fields !== undefined) {
    columns.fields = checkFieldValues(fields, customFields, ({ id, label }, issue) => {
      issues[controlOf(id)] = { code: 'customField', label, issue };
    });
  }
  for (const [field, typed] of Object.entries(changes) as [keyof ProductText, string][]) {
    const checked = fieldRules[field](typed);
    if ('issue' in checked) issues[field] = checked.issue;
    else Object.assign(columns, checked.columns);
  }
  return Object.keys(issues).length > 0 ? { ok: false, issues } : { ok: true, columns };
}

/** Normalizes a number field on blur: text that isn't a number becomes 0, as it is counted; empty stays empty. */
export function settleNumber(typed: string): string {
  return typed.trim() === '' ? '' : numberOrZero(typed);
}

function numberOrZero(typed: string): string {
  return plainNumber(typed) ?? '0';
}

/** The response to adding, editing, copying or deleting a product, the same in browser and server. */
export type ProductAnswer =
  | { outcome: 'saved'; productId: string }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: ProductErrors }
  | ChangeFailure;

/** Returns the default tax rate of a new product, the same as a new invoice line's: percent text. */
export function firstTaxRate(settings: SettingsDraft, country: CountryCode): string {
  return startTaxes(country, formDefaultsOf(settings, null, null, country)).taxRate;
}
