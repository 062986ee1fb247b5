import { useEffect, useState } from 'react';
import type { OutboxStatus } from '#app/browser/outbox/invoice-entries.client.ts';
import {
  discardInvoice,
  type InvoiceEntry,
  loadInvoices,
  reopenInvoice,
} from '#app/browser/outbox/invoice-entries.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { toastMs } from '#app/components/messages/toast-times.ts';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import { onSeeWhatWaits } from './what-waits.ts';

type WaitingListProps = { person: string; outbox: OutboxStatus; isOnline: boolean };

/** The invoices of a user that wait on this device or were refused: each can be opened in its form or discarded. */
export function WaitingList({ person, outbox, isOnline }: WaitingListProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onSeeWhatWaits(() => setOpen(true)), []);
  const entries = isOpen ? loadInvoices(window.localStorage, person) : [];
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title="On this device"
      description="These invoices are not in your account yet."
    >
      {outbox.settings && <p className="text-ink-soft">Your settings wait, too.</p>}
      {entries.length === 0 && <p className="text-ink-soft">No invoice waits any more.</p>}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.draft.saveKey} className="py-3">
            <p className="font-semibold">{titleOf(entry)}</p>
            <p className="text-ink-soft text-sm">{entry.refusal ?? 'Waiting to be sent'}</p>
            <div className="mt-2 flex gap-2">
              {/* A saved invoice comes from the server. */}
              {(isOnline || !entry.options.edit) && (
                <Button variant="secondary" size="small" onClick={() => openInvoice(person, entry)}>
                  Open
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={() => discard(person, entry)}>
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function titleOf({ draft }: InvoiceEntry): string {
  return [draft.invoiceNumber, draft.clientName].filter(Boolean).join(', ');
}

/** Goes to the form with an invoice out of the outbox; a draft that was begun since stays beside it. */
export function openInvoice(person: string, entry: InvoiceEntry): void {
  if (!reopenInvoice(window.localStorage, person, entry)) {
    toast.error('This browser has no room for another draft');
    return;
  }
  const { country, edit } = entry.options;
  // The whole page: a form that is open already would stay as it is.
  window.location.assign(`/${country}/create-invoice${edit ? `?edit=${edit.invoiceId}` : ''}`);
}

function discard(person: string, entry: InvoiceEntry): void {
  const { saveKey, invoiceNumber } = entry.draft;
  const onClick = discardInvoice(window.localStorage, person, saveKey);
  toast.info(`Invoice ${invoiceNumber} was discarded`, {
    duration: toastMs.undo,
    action: { label: 'Undo', onClick },
  });
}

// @covers platform-4.13
