import { countries } from '#app/domain/country/country.ts';
import { finePriceDecimals, quantityDecimals } from '#app/domain/invoices/check-figures.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { exactTaxAtHome } from '#app/domain/invoices/tax-at-home.ts';
import {
  totalsSteps,
  type WorkedTax,
  type WorkedTotals,
} from '#app/domain/invoices/totals-steps.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { addFractions, type Fraction, roundFraction, whole } from '#app/domain/money/fraction.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { ruleSources } from '#app/domain/taxes/rule-sources.ts';
import type { WorkingWords } from '#app/features/invoice-sheet/texts.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatAmount, formatDecimalAmount } from '#app/i18n/format/money.ts';
import { formatNumber, formatPercent } from '#app/i18n/format/number.ts';
import { type TaxWords, taxLabel } from './describe-totals.ts';

/** Writes amounts of one currency and their calculations. */
type AmountWriter = {
  /** Minor units. */
  money: (minor: bigint) => string;
  /** Minor units, possibly fractional: `$83.3325`, `$45.454545…`. */
  exact: (minor: Fraction) => string;
  /** `2 × $1.333 = $2.666, rounded to $2.67`; just the amount when nothing is rounded. */
  result: (sum: string, exact: Fraction, amount: bigint) => string;
  difference: (from: bigint, less: bigint, amount: bigint) => string;
  /** Whether a result was rounded. */
  hasRounded: () => boolean;
};

/** Exact figures are written out up to this many decimals; longer ones are shortened. */
const maxDecimals = 12;
const cutDecimals = 6;

/** Creates a writer for a currency with a language's number format. */
function createAmountWriter(
  currency: CurrencyCode,
  words: Pick<WorkingWords, 'rounded' | 'equals'>,
  cldr: Cldr,
): AmountWriter {
  let isRounded = false;
  const money = (minor: bigint) => formatAmount(minor, currency, cldr);
  const exact = (minor: Fraction) => {
    const { minorDigits } = currencies[currency];
    const { text, ends } = toDecimal(minor, minorDigits);
    return formatDecimalAmount(ends ? text : `${text}…`, currency, cldr);
  };
  const equals = (sum: string, amount: bigint) =>
    fill(words.equals, { sum, amount: money(amount) });
  return {
    money,
    exact,
    result: (sum, of, amount) => {
      if (of.numerator === amount * of.denominator) return equals(sum, amount);
      isRounded = true;
      return fill(words.rounded, { sum, exact: exact(of), amount: money(amount) });
    },
    difference: (from, less, amount) => equals(`${money(from)} − ${money(less)}`, amount),
    hasRounded: () => isRounded,
  };
}

/** Converts minor units to decimal text of the major unit, and says whether it is exact. */
function toDecimal(
  { numerator, denominator }: Fraction,
  minorDigits: number,
): { text: string; ends: boolean } {
  const scale = 10n ** BigInt(maxDecimals - minorDigits);
  const isNegative = numerator < 0n;
  const scaled = (isNegative ? -numerator : numerator) * scale;
  const ends = scaled % denominator === 0n;
  const digits = String(scaled / denominator).padStart(maxDecimals + 1, '0');
  const all = digits.slice(-maxDecimals);
  const least = ends ? minorDigits : cutDecimals;
  const shown = ends ? all.replace(/0+$/, '').padEnd(least, '0') : all.slice(0, least);
  const whole = `${isNegative ? '-' : ''}${digits.slice(0, -maxDecimals)}`;
  return { text: shown === '' ? whole : `${whole}.${shown}`, ends };
}

/** The printable breakdown of one figure; a step is a calculation or a sentence. */
export type WorkingBlock = { label: string; steps: string[] };

type WorkedContent = Pick<
  InvoiceContent,
  | 'country'
  | 'currency'
  | 'items'
  | 'discountHundredths'
  | 'discountAmountMinor'
  | 'pricesIncludeTax'
  | 'rounding'
  | 'homeRate'
>;

/** What a breakdown is written with. */
type Pen = AmountWriter & {
  content: WorkedContent;
  worked: WorkedTotals;
  words: WorkingWords & TaxWords;
  cldr: Cldr;
};

const maxDescriptionLength = 60;

