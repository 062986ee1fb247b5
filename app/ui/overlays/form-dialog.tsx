import { type ReactNode, useCallback, useRef, useState } from 'react';
import { controlTexts } from '#app/i18n/controls.ts';
import { Button } from '../buttons/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  open: boolean;
  title: string;
  /** The words of the button that sends the form. */
  saveLabel: string;
  /** What it sends cannot be undone: it says so by its colour. */
  isDanger?: boolean;
  /** The word of the other one, where `Cancel` stands on what is asked about. */
  cancelLabel?: string;
  description?: ReactNode;
  /** As the dialog's own. */
  size?: 'narrow' | 'wide';
  /** The id of the form inside; its fields have names. */
  formId: string;
  isSaving: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog around one form; it does not close while that is being saved, and asks before it drops what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, saveLabel, description, formId, isSaving, onClose, children } = props;
  const { isDanger, cancelLabel = controlTexts.cancel, size } = props;
  const [isAsking, setAsking] = useState(false);
  const before = useRef('');
  const remember = useCallback(
    (content: Element | null) => {
      if (content) before.current = valuesOf(formId);
    },
    [formId],
  );
  const isChanged = () => valuesOf(formId) !== before.current;

  function close() {
    if (isSaving) return;
    if (isChanged()) setAsking(true);
    else onClose();
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        staysAtPressOutside={isChanged}
        title={title}
        size={size}
        description={description}
        footer={
          <>
            <Button variant="secondary" blocked={isSaving} onClick={close}>
              {cancelLabel}
            </Button>
            <Button
              type="submit"
              variant={isDanger ? 'danger' : 'primary'}
              form={formId}
              loading={isSaving}
            >
              {saveLabel}
            </Button>
          </>
        }
      >
        <div ref={remember} className="contents">
          {children}
        </div>
      </Dialog>
      <ConfirmDialog
        title={controlTexts.leaveForm.title}
        question={isAsking ? controlTexts.leaveForm.question : null}
        confirmLabel={controlTexts.leaveForm.discard}
        cancelLabel={controlTexts.leaveForm.stay}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** What the fields of a form hold, as one text to compare. */
function valuesOf(formId: string): string {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? JSON.stringify([...new FormData(form)]) : '';
}
