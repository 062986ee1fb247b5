import { openPdf } from '../pdf-objects.ts';
import { readPdf } from '../read-pdf.ts';
import { checkContent } from './content.ts';
import { checkFile } from './file.ts';
import { checkFonts } from './fonts.ts';
import { checkLinks } from './links.ts';
import { checkStructure } from './structure.ts';

/**
 * Returns the violations of PDF/UA-1 in one of our PDFs, by the numbers of the Matterhorn Protocol 1.1 (PDF
 * Association), and of PDF/A-3u (ISO 19005-3), as far as the product could cause them; empty for a valid file. `npm run
 * conformance` uses veraPDF.
 */
export function findBreaches(bytes: Uint8Array): string[] {
  const { complaints } = readPdf(bytes, { draw: true });
  const document = openPdf(bytes);
  const found = [
    ...complaints.map((complaint) => `unreadable: ${complaint}`),
    ...checkFile(document),
    ...checkContent(document),
    ...checkStructure(document),
    ...checkLinks(document),
    ...checkFonts(document),
  ];
  return [...new Set(found)];
}
