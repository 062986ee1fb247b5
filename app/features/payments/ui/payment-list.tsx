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
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';
import { Badge, badgeStyle } from '#app/ui/layout/badge.tsx';
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

type PaymentListProps = {
  owner: Pick<
    OwnersView,
    | ('id' | 'invoiceNumber' | 'clientName' | 'payments' | 'disputes')
    | ('totalMinor' | 'paidMinor' | 'currency' | 'country' | 'hasSavedClient')
  >;
  onReverse: Payments['reverse'];
  onRefund: Payments['refund'];
  /** Null if receipts can no longer be sent for the invoice. */
  onSendReceipt: ((paymentId: string) => void) | null;
};

/** The payments on an invoice with their refunds and disputes, for its owner; renders nothing without payments. */
export function PaymentList({ owner, onReverse, onRefund, onSendReceipt }: PaymentListProps) {
  const { id, payments, disputes, totalMinor, paidMinor, currency, country } = owner;
  if (payments.length === 0) return null;
  const due = totalMinor - paidMinor;
  return (
    <section aria-label={paymentTexts.list} className="px-3 pt-3 pb-1">
      {disputes.map((text) => (
        <p key={text} className="mb-3 rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
          {`${text} `}
          <a href={disputesAtStripe} target="_blank" rel="noreferrer" className="underline">
            {refundTexts.answer}
          </a>
        </p>
      ))}
      <h2 className="font-medium">
        {paymentTexts.list}
        {due > 0 && (
          <span className="figures ml-2 font-normal text-ink-soft">
            {fill(paymentTexts.due, { balance: formatMoney(due, currency, country) })}
          </span>
        )}
      </h2>
      {due < 0 && (
        <p className="figures">
          {fill(owner.hasSavedClient ? paymentTexts.credit : paymentTexts.creditUnsaved, {
            amount: formatMoney(-due, currency, country),
          })}
        </p>
      )}
      <ul className="mt-1 mb-2">
        {payments.map((payment) => (
          <Payment
            key={payment.id}
            payment={payment}
            receipts={`/view-invoice/${id}/receipts`}
            onSend={onSendReceipt && (() => onSendReceipt(payment.id))}
            onReverse={() => onReverse({ invoiceId: id, payments: [payment], isUnmarking: false })}
            onRefund={() => onRefund(owner, payment)}
          />
        ))}
      </ul>
    </section>
  );
}

const disputesAtStripe = 'https://dashboard.stripe.com/disputes';

type PaymentProps = {
  payment: ShownPayment;
  /** The base path of the invoice's receipts. */
  receipts: string;
  onSend: (() => void) | null;
  onReverse: () => void;
  onRefund: () => void;
};

function Payment({ payment, receipts, onSend, onReverse, onRefund }: PaymentProps) {
  const { amount, about, words, undone, receipt, canReverse, refund, isDisputed } = payment;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-line py-1 not-first:border-t">
      <div className="min-w-48 flex-1 py-1 [overflow-wrap:anywhere]">
        <span className="figures mr-2 font-semibold">{amount}</span>
        <span className="text-ink-soft">{about}</span>
        {isDisputed && (
          <span className="ml-2">
            <Badge tone="danger">{refundTexts.isDisputed}</Badge>
          </span>
        )}
        {[...words, ...undone].map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text and never move
          <span key={at} className="block text-ink-soft">
            {line}
          </span>
        ))}
      </div>
      <span className="-ml-3 flex flex-wrap">
        {receipt !== null && (
          <a
            href={`${receipts}/${receipt}`}
            download
            data-web-only
            className={buttonStyle({ variant: 'quiet', size: 'small' })}
          >
            {paymentTexts.receipt}
          </a>
        )}
        {receipt !== null && onSend && (
          <Button
            variant="quiet"
            size="small"
            aria-label={fill(paymentTexts.sendReceiptOf, { amount })}
            onClick={onSend}
          >
            {paymentTexts.sendReceipt}
          </Button>
        )}
        {refund && (
          <Button
            variant="quiet"
            size="small"
            aria-label={fill(refundTexts.refundOf, { amount })}
            onClick={onRefund}
          >
            {refundTexts.refund}
          </Button>
        )}
        {canReverse && (
          <Button
            variant="quiet"
            size="small"
            aria-label={fill(paymentTexts.reverseOf, { amount })}
            onClick={onReverse}
          >
            {paymentTexts.reverse}
          </Button>
        )}
      </span>
    </li>
  );
}
