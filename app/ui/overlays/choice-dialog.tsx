import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

type Choice = Pick<ComponentPropsWithoutRef<typeof Button>, 'variant' | 'blocked' | 'loading'> & {
  label: string;
  onChoose: () => void;
  /** Enter alone takes it. */
  hasFocus?: boolean;
  /** What a phone lets feel with it. */
  haptic?: 'heavy';
};

type ChoiceDialogProps = {
  open: boolean;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  choices: readonly Choice[];
  /** Nothing is chosen yet. */
  onClose: () => void;
};

/** A question that must be answered before anything else; its answers are buttons. */
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
