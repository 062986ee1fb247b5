import { Link } from '@remix-run/react';
import { buttonStyle } from '#app/components/buttons/button-style.ts';
import { LineIcon } from '#app/components/icons/line-icon.tsx';
import { Card } from '#app/components/layout/card.tsx';
import type { PaySheet } from '#app/domain/invoices/pay-sheet.ts';
import { PaymentCards } from './payment-cards.tsx';
import { StatusBadge } from './status-badge.tsx';
import { usePaymentWatch } from './use-payment-watch.ts';
import type { PublicInvoiceProps } from './view-invoice-page.tsx';

type PayInvoiceProps = Omit<PublicInvoiceProps, 'sheet' | 'activity'> & { sheet: PaySheet };

/** What is owed, to whom, and every way to pay it (`platform.md` section 2, Pay Invoice page). */
export function PayInvoicePage({ id, sheet, status, paypalQr }: PayInvoiceProps) {
  usePaymentWatch(id, sheet.paymentLinks);
  const isPaid = status === 'paid';
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-4 sm:px-6 md:pt-6">
      <div className="flex items-center gap-2">
        <Link
          to="/"
          // The server knows the visitor's country; the browser has no page at `/`.
          reloadDocument
          aria-label="Close"
          data-web-only
          className="icon-button -ml-2"
        >
          <LineIcon name="close" className="size-5" />
        </Link>
        <h1 className="flex-1 font-semibold text-xl">Pay Invoice</h1>
        <StatusBadge status={status} />
      </div>
      <Card as="section" className="mt-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <p className="text-ink-faint text-sm">{sheet.title}</p>
            <p className="figures mt-1 font-semibold text-4xl text-accent-ink leading-tight tracking-tight">
              {sheet.total}
            </p>
          </div>
          <Link
            to={`/view-invoice/${id}`}
            className={buttonStyle({ variant: 'secondary', size: 'small' })}
          >
            View Invoice
          </Link>
        </div>
        <dl className="figures mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-line border-t pt-5">
          <Fact label={sheet.from.heading} value={sheet.from.name} />
          <Fact label={sheet.to.heading} value={sheet.to.name} />
          {sheet.dates.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </dl>
      </Card>
      {isPaid ? (
        <div role="status" className="mt-8 flex flex-col items-center px-4 py-8 text-center">
          <LineIcon name="tick" className="size-12 text-accent-ink" />
          <h2 className="mt-4 font-semibold text-2xl">Invoice Paid</h2>
          <p className="mt-1 text-ink-soft">
            This invoice has been paid. There is nothing left to do.
          </p>
        </div>
      ) : (
        <PaymentCards sheet={sheet} paypalQr={paypalQr} />
      )}
      {sheet.contactEmail && (
        <p className="mt-8 text-center text-ink-faint text-sm">
          Questions about this invoice?{' '}
          <a
            href={`mailto:${encodeURIComponent(sheet.contactEmail).replace('%40', '@')}`}
            className="break-all rounded-sm text-accent-ink underline"
          >
            {sheet.contactEmail}
          </a>
        </p>
      )}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-sm">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

// @covers platform-2.43
