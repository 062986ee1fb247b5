import { firstWording, type InvoiceSheet, type SheetTotal } from '#app/domain/invoices/sheet.ts';
import { Words } from './sheet-payment.tsx';

/** The class that emphasizes the total or the balance; the other rows are plain. */
function classOf(kind: SheetTotal['kind']): string | undefined {
  if (kind === 'total') return 'sheet-total';
  return kind === 'balance' ? 'sheet-balance' : undefined;
}

/** Subtotal, discount, taxes and the large total, with the remarks about taxes below them. */
export function SheetTotals({ totals, remarks }: Pick<InvoiceSheet, 'totals' | 'remarks'>) {
  return (
    <div className="sheet-totals">
      <dl>
        {totals.map(({ kind, label, value, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two taxes may have the same name and never move
          <div key={index} className={classOf(kind)}>
            <dt>
              <Words of={label} />
            </dt>
            <dd>{value}</dd>
            {note && (
              <dd className="sheet-caption">
                <Words of={note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {remarks.map((remark) => (
        <p key={firstWording(remark)}>
          <Words of={remark} />
        </p>
      ))}
    </div>
  );
}
