import { useEffect } from 'react';
import { ChoiceDialog } from '#app/components/overlays/choice-dialog.tsx';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { SignInDialog } from '../account/sign-in-dialog.tsx';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { usePaywall } from '../paywall/paywall-context.ts';
import { usePlaces } from '../shell/use-places.ts';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { useInvoiceForm } from './use-invoice-form.ts';
import { type Conflict, VersionDialog } from './version-dialog.tsx';

export type OpenDialog =
  | { kind: 'preview'; sheet: InvoiceSheet }
  /** `reason` is the sentence over its fields. */
  | { kind: 'sign-in'; reason: string }
  | { kind: 'limit' }
  | { kind: 'create-again' }
  /** Which version to go on with, where there is another. */
  | { kind: 'conflict'; conflict: Conflict };

export type FormDialogsProps = Pick<
  InvoiceFormScreenProps,
  'country' | 'billing' | 'opened' | 'providers' | 'submitAuth'
> & {
  open: OpenDialog | null;
  /** What the form does about each. */
  work: ReturnType<typeof useInvoiceForm>;
  saveLabel: string;
  onClose: () => void;
  onCreateNew: () => void;
};

/** What Create New takes away, by what stands in the form (`platform.md` section 4). */
const losses = {
  new: 'The invoice in this form is not saved yet. Create New clears the form.',
  clone: 'This copy is not saved yet. Create New gives it up.',
  edit: 'Your changes are not saved yet. Create New leaves the invoice as it was.',
};

/** Everything that opens over the form; fetched apart from it, since most visits begin without. */
export function FormDialogs(props: FormDialogsProps) {
  const { open, work, country, billing, opened, onClose } = props;
  const { create: formPath } = usePlaces(country);
  const isAtLimit = open?.kind === 'limit';
  const openPaywall = usePaywall();
  // Natively the paywall takes the dialog's place.
  useEffect(() => {
    if (!isAtLimit || !openPaywall) return;
    openPaywall();
    onClose();
  }, [isAtLimit, openPaywall, onClose]);
  const closeWhenAsked = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <>
      <PreviewDialog
        sheet={open?.kind === 'preview' ? { ...open.sheet, ...work.pictures } : null}
        busy={work.busy}
        saveLabel={props.saveLabel}
        onClose={onClose}
        onSave={work.save}
        onDownload={work.download}
      />
      <SignInDialog
        open={open?.kind === 'sign-in'}
        onOpenChange={closeWhenAsked}
        reason={open?.kind === 'sign-in' ? open.reason : undefined}
        country={country}
        redirectTo={opened ? `${formPath}?${opened.kind}=${opened.id}` : formPath}
        providers={props.providers}
        submit={props.submitAuth}
        onSignedIn={work.signedIn}
      />
      <LimitDialog
        open={isAtLimit && openPaywall === null}
        onOpenChange={closeWhenAsked}
        country={country}
        billing={billing}
      />
      <ChoiceDialog
        open={open?.kind === 'create-again'}
        title="Create New Invoice?"
        description={losses[opened?.kind ?? 'new']}
        onClose={onClose}
        choices={[
          { label: 'Continue Current', variant: 'secondary', hasFocus: true, onChoose: onClose },
          { label: 'Create New', blocked: work.busy !== null, onChoose: props.onCreateNew },
        ]}
      />
      <VersionDialog
        conflict={open?.kind === 'conflict' ? open.conflict : null}
        formPath={formPath}
        onClose={onClose}
        onSaveOver={work.saveOver}
        onShowNewer={work.showNewer}
        onResolve={work.resolve}
      />
    </>
  );
}

// @covers platform-4.16
