import { Download } from 'lucide-react';
import { Button } from '#app/components/buttons/button.tsx';
import { Dialog } from '#app/components/overlays/dialog.tsx';
import { drawQrCode } from '#app/components/qr-code/draw-qr-code.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { InvoiceSheetView } from '../invoice-sheet/invoice-sheet.tsx';
import type { Saver } from './saver.ts';

type PreviewDialogProps = {
  /** Null keeps it closed. */
  sheet: InvoiceSheet | null;
  busy: Saver['busy'];
  saveLabel: string;
  onClose: () => void;
  onSave: () => void;
  onDownload: () => void;
};

/** The invoice as its client will see it, with saving and downloading at hand. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { sheet, busy, saveLabel, onClose, onSave, onDownload } = props;
  return (
    <Dialog
      open={sheet !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Preview"
      size="wide"
    >
      {sheet && <InvoiceSheetView sheet={sheet} paypalQr={drawQrCode(sheet.paypalQrUrl)} />}
      <div className="sticky -bottom-6 -mx-5 mt-6 -mb-6 flex gap-2 border-line border-t bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:justify-end sm:px-6">
        <Button
          variant="secondary"
          className="flex-1 sm:flex-none"
          loading={busy === 'download'}
          onClick={onDownload}
        >
          {busy !== 'download' && <Download aria-hidden="true" className="size-4" />}
          Download PDF
        </Button>
        <Button className="flex-1 sm:flex-none" loading={busy === 'save'} onClick={onSave}>
          {saveLabel}
        </Button>
      </div>
    </Dialog>
  );
}

// @covers invoices-4.7
