import type { CountryCode } from '#app/domain/country/country.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import {
  type AskedReport,
  type ReportPeriod,
  reportPeriods,
  writeReportAddress,
} from '#app/domain/reports/report-address.ts';
import type { ReportedTax, ReportLine } from '#app/domain/reports/report-line.ts';
import type {
  CurrencyReport,
  ShownFigure,
  SoleFigure,
  TaxReport,
} from '#app/domain/reports/tax-report.ts';
import { taxLabel, taxName } from '#app/features/invoice-sheet/public.words.ts';
import { reportTexts } from '#app/features/reports/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatMonth } from '#app/i18n/format/dates.ts';
import { describeRange, type LineRange } from '#app/i18n/format/line-range.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';

type NamedTax = Pick<ReportedTax, 'country' | 'name' | 'rate' | 'reason'>;

/** Formats a report's tax as on documents, in the page's language: `VAT (20%)`, `GST (0%, GST-free)`. */
export function describeTax({ country, name, rate, reason }: NamedTax): string {
  const { words, cldr } = documentLanguage(currentLanguage());
  if (rate === null) return reason ? words.reasons[reason] : reportTexts.noTax;
  return taxLabel({ name, rate, reason }, { country, words, cldr, isAlone: false });
}

/** Returns only its name and reason. */
export function nameTax({ country, name, rate, reason }: NamedTax) {
  const { words } = documentLanguage(currentLanguage());
  return {
    name: rate === null ? '' : taxName(name, country, words),
    reason: reason ? words.reasons[reason] : '',
  };
}

/** Describes the kind of a line in the page's language, including that its date is unknown. */
export function describeKind({ part, day }: Pick<ReportLine, 'part' | 'day'>): string {
  return reportTexts.kinds[day === null ? 'undated' : part];
}

/** A row of a report's table with formatted figures; `to` links to the lines behind them. */
export type FigureRow = {
  key: string;
  label: string;
  count: string;
  net: string;
  tax: string;
  total: string;
  to: string;
  /** Whether it totals the rows above it. */
  isSum: boolean;
};

/** A report in the page's language. */
export type ReportView = {
  currencies: {
    currency: CurrencyCode;
    title: string;
    rows: FigureRow[];
    taxes: { title: string; rows: FigureRow[] };
  }[];
  undated: { key: string; text: string; count: string; to: string }[];
  shown: ShownView | null;
};

export type ShownView = {
  title: string;
  rows: {
    id: string;
    day: string;
    kind: string;
    number: string;
    to: string;
    client: string;
    net: string;
    tax: string;
    total: string;
  }[];
  range: LineRange;
  hide: string;
};

type ReportContext = { country: CountryCode; path: string; asked: AskedReport };

/** Lists the selectable periods with their addresses. */
export function describePeriods(
  { country, path, asked }: ReportContext,
  today: string,
): { key: string; label: string; to: string; isCurrent: boolean }[] {
  return reportPeriods(country, today).map((period) => {
    const { name, from, to } = period;
    return {
      key: `${name} ${from}`,
      label: periodLabel(period),
      to: `${path}?${writeReportAddress({ from, to, basis: asked.basis })}`,
      isCurrent: asked.from === from && asked.to === to,
    };
  });
}

function periodLabel({ name, from, to }: ReportPeriod): string {
  if (name !== 'quarter') return reportTexts.names[name];
  const first = formatMonth(from.slice(0, 7));
  return fill(reportTexts.quarter, { first, last: formatMonth(to.slice(0, 7)) });
}

/** Formats a report, with the address of the lines behind each figure. */
export function describeReport(report: TaxReport, around: ReportContext): ReportView {
  const { country, path, asked } = around;
  const leadTo = (figure: ShownFigure, page = 0) =>
    `${path}?${writeReportAddress({ ...asked, shown: { figure, page } })}#lines`;
  return {
    currencies: report.currencies.map((of) => ({
      currency: of.currency,
      title: fill(reportTexts.figures, { currency: of.currency }),
      rows: describeParts(of, country, leadTo),
      taxes: {
        title: fill(reportTexts.taxes, { currency: of.currency }),
        rows: describeTaxes(of, country, leadTo),
      },
    })),
    undated: report.undated.map(({ currency, minor, count }) => ({
      key: currency,
      text: formatMoney(minor, currency, country),
      count: formatCount(count),
      to: leadTo({ currency, sole: 'undated' }),
    })),
    shown: describeShown(report, around, leadTo),
  };
}

type LeadTo = (figure: ShownFigure, page?: number) => string;

