import { Link } from '@remix-run/react';
import { type ListCounts, type ListView, listStatuses } from '#app/domain/invoices/list-view.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts/invoice-list.ts';
import { formatCount } from '#app/i18n/format/count.ts';
import { listAddress } from './list-address.ts';

type StatusChipsProps = { listPath: string; view: ListView; counts: ListCounts };

/** The chips All, Unpaid, Due soon, Overdue and Paid, each with its count. */
export function StatusChips({ listPath, view, counts }: StatusChipsProps) {
  // A single chip would change nothing.
  if (listStatuses[view.kind].length === 1) return null;
  return (
    <nav
      aria-label={invoiceListTexts.chips.label}
      className="min-w-0 max-lg:w-full max-md:-mx-4 max-md:w-[calc(100%+2rem)]"
    >
      <ul className="chip-row">
        {listStatuses[view.kind].map((status) => (
          <li key={status}>
            <Link
              to={listAddress(listPath, { ...view, status })}
              preventScrollReset
              aria-current={status === view.status ? 'true' : undefined}
              className="chip"
            >
              {invoiceListTexts.chips[status]}{' '}
              <span className="figures opacity-85">{formatCount(counts[status] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
