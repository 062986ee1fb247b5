import { formatDecimal } from '#app/domain/money/decimal.ts';
import { taxRateDecimals } from '../invoices/check-figures.ts';
import type { InvoiceContent, InvoiceItem } from '../invoices/content.ts';
import type { TaxReason } from '../taxes/tax-choice.ts';
import {
  type CategoryCode,
  type EInvoiceFormat,
  type EInvoiceProblem,
  type Exemption,
  inexpressible,
  missing,
  type TaxCategory,
} from './e-invoice.ts';

/** What the reasons are called in the document's language. */
export type ReasonWords = { readonly reasons: Readonly<Record<TaxReason, string>> };

const byReason: Record<TaxReason, CategoryCode> = {
  'zero-rated': 'Z',
  'gst-free': 'Z',
  exempt: 'E',
  'input-taxed': 'E',
  'outside-scope': 'O',
  'reverse-charge': 'AE',
  export: 'G',
};

/** Codes of the VATEX list; the plain exemption has none. */
const vatex: Partial<Record<CategoryCode, string>> = {
  O: 'VATEX-EU-O',
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
};

/** Returns each line's tax category (UNTDID 5305), or why a line has none. */
export function categoriesOf(
  content: Pick<InvoiceContent, 'items' | 'registered'>,
  format: EInvoiceFormat,
): { categories: TaxCategory[]; problems: EInvoiceProblem[] } {
  const { items } = content;
  const several = items.findIndex(({ taxes }) => taxes.length > 1);
  if (several >= 0) return refused(inexpressible('severalTaxes', `items.${several}.taxRate`));
  const isUntaxed = items.every(({ taxes }) => (taxes[0]?.rate ?? 0) === 0);
  const chargesNothing =
    isUntaxed &&
    (content.registered === 'no' ||
      (content.registered !== 'yes' && items.every(({ taxReason }) => !taxReason)));
  const codes = items.map((item) => (chargesNothing ? 'O' : codeOf(item)));
  // A deposit deduction takes its reason from the lines that the seller typed.
  const unsaid = codes.flatMap((code, index) =>
    code === null && items[index]?.depositOf === undefined
      ? [missing('taxReason', `items.${index}.taxRate`)]
      : [],
  );
  if (unsaid.length > 0) return { categories: [], problems: unsaid };
  const outside = codes.indexOf('O');
  if (outside >= 0 && codes.some((code) => code !== 'O')) {
    return refused(inexpressible('mixedScope', `items.${outside}.taxRate`));
  }
  const reverse = codes.indexOf('AE');
  if (reverse >= 0 && format === 'pint') {
    return refused(inexpressible('reverseCharge', `items.${reverse}.taxRate`));
  }
  const categories = items.map((item, index) => categoryOf(codes[index] ?? 'O', item));
  return { categories, problems: [] };
}

function refused(problem: EInvoiceProblem) {
  return { categories: [], problems: [problem] };
}

/** Null where no tax is charged and no reason is given. */
function codeOf({ taxes, taxReason }: InvoiceItem): CategoryCode | null {
  if (taxReason) return byReason[taxReason];
  return (taxes[0]?.rate ?? 0) > 0 ? 'S' : null;
}

function categoryOf(code: CategoryCode, { taxes }: InvoiceItem): TaxCategory {
  if (code === 'O') return { code, rate: null };
  const rate = code === 'S' ? (taxes[0]?.rate ?? 0) : 0;
  return { code, rate: formatDecimal(rate, taxRateDecimals) };
}

/** Returns the exemption of a category without tax; a zero rate is a rate and has no reason (BR-Z-10). */
export function exemptionOf(
  { code }: TaxCategory,
  items: readonly Pick<InvoiceItem, 'taxReason'>[],
  { reasons }: ReasonWords,
  format: EInvoiceFormat,
): Exemption | null {
  if (code === 'S' || code === 'Z') return null;
  const given = items.map(({ taxReason }) => reasons[taxReason ?? 'outside-scope']);
  const text = [...new Set(given)].join(', ');
  return { text, code: format === 'pint' ? null : (vatex[code] ?? null) };
}
