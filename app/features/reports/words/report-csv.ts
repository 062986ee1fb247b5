import { type CsvCell, writeCsvPieces } from '#app/domain/csv/csv-cells.ts';
import { valueCells } from '#app/domain/csv/value-cells.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { parsePrintedFields, valuesOf } from '#app/domain/custom-fields/document-fields.ts';
import { formatDecimal, formatFixed } from '#app/domain/money/decimal.ts';
import { currencies } from '#app/domain/money/money.ts';
import type { ReportLine } from '#app/domain/reports/report-line.ts';
import { reportTexts } from '#app/features/reports/texts.ts';
import { describeKind, nameTax } from './describe-report.ts';

/**
 * Writes the lines of a report as CSV in the request's language: one row per tax of each line. Only the first row of a
 * line has its total amounts, so that every column adds up.
 * @param customFields those of documents have a column each, after the others
 */
export function writeReportCsv(
  lots: AsyncIterable<readonly ReportLine[]>,
  customFields: readonly CustomField[] = [],
): AsyncGenerator<string> {
  const shown = customFields.filter(({ owner, isHidden }) => owner === 'document' && !isHidden);
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
    ...shown.map(({ label }) => label),
  ];
  return writeCsvPieces(names, describeLots(lots, shown));
}

async function* describeLots(
  lots: AsyncIterable<readonly ReportLine[]>,
  customFields: readonly CustomField[],
) {
  for await (const lines of lots) yield lines.flatMap((line) => rowsOf(line, customFields));
}

function rowsOf(line: ReportLine, customFields: readonly CustomField[]): CsvCell[][] {
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
  const values = valueCells(customFields, valuesOf(parsePrintedFields(line.fields)));
  return rows.map((tax, at) => {
    return [...head, ...(at === 0 ? whole : ['', '', '', '']), ...tax, ...values];
  });
}
