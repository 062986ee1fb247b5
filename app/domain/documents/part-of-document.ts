import type { InvoiceContent, InvoiceItem } from '../invoices/content.ts';
import { totalsSteps } from '../invoices/totals-steps.ts';
import { allotLargestRemainder } from '../money/fraction.ts';
import { divideHalfAway } from '../money/round.ts';
import { isUntaxed } from '../taxes/tax-choice.ts';
import {
  type Charged,
  type ChargedContent,
  type ChargedGroup,
  chargedOf,
  keyOf,
  netOf,
  taxOf,
} from './charged.ts';
import type { LineText } from './made-line.ts';

/** What of a document another one takes: all that is left, an amount with tax, or quantities of its lines, in ten-thousandths. */
export type PartChoice =
  | { kind: 'rest' }
  | { kind: 'amount'; minor: number }
  | { kind: 'lines'; quantities: readonly number[] };

/** The lines of a part and what else makes its figures. */
export type Part = Omit<ChargedContent, 'currency'>;

export type PartOutcome =
  | { outcome: 'part'; part: Part; charged: Charged }
  /** It takes nothing, or more than is left. */
  | { outcome: 'nothing' }
  | { outcome: 'too-much' };

export type Divided = {
  content: InvoiceContent;
  /** What earlier parts have left of it, see `leftOf`; without earlier parts all of it. */
  left: Charged;
  /** How much of each line earlier parts took by quantity, in ten-thousandths. */
  taken: readonly number[];
  /** What a line is called that stands for these lines, all taxed alike. */
  describeGoods: (lines: readonly InvoiceItem[]) => LineText;
  /** What all that is left is, where it is more than lines of the document. */
  finish?: (lines: Part) => Part | null;
};

/**
 * Makes the part of a document that a choice names, so that all parts together are the document: no part takes more of a tax,
 * or of what is taxed alike, than is left, and the last one takes what is left to the cent.
 *
 * All of a document that is whole is its own lines. Quantities of lines keep price, discounts and rounding; where those leave
 * cents behind, the last part is written by taxes instead. So is an amount, split as what is left is.
 */
export function partOf(divided: Divided, choice: PartChoice): PartOutcome {
  const { content, left, taken } = divided;
  if (left.total <= 0) return { outcome: 'nothing' };
  if (choice.kind === 'amount') {
    if (choice.minor <= 0) return { outcome: 'nothing' };
    if (choice.minor > left.total) return { outcome: 'too-much' };
    return choice.minor === left.total
      ? restOf(divided)
      : byTaxes(divided, shareOf(left, choice.minor));
  }
  const remaining = content.items.map(
    ({ quantityTenThousandths }, at) => quantityTenThousandths - (taken[at] ?? 0),
  );
  if (choice.kind === 'rest') return restOf(divided, remaining);
  const { quantities } = choice;
  if (quantities.every((quantity) => quantity === 0)) return { outcome: 'nothing' };
  // Deposits are taken with the last of the lines.
  const choosable = remaining.map((quantity) => Math.max(0, quantity));
  const isTooMuch = quantities.some(
    (quantity, at) => quantity < 0 || quantity > (choosable[at] ?? 0),
  );
  if (isTooMuch || quantities.length > remaining.length) return { outcome: 'too-much' };
  const isLast = choosable.every((quantity, at) => quantity === (quantities[at] ?? 0));
  return isLast ? restOf(divided, remaining) : ofLines(divided, quantities);
}

/** All that is left: its lines where they come to exactly that, else a line for each group of taxes. */
function restOf(divided: Divided, remaining?: readonly number[]): PartOutcome {
  const { left } = divided;
  const ownLines = remaining && byLines(divided, remaining);
  const lines = ownLines && divided.finish ? divided.finish(ownLines) : ownLines;
  if (lines) {
    const adjusted = withTaxes(divided, lines, left);
    if (adjusted.outcome === 'part' && isSame(adjusted.charged, divided)) return adjusted;
  }
  return byTaxes(divided, left);
}

function ofLines(divided: Divided, quantities: readonly number[]): PartOutcome {
  const { left } = divided;
  const part = byLines(divided, quantities);
  const charged = chargedOf({ ...divided.content, ...part });
  if (!charged || charged.groups.some(({ key, net }) => net > netOf(left, key))) {
    return { outcome: 'too-much' };
  }
  if (charged.total === 0) return { outcome: 'nothing' };
  const most = charged.taxes.map((tax) => ({
    ...tax,
    figure: Math.min(tax.figure, taxOf(left, tax.key)),
  }));
  const fitted = withTaxes(divided, part, { ...charged, taxes: most });
  if (fitted.outcome !== 'part' || fitted.charged.total < left.total) return fitted;
  // Nothing can be taken after it: it takes what is left of taxes that the client owes, too.
  return fitted.charged.total === left.total
    ? restOf(divided, quantities)
    : { outcome: 'too-much' };
}

