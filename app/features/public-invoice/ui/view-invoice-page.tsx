import { Link } from '@remix-run/react';
import { type MouseEvent, useEffect, useState } from 'react';
import type { SheetPaymentLink } from '#app/domain/invoices/sheet.ts';
import { type InvoiceStatus, isOwed } from '#app/domain/invoices/status.ts';
import type { PayStep, StepChoice } from '#app/domain/payments/schedule.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { inAccent } from '#app/features/invoice-sheet/public.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import type { OwnersView } from '#app/features/public-invoice/words/owners-view.ts';
import { fill } from '#app/i18n/fill.ts';
import { downloadPdf } from '#app/ui/browser/files/download-pdf.client.ts';
import { buttonStyle } from '#app/ui/buttons/button.tsx';
import { withFetched } from '#app/ui/hooks/effects.ts';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { CloseLink } from './close-link.tsx';
import { LatePart } from './late-part.tsx';
import type { RecipientLinksProps } from './recipient-links.tsx';
import type { ShownSheetProps } from './shown-sheet.tsx';
import { StatusBadge } from './status-badge.tsx';
import { usePaymentWatch } from './use-payment-watch.ts';

/** Reports that an email's recipient viewed the page; does nothing without scripts. */
function useRecipientVisit(): void {
  useEffect(() => {
    // Most visitors have no token and don't need the code.
    if (window.location.hash)
      withFetched(import('./recipient-visit.client.ts'), (part) => part.watchRecipientVisit());
  }, []);
}

export type PublicInvoiceProps = {
  /** The key in the addresses of its pages. */
  id: string;
  paymentLinks: readonly SheetPaymentLink[];
  /** The accent of the seller's look, if it isn't the product's. */
  accent?: string | null;
  /** The sheet; undefined while the document's HTML already shows it. */
  shown: ShownSheetProps | undefined;
  status: InvoiceStatus;
  /** For example `Invoice INV-001`; the title, total and state are in the page's language. */
  title: string;
  total: string;
  /** The amount paid so far, if it is partly paid. */
  paidSoFar?: string | null;
  steps?: PayStep[];
  /** Whether the page asks for everything that is left instead of the next step. */
  choice?: StepChoice | null;
  /** When it is due or was paid, in words: `Due 21 Nov 2026`. */
  state: string;
  /** Asks the client to check the payment details. */
  warning?: { title: string; text: string } | null;
  /** Why the client needn't pay again while a payment is clearing. */
  underWay?: { title: string; text?: string } | null;
  /** Why there is nothing to pay; null if there is. */
  closed: { title: string; text: string } | null;
  /** For an estimate that can be answered: the version shown. */
  answerable?: number;
  /** Only for the invoice's signed-in owner. */
  owner?: OwnersView;
} & Pick<RecipientLinksProps, 'receipts' | 'xml'>;

/** The full invoice, for every client with its link. */
export function ViewInvoicePage(invoice: PublicInvoiceProps) {
  const { id, paymentLinks, shown, status, title, total, paidSoFar, state, closed } = invoice;
  const { warning, xml, owner, choice, receipts, answerable, underWay, accent } = invoice;
  usePaymentWatch(id, paymentLinks);
  useRecipientVisit();
  const canPay = isOwed(status) && !owner && !underWay;
  return (
    <div
      className={inAccent(
        'mx-auto w-full max-w-[54rem] px-3 pt-4 sm:px-6 md:pt-6 print:max-w-none print:p-0',
        accent,
      )}
    >
      {accent && <LatePart name="colors" props={{ accent }} />}
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden max-md:*:first:mr-auto">
        <CloseLink invoiceId={owner?.id} />
        <Summary
          id={id}
          title={title}
          total={total}
          paidSoFar={paidSoFar}
          choice={choice}
          state={state}
          canPay={canPay}
        />
        <StatusBadge status={status} />
        <DownloadLink address={`/view-invoice/${id}/pdf`} size={owner ? 'small' : 'medium'} />
      </div>
      {warning && <LatePart name="warning" props={warning} />}
      {closed && (
        <p
          role="status"
          className="mb-4 rounded-md bg-danger-soft px-4 py-3 text-danger-ink print:hidden"
        >
          {closed.text}
        </p>
      )}
      {underWay && (
        <p role="status" className="mb-4 rounded-md bg-sunken px-4 py-3 print:hidden">
          <strong>{underWay.title}</strong> {underWay.text}
        </p>
      )}
      {owner && <LatePart name="owner" isAlive props={{ address: id, status, owner }} />}
      <LatePart name="sheet" props={shown} />
      {answerable !== undefined && (
        <LatePart name="estimateAnswer" isAlive props={{ id, revision: answerable }} />
      )}
      {owner && <LatePart name="ownerDetails" isAlive props={{ status, owner }} />}
      {!owner && <LatePart name="recipientLinks" props={{ id, receipts, xml }} />}
    </div>
  );
}

type SummaryProps = Pick<
  PublicInvoiceProps,
  'id' | 'title' | 'total' | 'paidSoFar' | 'choice' | 'state'
> & {
  canPay: boolean;
};

/**
 * What is due and when, and the way to pay it, above the sheet, which starts with the parties: in the bar, or below it
 * on a phone.
 */
function Summary({ id, title, total, paidSoFar, choice, state, canPay }: SummaryProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:order-1 max-md:w-full max-md:px-1 md:contents">
      <p className="min-w-0 md:mr-auto">
        <span className="block text-ink-faint text-sm [overflow-wrap:anywhere]">{title}</span>
        <span className="figures block font-semibold text-2xl leading-tight [overflow-wrap:anywhere]">
          {total}
        </span>
        {paidSoFar && <span className="figures block text-ink-soft">{paidSoFar}</span>}
        <span className="text-ink-soft">{state}</span>
      </p>
      {canPay && (
        <span data-web-only className="order-1 shrink-0">
          <PayLink id={id} choice={choice} />
        </span>
      )}
    </div>
  );
}

function PayLink({ id, choice }: Pick<PublicInvoiceProps, 'id' | 'choice'>) {
  return (
    <Link to={`/invoice/${id}`} className={buttonStyle({})}>
      {choice
        ? fill(publicInvoiceTexts.steps.pay, { amount: choice.next })
        : publicInvoiceTexts.view.pay}
    </Link>
  );
}

/** Download PDF with its messages; a plain link without scripts. */
function DownloadLink({ address, size }: { address: string; size: 'small' | 'medium' }) {
  const [isBusy, setBusy] = useState(false);

  async function download(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const done = await downloadPdf(address);
    setBusy(false);
    if (done.ok) toast.success(invoiceWorkTexts.file.downloaded);
    else toast.error(invoiceWorkTexts.file.notMade);
  }

  return (
    <a
      href={address}
      download
      data-web-only
      onClick={download}
      aria-label={publicInvoiceTexts.view.downloadPdf}
      aria-busy={isBusy || undefined}
      className={buttonStyle({ variant: 'secondary', size })}
    >
      <LineIcon name="download" className="size-4.5" />
      <span aria-hidden="true">
        <span className="hidden sm:inline">{`${publicInvoiceTexts.view.download} `}</span>PDF
      </span>
    </a>
  );
}
