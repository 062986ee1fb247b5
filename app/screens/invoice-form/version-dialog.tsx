import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import type { EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { fill } from '#app/texts/fill.ts';
import { invoiceSaveTexts } from '#app/texts/invoice-save.ts';
import type { FormWork } from './use-invoice-form.ts';

/** Another version of what stands in the form: saved meanwhile, paid, or typed in another tab. */
export type Conflict = EditRefusal | { outcome: 'in-another-tab' };

type VersionDialogProps = {
  /** Null keeps it closed. */
  conflict: Conflict | null;
  /** Where a paid invoice is cloned. */
  formPath: string;
  onClose: () => void;
  work: FormWork;
};

/** Says which other version there is: either is kept, as the user decides. */
export function VersionDialog({ conflict, formPath, work, onClose }: VersionDialogProps) {
  return (
    <Dialog
      open={conflict !== null}
      onClose={onClose}
      {...invoiceSaveTexts.conflicts[conflict?.outcome ?? 'changed-elsewhere']}
    >
      {conflict?.outcome === 'invoice-paid' && (
        <LinkButton to={`${formPath}?clone=${conflict.id}`} wide>
          {invoiceSaveTexts.paid.clone}
        </LinkButton>
      )}
      {conflict?.outcome === 'changed-elsewhere' && (
        <Versions
          own={invoiceSaveTexts.versions.saveOwn}
          onOwn={() => work.saveOver({ invoiceId: conflict.id, version: conflict.version })}
          other={invoiceSaveTexts.versions.showNewer}
          onOther={() => work.showNewer(conflict.id)}
        />
      )}
      {conflict?.outcome === 'head-fixed' && (
        <Button wide onClick={() => saveAsIssued(conflict, work)}>
          {fill(invoiceSaveTexts.versions.saveAsIssued, {
            number: conflict.invoiceNumber,
            currency: conflict.currency,
          })}
        </Button>
      )}
      {conflict?.outcome === 'in-another-tab' && (
        <Versions
          own={invoiceSaveTexts.versions.keepOwn}
          onOwn={() => work.resolve('this')}
          other={invoiceSaveTexts.versions.showOther}
          onOther={() => work.resolve('other')}
        />
      )}
    </Dialog>
  );
}

/** Saves what stands in the form under the number and in the currency that the client may have. */
function saveAsIssued(
  { invoiceNumber, currency }: Extract<EditRefusal, { outcome: 'head-fixed' }>,
  { form, closeDialog, save }: FormWork,
): void {
  form.change({ type: 'set', name: 'invoiceNumber', value: invoiceNumber });
  form.change({ type: 'pick-currency', currency });
  closeDialog();
  save();
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
