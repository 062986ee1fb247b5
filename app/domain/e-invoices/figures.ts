import {
  finePriceDecimals,
  quantityDecimals,
  taxRateDecimals,
} from '#app/domain/invoices/check-figures.ts';
import type { InvoiceContent, InvoiceItem } from '#app/domain/invoices/content.ts';
import type { InvoiceTotals } from '#app/domain/invoices/totals.ts';
import { totalsSteps, type WorkedTotals } from '#app/domain/invoices/totals-steps.ts';
import { formatDecimal, formatFixed } from '#app/domain/money/decimal.ts';
import {
  addFractions,
  allotLargestRemainder,
  timesFraction,
  whole,
} from '#app/domain/money/fraction.ts';
import { currencies } from '#app/domain/money/money.ts';
import type { TaxReason } from '#app/domain/taxes/tax-choice.ts';
import { uneceCodeOf } from '#app/domain/taxes/units.ts';
import {
  type CategoryCode,
  type EInvoice,
  type EInvoiceFormat,
  type EInvoiceLine,
  type EInvoiceProblem,
  type Exemption,
  inexpressible,
  missing,
  type TaxCategory,
  valueOfMeaning,
} from './e-invoice.ts';

/** What the reasons are called in the document's language. */
type ReasonWords = { readonly reasons: Readonly<Record<TaxReason, string>> };

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
function exemptionOf(
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

/** 100% in ten-thousandths of a percent. */
const wholeRate = 1_000_000n;

type Described = { content: InvoiceContent; totals: InvoiceTotals };
type Figures = Pick<EInvoice, 'lines' | 'allowances' | 'taxes' | 'totals'>;

/** Lines of one tax category, in minor units. */
type Group = {
  category: TaxCategory;
  items: InvoiceContent['items'];
  nets: number;
  /** The same without deposit lines, which the invoice discount doesn't apply to. */
  discounted: number;
  allowance: number;
  tax: number;
};

/**
 * Computes the EN 16931 amounts of an invoice, taken from its totals or split from them in minor units.
 * @returns null where rounding differences exceed what BR-CO-17 and the category rules allow: one currency unit
 */
export function figuresOf(
  { content, totals }: Described,
  categories: readonly TaxCategory[],
  words: ReasonWords,
  format: EInvoiceFormat,
): Figures | null {
  const { minorDigits } = currencies[content.currency];
  const amount = (minor: number) => formatFixed(minor, minorDigits);
  const worked = totalsSteps(content);
  const groups = groupLines({ content, totals }, categories, worked);
  if (!groups.every((group) => isWithinRules(group, minorDigits))) return null;
  const nets = sumOf(totals.lineNets);
  return {
    lines: content.items.map((_, index) => lineOf({ content, totals }, worked, categories, index)),
    allowances: groups
      .filter(({ allowance }) => allowance > 0)
      .map(({ category, allowance }) => ({ amount: amount(allowance), category })),
    taxes: groups.map((group) => ({
      category: group.category,
      exemption: exemptionOf(group.category, group.items, words, format),
      base: amount(group.nets - group.allowance),
      amount: amount(group.tax),
    })),
    totals: {
      lines: amount(nets),
      allowances: nets === totals.net ? null : amount(nets - totals.net),
      net: amount(totals.net),
      tax: amount(totals.tax),
      total: amount(totals.total),
    },
  };
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

function groupLines(
  { content: { items }, totals }: Described,
  categories: readonly TaxCategory[],
  { kept }: WorkedTotals,
): Group[] {
  const groups = new Map<string, Group>();
  items.forEach((item, index) => {
    const category = categories[index];
    if (!category) return;
    const key = `${category.code} ${category.rate}`;
    const group = groups.get(key) ?? {
      category,
      items: [],
      nets: 0,
      discounted: 0,
      allowance: 0,
      tax: 0,
    };
    group.items.push(item);
    const net = totals.lineNets[index] ?? 0;
    group.nets += net;
    if (item.depositOf === undefined) group.discounted += net;
    groups.set(key, group);
  });
  const found = [...groups.values()];
  for (const { rate, reason, amount } of totals.taxes) {
    const code = reason === null && rate > 0 ? 'S' : null;
    const group = found.find(({ category, items: [item] }) =>
      code === category.code ? item?.taxes[0]?.rate === rate : false,
    );
    if (group) group.tax += amount;
  }
  const off = addFractions(whole(1n), timesFraction(kept, -1n));
  // Allocated from the last group on, so the discount isn't rounded up in the same groups as the tax bases.
  const allowances = allotLargestRemainder(
    found.map(({ discounted }) => timesFraction(off, BigInt(discounted))).reverse(),
    BigInt(sumOf(totals.lineNets) - totals.net),
  ).reverse();
  return found.map((group, at) => ({ ...group, allowance: Number(allowances[at] ?? 0n) }));
}

/** Checks BR-CO-17, BR-S-09 and similar rules: a tax equals its base x its rate, within less than one currency unit. */
function isWithinRules({ category, items, nets, allowance, tax }: Group, minorDigits: number) {
  if (allowance < 0 || nets < allowance) return false;
  if (category.code !== 'S') return tax === 0;
  const unit = 10n ** BigInt(minorDigits);
  const rate = BigInt(items[0]?.taxes[0]?.rate ?? 0);
  // Below half a percent the rule rounds the rate to zero, and the tax with it.
  if (rate * 200n < wholeRate && BigInt(tax) * 2n >= unit) return false;
  const difference = BigInt(tax) * wholeRate - BigInt(nets - allowance) * rate;
  const distance = difference < 0n ? -difference : difference;
  return distance * 100n < unit * wholeRate * 99n;
}

function lineOf(
  { content, totals }: Described,
  worked: WorkedTotals,
  categories: readonly TaxCategory[],
  index: number,
): EInvoiceLine {
  const { items, currency } = content;
  const { minorDigits } = currencies[currency];
  const item = items[index];
  const line = worked.lines[index];
  const category = categories[index];
  if (!item || !line || !category) throw new Error(`No line ${index}`);
  const name = firstLineOf(item.description);
  const others = item.description.trim().slice(name.length).trim();
  const description = [others, item.secondDescription ?? ''].filter(Boolean).join('\n');
  const discount = totals.lineDiscounts[index] ?? 0;
  const net = totals.lineNets[index] ?? 0;
  const quantity = formatDecimal(item.quantityTenThousandths, quantityDecimals);
  const isInside = net !== Number(line.total);
  const isDeposit = item.depositOf !== undefined;
  // A price may not be negative (BR-27), so a deposit deduction has a negative quantity.
  const priceMinor = isDeposit ? -net : isInside ? net : Number(line.gross);
  return {
    id: String(index + 1),
    name,
    description: description || null,
    quantity,
    unit: uneceCodeOf(item.unit ?? null),
    category,
    orderLine: valueOfMeaning('order-line', item.fields),
    serviceDay: valueOfMeaning('service-day', item.fields),
    itemCode: valueOfMeaning('item-code', item.fields),
    net: formatFixed(net, minorDigits),
    ...(isInside || !isPriceExact(line, minorDigits)
      ? {
          price: formatFixed(priceMinor, minorDigits),
          baseQuantity: isDeposit || quantity === '1' ? null : quantity,
        }
      : {
          price: formatDecimal(item.unitPriceTenThousandths, minorDigits + finePriceDecimals),
          baseQuantity: null,
        }),
    allowance: isInside || discount === 0 ? null : formatFixed(discount, minorDigits),
  };
}

/** Returns the item name: the first line of its description; the rest becomes the item description. */
export function firstLineOf(description: string): string {
  return (description.trim().split('\n')[0] ?? '').trim();
}

/**
 * Whether quantity x price equals the line within 0.02 of the currency (PEPPOL-EN16931-R120). A fractional quantity in
 * a currency without decimals may fail; the price is then given for the full quantity.
 */
function isPriceExact({ exact, gross }: WorkedTotals['lines'][number], minorDigits: number) {
  const difference = exact.numerator - gross * exact.denominator;
  const distance = difference < 0n ? -difference : difference;
  return distance * 50n <= exact.denominator * 10n ** BigInt(minorDigits);
}
