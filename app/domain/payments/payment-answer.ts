import type { StoredStatus } from '../invoices/status.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { PaymentIssues } from './check-entry.ts';
import type { ShownPayment } from './describe-payments.ts';

/** How an invoice and its ledger stand; minor units. */
export type LedgerState = {
  status: StoredStatus;
  currency: CurrencyCode;
  totalMinor: number;
  paidMinor: number;
};

/** What a list's address answers about payments, beside what it answers to all its posts. */
export type PaymentAnswer =
  | ({ outcome: 'recorded' | 'reversed' | 'scheduled'; invoiceId: string } & LedgerState)
  /** Nothing was recorded: the invoice is not as the form showed it, or less is due. */
  | ({ outcome: 'not-recorded'; message: string } & LedgerState)
  | { outcome: 'invalid'; issues: PaymentIssues }
  /** Not marked unpaid: these payments stand in its way, and can be taken back. */
  | { outcome: 'has-payments'; invoiceId: string; payments: ShownPayment[] };
