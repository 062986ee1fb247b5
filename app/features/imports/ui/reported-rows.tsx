import { useState } from 'react';
import type { ToldRow } from '#app/domain/import/plan-import.ts';
import { importTexts } from '#app/features/imports/texts/import.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/count.ts';
import { Button } from '#app/ui/buttons/button.tsx';

/** How many rows are shown at first: thousands would slow a phone down. */
const firstRows = 50;

type ToldRowsProps = { title: string; hint?: string; rows: readonly ToldRow[] };

/** Lists rows of the file with a message for each. */
export function ReportedRows({ title, hint, rows }: ToldRowsProps) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  return (
    <section className="rounded-md bg-warn-soft px-4 py-3">
      <h3 className="font-medium">{title}</h3>
      {hint && <p className="mt-1 text-[0.9375rem]">{hint}</p>}
      <ul className="mt-2 text-[0.9375rem]">
        {shown.map(({ row, number, message }) => (
          <li key={`${row} ${number} ${message}`} className="py-0.5 [overflow-wrap:anywhere]">
            {sentenceOf({ row, number, message })}
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setWhole(true)}>
          {fill(importTexts.report.showAll, { count: formatCount(rows.length) })}
        </Button>
      )}
    </section>
  );
}

/** Formats a message; records of an export have no row, and its settings no number. */
function sentenceOf({ row, number, message }: ToldRow): string {
  const { report } = importTexts;
  if (row === 0) return number === '' ? message : fill(report.ofNumber, { number, message });
  return number === ''
    ? fill(report.row, { row, message })
    : fill(report.rowOf, { row, number, message });
}
