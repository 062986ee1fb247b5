import { Download } from 'lucide-react';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { SignInDialog } from '#app/features/account/public.ts';
import { LimitDialog } from '#app/features/billing/public.ts';
import { estimateFormTexts } from '#app/features/estimates/texts.ts';
import { invoiceFormTexts, invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';

import { InvoiceSheetView } from '#app/features/invoice-sheet/public.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ChoiceDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { drawQrCode } from '#app/ui/qr-code/draw-qr-code.ts';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import { ClientSavedDialog, type Conflict, VersionDialog } from './save-dialogs.tsx';
import type { AfterSignIn, FormWork } from './use-invoice-form.ts';

// Parts that few forms need, in the same chunk as the dialogs.
export { CorrectionNote } from './correction-note.tsx';
export { openPreview } from './preview-sheet.ts';

export type OpenDialog =
  | { kind: 'preview'; sheet: InvoiceSheet }
  /** `reason` is shown above the fields. */
  | { kind: 'sign-in'; reason: string; then: AfterSignIn }
  | { kind: 'limit' }
  /** The invoice is stored on this device until it can be sent. */
  | { kind: 'kept' }
  | { kind: 'create-again' }
  /** Asks which of two versions to continue with. */
  | { kind: 'conflict'; conflict: Conflict; download?: boolean };

export type FormDialogsProps = Pick<
  InvoiceFormScreenProps,
  'userId' | 'country' | 'billing' | 'opened' | 'providers' | 'submitAuth'
> & {
  open: OpenDialog | null;
  work: FormWork;
  saveLabel: string;
  onClose: () => void;
  onCreateNew: () => void;
};

/** All dialogs of the form; loaded separately, since most visits open none. */
export function FormDialogs(props: FormDialogsProps) {
  const { open, work, country, billing, opened, onClose } = props;
  const { create: formPath } = usePaths(country);
  return (
    <>
      <PreviewDialog
        sheet={open?.kind === 'preview' ? open.sheet : null}
        work={work}
        saveLabel={props.saveLabel}
        onClose={onClose}
      />
      <SignInDialog
        open={open?.kind === 'sign-in'}
        onClose={onClose}
        reason={open?.kind === 'sign-in' ? open.reason : undefined}
        country={country}
        redirectTo={opened ? `${formPath}?${opened.kind}=${opened.id}` : formPath}
        providers={props.providers}
        submit={props.submitAuth}
        onSignedIn={work.signedIn}
      />
      <LimitDialog
        open={open?.kind === 'limit'}
        onClose={onClose}
        country={country}
        billing={billing}
      />
      <ChoiceDialog
        open={open?.kind === 'create-again'}
        title={invoiceSaveTexts.createAgain.title}
        // What Create New discards.
        description={
          opened?.kind === 'estimate'
            ? estimateFormTexts.loss
            : invoiceSaveTexts.createAgain.losses[opened?.kind ?? 'new']
        }
        onClose={onClose}
        choices={[
          {
            label: invoiceSaveTexts.createAgain.goOn,
            variant: 'secondary',
            hasFocus: true,
            onChoose: onClose,
          },
          {
            label: invoiceSaveTexts.createAgain.createNew,
            blocked: work.busy !== null,
            onChoose: props.onCreateNew,
          },
        ]}
      />
      <ClientSavedDialog
        open={open?.kind === 'kept'}
        userId={props.userId}
        onClose={onClose}
        onNewInvoice={opened ? props.onCreateNew : onClose}
      />
      <VersionDialog
        conflict={open?.kind === 'conflict' ? open.conflict : null}
        download={open?.kind === 'conflict' && open.download === true}
        formPath={formPath}
        work={work}
        onClose={onClose}
      />
    </>
  );
}

type PreviewDialogProps = Pick<FormDialogsProps, 'work' | 'saveLabel' | 'onClose'> & {
  /** Null keeps the dialog closed. */
  sheet: InvoiceSheet | null;
};

/** The invoice as its client will see it, with buttons to save and download it. */
function PreviewDialog({ sheet, work, saveLabel, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      open={sheet !== null}
      onClose={onClose}
      title={invoiceFormTexts.actions.preview}
      size="sheet"
    >
      {sheet && <InvoiceSheetView sheet={sheet} paypalQr={drawQrCode(sheet.paypalQrUrl)} />}
      <div className="sticky -bottom-6 -mx-5 mt-6 -mb-6 flex flex-wrap gap-2 border-line border-t bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:justify-end sm:px-6">
        <Button
          variant="secondary"
          className="min-w-fit flex-1 whitespace-nowrap sm:flex-none"
          loading={work.busy === 'download'}
          onClick={work.download}
        >
          {work.busy !== 'download' && <Download aria-hidden="true" className="size-4" />}
          {invoiceFormTexts.actions.download}
        </Button>
        <Button
          className="min-w-fit flex-1 whitespace-nowrap sm:flex-none"
          loading={work.busy === 'save'}
          onClick={work.save}
        >
          {saveLabel}
        </Button>
      </div>
    </Dialog>
  );
}
