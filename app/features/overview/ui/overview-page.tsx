import { Link } from '@remix-run/react';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';
import { overviewTexts } from '#app/features/overview/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { pageTexts } from '#app/i18n/texts.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import type { Figure, OverviewView } from '../words/describe-overview.ts';
import { CountedPayments, OwedTable, ReceivedChart } from './overview-figures.tsx';

type OverviewPageProps = { country: CountryCode; isEmpty: boolean; view: OverviewView };

/** What is owed, overdue, paid and open; each figure links to the list it counts. */
export function OverviewPage({ country, isEmpty, view }: OverviewPageProps) {
  const { create, reports } = usePaths(country);
  return (
    <div className="page-width pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="page-title">{pageTexts.names.overview}</h1>
        <div className="flex gap-2">
          <LinkButton to={reports} variant="secondary">
            {pageTexts.names.reports}
          </LinkButton>
          {!isEmpty && (
            <div data-web-only className="max-sm:hidden">
              <LinkButton to={create}>{invoiceListTexts.create}</LinkButton>
            </div>
          )}
        </div>
      </div>
      {isEmpty ? (
        <EmptyState
          icon={ChartColumn}
          title={overviewTexts.nothing}
          action={
            <LinkButton to={create} size="large">
              {invoiceListTexts.create}
            </LinkButton>
          }
        >
          {overviewTexts.none}
        </EmptyState>
      ) : (
        <Figures view={view} />
      )}
    </div>
  );
}

/** The cards; those with nothing to show are left out. */
function Figures({ view }: { view: OverviewView }) {
  const { owed, charts, payments, debtors, undelivered, opened, estimates, recurring } = view;
  const { average } = view;
  return (
    <>
      <Card title={overviewTexts.outstanding} className="mt-4">
        {owed.rows.length > 0 ? (
          <OwedTable owed={owed} />
        ) : (
          <p className="text-ink-faint">{overviewTexts.nothingOwed}</p>
        )}
      </Card>
      {(charts.length > 0 || payments) && (
        <Card title={overviewTexts.received} className="mt-4">
          {charts.length > 0 && (
            <>
              <p className="text-ink-soft text-sm">{overviewTexts.receivedAbout}</p>
              <div
                className={classNames(
                  'grid items-start gap-x-10 gap-y-4',
                  charts.length > 1 && 'lg:grid-cols-2',
                )}
              >
                {charts.map((chart) => (
                  <ReceivedChart key={chart.currency} chart={chart} />
                ))}
              </div>
            </>
          )}
          {payments && <CountedPayments payments={payments} />}
        </Card>
      )}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {debtors.length > 0 && (
          <Card title={overviewTexts.debtors}>
            <ul className="card-rows">
              {debtors.map(({ name, figure }) => (
                <li key={figure.to}>
                  <span>{name}</span>
                  <FigureLink figure={figure} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {opened.length > 0 && (
          <Card title={overviewTexts.opened}>
            <ul className="card-rows">
              {opened.map(({ number, client, text, opened: day, to }) => (
                <li key={to}>
                  <DocumentLink number={number} client={client} to={to} />
                  <span className="figure">
                    <span>{text}</span>
                    <span className="text-ink-faint text-sm">{day}</span>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {undelivered.length > 0 && (
          <Card title={overviewTexts.undelivered}>
            <ul className="card-rows">
              {undelivered.map(({ id, number, client, text, to }) => (
                <li key={id}>
                  <DocumentLink number={number} client={client} to={to} />
                  <span className="text-ink-soft text-sm">{text}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {estimates.length > 0 && (
          <Card title={overviewTexts.estimates}>
            <ul className="card-rows">
              {estimates.map((figure) => (
                <li key={figure.to}>
                  <FigureLink figure={figure} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {recurring.rows.length > 0 && (
          <Card title={overviewTexts.recurring}>
            <ul className="card-rows">
              {recurring.rows.map(({ id, client, text }) => (
                <li key={id}>
                  <span>{client}</span>
                  <Link to={recurring.to} className="overview-figure">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {average && (
          <Card title={overviewTexts.average}>
            <p>
              <Link to={average.to} className="overview-figure text-xl">
                {average.text}
              </Link>
            </p>
            <p className="text-ink-soft text-sm">{average.about}</p>
          </Card>
        )}
      </div>
    </>
  );
}

type CardProps = { title: string; className?: string; children: ReactNode };

function Card({ title, className = '', children }: CardProps) {
  return (
    <section aria-label={title} className={`rounded-lg bg-surface p-5 shadow-card ${className}`}>
      <h2 className="mb-1 font-medium text-ink-soft">{title}</h2>
      {children}
    </section>
  );
}

type DocumentLinkProps = { number: string; client: string; to: string };

function DocumentLink({ number, client, to }: DocumentLinkProps) {
  return (
    <span>
      <Link to={to} className="overview-figure">
        {number}
      </Link>{' '}
      {client}
    </span>
  );
}

/** An amount that links to its list; archived invoices have their own link. */
export function FigureLink({ figure }: { figure: Figure }) {
  const { text, count, to, archived } = figure;
  return (
    <span className="figure">
      <Link to={to} className="overview-figure">
        {text}
      </Link>
      <span className="text-ink-faint text-sm">
        <span className="whitespace-nowrap">
          {count}
          {archived && ','}
        </span>
        {archived && (
          <>
            {' '}
            <Link to={archived.to} className="thumb whitespace-nowrap underline">
              {archived.text}
            </Link>
          </>
        )}
      </span>
    </span>
  );
}
