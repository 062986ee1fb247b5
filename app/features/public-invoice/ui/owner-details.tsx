import { Link } from '@remix-run/react';
import { editBlockReason, type InvoiceStatus } from '#app/domain/invoices/status.ts';
import { useCrediting } from '#app/features/credit-notes/public.ts';
import { DeliveryList } from '#app/features/deliveries/public.ts';
import { OwnersEInvoice } from '#app/features/e-invoices/public.ts';
import { AnsweredEstimate } from '#app/features/estimates/public.ts';
import { DocumentHistory } from '#app/features/history/public.ts';
import { PaymentList, usePayments } from '#app/features/payments/public.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import type { OwnersView } from '#app/features/public-invoice/words/owners-view.ts';
import { DocumentReminders } from '#app/features/reminders/public.ts';
import { DocumentEmails, useSending } from '#app/features/sending/public.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { usePublicFrameCountry } from '#app/frames/web/root-data.ts';

/** The payments and credit notes of the owner's document: after a refund it offers a credit note, and the reverse. */
export function useOwnerMoney(owner: OwnersView) {
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
  const crediting = useCrediting(owner, (payment) => payments.refund(owner, payment));
  return { payments, crediting };
}

/** The related documents of a document, for its owner; renders nothing without any. */
function DocumentRelatives({ owner: { relatives } }: { owner: Pick<OwnersView, 'relatives'> }) {
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

type OwnerDetailsProps = { status: InvoiceStatus; owner: OwnersView };

/** Below an invoice, only for its owner: its payments, emails, reminders and history. */
export function OwnerDetails({ status, owner }: OwnerDetailsProps) {
  const { payments, crediting } = useOwnerMoney(owner);
  const sending = useSending();
  const { id, kind } = owner;
  const canEdit = kind === 'invoice' && editBlockReason({ status, ...owner }) === null;
  const { onlyYou } = publicInvoiceTexts.owner;
  return (
    <section
      aria-label={onlyYou}
      className="mt-6 rounded-lg bg-sunken px-2 py-3 text-sm print:hidden"
    >
      <p className="px-3 pb-1 text-ink-faint">{onlyYou}</p>
      <PaymentList
        owner={owner}
        onReverse={payments.reverse}
        onRefund={payments.refund}
        onSendReceipt={status === 'void' ? null : (paymentId) => sending.askReceipt(id, paymentId)}
      />
      <DocumentRelatives owner={owner} />
      <DeliveryList
        owner={owner}
        onSend={status === 'void' ? null : (noteId) => sending.askDelivery(id, noteId)}
      />
      {owner.answer && <AnsweredEstimate answer={owner.answer} />}
      <DocumentEmails emails={owner.emails} />
      <DocumentReminders owner={owner} />
      {kind !== 'estimate' && (
        <div id="e-invoice" className="scroll-mt-20">
          <OwnersEInvoice canEdit={canEdit} owner={owner} />
        </div>
      )}
      <DocumentHistory owner={owner} />
      {payments.dialog}
      {crediting.dialog}
      {sending.dialog}
    </section>
  );
}
