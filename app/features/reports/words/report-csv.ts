import { type CsvCell, writeCsvPieces } from '#app/domain/csv/csv-cells.ts';
import { formatDecimal, formatFixed } from '#app/domain/money/decimal.ts';
import { currencies } from '#app/domain/money/money.ts';
import type { ReportLine } from '#app/domain/reports/report-line.ts';
import { reportTexts } from '#app/features/reports/texts.ts';
import { describeKind, nameTax } from './describe-report.ts';

/**
 * Writes the lines of a report as CSV in the request's language: one row per tax of each line. Only the first row of a
 * line has its total amounts, so that every column adds up.
 */
export function writeReportCsv(lots: AsyncIterable<readonly ReportLine[]>): AsyncGenerator<string> {
  const file = reportTexts.file;
  const names = [
    reportTexts.columns.date,
    file.kind,
    reportTexts.columns.document,
    reportTexts.columns.client,
    file.currency,
    file.net,
    file.tax,
    file.total,
    file.beyond,
    file.taxName,
    file.rate,
    file.reason,
    file.base,
    file.amount,
    file.owed,
  ];
  return writeCsvPieces(names, describeLots(lots));
}

async function* describeLots(lots: AsyncIterable<readonly ReportLine[]>) {
  for await (const lines of lots) yield lines.flatMap(rowsOf);
}

function rowsOf(line: ReportLine): CsvCell[][] {
  const { day, number, clientName, currency, netMinor, taxMinor, beyondMinor } = line;
  const figure = (minor: number) => ({
    figure: formatFixed(minor, currencies[currency].minorDigits),
  });
  const head = [day ?? '', describeKind(line), number, clientName, currency];
  const whole = [netMinor, taxMinor, netMinor + taxMinor + beyondMinor, beyondMinor].map(figure);
  const taxes = line.taxes.map((tax): CsvCell[] => {
    const { name, reason } = nameTax(tax);
    return [
      name,
      tax.rate === null ? '' : { figure: formatDecimal(tax.rate, 4) },
      reason,
      ...[tax.baseMinor, tax.taxMinor, tax.owedByClientMinor].map(figure),
    ];
  });
  const none: CsvCell[] = ['', '', '', '', '', ''];
  const rows = taxes.length > 0 ? taxes : [none];
  return rows.map((tax, at) => [...head, ...(at === 0 ? whole : ['', '', '', '']), ...tax]);
}
