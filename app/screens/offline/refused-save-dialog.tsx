import { useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';

type RefusedSaveDialogProps = {
  /** Null keeps it closed; the reason is a sentence. */
  refused: { invoiceNumber: string; reason: string } | null;
  onOpen: () => void;
  onDiscard: () => void;
  /** Later: it goes on waiting. */
  onClose: () => void;
};

/** Asks what becomes of a save that was refused while its form has another draft already. */
export function RefusedSaveDialog({ refused, onOpen, onDiscard, onClose }: RefusedSaveDialogProps) {
  const open = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      open={refused !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={refused ? `Invoice ${refused.invoiceNumber} could not be saved` : ''}
      description={refused?.reason}
      firstFocus={open}
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            Discard
          </Button>
          <Button ref={open} onClick={onOpen}>
            Open
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">
        You have begun another one since. It steps aside while you correct this one, and comes back
        after that.
      </p>
    </Dialog>
  );
}
