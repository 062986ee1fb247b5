import { type ReactNode, useCallback, useRef, useState } from 'react';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  open: boolean;
  title: string;
  saveLabel: string;
  /** Submitting can't be undone: colors the button accordingly. */
  isDanger?: boolean;
  /** The label of the cancel button, for questions about canceling something. */
  cancelLabel?: string;
  description?: ReactNode;
  size?: 'narrow' | 'wide';
  /** The id of the form inside; its fields have names. */
  formId: string;
  isSaving: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog around one form; it stays open while the form is being saved, and asks before it discards input. */
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

/** Serializes a form's values, to compare them. */
function valuesOf(formId: string): string {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? JSON.stringify([...new FormData(form)]) : '';
}
