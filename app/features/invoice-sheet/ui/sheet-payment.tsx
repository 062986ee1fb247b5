import { readableLink } from '#app/domain/invoices/payment-links.ts';
import {
  firstWording,
  type InvoiceSheet,
  type LabelledText,
  type SheetPaymentLink,
  type SheetSchedule,
  type Wording,
} from '#app/domain/invoices/sheet.ts';
import { buttonStyle } from '#app/ui/buttons/button.tsx';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import type { QrDrawing } from '#app/ui/qr-code/draw-qr-code.ts';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';

/**
 * A text of a document; in a bilingual document, the second language follows below or beside it, with its own `lang`.
 */
export function Words({ of: wording }: { of: Wording }) {
  if (typeof wording === 'string') return wording;
  const { first, second, secondLanguage } = wording;
  return (
    <>
      {first}{' '}
      <span lang={secondLanguage} className="sheet-second-language">
        {second}
      </span>
    </>
  );
}

type PaymentLinkProps = {
  link: SheetPaymentLink;
  /** Tells screen readers that it opens in a new tab. */
  newTab: string;
  wide?: boolean;
  /** The page has a more important one. */
  isSecondary?: boolean;
};

/**
 * A link to an external payment page: opens in its own tab, sends no referrer, and is not endorsed for search engines.
 */
export function PaymentLink({ link, newTab, wide, isSecondary }: PaymentLinkProps) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={buttonStyle({
        variant: isSecondary || link.kind === 'other' ? 'secondary' : 'primary',
        wide,
      })}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Words of={link.label} />
      </span>
      <LineIcon name="external" className="size-4" />
      <span className="sr-only">{newTab}</span>
    </a>
  );
}

type SheetStepsProps = {
  schedule: SheetSchedule;
  /** One level below the sheet's title. */
  headingAs: 'h2' | 'h3';
};

/** The installments of the invoice, and the state of each. */
export function SheetSteps({ schedule, headingAs: Heading }: SheetStepsProps) {
  return (
    <section className="sheet-steps">
      <Heading>
        <Words of={schedule.heading} />
      </Heading>
      <ul>
        {schedule.steps.map(({ label, about, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same name and never move
          <li key={at}>
            <span>{label}</span>{' '}
            <span className="sheet-caption">
              <Words of={about} />
            </span>{' '}
            <span>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SheetPaymentProps = {
  sheet: Pick<
    InvoiceSheet,
    | 'paymentHeading'
    | 'bankDetails'
    | 'checkDetails'
    | 'paymentLinks'
    | 'usedLinks'
    | 'paymentNotes'
    | 'words'
  >;
  paypalQr: QrDrawing | null;
  /** One level below the sheet's title. */
  headingAs: 'h2' | 'h3';
};

/**
 * Payment Options: bank details beside the buttons, the PayPal code, then the seller's instructions. Once the invoice
 * is paid, it shows the payment date and the same details without buttons.
 */
export function SheetPayment({ sheet, paypalQr, headingAs: Heading }: SheetPaymentProps) {
  const { bankDetails, checkDetails, paymentLinks, usedLinks, paymentNotes, words } = sheet;
  const transfers = [
    { heading: words.bankDetails, details: bankDetails },
    { heading: words.checkDetails, details: checkDetails },
  ].filter(({ details }) => details.length > 0);
  const hasLinks = paymentLinks.length + usedLinks.length > 0 || paypalQr !== null;
  const isEmpty = transfers.length === 0 && !hasLinks && !paymentNotes;
  if (isEmpty) return null;
  return (
    <section className="sheet-payment">
      <Heading>
        <Words of={sheet.paymentHeading} />
      </Heading>
      <div className="sheet-payment-methods">
        {transfers.length > 0 && (
          <div className="flex min-w-0 flex-col gap-4">
            {transfers.map((transfer) => (
              <Transfer key={firstWording(transfer.heading)} {...transfer} />
            ))}
          </div>
        )}
        {hasLinks && (
          <div className="flex min-w-0 flex-col gap-4">
            {paymentLinks.map((link, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same and never move
              <div key={index} className="break-inside-avoid">
                <PaymentLink link={link} newTab={words.newTab} wide />
                <p className="sheet-caption mt-1 [overflow-wrap:anywhere]">
                  {readableLink(link.url)}
                </p>
                {link.note && (
                  <p className="sheet-note">
                    <Words of={link.note} />
                  </p>
                )}
              </div>
            ))}
            {usedLinks.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same and never move
              <p key={index} className="[overflow-wrap:anywhere]">
                <span className="sheet-caption block">
                  <Words of={label} />
                </span>
                {value}
              </p>
            ))}
            {paypalQr && (
              <figure className="break-inside-avoid">
                <QrCode drawing={paypalQr} label={words.paypalQr} className="-ml-1.5 size-32" />
                <figcaption className="sheet-caption">
                  <Words of={words.scanToPay} />
                </figcaption>
              </figure>
            )}
          </div>
        )}
      </div>
      {paymentNotes && (
        <div className="mt-6">
          <p className="sheet-caption">
            <Words of={words.paymentNotes} />
          </p>
          <p className="whitespace-pre-line">
            <Words of={paymentNotes} />
          </p>
        </div>
      )}
    </section>
  );
}

function Transfer({ heading, details }: { heading: Wording; details: LabelledText[] }) {
  return (
    <div>
      <p className="sheet-caption">
        <Words of={heading} />
      </p>
      <dl className="figures mt-1 grid grid-cols-[fit-content(50%)_1fr] gap-x-5 gap-y-1">
        {details.map(({ label, value }) => (
          <div key={firstWording(label)} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">
              <Words of={label} />
            </dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
