import { useState } from 'react';
import { toast } from '#app/components/messages/toast.tsx';
import { ConfirmDialog } from '#app/components/overlays/confirm-dialog.tsx';
import { describeChangeFailure } from '#app/domain/change-failure.ts';
import { deletedMessage, type SavedClient } from '#app/domain/clients/client.ts';
import type { ClientAnswer } from '#app/domain/clients/client-answer.ts';
import { deleteQuestion } from '#app/domain/delete-question.ts';
import { FormAlert } from '../account/form-alert.tsx';
import { usePost } from '../frame/use-post.ts';

type DeleteClientDialogProps = {
  /** Null keeps it closed. */
  client: SavedClient | null;
  /** Where the screen posts to. */
  path: string;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before a client is deleted, and does it (`invoices.md` section 8). */
export function DeleteClientDialog({ client, path, onClose, onDeleted }: DeleteClientDialogProps) {
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const post = usePost<ClientAnswer>(path, 'application/json');

  function close() {
    setFailure(null);
    onClose();
  }

  async function remove({ id, name }: SavedClient) {
    setWorking(true);
    const answer = await post({ intent: 'delete-client', clientId: id });
    setWorking(false);
    // One that is gone already, by another tab or by a post whose answer was lost, is what was wanted.
    const message = answer.outcome === 'not-found' ? null : describeChangeFailure(answer);
    if (message !== null) return setFailure(message);
    close();
    toast.success(deletedMessage(name));
    onDeleted();
  }

  return (
    <ConfirmDialog
      question={client && deleteQuestion(client.name)}
      title="Delete Client"
      confirmLabel="Delete"
      isWorking={isWorking}
      onConfirm={() => client && remove(client)}
      onCancel={close}
    >
      {failure !== null ? (
        <FormAlert>
          <span>The client was not deleted: {failure}.</span>
        </FormAlert>
      ) : (
        <p className="text-[0.9375rem] text-ink-soft">
          Invoices that were made out to this client stay as they are.
        </p>
      )}
    </ConfirmDialog>
  );
}

// @covers invoices-2.28
