import { useEffect } from 'react';
import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { type EditBlockReason, editBlockReasons } from '#app/domain/invoices/status.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import {
  describeWaiting,
  openOutboxDialog,
  useOutboxStatus,
} from '#app/features/offline/public.ts';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { paymentChangeTexts } from '#app/features/payments/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { ChoiceDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { FormWork } from './use-invoice-form.ts';

/** Another version of the form's invoice: saved, paid or voided since, or typed in another tab. */
export type Conflict = EditRefusal | { outcome: 'in-another-tab' };

type BlockedEdit = Extract<EditRefusal, { outcome: `invoice-${EditBlockReason}` }>;

type VersionDialogProps = {
  /** Null keeps it closed. */
  conflict: Conflict | null;
  /** The save was a click on Download. */
  download: boolean;
  /** Where a paid or void invoice is cloned. */
  formPath: string;
  onClose: () => void;
  work: FormWork;
};

/** Explains which other version exists and lets the user choose one. */
export function VersionDialog({ conflict, download, formPath, work, onClose }: VersionDialogProps) {
  const save = () => {
    work.closeDialog();
    if (download) work.download();
    else work.save();
  };
  return (
    <Dialog open={conflict !== null} onClose={onClose} {...wordsOf(conflict)}>
      {conflict && isBlockedEdit(conflict) && (
        <LinkButton to={`${formPath}?clone=${conflict.id}`} wide>
          {invoiceSaveTexts.closed.clone}
        </LinkButton>
      )}
      {conflict?.outcome === 'changed-elsewhere' && (
        <Versions
          own={invoiceSaveTexts.versions.saveOwn}
          onOwn={() => work.saveOver({ invoiceId: conflict.id, version: conflict.version })}
          other={invoiceSaveTexts.versions.showNewer}
          onOther={() => work.showNewer(conflict.id)}
        />
      )}
      {conflict?.outcome === 'head-fixed' && (
        <Button wide onClick={() => saveAsIssued(conflict, work, save)}>
          {fill(invoiceSaveTexts.versions.saveAsIssued, {
            number: conflict.invoiceNumber,
            currency: conflict.currency,
          })}
        </Button>
      )}
      {conflict?.outcome === 'payment-changed' && (
        <NewPlaces
          conflict={conflict}
          onGoBack={onClose}
          onConfirm={() => {
            const { confirmation } = conflict;
            work.document.dispatch({
              type: 'set',
              name: 'confirmedPayment',
              value: confirmation,
            });
            save();
          }}
        />
      )}
      {conflict?.outcome === 'in-another-tab' && (
        <Versions
          own={invoiceSaveTexts.versions.keepOwn}
          onOwn={() => work.resolve('this')}
          other={invoiceSaveTexts.versions.showOther}
          onOther={() => work.resolve('other')}
        />
      )}
    </Dialog>
  );
}

/** Saves the form with the number and the currency that the client may have received. */
function saveAsIssued(
  { invoiceNumber, currency }: Extract<EditRefusal, { outcome: 'head-fixed' }>,
  { document }: FormWork,
  save: () => void,
): void {
  document.dispatch({ type: 'set', name: 'invoiceNumber', value: invoiceNumber });
  document.dispatch({ type: 'pick-currency', currency });
  save();
}

const blockedOutcomes: readonly string[] = editBlockReasons.map((bar) => `invoice-${bar}`);

function isBlockedEdit(conflict: Conflict): conflict is BlockedEdit {
  return blockedOutcomes.includes(conflict.outcome);
}

/** Title and description of the dialog. */
function wordsOf(conflict: Conflict | null) {
  if (conflict?.outcome === 'payment-changed') {
    return {
      title: paymentChangeTexts.title,
      description: fill(paymentChangeTexts.about, { number: conflict.invoiceNumber }),
    };
  }
  return invoiceSaveTexts.conflicts[conflict?.outcome ?? 'changed-elsewhere'];
}

type NewPlacesProps = {
  conflict: Extract<EditRefusal, { outcome: 'payment-changed' }>;
  onConfirm: () => void;
  onGoBack: () => void;
};

/** Asks to confirm new places that the client's money would go to. */
function NewPlaces({ conflict: { places }, onConfirm, onGoBack }: NewPlacesProps) {
  return (
    <>
      <ul className="mb-4 list-disc pl-5 [overflow-wrap:anywhere]">
        {places.map(({ way, shown }) => (
          <li key={`${way} ${shown}`}>{fill(paymentChangeTexts.places[way], { shown })}</li>
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <Button wide onClick={onConfirm}>
          {paymentChangeTexts.confirm}
        </Button>
        <Button variant="secondary" wide onClick={onGoBack}>
          {paymentChangeTexts.goBack}
        </Button>
      </div>
    </>
  );
}

type VersionsProps = { own: string; onOwn: () => void; other: string; onOther: () => void };

function Versions({ own, onOwn, other, onOther }: VersionsProps) {
  return (
    <div className="flex flex-col gap-2">
      <Button wide onClick={onOwn}>
        {own}
      </Button>
      <Button variant="secondary" wide onClick={onOther}>
        {other}
      </Button>
    </div>
  );
}

type ClientSavedDialogProps = {
  open: boolean;
  userId: string | null;
  onClose: () => void;
  onNewInvoice: () => void;
};

/** After an offline save: shows what is in the outbox, and leads there or to the next invoice. */
export function ClientSavedDialog({ open, userId, onClose, onNewInvoice }: ClientSavedDialogProps) {
  const outbox = useOutboxStatus(userId);
  const isSent = outbox.waiting === 0;
  useEffect(() => {
    if (open && isSent) onClose();
  }, [open, isSent, onClose]);
  const see = () => {
    onClose();
    openOutboxDialog();
  };
  return (
    <ChoiceDialog
      open={open}
      title={invoiceSaveTexts.kept.title}
      description={invoiceSaveTexts.kept.about}
      onClose={onClose}
      choices={[
        { label: offlineTexts.waiting.see, variant: 'secondary', onChoose: see },
        { label: invoiceSaveTexts.kept.newInvoice, hasFocus: true, onChoose: onNewInvoice },
      ]}
    >
      <p className="text-ink-soft">{describeWaiting(outbox)}</p>
    </ChoiceDialog>
  );
}
