import {
  addFractions,
  allotLargestRemainder,
  type Fraction,
  roundFraction,
  timesFraction,
  whole,
} from '../money/fraction.ts';
import type { InvoiceTax, Rounding, TaxReason } from '../taxes/tax-choice.ts';
import type { InvoiceItem } from './content.ts';

/** The parts of an invoice that determine its totals; absent values mean none. */
export type FigureInput = {
  items: readonly Pick<
    InvoiceItem,
    | 'quantityTenThousandths'
    | 'unitPriceTenThousandths'
    | 'discount'
    | 'taxes'
    | 'taxReason'
    | 'depositOf'
  >[];
  /** Hundredths of a percent; used when no amount is given. */
  discountHundredths: number;
  discountAmountMinor?: number | null;
  pricesIncludeTax?: boolean;
  rounding?: Rounding;
};

/** A line in minor units. */
export type WorkedLine = {
  /** Quantity x price before rounding. */
  exact: Fraction;
  gross: bigint;
  /** The line discount before rounding. */
  exactDiscount: Fraction;
  discount: bigint;
  /** After the line discount; includes tax when prices do. */
  total: bigint;
  /** The same before tax and before the invoice discount. */
  net: bigint;
};

/** The share of one tax from lines with the same taxes. */
export type TaxPart = {
  /** Their line totals: combined or, when each is rounded separately, one by one. */
  lines: bigint[];
  /** The deposit deductions among them (negative), which the invoice discount doesn't apply to. */
  deposits: bigint;
  /** For each: what remains after the invoice discount, and its tax. */
  steps: { kept: Fraction; exact: Fraction }[];
  /** The base of the rate in ten-thousandths of a percent; above 100% when prices include tax. */
  divisor: bigint;
};

/** One tax of the full invoice: the lines that have it with the same name, rate and reason. */
export type WorkedTax = InvoiceTax & {
  reason: TaxReason | null;
  /** The displayed base: discounted and without tax. */
  base: bigint;
  /** Before rounding; with rounding per line, the sum of the rounded amounts. */
  exact: Fraction;
  /** The adjustment that makes the parts of a document add up to it. */
  remainder: bigint;
  amount: bigint;
  /** What the client owes the tax office directly; never part of the total. */
  owedByClient: bigint;
  parts: TaxPart[];
};

/** Every step of an invoice's totals, exact and rounded. */
export type WorkedTotals = {
  lines: WorkedLine[];
  subtotal: bigint;
  /** The base of the invoice discount: the lines without deposits. */
  discounted: bigint;
  /** Before rounding. */
  exactDiscount: Fraction;
  discount: bigint;
  /** The share of each line that remains after the discount. */
  kept: Fraction;
  /** The amount charged before tax. */
  net: bigint;
  taxes: WorkedTax[];
  tax: bigint;
  total: bigint;
  /** Lines with the same taxes, discounted and without tax, as displayed. */
  groups: { taxes: InvoiceTax[]; reason: TaxReason | null; base: bigint }[];
};

/** 100% in ten-thousandths of a percent. */
const wholeRate = 1_000_000n;
const wholeDiscount = 10_000n;

/** Lines with the same taxes. */
type Group = {
  taxes: InvoiceTax[];
  reason: TaxReason | null;
  lines: bigint[];
  /** The deposit deductions. */
  deposits: bigint[];
  divisor: bigint;
  /** Adjustments of its taxes, in their order. */
  remainders: bigint[];
};

/**
 * Computes the steps behind `calculateTotals`, which documents the rules. Ten-thousandths of a quantity times
 * ten-thousandths of a minor unit give a line; everything after that is minor units and fractions of them.
 */
