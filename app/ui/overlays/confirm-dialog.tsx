import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Dialog } from './dialog.tsx';

type Choice = Pick<ComponentPropsWithoutRef<typeof Button>, 'variant' | 'blocked' | 'loading'> & {
  label: string;
  onChoose: () => void;
  /** Has the initial focus, so that Enter chooses it. */
  hasFocus?: boolean;
  /** Haptic feedback on phones. */
  haptic?: 'heavy';
};

type ChoiceDialogProps = {
  open: boolean;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  choices: readonly Choice[];
  /** Closes the dialog without a choice. */
  onClose: () => void;
};

/** A modal question whose answers are buttons. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { open, title, description, children, choices, onClose } = props;
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      firstFocus={first}
      footer={choices.map(({ label, onChoose, hasFocus, haptic, ...look }) => (
        <Button
          key={label}
          ref={hasFocus ? first : undefined}
          data-haptic={haptic}
          onClick={onChoose}
          {...look}
        >
          {label}
        </Button>
      ))}
    >
      {children}
    </Dialog>
  );
}

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
