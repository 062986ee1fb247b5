import { Link } from '@remix-run/react';
import { overviewTexts } from '#app/features/overview/texts.ts';
import type { OverviewView, PaymentsView } from '#app/features/overview/words/describe-overview.ts';
import { LineRange } from '#app/ui/list/line-range.tsx';
import { FigureLink } from './overview-page.tsx';

type ReceivedChartProps = { chart: OverviewView['charts'][number] };

/** Chart dimensions; there is space above the highest bar. */
const box = { width: 600, height: 160, gap: 8 };

/** Twelve months of received money as bars and as a table; each month links to its payments. */
export function ReceivedChart({ chart: { currency, title, bars } }: ReceivedChartProps) {
  const step = box.width / bars.length;
  const first = bars.at(0);
  const last = bars.at(-1);
  return (
    <figure className="mt-3 min-w-0 max-w-3xl">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{currency}</span>
        {last && (
          <span>
            <span className="text-ink-faint text-sm">{overviewTexts.thisMonth}</span>{' '}
            <Link to={last.to} className="overview-figure">
              {last.text}
            </Link>
          </span>
        )}
      </figcaption>
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${box.width} ${box.height}`}
        className="chart mt-2 w-full text-accent"
      >
        {bars.map(({ month, height, label, text }, at) => (
          <rect
            key={month}
            x={at * step + box.gap / 2}
            y={box.height - (height / 100) * box.height}
            width={step - box.gap}
            height={(height / 100) * box.height}
            rx="3"
            fill="currentColor"
          >
            <title>{`${label}: ${text}`}</title>
          </rect>
        ))}
        <line
          x1="0"
          x2={box.width}
          y1={box.height - 0.5}
          y2={box.height - 0.5}
          stroke="currentColor"
          className="text-line-strong"
        />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-ink-faint text-sm">
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </p>
      <details className="mt-1">
        <summary className="thumb cursor-pointer rounded-sm font-medium text-accent-ink">
          {overviewTexts.asTable}
        </summary>
        <table className="mt-1 w-full text-left">
          <thead className="text-ink-faint text-sm">
            <tr>
              <th scope="col" className="font-normal">
                {overviewTexts.month}
              </th>
              <th scope="col" className="text-right font-normal">
                {overviewTexts.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ month, label, text, to }) => (
              <tr key={month} className="border-line border-t">
                <th scope="row" className="py-1 font-normal">
                  <Link to={to} className="thumb underline">
                    {label}
                  </Link>
                </th>
                <td className="figures py-1 text-right">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** The payments behind a figure, with pagination. */
export function CountedPayments({ payments }: { payments: PaymentsView }) {
  const { title, range, rows } = payments;
  const hasDays = rows.some(({ days }) => days !== null);
  return (
    <section id="payments" aria-label={title} className="mt-6 border-line border-t pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-medium">{title}</h3>
        <Link to="." preventScrollReset className="thumb underline">
          {overviewTexts.hidePayments}
        </Link>
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-faint">{overviewTexts.noPayments}</p>
      ) : (
        <table className="mt-1 w-full text-left max-sm:text-sm">
          <thead className="text-ink-faint text-sm">
            <tr>
              <th scope="col" className="font-normal">
                {overviewTexts.date}
              </th>
              <th scope="col" className="font-normal">
                {overviewTexts.invoice}
              </th>
              <th scope="col" className="font-normal max-sm:hidden">
                {overviewTexts.client}
              </th>
              {hasDays && (
                <th scope="col" className="pr-1.5 sm:pr-3 text-right font-normal">
                  {overviewTexts.days}
                </th>
              )}
              <th scope="col" className="text-right font-normal">
                {overviewTexts.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, day, number, to, client, days, text }) => (
              <tr key={id} className="border-line border-t">
                <td className="whitespace-nowrap py-1 pr-1.5 sm:pr-3">{day}</td>
                <td className="py-1 pr-1.5 sm:pr-3">
                  <Link to={to} className="thumb underline [overflow-wrap:anywhere]">
                    {number}
                  </Link>
                </td>
                <td className="py-1 pr-1.5 sm:pr-3 [overflow-wrap:anywhere] max-sm:hidden">
                  {client}
                </td>
                {hasDays && <td className="figures py-1 pr-1.5 sm:pr-3 text-right">{days}</td>}
                <td className="figures whitespace-nowrap py-1 text-right">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && <LineRange range={range} />}
    </section>
  );
}

/** What is owed in each currency, in all, soon and late; cards on phones. */
export function OwedTable({ owed: { columns, rows } }: { owed: OverviewView['owed'] }) {
  return (
    <table className="owed-table">
      <thead className="max-md:sr-only">
        <tr className="text-ink-faint text-sm">
          <th scope="col">{overviewTexts.currency}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ currency, cells }) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            {cells.map((figure, at) => (
              <td key={columns[at]}>
                {figure && (
                  <>
                    <span className="text-ink-faint text-sm md:hidden">{columns[at]}</span>
                    <FigureLink figure={figure} />
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
