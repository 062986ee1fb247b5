import { Link, useLocation } from '@remix-run/react';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { buttonStyle } from '#app/ui/buttons/button.tsx';
import { FoldArrow } from '#app/ui/icons/fold-arrow.tsx';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';

type OwnersEInvoiceProps = { canEdit: boolean; owner: OwnersView };

/**
 * Explains why the PDF contains no XML, and offers the XML as a download or lists what is missing for it, with links.
 * The native app has no downloads.
 */
export function OwnersEInvoice({ canEdit, owner }: OwnersEInvoiceProps) {
  const { id, country, eInvoice, pdfProblem } = owner;
  const { create } = usePaths(country);
  const { hash } = useLocation();
  const way = (field: string, className: string) =>
    canEdit && (
      <Link
        to={`${create}?edit=${id}#${new URLSearchParams({ field })}`}
        data-web-only
        className={className}
      >
        {reviewTexts.edit}
      </Link>
    );
  const isReady = eInvoice.problems.length === 0;
  return (
    <section
      data-web-only={pdfProblem === null || undefined}
      aria-label={eInvoice.title}
      className="px-3"
    >
      <details className="group peer" open={hash === '#e-invoice' || undefined}>
        <summary className="thumb flex w-full cursor-pointer items-center gap-2 rounded-sm font-medium">
          <span className="min-w-0 flex-1">{eInvoice.title}</span>
          <FoldArrow className="group-open:-rotate-90" />
        </summary>
        <p className="mt-1 font-medium">{eInvoice.headline}</p>
        <ul>
          {eInvoice.problems.map(({ sentence, field }) => (
            <li key={`${field} ${sentence}`} className="mt-2">
              {sentence}
              {canEdit && <br />}
              {way(field, classNames(buttonStyle({ variant: 'quiet', size: 'small' }), '-ml-3'))}
            </li>
          ))}
        </ul>
        {isReady && (
          <a
            href={`/view-invoice/${id}/xml`}
            download
            className={classNames(buttonStyle({ variant: 'secondary', size: 'small' }), 'mt-2')}
          >
            <LineIcon name="download" className="size-4.5" />
            {eInvoice.download}
          </a>
        )}
        <p className="mt-2 mb-1 text-ink-faint">{eInvoice.note}</p>
      </details>
      {pdfProblem && (
        <p data-pdf-problem className="mb-1 text-ink-soft peer-open:hidden">
          {pdfProblem.sentence}{' '}
          {way(pdfProblem.field, 'thumb rounded-sm text-accent-ink underline')}
        </p>
      )}
    </section>
  );
}
