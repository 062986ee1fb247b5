import { Link } from '@remix-run/react';
import { Spinner } from '#app/components/spinner.tsx';
import type { ListedInvoice } from '#app/domain/invoice/listed-invoice.ts';
import { RowIcon } from './row-icon.tsx';
import { RowMenu } from './row-menu.tsx';

/** What a row can do; the same object as long as the page is there, so that a row is drawn anew only when it changed. */
export type RowHandlers = {
  select: (invoiceId: string) => void;
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

/** View, PDF and Copy link of one invoice, and the rest behind a button. */
export function RowActions({ invoice, createPath, isDownloading, handlers }: RowActionsProps) {
  const { id, invoiceNumber } = invoice;
  return (
    <div className="row-actions">
      <Link
        to={`/view-invoice/${id}`}
        aria-label={`View ${invoiceNumber}`}
        className="button row-button"
      >
        <RowIcon name="view" />
        <span>View</span>
      </Link>
      <button
        type="button"
        aria-label={`PDF of ${invoiceNumber}`}
        aria-busy={isDownloading || undefined}
        className="button row-button"
        onClick={isDownloading ? undefined : () => handlers.download(id)}
      >
        {isDownloading ? <Spinner /> : <RowIcon name="download" />}
        <span>PDF</span>
      </button>
      <button
        type="button"
        aria-label={`Copy link of ${invoiceNumber}`}
        className="button row-button"
        onClick={() => handlers.copyLink(invoice)}
      >
        <RowIcon name="link" />
        <span>Copy link</span>
      </button>
      <RowMenu invoice={invoice} createPath={createPath} handlers={handlers} />
    </div>
  );
}
