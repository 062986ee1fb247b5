import { drawQrCode } from '#app/ui/qr-code/draw-qr-code.ts';
import type { ShownSheetProps } from './shown-sheet.tsx';

/** Draws the codes on a sheet, which is done once, on the server. */
export function drawSheet(
  sheet: ShownSheetProps['sheet'],
  working: ShownSheetProps['working'],
): ShownSheetProps {
  return {
    sheet,
    working,
    paypalQr: drawQrCode(sheet.paypalQrUrl),
    verifyQr: drawQrCode(sheet.verify?.url ?? null),
  };
}
