/**
 * How much of an invoice its client has settled, in minor units: where more went back than came, they are asked for no more than
 * its total less credit notes. The ledger keeps the true sum.
 * @param ledger.paidMinor what the ledger comes to, credit notes included
 */
export function settledMinor(ledger: { paidMinor: number; creditedMinor: number }): number {
  return Math.max(ledger.paidMinor, ledger.creditedMinor);
}
