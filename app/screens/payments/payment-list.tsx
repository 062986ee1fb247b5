import { Button } from '#app/components/buttons/button.tsx';
import { buttonStyle } from '#app/components/buttons/button-style.ts';
import type { OwnersView } from '#app/domain/invoices/owners-view.ts';
import { formatMoney } from '#app/domain/money/money.ts';
import type { ShownPayment } from '#app/domain/payments/describe-payments.ts';
import { fill } from '#app/texts/fill.ts';
import { paymentTexts } from '#app/texts/payments.ts';
import type { Payments } from './use-payments.tsx';

type PaymentListProps = {
  owner: Pick<OwnersView, 'id' | 'payments' | 'totalMinor' | 'paidMinor' | 'currency' | 'country'>;
  onReverse: Payments['reverse'];
};

/** What was paid on an invoice, for its owner, each payment with what became of it; nothing before the first. */
export function PaymentList({ owner, onReverse }: PaymentListProps) {
  const { id, payments, totalMinor, paidMinor, currency, country } = owner;
  if (payments.length === 0) return null;
  const due = totalMinor - paidMinor;
  return (
    <section aria-label={paymentTexts.list} className="px-3 pt-3 pb-1">
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
          {fill(paymentTexts.credit, { amount: formatMoney(-due, currency, country) })}
        </p>
      )}
      <ul className="mt-1 mb-2">
        {payments.map((payment, at) => (
          <Payment
            key={payment.id}
            payment={payment}
            receipt={`/view-invoice/${id}/receipts/${at + 1}`}
            onReverse={() => onReverse({ invoiceId: id, payments: [payment], isUnmarking: false })}
          />
        ))}
      </ul>
    </section>
  );
}

type PaymentProps = {
  payment: ShownPayment;
  /** The address of its receipt. */
  receipt: string;
  onReverse: () => void;
};

function Payment({ payment, receipt, onReverse }: PaymentProps) {
  const { amount, about, words, undone, canReverse } = payment;
  return (
    <li className="flex items-start justify-between gap-x-4 border-line py-1 not-first:border-t">
      <div className="min-w-0 py-1 [overflow-wrap:anywhere]">
        <span className="figures mr-2 font-semibold">{amount}</span>
        <span className="text-ink-soft">{about}</span>
        {[...words, ...undone].map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same and never move
          <span key={at} className="block text-ink-soft">
            {line}
          </span>
        ))}
      </div>
      <span className="flex shrink-0 flex-wrap justify-end">
        <a
          href={receipt}
          download
          data-web-only
          className={buttonStyle({ variant: 'quiet', size: 'small' })}
        >
          {paymentTexts.receipt}
        </a>
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

// @covers paid-2.6