/** Explains each figure of an invoice in words and numbers, from the actual steps of `totalsSteps`. */
export function describeWorking(
  content: WorkedContent,
  words: WorkingWords & TaxWords,
  cldr: Cldr = currentCldr(),
): WorkingBlock[] {
  const worked = totalsSteps(content);
  const writer = createAmountWriter(content.currency, words, cldr);
  const pen: Pen = { ...writer, content, worked, words, cldr };
  const blocks = [
    ...describeLines(pen),
    {
      label: words.totals.subtotal,
      steps: [
        sumOf(
          pen,
          worked.lines.map(({ total }) => total),
        ),
      ],
    },
    ...describeDiscount(pen),
    ...worked.taxes.map((tax) => describeTax(pen, tax)),
    ...describeNet(pen),
    { label: words.totals.total, steps: [describeTotal(pen)] },
    ...describeTaxAtHome(pen),
  ];
  const rules = describeRounding(pen);
  return rules.length > 0 ? [...blocks, { label: words.rounding, steps: rules }] : blocks;
}

function describeLines({ content, worked, words, cldr, ...pen }: Pen): WorkingBlock[] {
  return content.items.flatMap((item, index) => {
    const line = worked.lines[index];
    if (!line) return [];
    const quantity = formatNumber(
      formatDecimal(item.quantityTenThousandths, quantityDecimals),
      cldr,
    );
    const price = pen.exact({
      numerator: BigInt(item.unitPriceTenThousandths),
      denominator: 10n ** BigInt(finePriceDecimals),
    });
    const steps = [pen.result(`${quantity} × ${price}`, line.exact, line.gross)];
    if (item.discount?.kind === 'percent') {
      const percent = formatPercent(formatDecimal(item.discount.hundredths, 2), cldr);
      const sum = fill(words.percentOf, { percent, amount: pen.money(line.gross) });
      steps.push(
        fill(words.lineDiscount, { sum: pen.result(sum, line.exactDiscount, line.discount) }),
      );
    }
    if (item.discount) steps.push(pen.difference(line.gross, line.discount, line.total));
    const description = shorten(item.description);
    const label = description ? words.line : words.unnamed;
    return { label: fill(label, { number: index + 1, description }), steps };
  });
}

function shorten(text: string): string {
  const [first = ''] = text.trim().split('\n');
  return first.length > maxDescriptionLength ? `${first.slice(0, maxDescriptionLength)}…` : first;
}

/** Writes out the addition of a few amounts; for many, only their sum. */
function sumOf({ words, ...pen }: Pen, amounts: readonly bigint[]): string {
  const sum = pen.money(amounts.reduce((total, amount) => total + amount, 0n));
  if (amounts.length < 2) return sum;
  const added =
    amounts.length > maxAdded
      ? fill(words.linesTogether, { count: amounts.length })
      : amounts.map((amount) => pen.money(amount)).join(' + ');
  return fill(words.equals, { sum: added, amount: sum });
}

const maxAdded = 8;

/** Explains the invoice discount and what remains of the lines for each tax. */
function describeDiscount(pen: Pen): WorkingBlock[] {
  const { content, worked, words, cldr } = pen;
  const { discountHundredths, discountAmountMinor } = content;
  const isAmount = discountAmountMinor !== null;
  if (!isAmount && discountHundredths === 0) return [];
  const { subtotal, discounted, discount, exactDiscount, kept, taxes } = worked;
  const percentText = (hundredths: number) => formatPercent(formatDecimal(hundredths, 2), cldr);
  const sum = fill(words.percentOf, {
    percent: percentText(discountHundredths),
    amount: pen.money(discounted),
  });
  const factor = isAmount
    ? `${pen.money(kept.numerator)} / ${pen.money(kept.denominator)}`
    : percentText(10_000 - discountHundredths);
  const left = taxes.map((tax) => {
    const lines = tax.parts.flatMap((part) => part.lines).reduce((all, line) => all + line, 0n);
    const deposits = tax.parts.reduce((all, part) => all + part.deposits, 0n);
    const amount = pen.exact(addFractions(keptOf(tax), whole(-deposits)));
    const goods = pen.money(lines - deposits);
    const calculation = fill(words.equals, { sum: `${goods} × ${factor}`, amount });
    return fill(words.left, { tax: labelOf(pen, tax), sum: calculation });
  });
  return [
    {
      label: isAmount
        ? words.totals.discountAmount
        : fill(words.totals.discount, { rate: percentText(discountHundredths) }),
      steps: [
        ...(isAmount ? [] : [pen.result(sum, exactDiscount, discount)]),
        pen.difference(subtotal, discount, subtotal - discount),
        ...(left.length > 0 ? [words.leaves, ...left] : []),
      ],
    },
  ];
}

