/** How a client paid (`getting-paid.md` section 2). */
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

/** An entry of the ledger: money that came, an entry of the seller's that is taken back, money that went back. */
export const entryKinds = ['payment', 'reversal', 'refund'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * What wrote an entry: its seller by hand, the toggle of the list, a card payment's provider; `taken-over` is of an invoice that
 * was paid before there was a ledger.
 */
export const entryOrigins = ['hand', 'mark', 'card', 'taken-over'] as const;
export type EntryOrigin = (typeof entryOrigins)[number];
