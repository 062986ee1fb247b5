import type { Database } from '#db/client.server.ts';
import type { payments } from '#db/ledger-schema.ts';
import { writeEntry } from './write-entry.ts';

/** A manual payment of $10.00, as its form posts it to the invoice list on 20 March 2026 or later. */
export const paymentPost = (invoiceId: string, over: object = {}) => ({
  intent: 'record-payment',
  invoiceId,
  paymentId: crypto.randomUUID(),
  country: 'us',
  currency: 'USD',
  paidMinor: 0,
  amountMinor: 1000,
  day: '2026-03-19',
  method: 'check',
  reference: '',
  note: '',
  ...over,
});

/** $10.00 of a client's credit, as the form posts it to the invoice list. */
export const creditPost = (invoiceId: string, over: object = {}) => ({
  intent: 'use-credit',
  invoiceId,
  useId: crypto.randomUUID(),
  country: 'us',
  currency: 'USD',
  paidMinor: 0,
  amountMinor: 1000,
  ...over,
});

/** Writes a ledger entry as Stripe's events do, by default a payment of the sample invoice; returns its id. */
export async function enterByCard(
  db: Database,
  of: { userId: string; invoiceId: string },
  over: Partial<typeof payments.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const at = Date.UTC(2026, 2, 20, 11);
  const entry = { id, at, day: '2026-03-20', kind: 'payment', origin: 'card' } as const;
  await writeEntry(db, {
    ...entry,
    method: 'card',
    amountMinor: 16_501,
    userId: of.userId,
    invoiceId: of.invoiceId,
    ...over,
  });
  return over.id ?? id;
}
