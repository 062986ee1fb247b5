import { Link } from '@remix-run/react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { type ListCounts, type ListView, listStatuses } from '#app/domain/invoices/list-view.ts';
import type { OwedSum } from '#app/domain/invoices/listed-invoice.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { formatCount } from '#app/i18n/format/number.ts';
import { listAddress } from './list-address.ts';

type OwedTotalsProps = { owed: readonly OwedSum[]; country: CountryCode };

/**
 * The amounts owed on the listed invoices and the overdue part of them, by currency; renders nothing if nothing is
 * owed.
 */
export function OwedTotals({ owed, country }: OwedTotalsProps) {
  if (owed.length === 0) return null;
  const overdue = owed.filter((sum) => sum.overdue > 0n);
  const lines = [
    {
      label: invoiceListTexts.sums.owed,
      sums: owed.map((sum) => formatMoney(sum.owed, sum.currency, country)),
    },
    {
      label: invoiceListTexts.sums.overdue,
      sums: overdue.map((sum) => formatMoney(sum.overdue, sum.currency, country)),
    },
  ];
  return (
    <dl className="figures mt-3 grid grid-cols-[max-content_1fr] items-baseline gap-x-3 gap-y-1">
      {lines
        .filter(({ sums }) => sums.length > 0)
        .map(({ label, sums }) => (
          <div key={label} className="contents">
            <dt className="text-ink-faint text-sm">{label}</dt>
            <dd>
              <ul className="flex flex-wrap gap-x-3 font-semibold">
                {sums.map((sum) => (
                  <li key={sum}>{sum}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}

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
