import type { CountryCode } from '#app/domain/country/country.ts';
import type { OwedSum } from '#app/domain/invoices/listed-invoice.ts';
import { formatMoney } from '#app/domain/money/money.ts';

type OwedTotalsProps = { owed: readonly OwedSum[]; country: CountryCode };

/** What is owed of the invoices that the list shows, and what of it is overdue, each currency by itself; nothing without it. */
export function OwedTotals({ owed, country }: OwedTotalsProps) {
  if (owed.length === 0) return null;
  const overdue = owed.filter((sum) => sum.overdue > 0n);
  const lines = [
    { label: 'Owed', sums: owed.map((sum) => formatMoney(sum.owed, sum.currency, country)) },
    {
      label: 'Overdue',
      sums: overdue.map((sum) => formatMoney(sum.overdue, sum.currency, country)),
    },
  ];
  return (
    <dl className="figures mt-3 flex flex-wrap gap-x-8 gap-y-1">
      {lines
        .filter(({ sums }) => sums.length > 0)
        .map(({ label, sums }) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="text-ink-faint text-sm">{label}</dt>
            {sums.map((sum) => (
              <dd key={sum} className="font-semibold">
                {sum}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
