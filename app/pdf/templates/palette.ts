import { pdfColor } from './theme.ts';

/** The colours that all templates share: ink, its quiet shade, wren green and paper. */
export const palette = {
  ink: pdfColor('#1d2421'),
  muted: pdfColor('#66706b'),
  accent: pdfColor('#1f5b45'),
  white: pdfColor('#ffffff'),
};
