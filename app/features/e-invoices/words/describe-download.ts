import { downloadFormat, type EInvoiceProblem } from '#app/domain/e-invoices/e-invoice.ts';
import { eInvoiceTexts } from '#app/features/e-invoices/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { type InvoiceToWrite, listEInvoiceProblems } from './render-e-invoice.ts';

/** An invoice's XML download with texts in the page's language. */
export type EInvoiceDownload = {
  title: string;
  /** Label of the link. */
  download: string;
  /** Describes the file format and that the file isn't the invoice itself. */
  note: string;
  /** Says whether anything is missing. */
  headline: string;
  /** The file can be downloaded when this is empty. */
  problems: DescribedProblem[];
};

/** A problem as a sentence, with the path of the form field that fixes it. */
export type DescribedProblem = { sentence: string; field: string };

/** Official names of the formats. */
const formatNames = {
  peppol: 'Peppol BIS Billing 3 (UBL)' as const,
  pint: 'Peppol PINT A-NZ (UBL)' as const,
  ubl: 'EN 16931 (UBL)' as const,
};

/** Describes an invoice's XML before it is downloaded. */
export function describeDownload(invoice: InvoiceToWrite): EInvoiceDownload {
  const format = downloadFormat(invoice.content.country);
  const problems = listEInvoiceProblems(invoice, format);
  return {
    title: eInvoiceTexts.title,
    download: eInvoiceTexts.download,
    headline: headlineOf(problems),
    note: fill(eInvoiceTexts.note, { format: formatNames[format] }),
    problems: problems.map(describeProblem),
  };
}

/** Returns the first reason why the invoice's PDF has no embedded XML; null where it has. */
export function describePdfProblem(invoice: InvoiceToWrite): DescribedProblem | null {
  const [problem] = listEInvoiceProblems(invoice, 'cii');
  return problem ? describeProblem(problem) : null;
}

function describeProblem(problem: EInvoiceProblem): DescribedProblem {
  return { sentence: sentenceOf(problem), field: problem.field };
}

function headlineOf(problems: readonly EInvoiceProblem[]): string {
  if (problems.length === 0) return eInvoiceTexts.ready;
  return problems.some(({ kind }) => kind === 'inexpressible')
    ? eInvoiceTexts.impossible
    : plural(eInvoiceTexts.lacking, problems.length);
}

/** Formats an e-invoice problem in the page's language. */
export function sentenceOf(problem: EInvoiceProblem): string {
  const sentence: string =
    problem.kind === 'missing'
      ? eInvoiceTexts.missing[problem.code]
      : eInvoiceTexts.inexpressible[problem.code];
  const [, at = '0'] = problem.field.match(/^items\.(\d+)\./) ?? [];
  return fill<string>(sentence, { line: String(Number(at) + 1) });
}