export function totalsSteps(input: FigureInput): WorkedTotals {
  const { pricesIncludeTax: isInside = false, rounding = 'tax' } = input;
  const lines = input.items.map(workLine);
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0n);
  const discounted = lines.reduce(
    (sum, { total }, at) => (isDeposit(input.items[at]) ? sum : sum + total),
    0n,
  );
  const exactDiscount =
    typeof input.discountAmountMinor === 'number'
      ? whole(BigInt(input.discountAmountMinor))
      : shareOf(discounted, input.discountHundredths);
  const discount = roundFraction(exactDiscount);
  const groups = groupLines(input, lines, isInside);
  const kept = discountedShare(input, discounted);
  const taxes = workTaxes(groups, kept, rounding);
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0n);
  const charged = subtotal - discount;
  const net = isInside ? charged - tax : charged;
  const bases = allotLargestRemainder(
    groups.map((group) => netShare(leftOfGroup(group, kept), group.divisor)),
    net,
  );
  return {
    lines: withNets(input, lines, { subtotal, groups, rounding, isInside }),
    subtotal,
    discounted,
    exactDiscount,
    discount,
    kept,
    net,
    taxes: taxes
      .map(({ groups: of, ...worked }) => ({
        ...worked,
        base: of.reduce((sum, group) => sum + (bases[groups.indexOf(group)] ?? 0n), 0n),
      }))
      .sort((left, right) => left.rate - right.rate),
    tax,
    total: net + tax,
    groups: groups.map(({ taxes: of, reason }, at) => ({
      taxes: of,
      reason,
      base: bases[at] ?? 0n,
    })),
  };
}

function isDeposit(item: FigureInput['items'][number] | undefined): boolean {
  return item?.depositOf !== undefined;
}

function workLine(item: FigureInput['items'][number]): Omit<WorkedLine, 'net'> {
  const { quantityTenThousandths: quantity, unitPriceTenThousandths: price } = item;
  const exact = { numerator: BigInt(quantity) * BigInt(price), denominator: 100_000_000n };
  const gross = roundFraction(exact);
  const exactDiscount = discountOf(item.discount, gross);
  const discount = roundFraction(exactDiscount);
  return { exact, gross, exactDiscount, discount, total: gross - discount };
}

function discountOf(discount: InvoiceItem['discount'], gross: bigint): Fraction {
  if (!discount) return whole(0n);
  return discount.kind === 'amount'
    ? whole(BigInt(discount.minor))
    : shareOf(gross, discount.hundredths);
}

/** Multiplies an amount by hundredths of a percent. */
function shareOf(amount: bigint, hundredths: number): Fraction {
  return { numerator: amount * BigInt(hundredths), denominator: wholeDiscount };
}

/** Returns the share of each line that remains after the invoice discount. */
function discountedShare(input: FigureInput, discounted: bigint): Fraction {
  if (typeof input.discountAmountMinor !== 'number') {
    const numerator = wholeDiscount - BigInt(input.discountHundredths);
    return { numerator, denominator: wholeDiscount };
  }
  if (discounted === 0n) return whole(1n);
  return { numerator: discounted - BigInt(input.discountAmountMinor), denominator: discounted };
}

function groupLines(
  input: FigureInput,
  lines: readonly Pick<WorkedLine, 'total'>[],
  isInside: boolean,
): Group[] {
  const groups = new Map<string, Group>();
  input.items.forEach((item, index) => {
    const { taxes, taxReason: reason = null } = item;
    const key = groupKey(taxes, reason);
    const divisor = isInside ? withTaxes(taxes) : wholeRate;
    const empty = { lines: [], deposits: [], remainders: [] };
    const group = groups.get(key) ?? { taxes, reason, divisor, ...empty };
    (isDeposit(item) ? group.deposits : group.lines).push(lines[index]?.total ?? 0n);
    taxes.forEach(({ remainderMinor = 0 }, at) => {
      group.remainders[at] = (group.remainders[at] ?? 0n) + BigInt(remainderMinor);
    });
    groups.set(key, group);
  });
  return [...groups.values()];
}

/** Returns the ratio of a price including these taxes to the net price, in ten-thousandths of a percent. */
function withTaxes(taxes: readonly InvoiceTax[]): bigint {
  return taxes.reduce((sum, { rate }) => sum + BigInt(rate), wholeRate);
}

