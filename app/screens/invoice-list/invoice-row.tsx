import { classNames } from '#app/components/class-names.ts';
import { formatDate } from '#app/domain/dates.ts';
import { formatMoney } from '#app/domain/money/money.ts';
import { ClientActivity } from './client-activity.tsx';
import type { ListedInvoice } from './listed-invoice.ts';
import { RowActions } from './row-actions.tsx';
import { StatusToggle } from './status-toggle.tsx';
import { rowId } from './use-arrival.ts';

type InvoiceRowProps = {
  invoice: ListedInvoice;
  listPath: string;
  publicOrigin: string;
  isHighlighted: boolean;
  isDownloading: boolean;
  onDownload: (invoiceId: string) => void;
};

const cell = 'invoice-cell';

/** One invoice: a row of the table on a desk, a card on a phone. */
export function InvoiceRow({ invoice, listPath, isHighlighted, ...actions }: InvoiceRowProps) {
  const date = formatDate(invoice.invoiceDate, invoice.country);
  const due = formatDate(invoice.dueDate, invoice.country);
  return (
    <tr
      id={rowId(invoice.id)}
      className={classNames('invoice-row', isHighlighted && 'animate-highlight')}
    >
      <th
        scope="row"
        className={`${cell} min-w-0 text-left font-semibold md:min-w-24 [overflow-wrap:anywhere]`}
      >
        {invoice.invoiceNumber}
      </th>
      <td
        className={`${cell} col-start-1 row-start-2 min-w-0 md:min-w-36 [overflow-wrap:anywhere]`}
      >
        {invoice.clientName}
        <ClientActivity invoice={invoice} />
      </td>
      <td className={`${cell} figures hidden whitespace-nowrap text-ink-soft lg:table-cell`}>
        {date}
      </td>
      <td
        className={`${cell} figures col-start-1 row-start-3 whitespace-nowrap text-ink-soft max-md:text-sm`}
      >
        <span className="md:hidden">Due </span>
        {due}
      </td>
      <td
        className={`${cell} figures col-start-2 row-start-1 whitespace-nowrap text-right font-semibold max-md:text-lg`}
      >
        {formatMoney(invoice.totalMinor, invoice.currency)}
      </td>
      <td className={`${cell} col-start-2 row-span-2 row-start-2 justify-self-end`}>
        <StatusToggle invoice={invoice} listPath={listPath} />
      </td>
      <td
        className={`${cell} col-span-2 mt-2 max-md:border-line max-md:border-t max-md:pt-2 md:pr-0`}
      >
        <RowActions invoice={invoice} {...actions} />
      </td>
    </tr>
  );
}
