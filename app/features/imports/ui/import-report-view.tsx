import type { CountryCode } from '#app/domain/country/country.ts';
import { skippedTypes } from '#app/domain/import/document-type.ts';
import { importTexts } from '#app/features/imports/texts/import.ts';
import { plural } from '#app/i18n/plural.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { addedKinds, type ImportReport } from '../words/import-report.ts';
import { aboutFile } from './about-file.ts';
import { countOf } from './imports.api.client.ts';
import { RecordPreview } from './record-preview.tsx';
import { ReportedRows } from './reported-rows.tsx';
import { SameClients } from './same-clients.tsx';
import { useFocusOnce } from './use-focus-once.ts';

type ImportReportViewProps = {
  report: ImportReport;
  page: CountryCode;
  /** The business's country. */
  country: CountryCode;
  isComplete: boolean;
  /** Keys of the clients that the user marked as the same as another. */
  same: ReadonlySet<string>;
  onSame: (key: string, isSame: boolean) => void;
  onImport: () => void;
  /** Null if no questions were asked. */
  onChange: (() => void) | null;
  onCancel: () => void;
};

/** The report before importing: what would be added, what already exists and what is wrong, row by row. */
export function ImportReportView(props: ImportReportViewProps) {
  const { report, page, country, isComplete, same, onSame, onImport, onChange, onCancel } = props;
  const { plan, added, there, merged, broken, remarks, matches, skipped, room } = report;
  const { report: texts } = importTexts;
  const heading = useFocusOnce();
  const counts = addedKinds.filter((kind) => added[kind] > 0);
  const hasOnlyInvoices = added.estimates === 0 && added.creditNotes === 0;
  const isBarred = plan.kind === 'invoices' && (!isComplete || (room === 0 && hasOnlyInvoices));
  const hasOwn = plan.kind === 'export' ? hasMore(plan) || counts.length > 0 : countOf(plan) > 0;
  const canImport = hasOwn && !isBarred;
  const skippedOf = (type: (typeof skippedTypes)[number]) =>
    skipped.filter((document) => document.type === type).length;
  const rowCount = new Set(broken.map(({ row }) => row)).size;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {texts.title}
        </h2>
        <p className="text-ink-soft">
          {aboutFile(plan)}. {texts.notSaved}
        </p>
      </div>
      <ul className="figures list-disc pl-5">
        {counts.map((kind) => (
          <li key={kind}>{plural(texts.added[kind], added[kind])}</li>
        ))}
        {plan.kind === 'export' && plan.settings && <li>{texts.settings}</li>}
        {plan.kind === 'export' && plan.series.length > 0 && <li>{texts.series}</li>}
        {plan.kind === 'export' && plan.words.length > 0 && <li>{texts.words}</li>}
        {there > 0 && <li>{plural(texts.there, there)}</li>}
        {merged > 0 && <li>{plural(texts.merged, merged)}</li>}
        {rowCount > 0 && <li>{plural(texts.brokenCount, rowCount)}</li>}
        {skippedTypes
          .filter((type) => skippedOf(type) > 0)
          .map((type) => (
            <li key={type}>{plural(texts.skipped[type], skippedOf(type))}</li>
          ))}
        {!hasOwn && there === 0 && <li>{importTexts.refused.nothing}</li>}
      </ul>
      {room !== null && (
        <Banner tone="info">
          <p>{room === 0 ? texts.noRoom : plural(texts.limit, room)}</p>
          <LinkButton to={`/${page}/pricing`} variant="secondary" className="mt-2">
            {texts.plans}
          </LinkButton>
        </Banner>
      )}
      <ReportedRows
        title={texts.broken}
        hint={plan.kind === 'invoices' ? texts.brokenHint : ''}
        rows={broken}
      />
      <ReportedRows
        title={texts.skippedTitle}
        rows={skipped.map(({ row, message }) => ({ row, message, number: '' }))}
      />
      <ReportedRows title={texts.remarks} rows={remarks} />
      <RecordPreview plan={plan} country={country} />
      <SameClients questions={report.questions} same={same} onSame={onSame} />
      <ReportedRows title={texts.matchesTitle} rows={matches} />
      <div className="flex flex-wrap gap-3">
        {canImport && <Button onClick={onImport}>{texts.start}</Button>}
        {onChange && (
          <Button variant="secondary" onClick={onChange}>
            {texts.change}
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          {texts.otherFile}
        </Button>
      </div>
    </div>
  );
}

/** Whether an export contains data that is not compared: it may still be missing after an interrupted import. */
function hasMore({ entries, series, words }: Extract<ImportReport['plan'], { kind: 'export' }>) {
  return entries.length > 0 || series.length > 0 || words.length > 0;
}
