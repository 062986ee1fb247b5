import { useEffect } from 'react';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { describeWaiting, seeWhatWaits, useOutboxStatus } from '#app/features/offline/public.ts';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { ChoiceDialog } from '#app/ui/overlays/confirm-dialog.tsx';

type KeptDialogProps = {
  open: boolean;
  userId: string | null;
  onClose: () => void;
  onNewInvoice: () => void;
};

/** After a save while the network is away: says what waits, as the bar does, and leads to it or to the next invoice. */
export function KeptDialog({ open, userId, onClose, onNewInvoice }: KeptDialogProps) {
  const outbox = useOutboxStatus(userId);
  const isSent = outbox.waiting === 0;
  useEffect(() => {
    if (open && isSent) onClose();
  }, [open, isSent, onClose]);
  const see = () => {
    onClose();
    seeWhatWaits();
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
