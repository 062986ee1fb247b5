/**
 * Returns how much of an invoice is settled, in minor units. When refunds and lost disputes exceed the payments, only
 * credit notes count, so that the client is never asked for more than the total. The ledger keeps the true sum.
 * @param ledger.paidMinor the sum of the ledger, including credit notes
 */
export function settledMinor(ledger: { paidMinor: number; creditedMinor: number }): number {
  return Math.max(ledger.paidMinor, ledger.creditedMinor);
}
