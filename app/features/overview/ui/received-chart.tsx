import { Link } from '@remix-run/react';
import { overviewTexts } from '#app/features/overview/texts.ts';
import type { OverviewView } from '../words/describe-overview.ts';

type ReceivedChartProps = { chart: OverviewView['charts'][number] };

/** Chart dimensions; there is space above the highest bar. */
const box = { width: 600, height: 160, gap: 8 };

/** Twelve months of received money as bars and as a table; each month links to its payments. */
export function ReceivedChart({ chart: { title, bars } }: ReceivedChartProps) {
  const step = box.width / bars.length;
  const first = bars.at(0);
  const last = bars.at(-1);
  return (
    <figure className="mt-3 min-w-0">
      <figcaption className="font-medium">{title}</figcaption>
      {last && (
        <p>
          <Link to={last.to} className="overview-figure">
            {last.text}
          </Link>{' '}
          <span className="text-ink-faint text-sm">{overviewTexts.thisMonth}</span>
        </p>
      )}
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${box.width} ${box.height}`}
        className="mt-2 w-full max-w-3xl text-accent"
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
      <p aria-hidden="true" className="flex max-w-3xl justify-between text-ink-faint text-sm">
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </p>
      <details className="mt-1">
        <summary className="thumb cursor-pointer rounded-sm font-medium text-accent-ink">
          {overviewTexts.asTable}
        </summary>
        <table className="mt-1 w-full max-w-md text-left">
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
