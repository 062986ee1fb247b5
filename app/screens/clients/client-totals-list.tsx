import type { ClientTotals } from '#app/domain/clients/client-totals.ts';
import { formatMoney } from '#app/domain/money/money.ts';

/** What a client owes and has paid, a line for each currency; nothing without invoices. */
export function ClientTotalsList({ totals }: { totals: ClientTotals[] }) {
  if (totals.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 self-start">
      {(['outstanding', 'paid'] as const).map((kind) => (
        <div key={kind}>
          <dt className="text-ink-faint text-sm">{kind === 'paid' ? 'Paid' : 'Outstanding'}</dt>
          {totals.map((total) => (
            <dd
              key={total.currency}
              className="figures mt-1 font-semibold text-xl [overflow-wrap:anywhere]"
            >
              {formatMoney(total[kind], total.currency)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
