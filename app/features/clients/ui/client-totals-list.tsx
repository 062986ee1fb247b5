import type { ClientTotals } from '#app/domain/clients/client-totals.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { clientTexts } from '#app/features/clients/texts/clients.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

type ClientTotalsListProps = { totals: ClientTotals[]; country: CountryCode };

/** What a client owes, has paid and has as credit, one line per currency; renders nothing without invoices. */
export function ClientTotalsList({ totals, country }: ClientTotalsListProps) {
  if (totals.length === 0) return null;
  const hasCredit = totals.some(({ credit }) => credit > 0n);
  const shown = [
    'outstanding' as const,
    'paid' as const,
    ...(hasCredit ? ['credit' as const] : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3 self-start">
      {shown.map((kind) => (
        <div key={kind} className="min-w-[calc(50%-0.75rem)]">
          <dt className="text-ink-faint text-sm">{clientTexts.sums[kind]}</dt>
          {shownOf(kind, totals).map((total) => (
            <dd
              key={total.currency}
              className="figures mt-1 font-semibold text-xl [overflow-wrap:anywhere]"
            >
              {formatMoney(total[kind], total.currency, country)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

type Kind = 'outstanding' | 'paid' | 'credit';

/** The currencies with an amount, or the first one if none has any. */
function shownOf(kind: Kind, totals: ClientTotals[]): ClientTotals[] {
  const counted = totals.filter((total) => total[kind] !== 0n);
  return counted.length > 0 ? counted : totals.slice(0, 1);
}
