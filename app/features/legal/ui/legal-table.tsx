import type { ReactNode } from 'react';
import { legalTexts } from '#app/features/legal/texts.ts';
import { fill } from '#app/i18n/fill.ts';

type LegalTableProps = {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table in a legal text; on a phone each row becomes a block, with each cell below its column header. */
export function LegalTable({ caption, heads, rows }: LegalTableProps) {
  return (
    <table className="mt-4 w-full border-line border-t text-left text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 align-bottom font-semibold last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
          <tr key={row} className="border-line border-t align-top max-md:block max-md:py-3">
            {cells.map((cell, at) =>
              at === 0 ? (
                <th
                  key={heads[at]}
                  scope="row"
                  className="break-words py-2.5 pr-4 font-medium max-md:block max-md:p-0"
                >
                  {cell}
                </th>
              ) : (
                <td
                  key={heads[at]}
                  className="py-2.5 pr-4 text-ink-soft last:pr-0 max-md:block max-md:p-0 max-md:pt-1"
                >
                  <span aria-hidden="true" className="text-ink-faint md:hidden">
                    {fill(legalTexts.cellOf, { heading: heads[at] ?? '' })}{' '}
                  </span>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
