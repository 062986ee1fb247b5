import type { PDFContext, PDFDict } from 'pdf-lib';
import { writeSrgbProfile } from '../color/srgb.ts';
import { addEncodedStream, deflate } from './pdf-file.ts';
import { pdfBytes } from './pdf-text.ts';

let packedProfile: Uint8Array | null = null;

/** Declares the color space of all pages as sRGB (ISO 19005-3, 6.2.3). */
export function addOutputIntent(context: PDFContext): PDFDict {
  packedProfile ??= deflate(writeSrgbProfile());
  return context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: pdfBytes('sRGB'),
    DestOutputProfile: addEncodedStream(context, packedProfile, { N: 3, Filter: 'FlateDecode' }),
  });
}
