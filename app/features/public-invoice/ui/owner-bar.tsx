import { Link, useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import {
  editBlockReason,
  type InvoiceStatus,
  isCreditable,
  isInvoiceable,
  isMarkable,
  isOwed,
  toggledStatus,
} from '#app/domain/invoices/status.ts';
import { useCrediting } from '#app/features/credit-notes/public.ts';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import { OwnersEInvoice } from '#app/features/e-invoices/public.ts';
import { AnsweredEstimate, useInvoicing } from '#app/features/estimates/public.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { DocumentHistory } from '#app/features/history/public.ts';
import { useInvoiceFiles, useListPosts, useVoiding } from '#app/features/invoice-list/public.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { LiveUpdates } from '#app/features/live/public.ts';
import { PaymentList, usePayments } from '#app/features/payments/public.ts';
import { paymentTexts, scheduleTexts } from '#app/features/payments/texts.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import type { OwnersView } from '#app/features/public-invoice/words/owners-view.ts';
import { useRepeating } from '#app/features/recurring/public.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { DocumentReminders } from '#app/features/reminders/public.ts';
import { FoldedReview } from '#app/features/review/public.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { DocumentEmails, useSending } from '#app/features/sending/public.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { usePublicFrameCountry, useRootData } from '#app/frames/web/root-data.ts';
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { RowIcon } from '#app/ui/icons/row-icon.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { useKeptFocus } from '#app/ui/list/load-more.tsx';
import { SharingSwitch } from './sharing-switch.tsx';

/** The related documents of a document, for its owner; renders nothing without any. */
export function DocumentRelatives({
  owner: { relatives },
}: {
  owner: Pick<OwnersView, 'relatives'>;
}) {
  if (relatives.length === 0) return null;
  const title = publicInvoiceTexts.owner.relatives;
  return (
    <section aria-label={title} className="px-3 py-1">
      <h2 className="font-medium">{title}</h2>
      <ul>
        {relatives.map(({ id, text }) => (
          <li key={id}>
            <Link to={`/view-invoice/${id}`} className="thumb figures underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OwnerBarProps = {
  /** The key in the page's address. */
  address: string;
  status: InvoiceStatus;
  owner: OwnersView;
};

const actionStyle = buttonStyle({ variant: 'quiet', size: 'small' });

/** Above an invoice, only for its owner: its actions and its history, updated live. */
export function OwnerBar({ address, status, owner }: OwnerBarProps) {
  const { id, link, archived } = owner;
  const shared = link ?? id;
  const isInvoice = owner.kind === 'invoice';
  const isEstimate = owner.kind === 'estimate';
  const canPay = isOwed(status);
  const isOpen = editBlockReason({ status, ...owner }) === null;
  const canEdit = isInvoice && isOpen;
  useAddress(shared, address);
  const navigate = useNavigate();
  const paths = usePaths(usePublicFrameCountry());
  const payments = usePayments(
    {
      path: paths.invoices,
      country: owner.country,
      today: owner.today,
      onRefunded: (amountMinor) => crediting.askAfterRefund(amountMinor),
    },
    () => undefined,
  );
  const posts = useListPosts(paths.invoices, () => undefined, payments.reverse);
  const { wanted, moving, toggleStatus, archive } = posts;
  // The button that voids disappears with its action.
  useKeptFocus('main');
  const voiding = useVoiding(paths.invoices, () => undefined);
  const sending = useSending();
  const crediting = useCrediting(owner, (payment) => payments.refund(owner, payment));
  const { isIssued, totalMinor } = owner;
  const canCredit = isInvoice && isIssued && isCreditable({ status, totalMinor });
  useOpenedTo('#send', () => status !== 'void' && sending.ask(owner));
  const invoicing = useInvoicing(owner);
  const repeating = useRepeating(() => navigate(paths.recurring));
  useOpenedTo('#credit-note', () => isInvoice && crediting.ask());
  useOpenedTo('#make-invoice', () => isEstimate && invoicing.ask());
  const { copyLink, share } = useInvoiceFiles(useRootData()?.product.publicOrigin ?? '');
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <section
      aria-label={publicInvoiceTexts.owner.label}
      className="mb-4 rounded-md bg-sunken p-2 text-sm print:hidden"
    >
      <div className="flex flex-wrap gap-1">
        {status !== 'void' && (
          <Button {...quiet} onClick={() => sending.ask(owner)}>
            <RowIcon name="send" />
            {sendingTexts.send}
          </Button>
        )}
        <div data-web-only className="contents">
          {(canEdit || (isEstimate && isOpen)) && (
            <Link to={`${paths.create}?edit=${id}`} className={actionStyle}>
              <RowIcon name="edit" />
              {invoiceWorkTexts.edit}
            </Link>
          )}
          <Button {...quiet} onClick={() => share(owner)}>
            <RowIcon name="share" />
            {invoiceWorkTexts.share}
          </Button>
          {link !== null && (
            <Button {...quiet} onClick={() => copyLink(owner)}>
              <RowIcon name="link" />
              {invoiceWorkTexts.copyLink}
            </Button>
          )}
          {canPay && (
            <Link to={`/invoice/${shared}`} className={actionStyle}>
              <RowIcon name="view" />
              {publicInvoiceTexts.owner.payPage}
            </Link>
          )}
          {canPay && (
            <Button {...quiet} onClick={() => payments.record(owner)}>
              <RowIcon name="payment" />
              {paymentTexts.record}
            </Button>
          )}
          {isMarkable({ status, ...owner }) && (
            <Button
              {...quiet}
              loading={wanted.has(id)}
              onClick={() => toggleStatus({ id, status })}
            >
              {!wanted.has(id) && <RowIcon name={toggledStatus(status)} />}
              {invoiceWorkTexts.mark[toggledStatus(status)]}
            </Button>
          )}
          {(isInvoice || isEstimate) && (
            <Link to={`${paths.create}?clone=${id}`} className={actionStyle}>
              <RowIcon name="clone" />
              {invoiceWorkTexts.clone}
            </Link>
          )}
          <Button
            {...quiet}
            loading={moving.has(id)}
            onClick={() => archive([id], !archived, false)}
          >
            {!moving.has(id) && <RowIcon name={archived ? 'unarchive' : 'archive'} />}
            {archived ? invoiceWorkTexts.unarchive : invoiceWorkTexts.archive}
          </Button>
        </div>
        <SharingSwitch
          isShared={link !== null}
          isWorking={moving.has(id)}
          onChange={(shared) => posts.share(id, shared)}
        />
        {canEdit && canPay && (
          <Button {...quiet} onClick={() => payments.schedule(owner)}>
            <RowIcon name="schedule" />
            {scheduleTexts.edit}
          </Button>
        )}
        {isEstimate && isInvoiceable(status) && (
          <Button {...quiet} loading={invoicing.isOpening} onClick={() => invoicing.ask()}>
            {!invoicing.isOpening && <RowIcon name="invoice" />}
            {estimateTexts.invoice.make}
          </Button>
        )}
        {isInvoice && status !== 'void' && (
          <Button
            {...quiet}
            loading={repeating.isOpening}
            onClick={() => repeating.ask({ invoice: id })}
          >
            {!repeating.isOpening && <RowIcon name="repeat" />}
            {recurringTexts.repeat}
          </Button>
        )}
        {canCredit && (
          <Button {...quiet} loading={crediting.isOpening} onClick={() => crediting.ask()}>
            {!crediting.isOpening && <RowIcon name="credit-note" />}
            {creditNoteTexts.make}
          </Button>
        )}
        {canEdit && (
          <Button {...quiet} onClick={() => voiding.ask(owner)}>
            <RowIcon name="void" />
            {invoiceWorkTexts.void}
          </Button>
        )}
        {voiding.dialog}
        {payments.dialog}
        {sending.dialog}
        {crediting.dialog}
        {invoicing.dialog}
        {repeating.dialog}
      </div>
      <PaymentList
        owner={owner}
        onReverse={payments.reverse}
        onRefund={payments.refund}
        onSendReceipt={status === 'void' ? null : (paymentId) => sending.askReceipt(id, paymentId)}
      />
      {isInvoice && status !== 'void' && (
        <OwnersReview isPaid={!canPay && !canEdit} owner={owner} />
      )}
      <DocumentRelatives owner={owner} />
      {owner.answer && <AnsweredEstimate answer={owner.answer} />}
      {!isEstimate && <OwnersEInvoice canEdit={canEdit} owner={owner} />}
      <DocumentEmails emails={owner.emails} />
      <DocumentReminders owner={owner} />
      <DocumentHistory owner={owner} />
      <div className="px-3 py-1">
        {archived && <p>{publicInvoiceTexts.owner.archived}</p>}
        <p className="text-ink-faint">{publicInvoiceTexts.owner.onlyYou}</p>
      </div>
      <LiveUpdates />
    </section>
  );
}

type OwnersReviewProps = { isPaid: boolean; owner: OwnersView };

/**
 * Before the invoice is shared: one line that says whether anything is missing, which expands to the details and links
 * to correct them.
 */
function OwnersReview({ isPaid, owner: { id, country, review } }: OwnersReviewProps) {
  const { create } = usePaths(country);
  const { hash } = useLocation();
  return (
    <section aria-label={reviewTexts.title} className="px-3">
      <FoldedReview
        review={review}
        isOpen={hash === '#review'}
        way={(field, describedBy) =>
          !isPaid && (
            <Link
              to={`${create}?edit=${id}#${new URLSearchParams({ field })}`}
              data-web-only
              aria-describedby={describedBy}
              className={classNames(actionStyle, '-ml-3')}
            >
              {reviewTexts.edit}
            </Link>
          )
        }
      >
        {isPaid && review.count > 0 && <p className="mt-4">{reviewTexts.paid}</p>}
      </FoldedReview>
    </section>
  );
}

/** Opens the dialog in the address's hash: sending for an invoice just saved, crediting from the list. */
function useOpenedTo(wanted: '#send' | '#credit-note' | '#make-invoice', ask: () => void): void {
  const { hash } = useLocation();
  const asks = useLatest(ask);
  useEffect(() => {
    if (hash !== wanted) return;
    asks.current();
    // Removes the hash, so that a reload doesn't open the dialog again.
    const { history, location } = window;
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash, wanted, asks]);
}

/** Keeps the active link in the address bar, since owners copy it from there too. */
function useAddress(wanted: string, present: string): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    if (wanted === present) return;
    navigate(`/view-invoice/${wanted}`, { replace: true, state, preventScrollReset: true });
  }, [wanted, present, state, navigate]);
}
