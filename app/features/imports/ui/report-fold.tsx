import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ReportedRow } from '#app/domain/import/import-answer.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { Button } from '#app/ui/buttons/button.tsx';

type ReportFoldProps = {
  title: string;
  /** How many entries it holds; shown beside the title. */
  count?: number;
  isOpen?: boolean;
  children: ReactNode;
};

/** A detail of the report, folded under its title. */
export function ReportFold({ title, count, isOpen = false, children }: ReportFoldProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="thumb flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-sm py-2 font-medium hover:text-accent-ink">
        <span>
          {title}
          {count !== undefined && (
            <span className="figures ml-2 font-normal text-ink-faint">{formatCount(count)}</span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-faint transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-[0.9375rem]">{children}</div>
    </details>
  );
}

/** Up to this many problems are shown unfolded. */
const fewRows = 5;

/** How many rows are shown at first: thousands would slow a phone down. */
const firstRows = 50;

type ReportedRowsProps = {
  title: string;
  /** Shown above the rows. */
  about?: ReactNode;
  rows: readonly ReportedRow[];
  /** The user has to do something about them, so a few are shown unfolded. */
  isProblem?: boolean;
};

/** Rows of the file with a message for each, folded; nothing without rows. */
export function ReportedRows({ title, about, rows, isProblem = false }: ReportedRowsProps) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  return (
    <ReportFold title={title} count={rows.length} isOpen={isProblem && rows.length <= fewRows}>
      {about}
      <ul>
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
    </ReportFold>
  );
}

/** Formats a message; records of an export have no row, and its settings no number. */
function sentenceOf({ row, number, message }: ReportedRow): string {
  if (row === 0)
    return number === '' ? message : fill(importTexts.report.ofNumber, { number, message });
  return number === ''
    ? fill(importTexts.report.row, { row, message })
    : fill(importTexts.report.rowOf, { row, number, message });
}
