import { Link } from '@remix-run/react';
import { FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { reportTexts } from '#app/features/reports/texts.ts';
import type {
  FigureRow,
  ReportView,
  ShownView,
} from '#app/features/reports/words/describe-report.ts';
import { pageTexts } from '#app/i18n/texts.ts';
import { BackLink } from '#app/ui/buttons/back-link.tsx';
import { FileButton } from '#app/ui/buttons/file-button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { PeriodForm, type PeriodFormProps } from '#app/ui/form/period-form.tsx';
import { AmountCell } from '#app/ui/list/amount-cell.tsx';
import { LineRange } from '#app/ui/list/line-range.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';

type FigureTableProps = {
  title: string;
  /** The header of the first column. */
  first: string;
  rows: readonly FigureRow[];
};

/** Amounts before tax, tax and total; each row's count links to its documents. Cards on phones. */
function FigureTable({ title, first, rows }: FigureTableProps) {
  const columns = reportTexts.columns;
  return (
    <table className="w-full table-fixed text-left max-md:block">
      <caption className="pb-1 text-left font-medium text-ink-soft max-md:block">{title}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-ink-faint text-sm">
          <Head className="w-[30%]">{first}</Head>
          <Head className="w-[10%]" isFigure>
            {columns.count}
          </Head>
          <Head isFigure>{columns.net}</Head>
          <Head isFigure>{columns.tax}</Head>
          <Head isFigure>{columns.total}</Head>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ key, label, count, net, tax, total, to, isSum }) => (
          <tr
            key={key}
            className={`border-line border-t max-md:block max-md:py-2 ${isSum ? 'font-semibold' : ''}`}
          >
            <th
              scope="row"
              className="py-2 pr-2 font-medium [overflow-wrap:anywhere] max-md:block max-md:py-0"
            >
              {label}
            </th>
            <Cell label={columns.count}>
              <Link to={to} className="thumb underline" aria-label={`${label}: ${count}`}>
                {count}
              </Link>
            </Cell>
            <Cell label={columns.net}>{net}</Cell>
            <Cell label={columns.tax}>{tax}</Cell>
            <Cell label={columns.total}>{total}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = { children: string; className?: string; isFigure?: boolean };

function Head({ children, className = '', isFigure }: HeadProps) {
  return (
    <th
      scope="col"
      className={`py-1 font-normal ${isFigure ? 'pl-3 text-right' : ''} ${className}`}
    >
      {children}
    </th>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="figures py-2 pl-3 text-right max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0.5 max-md:pl-0">
      {children !== '' && (
        <>
          <span className="text-ink-faint text-sm md:hidden">{label}</span>
          <span>{children}</span>
        </>
      )}
    </td>
  );
}

/** A page of the documents or payments behind a figure. */
function ShownLines({ shown }: { shown: ShownView }) {
  const { title, rows, range, hide } = shown;
  const columns = reportTexts.columns;
  return (
    <section id="lines" aria-label={title} className="mt-4 rounded-lg bg-surface p-5 shadow-card">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-medium [overflow-wrap:anywhere]">{title}</h2>
        <Link to={hide} preventScrollReset className="thumb underline">
          {reportTexts.hide}
        </Link>
      </div>
      <table className="mt-1 w-full text-left max-md:block">
        <thead className="text-ink-faint text-sm max-md:sr-only">
          <tr>
            {[columns.date, columns.what, columns.document, columns.client].map((name) => (
              <th key={name} scope="col" className="py-1 pr-2 font-normal">
                {name}
              </th>
            ))}
            {[columns.net, columns.tax, columns.total].map((name) => (
              <th key={name} scope="col" className="py-1 pl-3 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ id, day, kind, number, to, client, net, tax, total }) => (
            <tr key={id} className="border-line border-t max-md:block max-md:py-2">
              <td className="py-1 pr-2 max-md:inline-block">{day}</td>
              <td className="py-1 pr-2 max-md:inline-block">{kind}</td>
              <td className="py-1 pr-2 max-md:block max-md:py-0">
                <Link to={to} className="thumb underline [overflow-wrap:anywhere]">
                  {number}
                </Link>
              </td>
              <td className="py-1 pr-2 [overflow-wrap:anywhere] max-md:block max-md:py-0">
                {client}
              </td>
              <AmountCell label={columns.net}>{net}</AmountCell>
              <AmountCell label={columns.tax}>{tax}</AmountCell>
              <AmountCell label={columns.total}>{total}</AmountCell>
            </tr>
          ))}
        </tbody>
      </table>
      <LineRange range={range} />
    </section>
  );
}

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
          className="max-lg:col-span-full"
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
