import { Link } from '@remix-run/react';
import { FileSpreadsheet } from 'lucide-react';
import { reportTexts } from '#app/features/reports/texts/reports.ts';
import { pageTexts } from '#app/i18n/pages.ts';
import { BackLink } from '#app/ui/buttons/back-link.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import type { ReportView } from '../words/describe-report.ts';
import { FigureTable } from './figure-table.tsx';
import { FileButton } from './file-button.tsx';
import { PeriodForm, type PeriodFormProps } from './period-form.tsx';
import { ShownLines } from './shown-lines.tsx';

type ReportPageProps = PeriodFormProps & {
  overview: string;
  asked: { basis: 'invoice' | 'payment' };
  /** The address of the report's files. */
  files: string;
  /** Null if the period is invalid. */
  view: ReportView | null;
};

/** The amounts charged in a period and their tax, each with its documents. */
export function ReportPage({ overview, files, view, ...asking }: ReportPageProps) {
  return (
    <div className="page-width pt-6 md:pt-4">
      <BackLink to={overview} label={pageTexts.names.overview} />
      <h1 className="page-title mt-2">{pageTexts.names.reports}</h1>
      <p className="mt-1 max-w-2xl text-pretty text-ink-soft">{reportTexts.about}</p>
      <PeriodForm {...asking}>
        <SelectField
          key={asking.asked.basis}
          label={reportTexts.basis}
          name="basis"
          defaultValue={asking.asked.basis}
          options={[
            { value: 'invoice', label: reportTexts.bases.invoice },
            { value: 'payment', label: reportTexts.bases.payment },
          ]}
        />
      </PeriodForm>
      {view && <Report files={files} view={view} />}
    </div>
  );
}

function Report({ files, view }: { files: string; view: ReportView }) {
  const { currencies, undated, shown } = view;
  return (
    <>
      {currencies.length === 0 && (
        <EmptyState icon={FileSpreadsheet} title={reportTexts.nothing}>
          {reportTexts.nothingAbout}
        </EmptyState>
      )}
      {currencies.length + undated.length > 0 && (
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <FileButton address={files} type="text/csv" name="tax-report.csv">
            {reportTexts.csv}
          </FileButton>
          <FileButton address={`${files}&format=pdf`} type="application/pdf" name="tax-report.pdf">
            {reportTexts.pdf}
          </FileButton>
        </div>
      )}
      {currencies.map(({ currency, title, rows, taxes }) => (
        <section
          key={currency}
          aria-label={title}
          className="mt-4 rounded-lg bg-surface p-5 shadow-card"
        >
          <FigureTable title={title} first={reportTexts.columns.what} rows={rows} />
          <div className="mt-6">
            <FigureTable title={taxes.title} first={reportTexts.columns.rate} rows={taxes.rows} />
          </div>
        </section>
      ))}
      {undated.length > 0 && (
        <section
          aria-label={reportTexts.undated}
          className="mt-4 rounded-lg bg-surface p-5 shadow-card"
        >
          <h2 className="font-medium text-ink-soft">{reportTexts.undated}</h2>
          <p className="text-ink-soft text-sm">{reportTexts.undatedAbout}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {undated.map(({ key, text, count, to }) => (
              <li key={key}>
                <Link to={to} className="overview-figure">
                  {text}
                </Link>{' '}
                <span className="text-ink-faint text-sm">{count}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown && <ShownLines shown={shown} />}
    </>
  );
}
