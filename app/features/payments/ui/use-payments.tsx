import { type ReactNode, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import type { ListChange } from '#app/features/invoice-list/public.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { sayNotFetched, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import type { ShownPayment } from '../words/describe-payments.ts';

/** An invoice on which a payment is about to be recorded. */
export type PayableInvoice = Pick<
  ListedInvoice,
  'id' | 'invoiceNumber' | 'currency' | 'totalMinor' | 'paidMinor'
>;

/** An invoice that is about to be paid in steps. */
export type SchedulableInvoice = Pick<
  OwnersView,
  | 'id'
  | 'invoiceNumber'
  | 'currency'
  | 'language'
  | 'totalMinor'
  | 'schedule'
  | 'invoiceDate'
  | 'dueDate'
>;

/** An invoice of which a card payment is about to be refunded. */
export type RefundableInvoice = Pick<
  OwnersView,
  'id' | 'invoiceNumber' | 'currency' | 'clientName'
>;
type Refundable = NonNullable<ShownPayment['refund']>;

/** What is asked about payments. */
export type PaymentQuestion =
  | { kind: 'record'; invoice: PayableInvoice; key: string }
  | { kind: 'schedule'; invoice: SchedulableInvoice }
  /** Money of a card payment that goes back. */
  | { kind: 'refund'; invoice: RefundableInvoice; payment: ShownPayment; refund: Refundable }
  /** Before they are taken back. */
  | { kind: 'reverse'; invoiceId: string; payments: ShownPayment[]; isUnmarking: boolean };

export type Payments = {
  record: (invoice: PayableInvoice) => void;
  schedule: (invoice: SchedulableInvoice) => void;
  refund: (invoice: RefundableInvoice, payment: ShownPayment) => void;
  reverse: (question: Omit<Extract<PaymentQuestion, { kind: 'reverse' }>, 'kind'>) => void;
};

const fetchDialogs = () => import('./payment-dialogs.tsx');

/**
 * The dialogs about an invoice's payments; they stand where `dialog` is drawn and are fetched by the press that needs them.
 * @param around.path where a list posts to
 * @param around.today the seller's day, `YYYY-MM-DD`
 * @param onChange the server has done it
 */
export function usePayments(
  around: {
    path: string;
    country: CountryCode;
    today: string;
    /** Minor units of a card payment are on their way back. */
    onRefunded?: (amountMinor: number) => void;
  },
  onChange: (change: ListChange) => void,
): Payments & { dialog: ReactNode } {
  const [question, setQuestion] = useState<PaymentQuestion | null>(null);
  const { part, fetchNow } = useLazyImport(fetchDialogs, sayNotFetched);
  const ask = (asked: PaymentQuestion) => {
    setQuestion(asked);
    fetchNow(false);
  };
  return {
    record: (invoice) => ask({ kind: 'record', invoice, key: crypto.randomUUID() }),
    schedule: (invoice) => ask({ kind: 'schedule', invoice }),
    refund: (invoice, payment) =>
      payment.refund && ask({ kind: 'refund', invoice, payment, refund: payment.refund }),
    reverse: (asked) => ask({ kind: 'reverse', ...asked }),
    dialog: part && (
      <part.PaymentDialogs
        {...around}
        question={question}
        onClose={() => setQuestion(null)}
        onChange={onChange}
      />
    ),
  };
}
