import type { Dispatch, SetStateAction } from 'react';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { showLoadFailed } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import type { OpenDialog } from './form-dialogs.tsx';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import type { FailedCheck } from './save-messages.ts';

type PreviewParts = Pick<InvoiceFormScreenProps, 'country' | 'pictures'> & {
  takesCards: boolean | undefined;
  setDialog: Dispatch<SetStateAction<OpenDialog | null>>;
  /** Shows what a preview needs and the draft lacks. */
  fail: (checked: InvoiceDraft, failed: FailedCheck) => void;
};

/** Loads the preview of a draft together with its dialog; logo and signature follow. */
export async function openPreview(draft: InvoiceDraft, parts: PreviewParts): Promise<void> {
  const { country, takesCards, pictures: addresses, setDialog, fail } = parts;
  const part = await import('./form-dialogs.tsx').catch(showLoadFailed);
  const made = await part?.previewSheet(draft, { country, takesCards }).catch(showLoadFailed);
  if (!part || !made) return;
  if (!made.ok) return fail(draft, made.failed);
  const { sheet } = made;
  setDialog({ kind: 'preview', sheet });
  toast.success(invoiceSaveTexts.preview.made);
  const pictures = await part.loadPictures(addresses).catch(() => null);
  if (!pictures) return void toast.error(invoiceSaveTexts.preview.withoutPictures);
  setDialog((open) =>
    open?.kind === 'preview' && open.sheet === sheet
      ? { kind: 'preview', sheet: { ...sheet, ...pictures } }
      : open,
  );
}
