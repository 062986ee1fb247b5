/** How a client paid. */
export const paymentMethods = [
  'bank_transfer',
  'card',
  'paypal',
  'cash',
  'check',
  'interac',
  'payid',
  'other',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * An entry of the ledger: money that came, an entry of the seller's that is taken back, money that went back, credit that was used
 * on another invoice; money that is here again, since its refund failed or the use of the credit was taken back; a credit note,
 * which asks for less and is no money.
 */
export const entryKinds = [
  'payment',
  'reversal',
  'refund',
  'used',
  'returned',
  'credited',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * What wrote an entry: its seller by hand, the toggle of the list, a card payment's provider, credit that moves between invoices of
 * a client, a credit note; `taken-over` is of an invoice that was imported as paid.
 */
export const entryOrigins = ['hand', 'mark', 'card', 'credit', 'note', 'taken-over'] as const;
export type EntryOrigin = (typeof entryOrigins)[number];

/** What an entry adds to what was paid, minor units: what takes money away is below zero. */
export function signedMinor({
  kind,
  amountMinor,
}: {
  kind: EntryKind;
  amountMinor: number;
}): number {
  return kind === 'payment' || kind === 'returned' || kind === 'credited'
    ? amountMinor
    : -amountMinor;
}
