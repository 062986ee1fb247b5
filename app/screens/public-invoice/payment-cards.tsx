import type { ReactNode } from 'react';
import { CopyButton } from '#app/components/buttons/copy-button.tsx';
import { Card } from '#app/components/layout/card.tsx';
import type { QrDrawing } from '#app/components/qr-code/draw-qr-code.ts';
import { QrCode } from '#app/components/qr-code/qr-code.tsx';
import type { PaySheet } from '#app/domain/invoices/pay-sheet.ts';
import type { SheetPaymentLink } from '#app/domain/invoices/sheet.ts';
import { PaymentLink, readableLink } from '../invoice-sheet/payment-link.tsx';

const linkTitles: Record<SheetPaymentLink['kind'], string> = {
  paypal: 'PayPal',
  stripe: 'Card',
  other: 'Other payment link',
};

type PaymentCardsProps = { sheet: PaySheet; paypalQr: QrDrawing | null };

/** One card per way to pay; bank details can be copied one by one, without the spaces of print. */
export function PaymentCards({ sheet, paypalQr }: PaymentCardsProps) {
  return (
    <section aria-labelledby="payment-options" className="mt-8">
      <h2 id="payment-options" className="font-semibold text-lg">
        Payment Options
      </h2>
      <div className="mt-3 flex flex-col gap-4">
        {sheet.paymentLinks.map((link) => (
          <PaymentCard key={link.url} title={linkTitles[link.kind]}>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
              <div className="flex min-w-0 flex-1 basis-52 flex-col gap-1.5">
                <PaymentLink link={link} wide />
                <p className="text-ink-faint text-sm [overflow-wrap:anywhere]">
                  {readableLink(link.url)}
                </p>
              </div>
              {link.kind === 'paypal' && paypalQr && (
                <figure className="mx-auto text-center">
                  <QrCode
                    drawing={paypalQr}
                    label="QR code of the PayPal link"
                    className="mx-auto size-32 rounded-sm"
                  />
                  <figcaption className="mt-1 text-ink-faint text-sm">
                    Scan to pay with PayPal
                  </figcaption>
                </figure>
              )}
            </div>
          </PaymentCard>
        ))}
        {sheet.bankDetails.length > 0 && (
          <PaymentCard title="Bank Details">
            <ul className="figures divide-y divide-line">
              {[...sheet.bankDetails, { label: 'Payment reference', value: sheet.number }].map(
                ({ label, value }) => (
                  <li key={label} className="flex items-center gap-3 py-0.5">
                    <p className="min-w-0 flex-1 whitespace-pre-line py-1.5 [overflow-wrap:anywhere]">
                      <span className="block text-ink-faint text-sm">{label}</span>
                      {value}
                    </p>
                    <CopyButton label={label} text={copyableText(label, value)} />
                  </li>
                ),
              )}
            </ul>
          </PaymentCard>
        )}
        {sheet.paymentNotes && (
          <PaymentCard title="Payment Notes">
            <p className="whitespace-pre-line">{sheet.paymentNotes}</p>
          </PaymentCard>
        )}
      </div>
    </section>
  );
}

function PaymentCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h3 className="mb-3 font-medium">{title}</h3>
      {children}
    </Card>
  );
}

/** Banks' forms refuse an IBAN with the spaces that people read it by. */
function copyableText(label: string, value: string): string {
  return label === 'IBAN' ? value.replaceAll(' ', '') : value;
}
