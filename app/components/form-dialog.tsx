import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  open: boolean;
  title: string;
  /** The words of the button that sends the form. */
  saveLabel: string;
  /** The id of the form inside. */
  formId: string;
  isSaving: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog around one form; while that is being saved it does not close. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, saveLabel, formId, isSaving, onClose, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose();
      }}
      title={title}
      footer={
        <>
          <Button variant="secondary" blocked={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
