import { useState } from 'react';
import type { ChangeFailure } from '#app/domain/change-failure.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { recordTexts } from '#app/i18n/records.ts';
import { FormAlert } from '../messages/form-alert.tsx';
import { toast } from '../messages/toast.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { usePost } from './use-post.ts';

type DeleteRecordDialogProps = {
  /** Null keeps the dialog closed. */
  record: { id: string; name: string } | null;
  /** The record's kind in the posted fields: `delete-client`, `clientId`. */
  kind: 'client' | 'product';
  path: string;
  title: string;
  /** Says what the deletion doesn't affect. */
  note: string;
  deleted: (name: string) => string;
  refused: (failure: string) => string;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks for confirmation, then deletes a record. */
export function DeleteRecordDialog(props: DeleteRecordDialogProps) {
  const { record, kind, path, title, note, deleted, refused, onClose, onDeleted } = props;
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const post = usePost<ChangeFailure | { outcome: 'saved' | 'deleted' | 'invalid' }>(
    path,
    'application/json',
  );

  function close() {
    setFailure(null);
    onClose();
  }

  async function remove(id: string, name: string) {
    setWorking(true);
    const answer = await post({ intent: `delete-${kind}`, [`${kind}Id`]: id });
    setWorking(false);
    // A record that is already gone, deleted in another tab or by a post whose answer was lost, counts as success.
    const message = answer.outcome === 'not-found' ? null : describeChangeFailure(answer);
    if (message !== null) return setFailure(message);
    close();
    toast.success(deleted(name));
    onDeleted();
  }

  return (
    <ConfirmDialog
      question={record && fill(recordTexts.deleteQuestion, { name: record.name })}
      title={title}
      confirmLabel={recordTexts.delete}
      isWorking={isWorking}
      onConfirm={() => record && remove(record.id, record.name)}
      onCancel={close}
    >
      {failure !== null ? (
        <FormAlert>{refused(failure)}</FormAlert>
      ) : (
        <p className="text-[0.9375rem] text-ink-soft">{note}</p>
      )}
    </ConfirmDialog>
  );
}