/** Returns what remains of all lines with a tax after the invoice discount. */
function keptOf({ parts }: WorkedTax): Fraction {
  return parts
    .flatMap(({ steps }) => steps)
    .reduce((sum, { kept }) => addFractions(sum, kept), whole(0n));
}

function describeTax(pen: Pen, tax: WorkedTax): WorkingBlock {
  const { content, words } = pen;
  const isReverse = tax.reason === 'reverse-charge';
  return {
    label: labelOf(pen, tax),
    steps: [
      ...calculateTax(pen, tax, isReverse ? tax.owedByClient : tax.amount),
      ...(isReverse ? [words.reverse] : []),
      ...(content.pricesIncludeTax ? [words.inside] : []),
    ],
  };
}

function calculateTax(pen: Pen, tax: WorkedTax, figure: bigint): string[] {
  const { content, words, cldr } = pen;
  const number = (tenThousandths: bigint) =>
    formatNumber(formatDecimal(Number(tenThousandths), 4), cldr);
  const shareOf = (divisor: bigint) =>
    content.pricesIncludeTax
      ? `${number(BigInt(tax.rate))} / ${number(divisor)}`
      : formatPercent(formatDecimal(tax.rate, 4), cldr);
  const [first] = tax.parts;
  const steps = tax.parts.flatMap(({ steps: own, divisor }) =>
    own.map((step) => ({ ...step, sum: `${pen.exact(step.kept)} × ${shareOf(divisor)}` })),
  );
  if (content.rounding === 'line') {
    const figures = steps.map(({ exact }) => roundFraction(exact));
    return [
      ...steps.map(({ sum, exact }, at) => pen.result(sum, exact, figures[at] ?? 0n)),
      ...(steps.length > 1 ? [sumOf(pen, figures)] : []),
    ];
  }
  const isOneShare = tax.parts.every(({ divisor }) => divisor === first?.divisor);
  if (isOneShare && first) {
    const sum = `${pen.exact(keptOf(tax))} × ${shareOf(first.divisor)}`;
    return [pen.result(sum, tax.exact, figure)];
  }
  const sum = steps.map(({ exact }) => pen.exact(exact)).join(' + ');
  return [
    ...steps.map((step) => fill(words.equals, { sum: step.sum, amount: pen.exact(step.exact) })),
    pen.result(sum, tax.exact, figure),
  ];
}

function labelOf({ content, words, cldr }: Pen, tax: WorkedTax): string {
  return taxLabel(tax, { country: content.country, words, cldr, isAlone: false });
}

function describeNet({ content, worked, words, ...pen }: Pen): WorkingBlock[] {
  if (!content.pricesIncludeTax) return [];
  const { subtotal, discount, tax, net, lines } = worked;
  const steps = [pen.difference(subtotal - discount, tax, net)];
  if (lines.length > 1) steps.push(words.netLines);
  return [{ label: words.totals.net, steps }];
}

function describeTotal(pen: Pen): string {
  const { net, taxes } = pen.worked;
  return sumOf(pen, [net, ...taxes.map(({ amount }) => amount).filter((amount) => amount !== 0n)]);
}

function describeTaxAtHome({ content, worked, words, cldr, ...pen }: Pen): WorkingBlock[] {
  const { country, currency, homeRate } = content;
  const home = countries[country].currency;
  if (homeRate === null || home === currency) return [];
  const exact = exactTaxAtHome(Number(worked.tax), { from: currency, to: home, rate: homeRate });
  if (!exact) return [];
  const sum = `${pen.money(worked.tax)} × ${formatNumber(homeRate, cldr)}`;
  const inHome = createAmountWriter(home, words, cldr);
  const label = fill(words.atHome, { tax: words.taxes[country], currency: home });
  return [{ label, steps: [inHome.result(sum, exact, roundFraction(exact))] }];
}

/** Explains the rounding rules when anything was rounded. */
function describeRounding({ content, words, hasRounded }: Pen): string[] {
  const { rounding, country } = content;
  const source = country === 'au' ? ruleSources.auRounding : ruleSources.ukRounding;
  const isLaws = country === 'au' || country === 'uk';
  const byLine = isLaws ? fill(words.byLineAs, { source: source.title }) : words.byLine;
  return [...(rounding === 'line' ? [byLine] : []), ...(hasRounded() ? [words.half] : [])];
}
