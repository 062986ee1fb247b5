import { Link, useLocation } from '@remix-run/react';
import type { OwnersView } from '#app/domain/invoices/owners-view.ts';
import { FoldArrow } from '#app/features/review/public.ts';
import { reviewTexts } from '#app/features/review/texts/review.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';

type OwnersEInvoiceProps = { canEdit: boolean; owner: OwnersView };

/** The invoice as XML, or what is missing for that with the ways to it. The native shell has no downloads. */
export function OwnersEInvoice({ canEdit, owner }: OwnersEInvoiceProps) {
  const { id, country, eInvoice } = owner;
  const { create } = usePaths(country);
  const { hash } = useLocation();
  return (
    <section data-web-only aria-label={eInvoice.title} className="px-3">
      <details className="group" open={hash === '#e-invoice' || undefined}>
        <summary className="thumb flex w-full cursor-pointer items-center gap-2 rounded-sm font-medium">
          <span className="min-w-0 flex-1">{eInvoice.title}</span>
          <FoldArrow className="group-open:-rotate-90" />
        </summary>
        <p className="mt-1 font-medium">{eInvoice.headline}</p>
        <ul>
          {eInvoice.problems.map(({ sentence, field }) => (
            <li key={`${field} ${sentence}`} className="mt-2">
              {sentence}
              {canEdit && (
                <>
                  <br />
                  <Link
                    to={`${create}?edit=${id}#${new URLSearchParams({ field })}`}
                    className={classNames(
                      buttonStyle({ variant: 'quiet', size: 'small' }),
                      '-ml-3',
                    )}
                  >
                    {reviewTexts.edit}
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
        {eInvoice.problems.length === 0 && (
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
    </section>
  );
}
