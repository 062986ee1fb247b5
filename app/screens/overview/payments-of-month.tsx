import { Link } from '@remix-run/react';
import { formatCount } from '#app/domain/format-count.ts';
import type { OverviewView } from '#app/domain/overview/describe-overview.ts';
import { mostListed } from '#app/domain/overview/overview.ts';
import { fill } from '#app/texts/fill.ts';
import { overviewTexts } from '#app/texts/overview.ts';

/** The payments that a month's figure counts. */
export function PaymentsOfMonth({
  payments: { title, rows },
}: {
  payments: NonNullable<OverviewView['payments']>;
}) {
  return (
    <section id="payments" aria-label={title} className="mt-6 border-line border-t pt-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-medium">{title}</h3>
        <Link to="." preventScrollReset className="thumb underline">
          {overviewTexts.hidePayments}
        </Link>
      </div>
      {rows.length === 0 && <p className="text-ink-faint">{overviewTexts.noPayments}</p>}
      {rows.length === mostListed && (
        <p className="text-ink-faint">
          {fill(overviewTexts.mostPayments, { most: formatCount(mostListed) })}
        </p>
      )}
      {rows.length > 0 && (
        <table className="mt-1 w-full text-left">
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
              <th scope="col" className="text-right font-normal">
                {overviewTexts.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, day, number, to, client, text }) => (
              <tr key={id} className="border-line border-t">
                <td className="py-1 pr-2">{day}</td>
                <td className="py-1 pr-2">
                  <Link to={to} className="thumb underline [overflow-wrap:anywhere]">
                    {number}
                  </Link>
                </td>
                <td className="py-1 pr-2 [overflow-wrap:anywhere] max-sm:hidden">{client}</td>
                <td className="figures py-1 text-right">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

// @covers paid-9.1
