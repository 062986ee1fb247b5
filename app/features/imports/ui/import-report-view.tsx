import { useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { skippedTypes } from '#app/domain/import/document-rows.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import type { SameClientQuestion } from '#app/domain/import/resolve-clients.ts';
import { importQuestionTexts, importTexts } from '#app/features/imports/texts.ts';
import { describeSkipped } from '#app/features/imports/words/describe-import-issues.ts';
import {
  addedKinds,
  type ImportReport,
  previewRecords,
} from '#app/features/imports/words/import-report.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { plural } from '#app/i18n/plural.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { aboutFile } from './about-file.ts';
import { countOf } from './imports.api.client.ts';
import { ReportedRows, ReportFold } from './report-fold.tsx';
import { useFocusOnce } from './use-focus-once.ts';

type RecordPreviewProps = {
  plan: ImportPlan;
  /** The business's country. */
  country: CountryCode;
};

/** The file's columns that are not imported, and the first records as they will be stored; both folded. */
function RecordPreview({ plan, country }: RecordPreviewProps) {
  const records = previewRecords(plan, country);
  return (
    <>
      {plan.unused.length > 0 && (
        <ReportFold title={importTexts.preview.unused} count={plan.unused.length}>
          <p className="[overflow-wrap:anywhere]">{plan.unused.join(', ')}</p>
        </ReportFold>
      )}
      {records.length > 0 && (
        <ReportFold title={importTexts.preview.title}>
          <ul className="flex flex-col gap-3">
            {records.map((fields, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The list is replaced as a whole.
              <li key={at} className="rounded-md border border-line px-4 py-3">
                <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
                  {fields.map(({ label, value }) => (
                    <div key={label} className="contents">
                      <dt className="text-ink-soft">{label}</dt>
                      <dd className="mb-1 whitespace-pre-line [overflow-wrap:anywhere] sm:mb-0">
                        {value}
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </ReportFold>
      )}
    </>
  );
}

/** How many questions are shown at first: thousands would slow a phone down. */
const firstQuestions = 50;

type SameClientsProps = {
  questions: readonly SameClientQuestion[];
  same: ReadonlySet<string>;
  onSame: (key: string, isSame: boolean) => void;
};

/** Asks which clients with the same email are the same; those not selected stay separate. */
function SameClients({ questions, same, onSame }: SameClientsProps) {
  const [isWhole, setWhole] = useState(false);
  if (questions.length === 0) return null;
  const shown = isWhole ? questions : questions.slice(0, firstQuestions);
  return (
    <fieldset className="rounded-md border border-line px-4 py-3">
      <legend className="px-1 font-medium">{importQuestionTexts.sameClient.title}</legend>
      <p className="text-[0.9375rem] text-ink-soft">{importQuestionTexts.sameClient.hint}</p>
      {shown.map(({ key, row, name, email, otherName }) => (
        <CheckboxField
          key={key}
          checked={same.has(key)}
          onChange={({ target }) => onSame(key, target.checked)}
          label={
            <span className="[overflow-wrap:anywhere]">
              {fill(importQuestionTexts.sameClient.option, { row, name, email, otherName })}
            </span>
          }
        />
      ))}
      {shown.length < questions.length && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setWhole(true)}>
          {fill(importTexts.report.showAll, { count: formatCount(questions.length) })}
        </Button>
      )}
    </fieldset>
  );
}

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
  const texts = importTexts.report;
  const heading = useFocusOnce();
  const counts = addedKinds.filter((kind) => added[kind] > 0);
  const hasOnlyInvoices = added.estimates === 0 && added.creditNotes === 0;
  const isBlockedEdit =
    plan.kind === 'invoices' && (!isComplete || (room === 0 && hasOnlyInvoices));
  const hasOwn = plan.kind === 'export' ? hasMore(plan) || counts.length > 0 : countOf(plan) > 0;
  const canImport = hasOwn && !isBlockedEdit;
  const skippedOf = (type: (typeof skippedTypes)[number]) =>
    skipped.filter((document) => document.type === type).length;
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
        {!hasOwn && there === 0 && <li>{importTexts.refused.nothing}</li>}
      </ul>
      {(broken.length > 0 || skipped.length > 0) && (
        <div className="divide-y divide-line rounded-md bg-warn-soft px-4">
          <ReportedRows
            title={texts.broken}
            about={plan.kind === 'invoices' && <p className="mb-2">{texts.brokenHint}</p>}
            rows={broken}
            isProblem
          />
          <ReportedRows
            title={texts.skippedTitle}
            about={skippedTypes
              .filter((type) => skippedOf(type) > 0)
              .map((type) => (
                <p key={type} className="mb-2">
                  {plural(texts.skipped[type], skippedOf(type))}
                </p>
              ))}
            rows={describeSkipped(skipped)}
          />
        </div>
      )}
      {room !== null && (
        <Banner tone="info">
          <p>{room === 0 ? texts.noRoom : plural(texts.limit, room)}</p>
          <LinkButton to={`/${page}/pricing`} variant="secondary" className="mt-2">
            {texts.plans}
          </LinkButton>
        </Banner>
      )}
      <SameClients questions={report.questions} same={same} onSame={onSame} />
      <div className="flex flex-wrap gap-3">
        {canImport && <Button onClick={onImport}>{texts.start}</Button>}
        {onChange && (
          <Button variant="secondary" onClick={onChange}>
            {texts.change}
          </Button>
        )}
        <Button variant={canImport ? 'secondary' : 'primary'} onClick={onCancel}>
          {texts.otherFile}
        </Button>
      </div>
      <div className="divide-y divide-line border-line border-y empty:hidden">
        <ReportedRows title={texts.remarks} rows={remarks} />
        <ReportedRows title={texts.matchesTitle} rows={matches} />
        <RecordPreview plan={plan} country={country} />
      </div>
    </div>
  );
}

/** Whether an export contains data that is not compared: it may still be missing after an interrupted import. */
function hasMore({ entries, series, words }: Extract<ImportReport['plan'], { kind: 'export' }>) {
  return entries.length > 0 || series.length > 0 || words.length > 0;
}
