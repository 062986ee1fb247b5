import { addDays } from '#app/domain/dates.ts';
import type { payments } from '../ledger-schema.ts';
import type { invoices } from '../schema.ts';

type InvoiceRow = typeof invoices.$inferInsert & { createdAt: number };
export type DemoPayment = typeof payments.$inferInsert & { day: string };

const dayMs = 86_400_000;
const methods = ['bank_transfer', 'paypal', 'bank_transfer', 'card', 'other'] as const;

/**
 * Returns the single payment of each paid demo invoice, some days after its date and not after `today` (`YYYY-MM-DD`).
 */
export function demoPayments(rows: readonly InvoiceRow[], today: string): DemoPayment[] {
  return rows.flatMap((row, index) => {
    if (row.status !== 'paid') return [];
    const days = 3 + ((index * 7) % 25);
    const day = addDays(row.invoiceDate, days);
    return [
      {
        id: `${row.id}-paid`,
        invoiceId: row.id,
        userId: row.userId,
        kind: 'payment' as const,
        origin: 'hand' as const,
        amountMinor: row.totalMinor,
        day: day < today ? day : today,
        at: row.createdAt + (day < today ? days * dayMs : 60_000),
        method: methods[index % methods.length] ?? 'other',
      },
    ];
  });
}