/** Quantities of the document's own lines, an amount of discount in proportion. */
function byLines({ content }: Divided, quantities: readonly number[]): Part {
  const items = content.items.flatMap((item, sourceLine): InvoiceItem[] => {
    const quantity = quantities[sourceLine] ?? 0;
    if (quantity === 0) return [];
    const line = { ...item, quantityTenThousandths: quantity, sourceLine };
    if (item.discount?.kind !== 'amount') return [line];
    const share = BigInt(item.discount.minor) * BigInt(quantity);
    const minor = Number(divideHalfAway(share, BigInt(item.quantityTenThousandths)));
    // Rounded by itself, the share may be a cent more than the line.
    const most = grossOf(line);
    return [{ ...line, discount: { kind: 'amount', minor: Math.min(minor, most) } }];
  });
  const part: Part = {
    items,
    discountHundredths: content.discountHundredths,
    discountAmountMinor: null,
    pricesIncludeTax: content.pricesIncludeTax,
    rounding: content.rounding,
  };
  const discount = content.discountAmountMinor;
  if (discount === null) return part;
  const undiscounted = { ...part, discountHundredths: 0 };
  const whole = sumOfGoods({ ...content, discountAmountMinor: null, discountHundredths: 0 });
  const own = sumOfGoods({ ...content, ...undiscounted });
  const discountAmountMinor =
    whole === 0n ? 0 : Number(divideHalfAway(BigInt(discount) * own, whole));
  return { ...undiscounted, discountAmountMinor };
}

/** A line without its discount. */
function grossOf({ discount, ...line }: InvoiceItem): number {
  return Number(totalsSteps({ items: [line], discountHundredths: 0 }).subtotal);
}

/** What the lines without deposits come to, with tax where prices include it. */
function sumOfGoods(content: ChargedContent): bigint {
  const items = content.items.filter(({ depositOf }) => depositOf === undefined);
  const charged = chargedOf({ ...content, items });
  if (!charged) return 0n;
  const net = charged.groups.reduce((sum, group) => sum + group.net, 0);
  return BigInt(content.pricesIncludeTax ? charged.total : net);
}

/** A line for each group of taxes, before tax. */
function byTaxes(divided: Divided, wanted: Charged): PartOutcome {
  // A group of nothing has its line where a cent of a tax is left.
  const isToPay = ({ taxes, reason }: ChargedGroup) =>
    taxes.some((tax) => taxOf(wanted, keyOf([tax], reason)) !== 0);
  const items = wanted.groups
    .filter((group) => group.net > 0 || isToPay(group))
    .map(
      ({ key, taxes, reason, net }): InvoiceItem => ({
        ...divided.describeGoods(
          divided.content.items.filter((item) => keyOf(item.taxes, item.taxReason ?? null) === key),
        ),
        quantityTenThousandths: 10_000,
        unitPriceTenThousandths: net * 10_000,
        taxes: taxes.map(({ remainderMinor, ...tax }) => tax),
        ...(reason && { taxReason: reason }),
      }),
    );
  const plain = { discountHundredths: 0, discountAmountMinor: null, pricesIncludeTax: false };
  return withTaxes(divided, { items, ...plain, rounding: 'tax' }, wanted);
}

/**
 * A part whose taxes come to the wanted figures: what they differ by is kept on the first line that has the tax, of a final
 * invoice on one that takes a deposit off, since no edit changes these.
 */
function withTaxes({ content }: Divided, part: Part, wanted: Charged): PartOutcome {
  const plain = part.items.map((item) => ({
    ...item,
    taxes: item.taxes.map(({ remainderMinor, ...tax }) => tax),
  }));
  const charged = chargedOf({ ...content, ...part, items: plain });
  if (!charged) return { outcome: 'too-much' };
  const open = new Map(charged.taxes.map(({ key, figure }) => [key, taxOf(wanted, key) - figure]));
  const fit = (item: InvoiceItem): InvoiceItem => ({
    ...item,
    taxes: item.taxes.map((tax) => {
      const key = keyOf([tax], item.taxReason ?? null);
      const remainderMinor = open.get(key) ?? 0;
      open.delete(key);
      return remainderMinor === 0 ? tax : { ...tax, remainderMinor };
    }),
  });
  const isDeposit = ({ depositOf }: InvoiceItem) => depositOf !== undefined;
  const fittedDeposits = plain.filter(isDeposit).map(fit);
  const items = [...plain.filter((item) => !isDeposit(item)).map(fit), ...fittedDeposits];
  const fitted = chargedOf({ ...content, ...part, items });
  if (!fitted || fitted.total <= 0) return { outcome: 'nothing' };
  return { outcome: 'part', part: { ...part, items }, charged: fitted };
}

/** An amount of what a document charges, its nets and taxes in proportion, each rounded so that they add up to it. */
export function shareOf(left: Charged, minor: number): Charged {
  const charged = left.taxes.filter((tax) => !tax.isOwedByClient);
  const figures = [...left.groups.map(({ net }) => net), ...charged.map(({ figure }) => figure)];
  const share = (figure: number) => ({
    numerator: BigInt(figure) * BigInt(minor),
    denominator: BigInt(left.total),
  });
  const allotted = allotLargestRemainder(figures.map(share), BigInt(minor)).map(Number);
  const nets = allotted.slice(0, left.groups.length);
  const taxes = new Map(
    charged.map(({ key }, at) => [key, allotted[left.groups.length + at] ?? 0]),
  );
  return {
    groups: left.groups.map((group, at) => ({ ...group, net: nets[at] ?? 0 })),
    taxes: left.taxes.map((tax) => ({
      ...tax,
      figure: taxes.get(tax.key) ?? Math.floor((tax.figure * minor) / left.total),
    })),
    total: minor,
  };
}

/**
 * Whether a part is what is left; beside deposits, prices with tax inside may share a cent among groups otherwise, and of lines
 * without tax the sum counts, since an edit may have changed the reasons of earlier parts.
 */
function isSame(part: Charged, { left, finish }: Divided): boolean {
  const isGroup = ({ key, taxes, net }: ChargedGroup) =>
    finish || isUntaxed(taxes) ? netOf(part, key) >= 0 : netOf(part, key) === net;
  return (
    part.total === left.total &&
    left.groups.every(isGroup) &&
    left.taxes.every(({ key, figure }) => taxOf(part, key) === figure)
  );
}
