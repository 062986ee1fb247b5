import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { PaySheet } from '#app/domain/invoices/pay-sheet.ts';
import { readableLink } from '#app/domain/invoices/payment-links.ts';
import {
  firstWording,
  type LabelledText,
  type SheetPaymentLink,
} from '#app/domain/invoices/sheet.ts';
import { CardPayment, type CardState, type OpenedPayment } from '#app/features/cards/public.ts';
import { inAccent, PaymentLink, Words } from '#app/features/invoice-sheet/public.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { CopyButton } from '#app/ui/buttons/copy-button.tsx';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import type { QrDrawing } from '#app/ui/qr-code/draw-qr-code.ts';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';
import { CloseLink } from './close-link.tsx';
import { LatePart } from './late-part.tsx';
import { StatusBadge } from './status-badge.tsx';
import { usePaymentWatch } from './use-payment-watch.ts';
import type { PublicInvoiceProps } from './view-invoice-page.tsx';

type PayChoiceProps = { id: string } & NonNullable<PublicInvoiceProps['choice']>;

/** Switches between paying the next step and paying everything that is left. */
function PayChoice({ id, isForAll, next, all }: PayChoiceProps) {
  return (
    <Link to={isForAll ? `/invoice/${id}` : `/invoice/${id}?all`} className="thumb underline">
      {isForAll
        ? fill(publicInvoiceTexts.steps.next, { amount: next })
        : fill(publicInvoiceTexts.steps.all, { amount: all })}
    </Link>
  );
}

type PayInvoiceProps = Omit<
  PublicInvoiceProps,
  'paymentLinks' | 'shown' | 'state' | 'underWay' | 'xml' | 'owner'
> & {
  sheet: PaySheet;
  /** The QR code of `sheet.paypalQrUrl`; null if the seller shows none. */
  paypalQr: QrDrawing | null;
  /** The language of the seller's own sentences. */
  writtenIn: string;
  card?: CardState | null;
  /** The answer to its card form, if it was posted before hydration. */
  opened?: OpenedPayment | undefined;
};

/** The amount due, the payee, and all ways to pay. */
export function PayInvoicePage(props: PayInvoiceProps) {
  const {
    title,
    total,
    paidSoFar,
    steps = [],
    choice,
    receipts,
    status,
    closed,
    warning,
    card,
    opened,
    accent,
    ...invoice
  } = props;
  const { id, sheet } = invoice;
  usePaymentWatch(id, sheet.paymentLinks);
  return (
    <div className={inAccent('mx-auto w-full max-w-2xl px-4 pt-4 sm:px-6 md:pt-6', accent)}>
      {accent && <LatePart name="colors" props={{ accent }} />}
      <div className="flex items-center gap-2">
        <CloseLink />
        <h1 className="flex-1 font-display font-medium text-2xl">{publicInvoiceTexts.pay.title}</h1>
        <StatusBadge status={status} />
      </div>
      <Card as="section" className="mt-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <p className="text-ink-faint text-sm [overflow-wrap:anywhere]">{title}</p>
            <p className="figures mt-1 font-semibold text-4xl leading-tight tracking-tight [overflow-wrap:anywhere]">
              {total}
            </p>
            {paidSoFar && <p className="figures mt-1 text-ink-soft">{paidSoFar}</p>}
            {choice && <PayChoice id={id} {...choice} />}
          </div>
          <Link to={`/view-invoice/${id}`} className="thumb underline">
            {publicInvoiceTexts.pay.view}
          </Link>
        </div>
        <dl className="figures mt-5 flex flex-col gap-2 border-line border-t pt-5 *:grid *:grid-cols-[7rem_1fr] *:gap-4">
          <Fact label={sheet.from.heading} value={sheet.from.name} />
          <Fact label={sheet.to.heading} value={sheet.to.name} />
          {sheet.dates.map(({ label, value }) => (
            <Fact key={firstWording(label)} label={label} value={value} />
          ))}
        </dl>
        {steps.length > 0 && <LatePart name="steps" props={{ steps }} />}
      </Card>
      {warning && <LatePart name="warning" props={warning} />}
      {closed ? (
        <div role="status" className="mt-8 flex flex-col items-center px-4 py-8 text-center">
          {status === 'paid' && <LineIcon name="tick" className="mb-4 size-12 text-accent-ink" />}
          <h2 className="font-semibold text-2xl">{closed.title}</h2>
          <p className="mt-1 text-ink-soft">{closed.text}</p>
        </div>
      ) : (
        <>
          {card && (
            <CardPayment id={id} state={card} amount={total} to={sheet.from.name} opened={opened} />
          )}
          {card !== 'under-way' && hasOtherWay(sheet) && (
            <PaymentCards {...invoice} hasCard={Boolean(card)} />
          )}
          {!card && !hasOtherWay(sheet) && (
            <p role="status" className="mt-8 text-center text-ink-soft [overflow-wrap:anywhere]">
              {fill(publicInvoiceTexts.pay.noWay, { business: sheet.from.name })}
            </p>
          )}
        </>
      )}
      <LatePart name="recipientLinks" props={{ id, receipts, questionsTo: sheet.contactEmail }} />
    </div>
  );
}

