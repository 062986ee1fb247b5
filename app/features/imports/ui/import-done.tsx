import { useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { ReportedRow } from '#app/domain/import/import-answer.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { plural } from '#app/i18n/plural.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import type { ImportResult } from './imports.api.client.ts';
import { useFocusOnce } from './use-focus-once.ts';

/** How many rows are shown at first: thousands would slow a phone down. */
const firstRows = 50;

type ReportedRowsProps = { title: string; hint?: string; rows: readonly ReportedRow[] };

/** Lists rows of the file with a message for each. */
export function ReportedRows({ title, hint, rows }: ReportedRowsProps) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  return (
    <section className="rounded-md bg-warn-soft px-4 py-3">
      <h3 className="font-medium">{title}</h3>
      {hint && <p className="mt-1 text-[0.9375rem]">{hint}</p>}
      <ul className="mt-2 text-[0.9375rem]">
        {shown.map(({ row, number, message }) => (
          <li key={`${row} ${number} ${message}`} className="py-0.5 [overflow-wrap:anywhere]">
            {sentenceOf({ row, number, message })}
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setWhole(true)}>
          {fill(importTexts.report.showAll, { count: formatCount(rows.length) })}
        </Button>
      )}
    </section>
  );
}

/** Formats a message; records of an export have no row, and its settings no number. */
function sentenceOf({ row, number, message }: ReportedRow): string {
  const { report } = importTexts;
  if (row === 0) return number === '' ? message : fill(report.ofNumber, { number, message });
  return number === ''
    ? fill(report.row, { row, message })
    : fill(report.rowOf, { row, number, message });
}

/** What was imported: `documents` means invoices together with estimates or credit notes. */
export type DoneKind = ImportPlan['kind'] | 'documents';

type ImportDoneProps = {
  kind: DoneKind;
  result: ImportResult;
  page: CountryCode;
  onAgain: () => void;
};

/** The result of an import, with a link to the list. */
export function ImportDone({ kind, result, page, onAgain }: ImportDoneProps) {
  const { done, report } = importTexts;
  const { invoices } = usePaths(page);
  const heading = useFocusOnce();
  const lists = {
    invoices: { to: invoices, label: done.toInvoices },
    documents: { to: invoices, label: done.toInvoices },
    export: { to: invoices, label: done.toInvoices },
    clients: { to: `/${page}/clients`, label: done.toClients },
    products: { to: `/${page}/products`, label: done.toProducts },
  };
  const problem = problemOf(result);
  const isNothing = result.added === 0 && result.leftOut === 0 && problem === null;
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {done.title}
      </h2>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      <ul className="figures list-disc pl-5">
        {(result.added > 0 || !isNothing) && <li>{plural(done.added[kind], result.added)}</li>}
        {result.there > 0 && <li>{plural(report.there, result.there)}</li>}
        {result.leftOut > 0 && <li>{plural(done.leftOut, result.leftOut)}</li>}
        {isNothing && <li>{done.nothing}</li>}
      </ul>
      <ReportedRows title={report.broken} rows={result.broken} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={lists[kind].to}>{lists[kind].label}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {done.again}
        </Button>
      </div>
    </div>
  );
}

/** Why the import stopped early; null if it didn't. */
function problemOf({ stopped, failure }: ImportResult): string | null {
  const { work } = importTexts;
  if (failure !== null) return fill(work.failed, { failure });
  if (stopped === 'pressed') return work.stopped;
  return stopped && work[stopped];
}
