import { Link } from '@remix-run/react';
import { type ListStatus, type ListView, listStatuses } from '#app/domain/invoice/list-view.ts';
import { statusLabels } from '#app/domain/invoice/status.ts';
import { listAddress } from './list-address.ts';

type StatusChipsProps = { listPath: string; view: ListView; counts: Record<ListStatus, number> };

/** What a chip, and the panel's choice of a status, says. */
export const listStatusLabels: Record<ListStatus, string> = { all: 'All', ...statusLabels };

/** All, Unpaid, Due soon, Overdue, Paid, each with how many there are (`invoices.md` section 2). */
export function StatusChips({ listPath, view, counts }: StatusChipsProps) {
  return (
    <nav
      aria-label="Filter by status"
      className="min-w-0 max-lg:w-full max-md:-mx-4 max-md:w-[calc(100%+2rem)]"
    >
      <ul className="chip-row">
        {listStatuses.map((status) => (
          <li key={status}>
            <Link
              to={listAddress(listPath, { ...view, status })}
              preventScrollReset
              aria-current={status === view.status ? 'true' : undefined}
              className="chip"
            >
              {listStatusLabels[status]}{' '}
              <span className="figures opacity-75">{counts[status].toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
