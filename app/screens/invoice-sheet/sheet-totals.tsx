import type { SheetTotal } from '#app/domain/invoice/sheet.ts';

/** Subtotal, discount and taxes quietly, then the one figure that counts. */
export function SheetTotals({ totals }: { totals: SheetTotal[] }) {
  return (
    <dl className="sheet-totals">
      {totals.map(({ kind, label, value }) => (
        <div key={label} className={kind === 'total' ? 'sheet-total' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
