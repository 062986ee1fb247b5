import type { InvoiceSheet, SheetLine, SheetTotal } from '#app/domain/invoices/sheet.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import type { ReportBasis, ReportLine } from '#app/domain/reports/report-line.ts';
import type { CurrencyReport } from '#app/domain/reports/tax-report.ts';
import { reportTexts } from '#app/features/reports/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDate, formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { currencyTexts, pageTexts } from '#app/i18n/texts.ts';

import { describeKind, describeTax } from './describe-report.ts';
import { type PaperSeller, paperSheet } from './paper-sheet.ts';

/** Maximum number of documents that a report prints; above it, none are printed. */
export const maxPrinted = 2000;

type Printed = {
  seller: PaperSeller;
  from: string;
  to: string;
  basis: ReportBasis;
  /** Seller-local date, `YYYY-MM-DD`. */
  today: string;
};

/** The figures of a period, and those of payments without a known date. */
type PrintedFigures = { currencies: CurrencyReport[]; undated: CurrencyReport[] };

/**
 * Describes a tax report as sheets in the request's language: one per currency, each followed by one for its payments
 * without a known date, which aren't included in the period's sums.
 * @param lines of both; null when there are too many
 */
export function describeReportSheets(
  { currencies, undated }: PrintedFigures,
  lines: readonly ReportLine[] | null,
  printed: Printed,
): InvoiceSheet<string>[] {
  return currencyCodes.flatMap((code) => {
    const isOwn = ({ currency }: { currency: string }) => currency === code;
    const [dated, apart] = [currencies.find(isOwn), undated.find(isOwn)];
    const own = lines?.filter(isOwn) ?? null;
    const ofDays = own?.filter(({ day }) => day !== null) ?? null;
    const ofNone = own?.filter(({ day }) => day === null) ?? null;
    const sheets: InvoiceSheet<string>[] = [];
    if (dated) {
      sheets.push(sheetOf(dated, ofDays, printed, apart ? [currencySuffix(apart, printed)] : []));
    }
    if (apart) sheets.push(undatedSheetOf(apart, ofNone, printed));
    return sheets;
  });
}

function undatedSheetOf(
  of: CurrencyReport,
  lines: readonly ReportLine[] | null,
  printed: Printed,
): InvoiceSheet<string> {
  const sheet = sheetOf(of, lines, printed, [reportTexts.undatedAbout]);
  return { ...sheet, number: reportTexts.undated };
}

function sheetOf(
  of: CurrencyReport,
  lines: readonly ReportLine[] | null,
  { seller, from, to, basis, today }: Printed,
  remarks: string[],
): InvoiceSheet<string> {
  const { currency } = of;
  const columns = reportTexts.columns;
  const period = fill(reportTexts.quarter, { first: formatDay(from), last: formatDay(to) });
  return paperSheet(seller, currentLanguage(), {
    word: pageTexts.names.reports,
    number: period,
    date: today,
    title: fill(reportTexts.paper.title, { period }),
    dates: [{ label: reportTexts.paper.made, value: formatDate(today, seller.country) }],
    to: {
      heading: reportTexts.file.currency,
      email: null,
      phone: null,
      website: null,
      name: `${currency}, ${currencyTexts.names[currency]}`,
      addressLines: [`${reportTexts.basis}: ${reportTexts.bases[basis]}`],
      details: [],
    },
    columns: [
      { key: 'description', label: columns.document },
      { key: 'quantity', label: columns.date },
      { key: 'price', label: columns.net },
      { key: 'tax', label: columns.tax },
      { key: 'amount', label: columns.total },
    ],
    lines: (lines ?? []).map((line) => lineOf(line, seller)),
    totals: totalsOf(of, seller),
    remarks: [...(lines ? [] : [reportTexts.paper.more]), ...remarks],
  });
}

function lineOf(line: ReportLine, { country }: PaperSeller): SheetLine<string> {
  const { number, clientName: client, netMinor, taxMinor, beyondMinor } = line;
  const money = (minor: number) => formatMoney(minor, line.currency, country);
  return {
    description: fill(reportTexts.paper.number, { number, client }),
    ...(line.part !== 'sales' && { notes: [describeKind(line)] }),
    quantity: line.day ? formatDate(line.day, country) : '',
    price: money(netMinor),
    tax: money(taxMinor),
    amount: money(netMinor + taxMinor + beyondMinor),
  };
}

function totalsOf(
  { currency, parts, total, taxes }: CurrencyReport,
  { country }: PaperSeller,
): SheetTotal<string>[] {
  const money = (minor: bigint) => formatMoney(minor, currency, country);
  const row = (kind: SheetTotal['kind'], label: string, minor: bigint) => ({
    kind,
    label,
    value: money(minor),
  });
  return [
    ...parts.map(({ part, count, ...sums }) => {
      const what = reportTexts.parts[part];
      return row(
        'subtotal',
        fill(reportTexts.paper.count, { what, count: formatCount(count) }),
        grossOf(sums),
      );
    }),
    row('net', reportTexts.columns.net, total.netMinor),
    ...taxes.map((tax) => {
      const label = fill(reportTexts.paper.base, {
        tax: describeTax(tax),
        base: money(tax.baseMinor),
      });
      if (tax.owedByClientMinor === 0n) return row('tax', label, tax.taxMinor);
      const note = fill(reportTexts.owed, { amount: money(tax.owedByClientMinor) });
      return { ...row('tax', label, tax.taxMinor), note };
    }),
    ...(total.beyondMinor === 0n ? [] : [row('subtotal', reportTexts.beyond, total.beyondMinor)]),
    row('total', reportTexts.together, grossOf(total)),
  ];
}

function grossOf({ netMinor, taxMinor, beyondMinor }: CurrencyReport['total']): bigint {
  return netMinor + taxMinor + beyondMinor;
}

/** Adds a note to the period's sheet that payments without a known date aren't included. */
function currencySuffix({ currency, count, total }: CurrencyReport, { seller }: Printed): string {
  return [
    fill(reportTexts.paper.count, { what: reportTexts.undated, count: formatCount(count) }),
    formatMoney(grossOf(total), currency, seller.country),
  ].join(', ');
}
