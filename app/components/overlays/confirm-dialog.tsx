import { type ReactNode, useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  /** What is about to happen, asked as a question; null keeps the dialog closed. */
  question: string | null;
  title: string;
  /** The word of the button that does it: `Delete`. */
  confirmLabel: string;
  /** It is being done: the buttons take no press and the dialog stays. */
  isWorking?: boolean;
  /** What stood in the way the last time, and the like. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone. Cancel has the focus, so that Enter alone destroys nothing. */
export function ConfirmDialog({
  question,
  title,
  confirmLabel,
  isWorking = false,
  children,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      open={question !== null}
      onOpenChange={(open) => {
        if (!open && !isWorking) onCancel();
      }}
      title={title}
      description={question}
      firstFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="secondary" blocked={isWorking} onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="danger" data-haptic="heavy" loading={isWorking} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
