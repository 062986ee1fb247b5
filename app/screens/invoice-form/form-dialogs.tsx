import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import type { Saver } from './saver.ts';

export type OpenDialog =
  | { kind: 'preview'; sheet: InvoiceSheet }
  | { kind: 'sign-in' }
  | { kind: 'limit' };

export type FormDialogsProps = {
  open: OpenDialog | null;
  busy: Saver['busy'];
  onClose: () => void;
  onSave: () => void;
  onDownload: () => void;
};

/** Everything that opens over the form; fetched apart from it, since most visits begin without. */
export function FormDialogs({ open, busy, onClose, onSave, onDownload }: FormDialogsProps) {
  return (
    <>
      <PreviewDialog
        sheet={open?.kind === 'preview' ? open.sheet : null}
        busy={busy}
        onClose={onClose}
        onSave={onSave}
        onDownload={onDownload}
      />
    </>
  );
}
