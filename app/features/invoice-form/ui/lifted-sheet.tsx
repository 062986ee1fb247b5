import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { LiveSheet, type LiveSheetProps } from './live-sheet.tsx';

/** A closing dialog returns the focus first. */
const closeMs = 50;

/** The sheet of what is typed, lifted from below on a phone. */
export function LiftedSheet(props: LiveSheetProps & { open: boolean; onClose: () => void }) {
  const { open, onClose, ...sheet } = props;
  return (
    <Dialog open={open} onClose={onClose} title={invoiceFormTexts.actions.preview} size="sheet">
      <LiveSheet
        {...sheet}
        onPress={(show) => {
          onClose();
          setTimeout(show, closeMs);
        }}
      />
    </Dialog>
  );
}
