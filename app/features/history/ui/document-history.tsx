import { Link } from '@remix-run/react';
import type { HistoryLine } from '#app/features/history/words/describe-history.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { FoldArrow } from '#app/ui/icons/fold-arrow.tsx';

/**
 * A document's history for its owner: the latest event in one line, which expands to all events, the changes of edits
 * and earlier versions.
 */
export function DocumentHistory({
  owner: { id, history: lines, earlierVersions },
}: {
  owner: OwnersView;
}) {
  const title = publicInvoiceTexts.owner.history;
  return (
    <section aria-label={title} className="px-3">
      <details className="group">
        <summary className="thumb flex w-full cursor-pointer items-center gap-2 rounded-sm font-medium">
          <span className="min-w-0 flex-1">
            {title}
            <span className="ml-2 font-normal text-ink-soft group-open:hidden">
              {lines[0]?.text}
            </span>
          </span>
          <FoldArrow className="group-open:-rotate-90" />
        </summary>
        <ol className="mt-1 mb-2 ml-1 border-line border-l pl-4">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two lines may have the same text.
            <li key={at} className="relative break-words py-1">
              <span
                aria-hidden="true"
                className="absolute top-2.5 -left-[1.3125rem] size-2.5 rounded-full border-2 border-accent-ink bg-sunken"
              />
              <Line {...line} />
            </li>
          ))}
        </ol>
        {earlierVersions.length > 0 && (
          <>
            <p className="mt-3 font-medium">{publicInvoiceTexts.owner.earlierVersions}</p>
            <ul className="mb-2">
              {earlierVersions.map(({ revision, text }) => (
                <li key={revision}>
                  <Link to={`/view-invoice/${id}/versions/${revision}`} className="thumb underline">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </section>
  );
}

function Line({ text, changes }: HistoryLine) {
  if (changes.length === 0) return text;
  return (
    <>
      {text}
      <ul className="ml-4 list-disc text-ink-soft">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </>
  );
}
