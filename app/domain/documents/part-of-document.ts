import { divideHalfAway } from '#app/domain/money/decimal.ts';
import type { InvoiceContent, InvoiceItem } from '../invoices/content.ts';
import { totalsSteps } from '../invoices/totals-steps.ts';
import { allotLargestRemainder } from '../money/fraction.ts';
import { isUntaxed } from '../taxes/tax-choice.ts';
import {
  type Charged,
  type ChargedContent,
  type ChargedGroup,
  getCharged,
  keyOf,
  netOf,
  taxOf,
} from './charged.ts';

/** The description of a line, and the one in the second language of a bilingual document. */
export type LineText = Pick<InvoiceItem, 'description' | 'secondDescription'>;

/**
 * What a new document takes from an existing one: everything left, an amount including tax, or quantities of its lines
 * in ten-thousandths.
 */
export type PartChoice =
  | { kind: 'rest' }
  | { kind: 'amount'; minor: number }
  | { kind: 'lines'; quantities: readonly number[] };

/** The lines of a part and the other inputs of its totals. */
export type Part = Omit<ChargedContent, 'currency'>;

export type PartOutcome =
  | { outcome: 'part'; part: Part; charged: Charged }
  /** The choice takes nothing, or more than is left. */
  | { outcome: 'nothing' }
  | { outcome: 'too-much' };

export type Divided = {
  content: InvoiceContent;
  /** What earlier parts have left, see `leftOf`; the full document when there are none. */
  left: Charged;
  /** The quantity of each line that earlier parts took, in ten-thousandths. */
  taken: readonly number[];
  /** Describes a line that replaces these equally taxed lines. */
  describeGoods: (lines: readonly InvoiceItem[]) => LineText;
  /** Completes the last part where it needs more than lines of the document, such as deposit deductions. */
  finish?: (lines: Part) => Part | null;
};

/**
 * Builds the chosen part of a document so that all parts add up to the document: no part takes more of a tax or of a
 * group of equally taxed lines than is left, and the last part takes the exact remainder.
 *
 * A part that covers an untouched document has the document's own lines. Quantities of lines keep price, discounts and
 * rounding; where that would leave cents behind, the last part has one line per tax group instead. Amounts are split in
 * proportion to what is left.
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
  // Deposits are taken together with the last lines.
  const choosable = remaining.map((quantity) => Math.max(0, quantity));
  const isTooMuch = quantities.some(
    (quantity, at) => quantity < 0 || quantity > (choosable[at] ?? 0),
  );
  if (isTooMuch || quantities.length > remaining.length) return { outcome: 'too-much' };
  const isLast = choosable.every((quantity, at) => quantity === (quantities[at] ?? 0));
  return isLast ? restOf(divided, remaining) : ofLines(divided, quantities);
}

/**
 * Builds the part with everything left: the remaining lines when they add up exactly, otherwise a line per tax group.
 */
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
  const charged = getCharged({ ...divided.content, ...part });
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
  // This is the last part, so it also takes the rest of taxes owed by the client.
  return fitted.charged.total === left.total
    ? restOf(divided, quantities)
    : { outcome: 'too-much' };
}

/** Builds a part from quantities of the document's own lines; fixed discounts are taken in proportion. */
function byLines({ content }: Divided, quantities: readonly number[]): Part {
  const items = content.items.flatMap((item, sourceLine): InvoiceItem[] => {
    const quantity = quantities[sourceLine] ?? 0;
    if (quantity === 0) return [];
    const line = { ...item, quantityTenThousandths: quantity, sourceLine };
    if (item.discount?.kind !== 'amount') return [line];
    const share = BigInt(item.discount.minor) * BigInt(quantity);
    const minor = Number(divideHalfAway(share, BigInt(item.quantityTenThousandths)));
    // Rounding can make the share a cent larger than the line.
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

/** Sums the lines other than deposits; includes tax where prices do. */
function sumOfGoods(content: ChargedContent): bigint {
  const items = content.items.filter(({ depositOf }) => depositOf === undefined);
  const charged = getCharged({ ...content, items });
  if (!charged) return 0n;
  const net = charged.groups.reduce((sum, group) => sum + group.net, 0);
  return BigInt(content.pricesIncludeTax ? charged.total : net);
}

/** Builds one line per tax group, before tax. */
function byTaxes(divided: Divided, wanted: Charged): PartOutcome {
  // An empty group still needs a line when a cent of its tax is left.
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
 * Adjusts a part to the expected tax amounts: the difference is stored on the first line with that tax. In a final
 * invoice it goes on a deposit deduction, because edits never change those lines.
 */
function withTaxes({ content }: Divided, part: Part, wanted: Charged): PartOutcome {
  const plain = part.items.map((item) => ({
    ...item,
    taxes: item.taxes.map(({ remainderMinor, ...tax }) => tax),
  }));
  const charged = getCharged({ ...content, ...part, items: plain });
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
  const fitted = getCharged({ ...content, ...part, items });
  if (!fitted || fitted.total <= 0) return { outcome: 'nothing' };
  return { outcome: 'part', part: { ...part, items }, charged: fitted };
}

/**
 * Takes an amount from what a document charges: nets and taxes in proportion, rounded so that they add up to the
 * amount.
 */
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
 * Whether a part equals what is left. With deposits, tax-inclusive prices may distribute a cent differently among
 * groups; for untaxed lines only the sum counts, because an edit may have changed the reasons of earlier parts.
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
