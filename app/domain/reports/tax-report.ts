import { type CurrencyCode, currencyCodes } from '#app/domain/money/money.ts';
import {
  type ReportBasis,
  type ReportedTax,
  type ReportLine,
  type ReportPart,
  reportParts,
} from './report-line.ts';

/** The sum of several lines in minor units, and their count. */
export type PartSum = { part: ReportPart; count: number } & Sums;
type Sums = { netMinor: bigint; taxMinor: bigint; beyondMinor: bigint };

/** One tax over a period in minor units, and its number of lines. */
export type TaxSum = Pick<ReportedTax, 'key' | 'country' | 'name' | 'rate' | 'reason'> & {
  baseMinor: bigint;
  taxMinor: bigint;
  owedByClientMinor: bigint;
  count: number;
};

/** A report's figures in one currency; currencies are never added together. */
export type CurrencyReport = {
  currency: CurrencyCode;
  parts: PartSum[];
  total: Sums;
  /** The number of lines, and of those with money beyond what was invoiced. */
  count: number;
  beyondCount: number;
  taxes: TaxSum[];
};

/** Figures that exist once per currency: all lines, money beyond what was invoiced, payments without a known date. */
export const soleFigures = ['all', 'beyond', 'undated'] as const;
export type SoleFigure = (typeof soleFigures)[number];

/** Which lines are shown: those of a part or a tax, or of a figure that exists once per currency. */
export type ShownFigure =
  | { currency: CurrencyCode; part: ReportPart }
  | { currency: CurrencyCode; tax: string }
  | { currency: CurrencyCode; sole: SoleFigure };

/** One page of the lines behind a figure. */
export type ShownLines = { lines: ReportLine[]; count: number };

/** Money on a currency's invoices without a known date. */
export type Undated = { currency: CurrencyCode; minor: bigint; count: number };

export type TaxReport = {
  basis: ReportBasis;
  currencies: CurrencyReport[];
  /** Only by payment date; empty by invoice date. */
  undated: Undated[];
  shown: ShownLines | null;
};

/** Sums up lines incrementally, by currency; expects only lines of the period. */
export class ReportSums {
  readonly #currencies = new Map<
    CurrencyCode,
    { parts: Map<ReportPart, PartSum>; taxes: Map<string, TaxSum>; beyondCount: number }
  >();

  add({ currency, part, netMinor, taxMinor, beyondMinor, taxes }: ReportLine): void {
    const of = this.#currencies.get(currency) ?? {
      parts: new Map(),
      taxes: new Map(),
      beyondCount: 0,
    };
    this.#currencies.set(currency, of);
    if (beyondMinor !== 0) of.beyondCount += 1;
    const sum = of.parts.get(part) ?? { part, count: 0, ...nothing() };
    sum.count += 1;
    sum.netMinor += BigInt(netMinor);
    sum.taxMinor += BigInt(taxMinor);
    sum.beyondMinor += BigInt(beyondMinor);
    of.parts.set(part, sum);
    for (const { key, country, name, rate, reason, ...figures } of taxes) {
      const tax = of.taxes.get(key) ?? {
        key,
        country,
        name,
        rate,
        reason,
        count: 0,
        baseMinor: 0n,
        taxMinor: 0n,
        owedByClientMinor: 0n,
      };
      tax.count += 1;
      tax.baseMinor += BigInt(figures.baseMinor);
      tax.taxMinor += BigInt(figures.taxMinor);
      tax.owedByClientMinor += BigInt(figures.owedByClientMinor);
      of.taxes.set(key, tax);
    }
  }

  /** Returns the sums, ordered by currency, part and descending rate. */
  sums(): CurrencyReport[] {
    return currencyCodes.flatMap((currency) => {
      const of = this.#currencies.get(currency);
      if (!of) return [];
      const parts = reportParts.flatMap((part) => of.parts.get(part) ?? []);
      const taxes = [...of.taxes.values()].sort(
        (one, other) => (other.rate ?? -1) - (one.rate ?? -1) || (one.key < other.key ? -1 : 1),
      );
      const count = parts.reduce((all, part) => all + part.count, 0);
      const { beyondCount } = of;
      return [{ currency, parts, total: totalOf(parts), count, beyondCount, taxes }];
    });
  }
}

const nothing = (): Sums => ({ netMinor: 0n, taxMinor: 0n, beyondMinor: 0n });

function totalOf(parts: readonly PartSum[]): Sums {
  return parts.reduce<Sums>(
    (all, { netMinor, taxMinor, beyondMinor }) => ({
      netMinor: all.netMinor + netMinor,
      taxMinor: all.taxMinor + taxMinor,
      beyondMinor: all.beyondMinor + beyondMinor,
    }),
    nothing(),
  );
}

/** Whether a line of the period counts toward a figure. */
export function countsTo(line: ReportLine, figure: ShownFigure): boolean {
  if (line.currency !== figure.currency) return false;
  if ('part' in figure) return line.part === figure.part;
  if ('tax' in figure) return line.taxes.some(({ key }) => key === figure.tax);
  return figure.sole === 'all' || (figure.sole === 'beyond' && line.beyondMinor !== 0);
}
