import { refundTexts } from '#app/features/cards/texts.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import type { ShownPayment } from '#app/features/payments/words/describe-payments.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';
import type { Payments } from './use-payments.tsx';

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
