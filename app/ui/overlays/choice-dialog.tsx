import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react';
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
