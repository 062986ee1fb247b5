import { Link } from '@remix-run/react';
import { reportTexts } from '#app/features/reports/texts/reports.ts';
import { LineRange } from '#app/ui/list/line-range.tsx';
import type { ShownView } from '../words/describe-report.ts';
import { AmountCell } from './amount-cell.tsx';

/** A page of the documents or payments behind a figure. */
export function ShownLines({ shown }: { shown: ShownView }) {
  const { title, rows, range, hide } = shown;
  const { columns } = reportTexts;
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
