import { Download } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import { InvoiceSheetView } from '../invoice-sheet/invoice-sheet.tsx';
import type { Saver } from './saver.ts';

type PreviewDialogProps = {
  /** Null keeps it closed. */
  sheet: InvoiceSheet | null;
  busy: Saver['busy'];
  onClose: () => void;
  onSave: () => void;
  onDownload: () => void;
};

/** The invoice as its client will see it, with saving and downloading at hand. */
export function PreviewDialog({ sheet, busy, onClose, onSave, onDownload }: PreviewDialogProps) {
  return (
    <Dialog
      open={sheet !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Preview"
      size="wide"
      footer={
        <>
          <Button variant="secondary" loading={busy === 'download'} onClick={onDownload}>
            {busy !== 'download' && <Download aria-hidden="true" className="size-4" />}
            Download PDF
          </Button>
          <Button loading={busy === 'save'} onClick={onSave}>
            Save Invoice
          </Button>
        </>
      }
    >
      {sheet && <InvoiceSheetView sheet={sheet} />}
    </Dialog>
  );
}