function Fact({ label, value }: LabelledText) {
  return (
    <div>
      <dt className="text-ink-faint">
        <Words of={label} />
      </dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}

function hasOtherWay({ paymentLinks, bankDetails, checkDetails, paymentNotes }: PaySheet): boolean {
  return paymentLinks.length + bankDetails.length + checkDetails.length > 0 || !!paymentNotes;
}

type PaymentCardsProps = Pick<PayInvoiceProps, 'sheet' | 'paypalQr' | 'writtenIn'> & {
  /** The page already has a button to pay by card. */
  hasCard: boolean;
};

/**
 * One card per payment method. Only the first button on the page is primary. Bank details can be copied one by one,
 * without the spaces used in print.
 */
function PaymentCards({ sheet, paypalQr, writtenIn, hasCard }: PaymentCardsProps) {
  return (
    <section aria-labelledby="payment-options" className="mt-8">
      <h2 id="payment-options" className="font-semibold text-lg">
        {publicInvoiceTexts.pay.options}
      </h2>
      <div className="mt-3 flex flex-col gap-4">
        {sheet.paymentLinks.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same and never move
          <PaymentCard key={index} title={linkTitle(link.kind)}>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
              <div className="flex min-w-0 flex-1 basis-52 flex-col gap-1.5">
                <PaymentLink
                  link={link}
                  newTab={sheet.words.newTab}
                  wide
                  isSecondary={hasCard || index > 0}
                />
                <p className="text-ink-faint text-sm [overflow-wrap:anywhere]">
                  {readableLink(link.url)}
                </p>
                {link.note && (
                  <p className="text-sm">
                    <Words of={link.note} />
                  </p>
                )}
              </div>
              {link.kind === 'paypal' && paypalQr && (
                // A phone can't scan its own screen, and has the button.
                <figure className="text-center max-sm:hidden">
                  <QrCode
                    drawing={paypalQr}
                    label={publicInvoiceTexts.pay.qrCode}
                    className="mx-auto size-32 rounded-sm"
                  />
                  <figcaption className="mt-1 text-ink-faint text-sm">
                    {publicInvoiceTexts.pay.scan}
                  </figcaption>
                </figure>
              )}
            </div>
          </PaymentCard>
        ))}
        {[
          { title: publicInvoiceTexts.pay.bank, details: sheet.bankDetails },
          { title: publicInvoiceTexts.pay.check, details: sheet.checkDetails },
        ].map(
          ({ title, details }) =>
            details.length > 0 && (
              <PaymentCard key={title} title={title}>
                <ul className="figures divide-y divide-line">
                  {[
                    ...details,
                    { label: publicInvoiceTexts.pay.reference, value: sheet.number },
                  ].map(({ label, value }) => (
                    <li key={firstWording(label)} className="flex items-center gap-3 py-0.5">
                      <p className="min-w-0 flex-1 whitespace-pre-line py-1.5 [overflow-wrap:anywhere]">
                        <span className="block text-ink-faint text-sm">
                          <Words of={label} />
                        </span>
                        {value}
                      </p>
                      <CopyButton
                        label={firstWording(label)}
                        text={copyableText(firstWording(label), value)}
                      />
                    </li>
                  ))}
                </ul>
              </PaymentCard>
            ),
        )}
        {sheet.paymentNotes && (
          <PaymentCard title={publicInvoiceTexts.pay.notes}>
            <p lang={writtenIn} className="whitespace-pre-line">
              <Words of={sheet.paymentNotes} />
            </p>
          </PaymentCard>
        )}
      </div>
    </section>
  );
}

function linkTitle(kind: SheetPaymentLink['kind']): string {
  if (kind === 'paypal') return 'PayPal';
  return kind === 'stripe' ? publicInvoiceTexts.pay.card : publicInvoiceTexts.pay.otherLink;
}

function PaymentCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h3 className="mb-3 font-medium">{title}</h3>
      {children}
    </Card>
  );
}

/** Banking forms reject an IBAN with spaces for readability. */
function copyableText(label: string, value: string): string {
  return label === 'IBAN' ? value.replaceAll(' ', '') : value;
}
