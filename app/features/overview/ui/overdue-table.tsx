import { overviewTexts } from '#app/features/overview/texts/overview.ts';
import type { OverviewView } from '../words/describe-overview.ts';
import { FigureLink } from './overview-page.tsx';

/** Overdue amounts by days late; cards on phones. */
export function OverdueTable({ overdue: { ages, rows } }: { overdue: OverviewView['overdue'] }) {
  return (
    <table className="w-full text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr className="text-ink-faint text-sm">
          <th scope="col" className="py-1 font-normal">
            {overviewTexts.currency}
          </th>
          {ages.map((age) => (
            <th key={age} scope="col" className="py-1 font-normal">
              {age}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ currency, cells }) => (
          <tr key={currency} className="border-line border-t max-md:block max-md:py-2">
            <th scope="row" className="py-2 font-medium max-md:block max-md:py-0">
              {currency}
            </th>
            {cells.map((figure, at) => (
              <td key={ages[at]} className="py-2 max-md:block max-md:py-0.5 max-md:empty:hidden">
                {figure && (
                  <>
                    <span className="text-ink-faint text-sm md:hidden">{`${ages[at]} `}</span>
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
