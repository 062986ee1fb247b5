import { Form, Link } from '@remix-run/react';
import { FileSpreadsheet } from 'lucide-react';
import { BackLink } from '#app/components/buttons/back-link.tsx';
import { Button } from '#app/components/buttons/button.tsx';
import { SelectField } from '#app/components/fields/select-field.tsx';
import { EmptyState } from '#app/components/messages/empty-state.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { ReportView } from '#app/domain/reports/describe-report.ts';
import { pageTexts } from '#app/texts/pages.ts';
import { reportTexts } from '#app/texts/reports.ts';
import { DateField } from '../form/date-field.tsx';
import { FigureTable } from './figure-table.tsx';
import { FileButton } from './file-button.tsx';
import { ShownLines } from './shown-lines.tsx';

type ReportPageProps = {
  country: CountryCode;
  path: string;
  overview: string;
  asked: { from: string; to: string; basis: 'invoice' | 'payment' };
  fault: 'days' | 'order' | null;
  periods: { key: string; label: string; to: string; isCurrent: boolean }[];
  /** The address of the report as a file. */
  files: string;
  /** Null where the period is none. */
  view: ReportView | null;
};

/** What was charged in a period, and the tax in it, each figure with its documents (`getting-paid.md` section 9). */
export function ReportPage({ overview, files, view, ...asking }: ReportPageProps) {
  return (
    <div className="page-width pt-6 md:pt-4">
      <BackLink to={overview} label={pageTexts.names.overview} />
      <h1 className="page-title mt-2">{pageTexts.names.reports}</h1>
      <p className="mt-1 max-w-2xl text-pretty text-ink-soft">{reportTexts.about}</p>
      <Question {...asking} />
      {view && <Report files={files} view={view} />}
    </div>
  );
}

type QuestionProps = Omit<ReportPageProps, 'overview' | 'files' | 'view'>;

/** Which period, and by which day; an address of its own, with scripts and without. */
function Question({ country, path, asked, fault, periods }: QuestionProps) {
  const { from, to, basis } = asked;
  return (
    <section
      aria-label={reportTexts.periods}
      className="mt-5 rounded-lg bg-surface p-5 shadow-card"
    >
      <ul className="flex flex-wrap gap-2">
        {periods.map(({ key, label, to: address, isCurrent }) => (
          <li key={key}>
            <Link
              to={address}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className="chip"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Form
        method="get"
        action={path}
        key={`${from} ${to} ${basis}`}
        className="mt-4 grid items-end gap-x-3 gap-y-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.5fr_auto]"
      >
        <DateField country={country} label={reportTexts.from} name="from" defaultValue={from} />
        <DateField
          country={country}
          label={reportTexts.to}
          name="to"
          defaultValue={to}
          error={fault ? reportTexts.faults[fault] : undefined}
        />
        <SelectField
          label={reportTexts.basis}
          name="basis"
          defaultValue={basis}
          options={[
            { value: 'invoice', label: reportTexts.bases.invoice },
            { value: 'payment', label: reportTexts.bases.payment },
          ]}
        />
        <Button type="submit">{reportTexts.show}</Button>
      </Form>
    </section>
  );
}

function Report({ files, view }: { files: string; view: ReportView }) {
  const { currencies, undated, shown } = view;
  return (
    <>
      {currencies.length === 0 ? (
        <EmptyState icon={FileSpreadsheet} title={reportTexts.nothing}>
          {reportTexts.nothingAbout}
        </EmptyState>
      ) : (
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

// @covers paid-9.2
