import { Link, useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { deliveryName } from '#app/domain/deliveries/delivery.ts';
import {
  editBlockReason,
  type InvoiceStatus,
  isCreditable,
  isInvoiceable,
  isMarkable,
  isOwed,
  toggledStatus,
} from '#app/domain/invoices/status.ts';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import { useDelivering } from '#app/features/deliveries/public.ts';
import { deliveryTexts } from '#app/features/deliveries/texts.ts';
import { useInvoicing } from '#app/features/estimates/public.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { useInvoiceFiles, useListPosts, useVoiding } from '#app/features/invoice-list/public.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { LiveUpdates } from '#app/features/live/public.ts';
import { paymentTexts, scheduleTexts } from '#app/features/payments/texts.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import type { OwnersView } from '#app/features/public-invoice/words/owners-view.ts';
import { useRepeating } from '#app/features/recurring/public.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { FoldedReview } from '#app/features/review/public.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { useSending } from '#app/features/sending/public.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { usePublicFrameCountry, useRootData } from '#app/frames/web/root-data.ts';
import { buttonStyle } from '#app/ui/buttons/button.tsx';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
import { useKeptFocus } from '#app/ui/list/load-more.tsx';
import { OwnerActions, useSharing } from './owner-actions.tsx';
import { useOwnerMoney } from './owner-details.tsx';
import { useLinkSharing } from './use-link-sharing.tsx';

// One file of scripts for both: the list shares theirs, and another division would cost it bytes.
export { OwnerDetails } from './owner-details.tsx';

type OwnerBarProps = {
  /** The key in the page's address. */
  address: string;
  status: InvoiceStatus;
  owner: OwnersView;
};

const actionStyle = buttonStyle({ variant: 'quiet', size: 'small' });

/** Above an invoice, only for its owner: its actions and what to look at before it is sent; updated live. */
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
  const { payments, crediting } = useOwnerMoney(owner);
  const posts = useListPosts(paths.invoices, () => undefined, payments.reverse);
  const { wanted, moving, toggleStatus, archive } = posts;
  // The button that voids disappears with its action.
  useKeptFocus('main');
  const voiding = useVoiding(paths.invoices, () => undefined);
  const sending = useSending();
  const { isIssued, totalMinor } = owner;
  useOpenedTo('#send', () => status !== 'void' && sending.ask(owner));
  const invoicing = useInvoicing(owner);
  const delivering = useDelivering(owner);
  const repeating = useRepeating(() => navigate(paths.recurring));
  useOpenedTo('#credit-note', () => isInvoice && crediting.ask());
  useOpenedTo('#make-invoice', () => isEstimate && invoicing.ask());
  const { copyLink, share } = useInvoiceFiles(useRootData()?.product.publicOrigin ?? '');
  const linkSharing = useLinkSharing();
  const sharing = useSharing({
    isShared: link !== null,
    isWorking: moving.has(id),
    onChange: (isShared) => posts.share(id, isShared),
  });
  const isWebOnly = true;
  return (
    <section aria-label={publicInvoiceTexts.owner.label} className="mb-4 text-sm print:hidden">
      <OwnerActions
        actions={[
          status !== 'void' && {
            label: sendingTexts.send,
            icon: 'send',
            onClick: () => sending.ask(owner),
          },
          isEstimate &&
            isInvoiceable(status) && {
              label: estimateTexts.invoice.make,
              icon: 'invoice',
              isWorking: invoicing.isOpening,
              onClick: () => invoicing.ask(),
            },
          canPay && {
            label: paymentTexts.record,
            icon: 'payment',
            isWebOnly,
            onClick: () => payments.record(owner),
          },
          (canEdit || (isEstimate && isOpen)) && {
            label: invoiceWorkTexts.edit,
            icon: 'edit',
            isWebOnly,
            to: `${paths.create}?edit=${id}`,
          },
          {
            label: invoiceWorkTexts.share,
            icon: 'share',
            isWebOnly,
            onClick: () => share(owner),
          },
          link !== null && {
            label: invoiceWorkTexts.copyLink,
            icon: 'link',
            isWebOnly,
            onClick: () => copyLink(owner),
          },
          link !== null &&
            status !== 'void' && {
              label: invoiceWorkTexts.shareLink,
              icon: 'message',
              onClick: () => linkSharing.ask(id),
            },
          canPay && {
            label: publicInvoiceTexts.owner.payPage,
            icon: 'view',
            isWebOnly,
            to: `/invoice/${shared}`,
          },
          isMarkable({ status, ...owner }) && {
            label: invoiceWorkTexts.mark[toggledStatus(status)],
            icon: toggledStatus(status),
            isWebOnly,
            isWorking: wanted.has(id),
            onClick: () => toggleStatus({ id, status }),
          },
          canEdit &&
            canPay && {
              label: scheduleTexts.edit,
              icon: 'schedule',
              onClick: () => payments.schedule(owner),
            },
          isInvoice &&
            status !== 'void' && {
              label: recurringTexts.repeat,
              icon: 'repeat',
              isWorking: repeating.isOpening,
              onClick: () => repeating.ask({ invoice: id }),
            },
          (isInvoice || isEstimate) && {
            label: invoiceWorkTexts.clone,
            icon: 'clone',
            isWebOnly,
            to: `${paths.create}?clone=${id}`,
          },
          isInvoice &&
            isIssued &&
            isCreditable({ status, totalMinor }) && {
              label: creditNoteTexts.make,
              icon: 'credit-note',
              isWorking: crediting.isOpening,
              onClick: () => crediting.ask(),
            },
          (isInvoice || isEstimate) &&
            status !== 'void' &&
            status !== 'declined' && {
              label: deliveryTexts.make[deliveryName(owner.country)],
              icon: 'delivery',
              isWorking: delivering.isOpening,
              onClick: () => delivering.ask(),
            },
          {
            label: archived ? invoiceWorkTexts.unarchive : invoiceWorkTexts.archive,
            icon: archived ? 'unarchive' : 'archive',
            isWebOnly,
            isWorking: moving.has(id),
            onClick: () => archive([id], !archived, false),
          },
          sharing.stop,
          canEdit && {
            label: invoiceWorkTexts.void,
            icon: 'void',
            onClick: () => voiding.ask(owner),
          },
        ]}
      />
      {sharing.notice}
      {archived && <p className="mt-2">{publicInvoiceTexts.owner.archived}</p>}
      {isInvoice && status !== 'void' && (
        <OwnersReview isPaid={!canPay && !canEdit} owner={owner} />
      )}
      {voiding.dialog}
      {payments.dialog}
      {sending.dialog}
      {linkSharing.dialog}
      {crediting.dialog}
      {invoicing.dialog}
      {delivering.dialog}
      {repeating.dialog}
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
    <section aria-label={reviewTexts.title} className="mt-1">
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
