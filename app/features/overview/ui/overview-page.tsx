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
import { CountedPayments, OverdueTable, ReceivedChart } from './overview-figures.tsx';

type OverviewPageProps = { country: CountryCode; isEmpty: boolean; view: OverviewView };

/** What is owed, overdue, paid and open; each figure links to the list it counts. */
export function OverviewPage({ country, isEmpty, view }: OverviewPageProps) {
  const { create, reports } = usePaths(country);
  return (
    <div className="page-width pt-6 md:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="page-title">{pageTexts.names.overview}</h1>
        <LinkButton to={reports} variant="secondary">
          {pageTexts.names.reports}
        </LinkButton>
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

function Figures({ view }: { view: OverviewView }) {
  const { average, payments } = view;
  return (
    <>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Card title={overviewTexts.outstanding}>
          <FigureList figures={view.outstanding} />
        </Card>
        <Card title={view.soon.title}>
          <FigureList figures={view.soon.figures} />
        </Card>
        <Card title={overviewTexts.estimates}>
          <FigureList figures={view.estimates} />
        </Card>
        <Card title={overviewTexts.average}>
          {average ? (
            <>
              <p>
                <Link to={average.to} className="overview-figure">
                  {average.text}
                </Link>
              </p>
              <p className="text-ink-soft text-sm">{average.about}</p>
            </>
          ) : (
            <Nothing />
          )}
        </Card>
      </div>
      <Card title={overviewTexts.overdue} className="mt-4">
        {view.overdue.rows.length > 0 ? <OverdueTable overdue={view.overdue} /> : <Nothing />}
      </Card>
      <Card title={overviewTexts.received} className="mt-4">
        {view.charts.length > 0 ? (
          <>
            <p className="text-ink-soft text-sm">{overviewTexts.receivedAbout}</p>
            <div
              className={classNames(
                'grid items-start gap-x-8',
                view.charts.length > 1 && 'lg:grid-cols-2',
              )}
            >
              {view.charts.map((chart) => (
                <ReceivedChart key={chart.currency} chart={chart} />
              ))}
            </div>
          </>
        ) : (
          <Nothing />
        )}
        {payments && <CountedPayments payments={payments} />}
      </Card>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <Card title={overviewTexts.debtors}>
          {view.debtors.length === 0 && <Nothing />}
          <ul className="divide-y divide-line">
            {view.debtors.map(({ name, figure }) => (
              <li
                key={figure.to}
                className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                <span>
                  <FigureLink figure={figure} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
        {view.undelivered.length > 0 && (
          <Card title={overviewTexts.undelivered}>
            <ul className="divide-y divide-line">
              {view.undelivered.map(({ id, number, client, text, to }) => (
                <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    <Link to={to} className="overview-figure">
                      {number}
                    </Link>{' '}
                    {client}
                  </span>
                  <span className="min-w-0 text-ink-soft text-sm [overflow-wrap:anywhere]">
                    {text}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card title={overviewTexts.opened}>
          {view.opened.length === 0 && <Nothing />}
          <ul className="divide-y divide-line">
            {view.opened.map(({ number, client, text, opened, to }) => (
              <li key={to} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <Link to={to} className="overview-figure">
                    {number}
                  </Link>{' '}
                  {client}
                </span>
                <span className="figures">
                  {text} <span className="text-ink-faint text-sm">{opened}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={overviewTexts.recurring}>
          {view.recurring.rows.length === 0 ? (
            <Nothing />
          ) : (
            <ul className="divide-y divide-line">
              {view.recurring.rows.map(({ id, client, text }) => (
                <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{client}</span>
                  <Link to={view.recurring.to} className="overview-figure">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
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

function Nothing() {
  return <p className="text-ink-faint">{overviewTexts.nothing}</p>;
}

function FigureList({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return <Nothing />;
  return (
    <ul className="flex flex-col gap-1">
      {figures.map((figure) => (
        <li key={figure.to}>
          <FigureLink figure={figure} />
        </li>
      ))}
    </ul>
  );
}

/** An amount that links to its list; archived invoices have their own link. */
export function FigureLink({ figure }: { figure: Figure }) {
  const { text, count, to, archived } = figure;
  return (
    <>
      <Link to={to} className="overview-figure">
        {text}
      </Link>{' '}
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
    </>
  );
}
