import { type MouseEvent, memo } from 'react';
import { Spinner } from '#app/components/icons/spinner.tsx';
import { classNames } from '#app/components/layout/class-names.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { formatDay } from '#app/domain/dates.ts';
import type { ListView } from '#app/domain/invoices/list-view.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { deriveStatus, toggledStatus } from '#app/domain/invoices/status.ts';
import { formatMoney } from '#app/domain/money/money.ts';
import { RowMenu } from './row-menu.tsx';
import { SortHead } from './sort-links.tsx';
import { StatusToggle } from './status-toggle.tsx';
import type { ListWork } from './use-invoice-list.ts';

type InvoiceTableProps = {
  /** Amounts in another currency than its own have their code. */
  country: CountryCode;
  listPath: string;
  createPath: string;
  /** The view that links go on from. */
  view: ListView;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** The rows, and everything that the list can do. */
  work: ListWork;
};

const columns = [
  { sort: 'number', style: '' },
  { sort: 'client', style: '' },
  { sort: 'date', style: 'md:max-lg:hidden' },
  { sort: 'due', style: '' },
  { sort: 'total', style: 'text-right' },
] as const;

/** The invoices: a table on a wide screen, whose heads sort it; a column of cards on phones. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { country, listPath, createPath, view, today, work } = props;
  const { pages, selection, posts, files, highlighted, handlers } = work;
  return (
    <table className="block w-full border-collapse text-[0.9375rem] md:table">
      <thead className="hidden md:table-header-group">
        <tr className="list-heads">
          <td />
          {columns.map(({ sort, style }) => (
            <SortHead key={sort} listPath={listPath} view={view} sort={sort} className={style} />
          ))}
          <th scope="col">Status</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the number in the row is the same link for the keyboard */}
      <tbody
        className="invoice-rows flex flex-col gap-3 md:table-row-group"
        onClick={handlers.open}
      >
        {pages.invoices.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            country={country}
            createPath={createPath}
            today={today}
            wanted={posts.wanted.get(invoice.id)}
            isSelected={selection.has(invoice.id)}
            isMoving={posts.moving.has(invoice.id)}
            isHighlighted={invoice.id === highlighted}
            isDownloading={files.downloading.has(invoice.id)}
            handlers={handlers}
          />
        ))}
      </tbody>
    </table>
  );
}

/** What a row can do; the same object as long as the page is there, so that a row is drawn anew only when it changed. */
export type RowHandlers = {
  select: (invoiceId: string) => void;
  /** A press on a row's link: followed by the router, unless the browser is to do something else with it. */
  view: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** A press anywhere else in a row opens the invoice. */
  open: (event: MouseEvent<HTMLElement>) => void;
  toggleStatus: (invoice: ListedInvoice) => void;
  download: (invoiceId: string) => void;
  copyLink: (invoice: ListedInvoice) => void;
  share: (invoice: ListedInvoice) => void;
  archive: (invoice: ListedInvoice) => void;
};

type InvoiceRowProps = {
  invoice: ListedInvoice;
  country: CountryCode;
  createPath: string;
  today: string;
  /** The status that was asked for, as long as the server has not answered. */
  wanted: 'paid' | 'unpaid' | undefined;
  isSelected: boolean;
  /** On its way into the archive or out of it. */
  isMoving: boolean;
  isHighlighted: boolean;
  isDownloading: boolean;
  handlers: RowHandlers;
};

/**
 * One invoice: a row of the table on a wide screen, a card on a phone; its less common actions are behind a button. Drawn 50 times:
 * plain elements, with their looks and icons in `styles/repeated.css`. The router's `Link` resolves its address anew in each
 * row and draws every row again whenever the page's address changes.
 */
const InvoiceRow = memo(function InvoiceRow(props: InvoiceRowProps) {
  const { invoice, country, createPath, today, wanted, handlers } = props;
  const { isSelected, isMoving, isHighlighted, isDownloading } = props;
  const { id, invoiceNumber, dueDate } = invoice;
  const status = wanted ? deriveStatus({ status: wanted, dueDate }, today) : invoice.status;
  const look = classNames(
    isSelected && 'is-selected',
    isMoving && 'is-moving',
    isHighlighted && 'animate-highlight',
  );
  return (
    <tr className={look || undefined}>
      <td>
        <label>
          <input
            type="checkbox"
            checked={isSelected}
            onChange={() => handlers.select(id)}
            aria-label={`Select ${invoiceNumber}`}
            autoComplete="off"
          />
        </label>
      </td>
      <th scope="row">
        <a href={`/view-invoice/${id}`} onClick={handlers.view}>
          {invoiceNumber}
        </a>
      </th>
      <td title={invoice.clientName}>
        {invoice.clientName}
        <ClientActivity invoice={invoice} />
      </td>
      <td>{formatDay(invoice.invoiceDate)}</td>
      <td>
        <span>Due </span>
        {formatDay(dueDate)}
      </td>
      <td>{formatMoney(invoice.totalMinor, invoice.currency, country)}</td>
      <td>
        <StatusToggle
          invoiceNumber={invoiceNumber}
          status={status}
          isPending={wanted !== undefined}
          onToggle={() => handlers.toggleStatus(invoice)}
        />
      </td>
      <td>
        <a
          href={`/view-invoice/${id}`}
          aria-label={`View ${invoiceNumber}`}
          title={`View ${invoiceNumber}`}
          onClick={handlers.view}
        >
          View
        </a>
        <button
          type="button"
          aria-label={`PDF of ${invoiceNumber}`}
          title={`PDF of ${invoiceNumber}`}
          aria-busy={isDownloading || undefined}
          onClick={isDownloading ? undefined : () => handlers.download(id)}
        >
          {isDownloading && <Spinner />}
          PDF
        </button>
        <button
          type="button"
          aria-label={`Copy link of ${invoiceNumber}`}
          title={`Copy link of ${invoiceNumber}`}
          onClick={() => handlers.copyLink(invoice)}
        >
          Copy link
        </button>
        <button
          type="button"
          aria-label={`Mark ${toggledStatus(status)}: ${invoiceNumber}`}
          title={`Mark ${toggledStatus(status)}: ${invoiceNumber}`}
          onClick={() => handlers.toggleStatus(invoice)}
        >
          {`Mark ${toggledStatus(status)}`}
        </button>
        <RowMenu invoice={{ ...invoice, status }} createPath={createPath} handlers={handlers} />
      </td>
    </tr>
  );
});

type ClientActivityProps = {
  invoice: Pick<ListedInvoice, 'openedOn' | 'payClickedOn'>;
};

/** How far the client has come with an invoice, in one small line; nothing when nothing happened. */
export function ClientActivity({ invoice }: ClientActivityProps) {
  const { openedOn, payClickedOn } = invoice;
  const day = payClickedOn ?? openedOn;
  if (!day) return null;
  const event = payClickedOn ? 'Clicked to pay' : 'Opened';
  // One text: between two, React writes a comment.
  return <span className="client-activity">{`${event} ${formatDay(day)}`}</span>;
}

// @covers invoices-2.14 invoices-2.26