function describeParts(
  { currency, parts, total, count: all, beyondCount }: CurrencyReport,
  country: CountryCode,
  leadTo: LeadTo,
): FigureRow[] {
  const money = (minor: bigint) => formatMoney(minor, currency, country);
  const figures = ({ netMinor, taxMinor, beyondMinor }: CurrencyReport['total']) => ({
    net: money(netMinor),
    tax: money(taxMinor),
    total: money(netMinor + taxMinor + beyondMinor),
  });
  const rows: FigureRow[] = parts.map(({ part, count, ...sums }) => ({
    key: part,
    label: reportTexts.parts[part],
    count: formatCount(count),
    ...figures(sums),
    to: leadTo({ currency, part }),
    isSum: false,
  }));
  rows.push({
    key: 'total',
    label: reportTexts.together,
    count: formatCount(all),
    ...figures(total),
    to: leadTo({ currency, sole: 'all' }),
    isSum: true,
  });
  if (total.beyondMinor !== 0n) {
    rows.push({
      key: 'beyond',
      label: reportTexts.beyond,
      count: formatCount(beyondCount),
      net: '',
      tax: '',
      total: money(total.beyondMinor),
      to: leadTo({ currency, sole: 'beyond' }),
      isSum: true,
    });
  }
  return rows;
}

function describeTaxes(
  { currency, taxes }: CurrencyReport,
  country: CountryCode,
  leadTo: LeadTo,
): FigureRow[] {
  const money = (minor: bigint) => formatMoney(minor, currency, country);
  return taxes.map((tax) => ({
    key: tax.key,
    label: describeTax(tax),
    count: formatCount(tax.count),
    net: money(tax.baseMinor),
    tax: owedOr(tax.owedByClientMinor, money, money(tax.taxMinor)),
    total: money(tax.baseMinor + tax.taxMinor),
    to: leadTo({ currency, tax: tax.key }),
    isSum: false,
  }));
}

function owedOr<Minor extends number | bigint>(
  owed: Minor,
  money: (minor: Minor) => string,
  charged: string,
): string {
  return owed ? fill(reportTexts.owed, { amount: money(owed) }) : charged;
}

function describeShown(
  { shown, currencies }: TaxReport,
  { country, path, asked }: ReportContext,
  leadTo: LeadTo,
): ShownView | null {
  if (!shown || !asked.shown) return null;
  const { figure, page } = asked.shown;
  return {
    title: fill(reportTexts.behind, {
      what: nameOf(figure, currencies),
      currency: figure.currency,
    }),
    rows: shown.lines.map((line) => describeLine(line, figure, country)),
    range: describeRange({ page, shown: shown.lines.length, count: shown.count }, (other) =>
      leadTo(figure, other),
    ),
    hide: `${path}?${writeReportAddress({ ...asked, shown: null })}`,
  };
}

function nameOf(figure: ShownFigure, currencies: readonly CurrencyReport[]): string {
  if ('part' in figure) return reportTexts.parts[figure.part];
  if ('sole' in figure) return nameOfSole[figure.sole]();
  const tax = currencies
    .find(({ currency }) => currency === figure.currency)
    ?.taxes.find(({ key }) => key === figure.tax);
  return tax ? describeTax(tax) : reportTexts.noTax;
}

const nameOfSole: Record<SoleFigure, () => string> = {
  all: () => reportTexts.together,
  beyond: () => reportTexts.file.beyond,
  undated: () => reportTexts.undated,
};

/**
 * Describes a line behind a figure with the amounts that count: those of a single tax, of money beyond what was
 * invoiced, or all of them.
 */
function describeLine(line: ReportLine, figure: ShownFigure, country: CountryCode) {
  const { id, documentId, number, clientName, day, currency } = line;
  const money = (minor: number) => formatMoney(minor, currency, country);
  const head = {
    id,
    number,
    client: clientName,
    to: `/view-invoice/${documentId}`,
    day: day ? formatDay(day) : '',
    kind: describeKind(line),
  };
  if ('sole' in figure && figure.sole === 'beyond') {
    return { ...head, net: '', tax: '', total: money(line.beyondMinor) };
  }
  const tax = 'tax' in figure ? line.taxes.find(({ key }) => key === figure.tax) : undefined;
  const of = tax
    ? { net: tax.baseMinor, tax: tax.taxMinor, owed: tax.owedByClientMinor, beyond: 0 }
    : { net: line.netMinor, tax: line.taxMinor, owed: 0, beyond: line.beyondMinor };
  return {
    ...head,
    net: money(of.net),
    tax: owedOr(of.owed, money, money(of.tax)),
    total: money(of.net + of.tax + of.beyond),
  };
}
