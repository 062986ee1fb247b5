import { type MouseEvent, memo, type PointerEvent } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { ListView } from '#app/domain/invoices/list-view.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { deriveStatus, isMarkable, isOwed, toggledStatus } from '#app/domain/invoices/status.ts';
import { estimateFormTexts } from '#app/features/estimates/texts.ts';
import { invoiceListTexts, invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';

import { Disputed, InProgress, PartPaid, StillDue } from '#app/features/payments/public.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { Spinner } from '#app/ui/icons/icons.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { RowButton } from './row-button.tsx';
import { RowMenu } from './row-menu.tsx';
import { SortHead } from './sort-links.tsx';
import { StatusToggle } from './status-toggle.tsx';
import type { ListWork } from './use-invoice-list.ts';

type InvoiceTableProps = {
  /** Amounts in another currency than the country's show their currency code. */
  country: CountryCode;
  listPath: string;
  createPath: string;
  /** The view that links are based on. */
  view: ListView;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** The rows and everything that the list can do. */
  work: ListWork;
};

const columns = [
  { sort: 'number', style: '' },
  { sort: 'client', style: '' },
  { sort: 'date', style: 'md:max-lg:hidden' },
  { sort: 'due', style: '' },
  { sort: 'total', style: 'text-right' },
] as const;

/** The invoices: a table with sortable columns on wide screens, cards on phones. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { country, listPath, createPath, view, today, work } = props;
  const { pages, selection, posts, files, highlighted, handlers } = work;
  return (
    <table className="block w-full border-collapse text-[0.9375rem] md:table">
      <thead className="hidden md:table-header-group">
        <tr className="list-heads">
          <td />
          {columns.map(({ sort, style }) =>
            sort === 'due' && view.kind === 'credit-note' ? (
              <td key={sort} />
            ) : (
              <SortHead key={sort} listPath={listPath} view={view} sort={sort} className={style} />
            ),
          )}
          <th scope="col">{invoiceListTexts.row.status}</th>
          <th scope="col">
            <span className="sr-only">{invoiceListTexts.row.actions}</span>
          </th>
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the number in the row is the same link for the keyboard */}
      <tbody
        className="invoice-rows flex flex-col gap-3 md:table-row-group"
        onClick={handlers.open}
        onPointerOver={showTooltip}
      >
        {pages.invoices.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            country={country}
            createPath={createPath}
            kind={view.kind}
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

/**
 * Sets the tooltip of what the pointer is on: an icon's label, or the text of a truncated cell. In the HTML of 50 rows
 * they would be a sixth of the page.
 */
function showTooltip({ target }: PointerEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement)) return;
  const labelled = target.closest<HTMLElement>('[aria-label]');
  if (labelled) labelled.title ||= labelled.ariaLabel ?? '';
  else if (target.scrollWidth > target.clientWidth) target.title = target.textContent ?? '';
}

/** What a row can do; the same object while the page is mounted, so that a row only re-renders when it changed. */
export type RowHandlers = {
  select: (invoiceId: string) => void;
  show: (invoiceId: string) => void;
  /** A click on a row's link: client-side navigation, unless the browser handles it (a new tab, for example). */
  view: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** A click anywhere else in a row opens the invoice. */
  open: (event: MouseEvent<HTMLElement>) => void;
  toggleStatus: (invoice: ListedInvoice) => void;
  download: (invoiceId: string) => void;
  copyLink: (invoice: ListedInvoice) => void;
  share: (invoice: ListedInvoice) => void;
  shareLink: (invoice: ListedInvoice) => void;
  archive: (invoice: ListedInvoice) => void;
  recordPayment: (invoice: ListedInvoice) => void;
  void: (invoice: ListedInvoice) => void;
  send: (invoice: ListedInvoice & { kind: DocumentKind }) => void;
};

type InvoiceRowProps = {
  invoice: ListedInvoice;
  country: CountryCode;
  createPath: string;
  kind: DocumentKind;
  today: string;
  /** The requested status until the server has answered. */
  wanted: 'paid' | 'unpaid' | undefined;
  isSelected: boolean;
  /** Whether it is being archived or unarchived. */
  isMoving: boolean;
  isHighlighted: boolean;
  isDownloading: boolean;
  handlers: RowHandlers;
};

/**
 * One invoice: a table row on wide screens, a card on phones, with its less common actions in a menu. Rendered up to 50
 * times, so it uses plain elements with styles and icons from `styles/repeated.css`. The router's `Link` would resolve
 * its URL in each row and re-render every row whenever the page's URL changes.
 */
