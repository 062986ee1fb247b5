import type { SheetTotal } from '#app/domain/invoice/sheet.ts';

/** Subtotal, discount and taxes quietly, then the one figure that counts. */
export function SheetTotals({ totals }: { totals: SheetTotal[] }) {
  return (
    <dl className="figures mt-4 ml-auto max-w-sm break-inside-avoid">
      {totals.map(({ kind, label, value }) =>
        kind === 'total' ? (
          <div
            key={label}
            className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t pt-3"
          >
            <dt className="font-semibold text-lg">{label}</dt>
            <dd className="ml-auto font-semibold text-2xl text-accent-ink leading-tight @2xl:text-3xl">
              {value}
            </dd>
          </div>
        ) : (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="ml-auto">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
