import type { CountryCode } from '#app/domain/country/country.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatList } from '#app/i18n/format/list.ts';
import { plural } from '#app/i18n/plural.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import type { ImportResult } from './imports.api.client.ts';
import { ReportedRows } from './report-fold.tsx';
import { useFocusOnce } from './use-focus-once.ts';

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
  const done = importTexts.done;
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
  const counts = [
    plural(done.added[kind], result.added),
    ...(result.leftOut > 0 ? [plural(done.leftOut, result.leftOut)] : []),
    ...(result.there > 0 ? [plural(done.there, result.there)] : []),
  ];
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {problem === null ? done.title : done.partly}
      </h2>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      <p className="figures">{isNothing ? done.nothing : formatList(counts)}</p>
      {result.broken.length > 0 && (
        <div className="rounded-md bg-warn-soft px-4">
          <ReportedRows title={importTexts.report.broken} rows={result.broken} isProblem />
        </div>
      )}
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
  if (failure !== null) return fill(importTexts.work.failed, { failure });
  if (stopped === 'pressed') return importTexts.work.stopped;
  return stopped && importTexts.work[stopped];
}
