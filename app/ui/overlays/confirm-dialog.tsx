import type { ReactNode } from 'react';
import { controlTexts } from '#app/i18n/texts.ts';
import { ChoiceDialog } from './choice-dialog.tsx';

type ConfirmDialogProps = {
  /** The question; null keeps the dialog closed. */
  question: string | null;
  title: string;
  /** The label of the confirm button: `Delete`. */
  confirmLabel: string;
  /** The label of the cancel button, for questions about canceling something. */
  cancelLabel?: string;
  /** The action is running: the buttons ignore clicks and the dialog stays open. */
  isWorking?: boolean;
  /** For example, why the last try failed. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks for confirmation before something that can't be undone. Cancel has the focus, so that Enter alone destroys
 * nothing.
 */
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
