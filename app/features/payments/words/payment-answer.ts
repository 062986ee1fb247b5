import type { StoredStatus } from '#app/domain/invoices/status.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { ShownPayment } from './describe-payments.ts';
import type { PaymentIssues } from './entry-issues.ts';

/** The payment state of an invoice; minor units. */
export type LedgerState = {
  status: StoredStatus;
  currency: CurrencyCode;
  totalMinor: number;
  paidMinor: number;
};

/** The client credit that can be used on an invoice, minor units, and the invoice's payment state. */
export type CreditFor = Omit<LedgerState, 'status'> & { creditMinor: number };

/** The payment responses of a list's address, in addition to those for its other requests. */
export type PaymentAnswer =
  | ({
      outcome: 'recorded' | 'reversed' | 'scheduled' | 'credit-used';
      invoiceId: string;
    } & LedgerState)
  /** Nothing was recorded: the invoice has changed since the form was shown, or less is due. */
  | ({ outcome: 'not-recorded'; message: string; creditMinor?: number } & LedgerState)
  /**
   * Nothing was recorded yet: the payment exceeds the balance. The question explains where the rest goes; sending the
   * payment again with `creditMinor` (minor units) confirms it.
   */
  | ({ outcome: 'overpays'; question: string; creditMinor: number } & LedgerState)
  /** The card refund is in progress, or Stripe hasn't confirmed it yet. */
  | { outcome: 'refunded'; invoiceId: string; isUnderWay: boolean }
  /**
   * Nothing was refunded for this reason; the amount that can be refunded (minor units) is included if the form showed
   * another one. Unless `isUnclear`, this refund has ended, and another attempt is a new one.
   */
  | { outcome: 'not-refunded'; message: string; isUnclear: boolean; refundableMinor?: number }
  | { outcome: 'invalid'; issues: PaymentIssues }
  /** Not marked unpaid because of these payments, which can be reversed. */
  | { outcome: 'has-payments'; invoiceId: string; payments: ShownPayment[] };
