import { type ReactNode, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { refundTexts } from '#app/features/cards/texts.ts';
import type { ListChange } from '#app/features/invoice-list/public.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import type { ShownPayment } from '#app/features/payments/words/describe-payments.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { badgeStyle } from '#app/ui/layout/badge.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';

/** The invoice in the Record payment dialog. */
type PayableInvoice = Pick<
  ListedInvoice,
  'id' | 'invoiceNumber' | 'currency' | 'totalMinor' | 'paidMinor'
>;

/** The invoice in the schedule dialog. */
type SchedulableInvoice = Pick<
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

/** The invoice in the refund dialog. */
type RefundableInvoice = Pick<OwnersView, 'id' | 'invoiceNumber' | 'currency' | 'clientName'>;
type Refundable = NonNullable<ShownPayment['refund']>;

/** Which payment dialog is open, with its data. */
export type PaymentQuestion =
  | { kind: 'record'; invoice: PayableInvoice; key: string }
  | { kind: 'schedule'; invoice: SchedulableInvoice }
  | { kind: 'refund'; invoice: RefundableInvoice; payment: ShownPayment; refund: Refundable }
  /** Asks before payments are reversed. */
  | { kind: 'reverse'; invoiceId: string; payments: ShownPayment[]; isUnmarking: boolean };

export type Payments = {
  record: (invoice: PayableInvoice) => void;
  schedule: (invoice: SchedulableInvoice) => void;
  refund: (invoice: RefundableInvoice, payment: ShownPayment) => void;
  reverse: (question: Omit<Extract<PaymentQuestion, { kind: 'reverse' }>, 'kind'>) => void;
};

const fetchDialogs = () => import('./payment-dialogs.tsx');

/**
 * The dialogs about an invoice's payments; render `dialog`. They are loaded when first opened.
 * @param around.path the path that a list posts to
 * @param around.today the seller's day, `YYYY-MM-DD`
 * @param onChange called when the server is done
 */
export function usePayments(
  around: {
    path: string;
    country: CountryCode;
    today: string;
    /** Called with the minor units of a card payment that are being refunded. */
    onRefunded?: (amountMinor: number) => void;
  },
  onChange: (change: ListChange) => void,
): Payments & { dialog: ReactNode } {
  const [question, setQuestion] = useState<PaymentQuestion | null>(null);
  const { part, fetchNow } = useLazyImport(fetchDialogs, showLoadFailed);
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

type PartPaidProps = { invoice: Pick<ListedInvoice, 'paidMinor' | 'creditedMinor'> };

/** The badge of a partly paid invoice; renders nothing otherwise, nor if it was only partly credited. */
export function PartPaid({ invoice: { paidMinor = 0, creditedMinor = 0 } }: PartPaidProps) {
  if (paidMinor - creditedMinor <= 0) return null;
  return <span className={`part-paid ${badgeStyle('accent')}`}>{paymentTexts.partPaid}</span>;
}

/** The badge of an invoice with a disputed payment; renders nothing otherwise. */
export function Disputed({ invoice }: { invoice: Pick<ListedInvoice, 'isDisputed'> }) {
  if (!invoice.isDisputed) return null;
  return <span className={`part-paid ${badgeStyle('danger')}`}>{refundTexts.isDisputed}</span>;
}

type StillDueProps = {
  invoice: Pick<ListedInvoice, 'currency' | 'totalMinor' | 'paidMinor'>;
  country: CountryCode;
};

/** The balance due, below the total. */
export function StillDue({ invoice: { currency, totalMinor, paidMinor }, country }: StillDueProps) {
  if (!paidMinor) return null;
  const balance = formatMoney(totalMinor - paidMinor, currency, country);
  return <span className="still-due">{fill(paymentTexts.stillDue, { balance })}</span>;
}

/** The badge of an invoice with a payment that takes days to clear; renders nothing otherwise. */
export function InProgress({ invoice }: { invoice: Pick<ListedInvoice, 'isInProgress'> }) {
  if (!invoice.isInProgress) return null;
  return <span className={`part-paid ${badgeStyle('warn')}`}>{paymentTexts.underWay}</span>;
}
