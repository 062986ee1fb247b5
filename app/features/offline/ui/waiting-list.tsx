import { useEffect, useState } from 'react';
import { refusalReason } from '#app/features/invoice-form/public.ts';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { type InvoiceEntry, loadInvoices } from './invoice-entries.client.ts';
import { onOpenOutbox } from './outbox-status.ts';
import type { OutboxStatus } from './waiting-invoices.client.ts';
import { discardInvoice, reopenInvoice, sendingOptions } from './waiting-invoices.client.ts';

type WaitingListProps = { person: string; outbox: OutboxStatus; isOnline: boolean };

/** Lists a user's pending and refused invoices on this device; each can be opened in its form or discarded. */
export function WaitingList({ person, outbox, isOnline }: WaitingListProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onOpenOutbox(() => setOpen(true)), []);
  const entries = isOpen ? loadInvoices(window.localStorage, person) : [];
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={offlineTexts.list.title}
      description={offlineTexts.list.about}
    >
      {outbox.settings && <p className="text-ink-soft">{offlineTexts.list.settingsToo}</p>}
      {entries.length === 0 && <p className="text-ink-soft">{offlineTexts.list.none}</p>}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.draft.saveKey} className="py-3">
            <p className="font-semibold">{titleOf(entry)}</p>
            <p className="text-ink-soft text-sm">{stateOf(entry)}</p>
            <div className="mt-2 flex gap-2">
              {/* Existing invoices are loaded from the server. */}
              {(isOnline || !entry.options.edit) && (
                <Button variant="secondary" size="small" onClick={() => openInvoice(person, entry)}>
                  {offlineTexts.list.open}
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={() => discard(person, entry)}>
                {offlineTexts.list.discard}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function stateOf({ refusal, options }: InvoiceEntry): string {
  return refusal ? refusalReason(refusal, sendingOptions(options)) : offlineTexts.list.toBeSent;
}

function titleOf({ draft }: InvoiceEntry): string {
  return [draft.invoiceNumber, draft.clientName].filter(Boolean).join(', ');
}

/** Opens the form with an invoice from the outbox; a newer draft is kept as well. */
export function openInvoice(person: string, entry: InvoiceEntry): void {
  if (!reopenInvoice(window.localStorage, person, entry)) {
    toast.error(offlineTexts.list.noRoom);
    return;
  }
  const { country, edit } = entry.options;
  // A full page load, because a form that is already open wouldn't change.
  window.location.assign(`/${country}/create-invoice${edit ? `?edit=${edit.invoiceId}` : ''}`);
}

function discard(person: string, entry: InvoiceEntry): void {
  const { saveKey, invoiceNumber } = entry.draft;
  const onClick = discardInvoice(window.localStorage, person, saveKey);
  toast.info(fill(offlineTexts.list.discarded, { number: invoiceNumber }), {
    duration: toastMs.undo,
    action: { label: controlTexts.undo, onClick },
  });
}
