import { useEffect, useId, useState } from 'react';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import type { SendStart } from '../words/send-dialog.ts';
import { SendForm } from './send-form.tsx';
import { fetchSendStart } from './sending.api.client.ts';
import type { Sendable } from './use-sending.tsx';

type SendDialogProps = {
  /** Null keeps the dialog closed. */
  wanted: Sendable | null;
  onClose: () => void;
};

/**
 * Sends an invoice or a receipt by email. It loads its initial data from the server, and stays open with its input
 * until the server has accepted it.
 */
export function SendDialog({ wanted, onClose }: SendDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const [isLater, setLater] = useState(false);
  const start = useSendStart(wanted, onClose);
  function close() {
    setLater(false);
    onClose();
  }
  return (
    <FormDialog
      open={start !== null}
      title={fill(sendingTexts.titles[start?.kind ?? 'invoice'], { number: start?.number ?? '' })}
      size="wide"
      saveLabel={isLater ? sendingTexts.confirmLater : sendingTexts.confirm}
      formId={formId}
      isSaving={isSaving}
      onClose={close}
    >
      {start && (
        <SendForm
          start={start}
          formId={formId}
          isSaving={isSaving}
          isLater={isLater}
          onLater={setLater}
          onSaving={setSaving}
          onSent={close}
        />
      )}
    </FormDialog>
  );
}

/** Loads the dialog's initial data each time it opens. */
function useSendStart(wanted: Sendable | null, onFailed: () => void): SendStart | null {
  const [start, setStart] = useState<SendStart | null>(null);
  const failed = useLatest(onFailed);
  useEffect(() => {
    if (wanted === null) return setStart(null);
    let isGone = false;
    void fetchSendStart(wanted).then((answer) => {
      if (isGone) return;
      setStart(answer.start);
      if (answer.failure === null) return;
      toast.error(fill(sendingTexts.notOpened, { message: answer.failure }));
      failed.current();
    });
    return () => {
      isGone = true;
    };
  }, [wanted, failed]);
  return start;
}
