import { Link } from '@remix-run/react';
import type { LineRange as Range } from '#app/i18n/format/line-range.ts';
import { listTexts } from '#app/i18n/texts.ts';

/** The range of rows shown, with links to the previous and next page. */
export function LineRange({ range: { text, previous, next } }: { range: Range }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-4 text-sm">
      <span className="text-ink-faint">{text}</span>
      <span className="flex gap-4">
        {previous && (
          <Link to={previous} preventScrollReset className="thumb underline">
            {listTexts.previous}
          </Link>
        )}
        {next && (
          <Link to={next} preventScrollReset className="thumb underline">
            {listTexts.next}
          </Link>
        )}
      </span>
    </div>
  );
}
