import { Link } from '@remix-run/react';
import { Badge } from '#app/components/layout/badge.tsx';
import { formatDate } from '#app/domain/dates.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { deriveStatus } from '#app/domain/invoices/status.ts';
import { formatMoney } from '#app/domain/money/money.ts';
import { StatusToggle } from '../invoice-list/status-toggle.tsx';
import { useListPosts } from '../invoice-list/use-list-posts.ts';

type ClientInvoicesProps = {
  /** The page's own address, which a change of status is posted to. */
  path: string;
  invoices: ListedInvoice[];
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** Other rows are on their way. */
  isComing: boolean;
};

/** A client's invoices: a table on a desk, a column of cards on phones. The status toggles as on the list. */
export function ClientInvoices({ path, invoices, today, isComing }: ClientInvoicesProps) {
  // The page is loaded anew after a change, its totals with it.
  const { wanted, toggleStatus } = useListPosts(path, () => undefined);
  return (
    <table
      aria-labelledby="client-invoices"
      aria-busy={isComing || undefined}
      className="invoice-list block w-full border-collapse text-[0.9375rem] md:table"
    >
      <thead className="hidden md:table-header-group">
        <tr className="list-heads">
          <th scope="col">Number</th>
          <th scope="col">Date</th>
          <th scope="col">Due date</th>
          <th scope="col" className="text-right!">
            Total
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 md:table-row-group">
        {invoices.map((invoice) => {
          const { id, invoiceNumber, country, dueDate } = invoice;
          const asked = wanted.get(id);
          const status = asked ? deriveStatus({ status: asked, dueDate }, today) : invoice.status;
          return (
            <tr key={id} className="invoice-row client-invoice">
              <th scope="row" className="cell-number">
                <Link to={`/view-invoice/${id}`} className="link">
                  {invoiceNumber}
                </Link>
                {invoice.archived && (
                  <span className="ml-2 font-normal">
                    <Badge>Archived</Badge>
                  </span>
                )}
              </th>
              <td className="cell-client figures text-ink-soft">
                {formatDate(invoice.invoiceDate, country)}
              </td>
              <td className="cell-due figures">
                <span>Due </span>
                {formatDate(dueDate, country)}
              </td>
              <td className="cell-total figures">
                {formatMoney(invoice.totalMinor, invoice.currency)}
              </td>
              <td className="cell-status">
                <StatusToggle
                  status={status}
                  isPending={asked !== undefined}
                  onToggle={() => toggleStatus({ ...invoice, status })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

// @covers invoices-2.29
