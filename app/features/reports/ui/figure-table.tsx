import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { reportTexts } from '#app/features/reports/texts.ts';
import type { FigureRow } from '../words/describe-report.ts';

type FigureTableProps = {
  title: string;
  /** The header of the first column. */
  first: string;
  rows: readonly FigureRow[];
};

/** Amounts before tax, tax and total; each row's count links to its documents. Cards on phones. */
export function FigureTable({ title, first, rows }: FigureTableProps) {
  const { columns } = reportTexts;
  return (
    <table className="w-full text-left max-md:block">
      <caption className="pb-1 text-left font-medium text-ink-soft max-md:block">{title}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-ink-faint text-sm">
          <Head>{first}</Head>
          <Head isFigure>{columns.count}</Head>
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

function Head({ children, isFigure }: { children: string; isFigure?: boolean }) {
  return (
    <th scope="col" className={`py-1 font-normal ${isFigure ? 'pl-3 text-right' : ''}`}>
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
