import type { StoredStatus } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/currency.ts';
import type { PaymentIssues } from '#app/domain/payments/check-entry.ts';
import type { ShownPayment } from './describe-payments.ts';

/** How an invoice and its ledger stand; minor units. */
export type LedgerState = {
  status: StoredStatus;
  currency: CurrencyCode;
  totalMinor: number;
  paidMinor: number;
};

/** The credit of an invoice's client that can be used on it, minor units, and how the invoice stands. */
export type CreditFor = Omit<LedgerState, 'status'> & { creditMinor: number };

/** What a list's address answers about payments, beside what it answers to all its posts. */
export type PaymentAnswer =
  | ({
      outcome: 'recorded' | 'reversed' | 'scheduled' | 'credit-used';
      invoiceId: string;
    } & LedgerState)
  /** Nothing was recorded: the invoice is not as the form showed it, or less is due. */
  | ({ outcome: 'not-recorded'; message: string; creditMinor?: number } & LedgerState)
  /**
   * Nothing was recorded yet: the payment is more than what is due. The question says where the rest goes, and `creditMinor`, minor units,
   * confirms it when it is sent with the payment.
   */
  | ({ outcome: 'overpays'; question: string; creditMinor: number } & LedgerState)
  /** Money goes back by card: it is under way, or Stripe has not said so yet. */
  | { outcome: 'refunded'; invoiceId: string; isUnderWay: boolean }
  /**
   * Nothing was refunded, for this reason; so much can be, in minor units, where the form showed another sum. Unless it is unclear, that
   * refund is over: another try is another one.
   */
  | { outcome: 'not-refunded'; message: string; isUnclear: boolean; refundableMinor?: number }
  | { outcome: 'invalid'; issues: PaymentIssues }
  /** Not marked unpaid: these payments stand in its way, and can be taken back. */
  | { outcome: 'has-payments'; invoiceId: string; payments: ShownPayment[] };
