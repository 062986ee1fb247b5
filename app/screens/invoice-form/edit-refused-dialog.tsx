import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { LinkButton } from '#app/components/link-button.tsx';
import type { EditRefusal } from '#app/domain/invoice/save-answer.ts';
import { editRefusalWords } from './edit-refusal-words.ts';

type EditRefusedDialogProps = {
  /** Null keeps it closed. */
  refusal: EditRefusal | null;
  /** Where a paid invoice is cloned. */
  clonePath: string;
  onClose: () => void;
  /** Save, and replace the version that came in between. */
  onSaveOver: (version: number) => void;
  onShowNewer: () => void;
};

/** Why a change of an invoice was not saved, and what can be done about it. */
export function EditRefusedDialog(props: EditRefusedDialogProps) {
  const { refusal, clonePath, onClose, onSaveOver, onShowNewer } = props;
  const words = editRefusalWords[refusal?.outcome ?? 'changed-elsewhere'];
  return (
    <Dialog
      open={refusal !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
      description={words.description}
    >
      {refusal?.outcome === 'invoice-paid' && (
        <LinkButton to={clonePath} wide>
          Clone invoice
        </LinkButton>
      )}
      {refusal?.outcome === 'changed-elsewhere' && (
        <div className="flex flex-col gap-2">
          <Button wide onClick={() => onSaveOver(refusal.version)}>
            Save my version
          </Button>
          <Button variant="secondary" wide onClick={onShowNewer}>
            Show the newer version
          </Button>
        </div>
      )}
    </Dialog>
  );
}
