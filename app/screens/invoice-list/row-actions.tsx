import type { MouseEvent } from 'react';
import { Spinner } from '#app/components/icons/spinner.tsx';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { RowMenu } from './row-menu.tsx';

/** What a row can do; the same object as long as the page is there, so that a row is drawn anew only when it changed. */
export type RowHandlers = {
  select: (invoiceId: string) => void;
  /** A press on a row's link: followed by the router, unless the browser is to do something else with it. */
  view: (event: MouseEvent<HTMLAnchorElement>) => void;
  toggleStatus: (invoice: ListedInvoice) => void;
  download: (invoiceId: string) => void;
  copyLink: (invoice: ListedInvoice) => void;
  share: (invoice: ListedInvoice) => void;
  archive: (invoice: ListedInvoice) => void;
};

type RowActionsProps = {
  invoice: ListedInvoice;
  createPath: string;
  isDownloading: boolean;
  handlers: RowHandlers;
};

/**
 * View, PDF and Copy link of one invoice, and the rest behind a button. Drawn for each of 50 rows: plain elements, with
 * their looks and icons in `styles/repeated.css`. The router's `Link` resolves its address anew in each row
 * and draws every row again whenever the page's address changes.
 */
export function RowActions({ invoice, createPath, isDownloading, handlers }: RowActionsProps) {
  const { id, invoiceNumber } = invoice;
  return (
    <>
      <a href={`/view-invoice/${id}`} aria-label={`View ${invoiceNumber}`} onClick={handlers.view}>
        View
      </a>
      <button
        type="button"
        aria-label={`PDF of ${invoiceNumber}`}
        aria-busy={isDownloading || undefined}
        onClick={isDownloading ? undefined : () => handlers.download(id)}
      >
        {isDownloading && <Spinner />}
        PDF
      </button>
      <button
        type="button"
        aria-label={`Copy link of ${invoiceNumber}`}
        onClick={() => handlers.copyLink(invoice)}
      >
        Copy link
      </button>
      <RowMenu invoice={invoice} createPath={createPath} handlers={handlers} />
    </>
  );
}

// @covers invoices-2.14
