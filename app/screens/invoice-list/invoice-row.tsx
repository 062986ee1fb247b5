import { memo } from 'react';
import { classNames } from '#app/components/layout/class-names.ts';
import { formatDate } from '#app/domain/dates.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { deriveStatus } from '#app/domain/invoices/status.ts';
import { formatMoney } from '#app/domain/money/money.ts';
import { ClientActivity } from './client-activity.tsx';
import { RowActions, type RowHandlers } from './row-actions.tsx';
import { StatusToggle } from './status-toggle.tsx';

type InvoiceRowProps = {
  invoice: ListedInvoice;
  createPath: string;
  /** The seller's day, `YYYY-MM-DD`. */
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

/** One invoice: a row of the table on a desk, a card on a phone. */
export const InvoiceRow = memo(function InvoiceRow({
  invoice,
  today,
  wanted,
  isSelected,
  isMoving,
  isHighlighted,
  handlers,
  ...actions
}: InvoiceRowProps) {
  const { country, dueDate } = invoice;
  const status = wanted ? deriveStatus({ status: wanted, dueDate }, today) : invoice.status;
  return (
    <tr
      className={
        classNames(
          isSelected && 'is-selected',
          isMoving && 'is-moving',
          isHighlighted && 'animate-highlight',
        ) || undefined
      }
    >
      <td>
        <label>
          <input
            type="checkbox"
            checked={isSelected}
            onChange={() => handlers.select(invoice.id)}
            aria-label={`Select ${invoice.invoiceNumber}`}
            autoComplete="off"
          />
        </label>
      </td>
      <th scope="row">{invoice.invoiceNumber}</th>
      <td>
        {invoice.clientName}
        <ClientActivity invoice={invoice} />
      </td>
      <td>{formatDate(invoice.invoiceDate, country)}</td>
      <td>
        <span>Due </span>
        {formatDate(dueDate, country)}
      </td>
      <td>{formatMoney(invoice.totalMinor, invoice.currency)}</td>
      <td>
        <StatusToggle
          status={status}
          isPending={wanted !== undefined}
          onToggle={() => handlers.toggleStatus(invoice)}
        />
      </td>
      <td>
        <RowActions invoice={{ ...invoice, status }} handlers={handlers} {...actions} />
      </td>
    </tr>
  );
});
