import { QrCode } from '#app/components/qr-code.tsx';
import type { InvoiceSheet, LabelledText } from '#app/domain/invoice/sheet.ts';
import { PaymentLink, readableLink } from './payment-link.tsx';

type SheetPaymentProps = {
  sheet: Pick<InvoiceSheet, 'bankDetails' | 'paymentLinks' | 'paypalQrUrl' | 'paymentNotes'>;
};

/** Payment Options: bank details beside the buttons, the PayPal code, then the seller's own words. */
export function SheetPayment({ sheet }: SheetPaymentProps) {
  const { bankDetails, paymentLinks, paypalQrUrl, paymentNotes } = sheet;
  const isEmpty = bankDetails.length + paymentLinks.length === 0 && !paypalQrUrl && !paymentNotes;
  if (isEmpty) return null;
  return (
    <section>
      <h3 className="font-semibold text-lg">Payment Options</h3>
      <div className="mt-3 grid gap-x-8 gap-y-6 @lg:grid-cols-[1.45fr_1fr]">
        {bankDetails.length > 0 && <BankDetails details={bankDetails} />}
        {(paymentLinks.length > 0 || paypalQrUrl) && (
          <div className="flex min-w-0 flex-col gap-4">
            {paymentLinks.map((link) => (
              <div key={link.url} className="break-inside-avoid">
                <PaymentLink link={link} wide />
                <p className="mt-1 text-ink-faint text-sm [overflow-wrap:anywhere]">
                  {readableLink(link.url)}
                </p>
              </div>
            ))}
            {paypalQrUrl && (
              <figure className="break-inside-avoid">
                <QrCode
                  text={paypalQrUrl}
                  label="QR code of the PayPal link"
                  className="-ml-1.5 size-32"
                />
                <figcaption className="text-ink-faint text-sm">Scan to pay with PayPal</figcaption>
              </figure>
            )}
          </div>
        )}
      </div>
      {paymentNotes && (
        <div className="mt-6">
          <h4 className="text-ink-faint text-sm">Payment Notes</h4>
          <p className="whitespace-pre-line">{paymentNotes}</p>
        </div>
      )}
    </section>
  );
}

function BankDetails({ details }: { details: LabelledText[] }) {
  return (
    <div className="min-w-0">
      <h4 className="text-ink-faint text-sm">Bank Details</h4>
      <dl className="figures mt-1 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
        {details.map(({ label, value }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
