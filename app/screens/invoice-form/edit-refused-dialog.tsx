import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import type { EditedInvoice, EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { editRefusalWords } from './edit-refusal-words.ts';

type EditRefusedDialogProps = {
  /** Null keeps it closed. */
  refusal: EditRefusal | null;
  /** Where a paid invoice is cloned. */
  formPath: string;
  onClose: () => void;
  /** Save, and replace the version that came in between. */
  onSaveOver: (edited: EditedInvoice) => void;
  onShowNewer: (id: string) => void;
};

/** Why a change of an invoice was not saved, and what can be done about it. */
export function EditRefusedDialog(props: EditRefusedDialogProps) {
  const { refusal, formPath, onClose, onSaveOver, onShowNewer } = props;
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
        <LinkButton to={`${formPath}?clone=${refusal.id}`} wide>
          Clone invoice
        </LinkButton>
      )}
      {refusal?.outcome === 'changed-elsewhere' && (
        <div className="flex flex-col gap-2">
          <Button
            wide
            onClick={() => onSaveOver({ invoiceId: refusal.id, version: refusal.version })}
          >
            Save my version
          </Button>
          <Button variant="secondary" wide onClick={() => onShowNewer(refusal.id)}>
            Show the newer version
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type DraftChangedDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Goes on with this tab's draft, or with the other's. */
  onResolve: (keep: 'this' | 'other') => void;
};

/** Another tab has made something else of the draft that stands in this form: either is kept, as the user says. */
export function DraftChangedDialog({ open, onClose, onResolve }: DraftChangedDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="This invoice was changed in another tab"
      description="It says something else there. Nothing you typed is lost: choose which version to go on with."
    >
      <div className="flex flex-col gap-2">
        <Button wide onClick={() => onResolve('this')}>
          Keep my version
        </Button>
        <Button variant="secondary" wide onClick={() => onResolve('other')}>
          Show the other version
        </Button>
      </div>
    </Dialog>
  );
}

// @covers decisions-5.10
