import { Button } from '#app/components/buttons/button.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';

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
