import type { ReactNode } from 'react';
import { controlTexts } from '#app/i18n/controls.ts';
import { ChoiceDialog } from './choice-dialog.tsx';

type ConfirmDialogProps = {
  /** What is about to happen, asked as a question; null keeps the dialog closed. */
  question: string | null;
  title: string;
  /** The word of the button that does it: `Delete`. */
  confirmLabel: string;
  /** The word of the other one, where `Cancel` stands on what is asked about. */
  cancelLabel?: string;
  /** It is being done: the buttons take no press and the dialog stays. */
  isWorking?: boolean;
  /** What stood in the way the last time, and the like. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone. The way back has the focus, so that Enter alone destroys nothing. */
export function ConfirmDialog({
  question,
  title,
  confirmLabel,
  cancelLabel = controlTexts.cancel,
  isWorking = false,
  children,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <ChoiceDialog
      open={question !== null}
      title={title}
      description={question}
      onClose={() => {
        if (!isWorking) onCancel();
      }}
      choices={[
        {
          label: cancelLabel,
          variant: 'secondary',
          blocked: isWorking,
          hasFocus: true,
          onChoose: onCancel,
        },
        {
          label: confirmLabel,
          variant: 'danger',
          haptic: 'heavy',
          loading: isWorking,
          onChoose: onConfirm,
        },
      ]}
    >
      {children}
    </ChoiceDialog>
  );
}
