import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import type { EditedInvoice, EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { conflictWords } from './refusal-reason.ts';

/** Another version of what stands in the form: saved meanwhile, paid, or typed in another tab. */
export type Conflict = EditRefusal | { outcome: 'in-another-tab' };

type VersionDialogProps = {
  /** Null keeps it closed. */
  conflict: Conflict | null;
  /** Where a paid invoice is cloned. */
  formPath: string;
  onClose: () => void;
  /** Save, and replace the version that came in between. */
  onSaveOver: (edited: EditedInvoice) => void;
  onShowNewer: (id: string) => void;
  /** Goes on with this tab's draft, or with the other's. */
  onResolve: (keep: 'this' | 'other') => void;
};

/** Says which other version there is: either is kept, as the user decides. */
export function VersionDialog(props: VersionDialogProps) {
  const { conflict, formPath, onClose, onSaveOver, onShowNewer, onResolve } = props;
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      {...conflictWords[conflict?.outcome ?? 'changed-elsewhere']}
    >
      {conflict?.outcome === 'invoice-paid' && (
        <LinkButton to={`${formPath}?clone=${conflict.id}`} wide>
          Clone invoice
        </LinkButton>
      )}
      {conflict?.outcome === 'changed-elsewhere' && (
        <Versions
          own="Save my version"
          onOwn={() => onSaveOver({ invoiceId: conflict.id, version: conflict.version })}
          other="Show the newer version"
          onOther={() => onShowNewer(conflict.id)}
        />
      )}
      {conflict?.outcome === 'in-another-tab' && (
        <Versions
          own="Keep my version"
          onOwn={() => onResolve('this')}
          other="Show the other version"
          onOther={() => onResolve('other')}
        />
      )}
    </Dialog>
  );
}

type VersionsProps = { own: string; onOwn: () => void; other: string; onOther: () => void };

function Versions({ own, onOwn, other, onOther }: VersionsProps) {
  return (
    <div className="flex flex-col gap-2">
      <Button wide onClick={onOwn}>
        {own}
      </Button>
      <Button variant="secondary" wide onClick={onOther}>
        {other}
      </Button>
    </div>
  );
}

// @covers decisions-5.10