const InvoiceRow = memo(function InvoiceRow(props: InvoiceRowProps) {
  const { invoice, country, createPath, kind, today, wanted, handlers } = props;
  const { isSelected, isMoving, isHighlighted, isDownloading } = props;
  const { id, invoiceNumber: number } = invoice;
  const dueDate = invoice.nextDue ?? invoice.dueDate;
  const status = wanted ? deriveStatus({ status: wanted, dueDate }, today) : invoice.status;
  const view = fill(invoiceWorkTexts.viewOf, { number });
  const pdf = fill(invoiceWorkTexts.pdfOf, { number });
  const copyLink = fill(invoiceWorkTexts.copyLinkOf, { number });
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
            aria-label={fill(invoiceListTexts.row.select, { number })}
            autoComplete="off"
          />
        </label>
      </td>
      <th scope="row">
        <a href={`/view-invoice/${id}`} onClick={handlers.view}>
          {number}
        </a>
      </th>
      <td>
        {invoice.clientName}
        <ClientActivity invoice={invoice} />
      </td>
      <td>{formatDay(invoice.invoiceDate)}</td>
      <td>
        {kind !== 'credit-note' && (
          <>
            <span>{`${kind === 'invoice' ? invoiceListTexts.row.dueMark : estimateFormTexts.validUntil} `}</span>
            {formatDay(dueDate)}
          </>
        )}
        {isOwed(status) && invoice.remindedOn && <NextReminder day={invoice.remindedOn} />}
      </td>
      <td>
        {formatMoney(invoice.totalMinor, invoice.currency, country)}
        {isOwed(status) && <StillDue invoice={invoice} country={country} />}
      </td>
      <td>
        <StatusToggle
          invoiceNumber={number}
          totalMinor={invoice.totalMinor}
          status={status}
          isPending={wanted !== undefined}
          onToggle={() => handlers.toggleStatus(invoice)}
        />
        {isOwed(status) && <PartPaid invoice={invoice} />}
        <Disputed invoice={invoice} />
        <InProgress invoice={invoice} />
      </td>
      <td>
        <RowButton aria-label={view} onClick={() => handlers.show(id)}>
          {invoiceWorkTexts.view}
        </RowButton>
        <RowButton
          aria-label={pdf}
          aria-busy={isDownloading || undefined}
          onClick={isDownloading ? undefined : () => handlers.download(id)}
        >
          {isDownloading && <Spinner />}
          {invoiceWorkTexts.pdf}
        </RowButton>
        <RowButton aria-label={copyLink} onClick={() => handlers.copyLink(invoice)}>
          {invoiceWorkTexts.copyLink}
        </RowButton>
        {isMarkable({ status, totalMinor: invoice.totalMinor }) ? (
          <MarkButton
            number={number}
            becomes={toggledStatus(status)}
            onPress={() => handlers.toggleStatus(invoice)}
          />
        ) : (
          <span />
        )}
        <RowMenu
          kind={kind}
          invoice={{ ...invoice, status }}
          createPath={createPath}
          handlers={handlers}
        />
      </td>
    </tr>
  );
});

type MarkButtonProps = { number: string; becomes: 'paid' | 'unpaid'; onPress: () => void };

function MarkButton({ number, becomes, onPress }: MarkButtonProps) {
  const label = fill(invoiceWorkTexts.markOf[becomes], { number });
  return (
    <RowButton
      aria-label={label}
      className={becomes === 'unpaid' ? 'to-unpaid' : undefined}
      onClick={onPress}
    >
      {invoiceWorkTexts.mark[becomes]}
    </RowButton>
  );
}

type ClientActivityProps = {
  invoice: Pick<ListedInvoice, 'openedOn' | 'payClickedOn' | 'undeliveredOn'>;
};

/**
 * Whether emails reach the client, and what the client has done with the invoice, one small line each; renders nothing
 * if nothing happened.
 */
export function ClientActivity({ invoice }: ClientActivityProps) {
  const { openedOn, payClickedOn, undeliveredOn } = invoice;
  const day = payClickedOn ?? openedOn;
  // One string each: between two text nodes, React inserts a comment.
  return (
    <>
      {undeliveredOn && (
        <span className="client-activity text-danger-ink">
          {fill(invoiceListTexts.row.undelivered, { date: formatDay(undeliveredOn) })}
        </span>
      )}
      {day && (
        <span className="client-activity">
          {fill(payClickedOn ? invoiceListTexts.row.clicked : invoiceListTexts.row.opened, {
            date: formatDay(day),
          })}
        </span>
      )}
    </>
  );
}

/** When the client is reminded next; on wide screens, where the column is narrow, a bell icon explains the date. */
function NextReminder({ day }: { day: string }) {
  const date = formatDay(day);
  return (
    <small className="next-reminder" title={`${reminderTexts.listed} ${date}`}>
      <span>{`${reminderTexts.listed} `}</span>
      {date}
    </small>
  );
}