function groupKey(taxes: readonly InvoiceTax[], reason: TaxReason | null): string {
  return JSON.stringify([reason, ...taxes.map(({ name, rate }) => [name, rate])]);
}

type TaxOfGroups = Omit<WorkedTax, 'base'> & { groups: Group[] };

function workTaxes(groups: readonly Group[], kept: Fraction, rounding: Rounding): TaxOfGroups[] {
  const found = new Map<string, TaxOfGroups>();
  for (const group of groups) {
    for (const [at, { remainderMinor, ...tax }] of group.taxes.entries()) {
      const key = groupKey([tax], group.reason);
      const { exact: share, part } = taxShare(group, tax, kept, rounding);
      const earlier = found.get(key);
      found.set(key, {
        ...(earlier ?? { ...tax, reason: group.reason }),
        groups: [...(earlier?.groups ?? []), group],
        exact: earlier ? addFractions(earlier.exact, share) : share,
        remainder: (earlier?.remainder ?? 0n) + (group.remainders[at] ?? 0n),
        parts: [...(earlier?.parts ?? []), part],
        amount: 0n,
        owedByClient: 0n,
      });
    }
  }
  return [...found.values()].map((tax) => {
    const figure = roundFraction(tax.exact) + tax.remainder;
    return tax.reason === 'reverse-charge'
      ? { ...tax, owedByClient: figure }
      : { ...tax, amount: figure };
  });
}

/** Returns one tax of a group's lines: exact, or the sum of the taxes rounded per line. */
function taxShare(
  group: Group,
  tax: InvoiceTax,
  kept: Fraction,
  rounding: Rounding,
): { exact: Fraction; part: TaxPart } {
  const { divisor, deposits } = group;
  const all = [...group.lines, ...deposits];
  const lines = rounding === 'tax' ? [sumOf(all)] : all;
  const lefts =
    rounding === 'tax'
      ? [leftOfGroup(group, kept)]
      : [...group.lines.map((line) => timesFraction(kept, line)), ...deposits.map(whole)];
  const steps = lefts.map((left) => ({
    kept: left,
    exact: timesFraction(left, BigInt(tax.rate), divisor),
  }));
  const [only] = steps;
  const exact =
    rounding === 'tax' && only
      ? only.exact
      : whole(sumOf(steps.map((step) => roundFraction(step.exact))));
  return { exact, part: { lines, deposits: sumOf(deposits), steps, divisor } };
}

/** Returns what remains of a group's lines after the invoice discount, less its deposits. */
function leftOfGroup({ lines, deposits }: Group, kept: Fraction): Fraction {
  const left = timesFraction(kept, sumOf(lines));
  return deposits.length === 0 ? left : addFractions(left, whole(sumOf(deposits)));
}

/** Removes the included taxes from an amount. */
function netShare(amount: Fraction, divisor: bigint): Fraction {
  return timesFraction(amount, wholeRate, divisor);
}

/** Computes each line before tax: when prices include it, rounded so that they add up to the net subtotal. */
function withNets(
  input: FigureInput,
  lines: readonly Omit<WorkedLine, 'net'>[],
  made: { subtotal: bigint; groups: Group[]; rounding: Rounding; isInside: boolean },
): WorkedLine[] {
  const { subtotal, groups, rounding, isInside } = made;
  if (!isInside) return lines.map((line) => ({ ...line, net: line.total }));
  const undiscounted = workTaxes(groups, whole(1n), rounding);
  const tax = undiscounted.reduce((sum, { amount }) => sum + amount, 0n);
  const shares = input.items.map(({ taxes }, index) =>
    netShare(whole(lines[index]?.total ?? 0n), withTaxes(taxes)),
  );
  const nets = allotLargestRemainder(shares, subtotal - tax);
  return lines.map((line, index) => ({ ...line, net: nets[index] ?? 0n }));
}

function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}
