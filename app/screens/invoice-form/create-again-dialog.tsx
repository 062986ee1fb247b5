import { useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import type { OpenedInvoice } from './start-draft.ts';

const losses = {
  new: 'The invoice in this form is not saved yet. Create New clears the form.',
  clone: 'This copy is not saved yet. Create New gives it up.',
  edit: 'Your changes are not saved yet. Create New leaves the invoice as it was.',
};

type CreateAgainDialogProps = {
  open: boolean;
  /** What stands in the form; null for a new invoice. */
  opened: OpenedInvoice | null;
  /** A save is under way. */
  isBusy: boolean;
  onGoOn: () => void;
  onCreateNew: () => void;
};

/** Create Invoice was pressed over an open form (`platform.md` section 4). Enter alone loses nothing. */
export function CreateAgainDialog(props: CreateAgainDialogProps) {
  const { open, opened, isBusy, onGoOn, onCreateNew } = props;
  const goOn = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onGoOn();
      }}
      title="Create New Invoice?"
      description={losses[opened?.kind ?? 'new']}
      firstFocus={goOn}
      footer={
        <>
          <Button ref={goOn} variant="secondary" onClick={onGoOn}>
            Continue Current
          </Button>
          <Button blocked={isBusy} onClick={onCreateNew}>
            Create New
          </Button>
        </>
      }
    />
  );
}

// @covers platform-4.16
