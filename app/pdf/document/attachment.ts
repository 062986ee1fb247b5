import { Buffer } from 'node:buffer';
import { type PDFContext, PDFHexString, type PDFRef } from 'pdf-lib';
import { addEncodedStream, deflate } from './pdf-file.ts';
import { pdfBytes } from './pdf-text.ts';

/** An XML file within the PDF: the same invoice for programs (Factur-X 1.0, 6.2). */
export type PdfAttachment = {
  /** `factur-x.xml`; ASCII. */
  name: string;
  xml: string;
  /** What it is, in words. */
  description: string;
  /** How it stands to the pages: another form of what they show, the data that they were made of, or more. */
  relationship: 'Alternative' | 'Source' | 'Data';
  /** The profile of Factur-X that it follows: `EN 16931`. */
  profile: string;
};

/**
 * Puts a file into the PDF (ISO 19005-3, 6.8) and returns what stands for it.
 * @param date when it was last changed, `YYYY-MM-DD`
 */
export function attachFile(
  context: PDFContext,
  { name, xml, description, relationship }: PdfAttachment,
  date: string,
): PDFRef {
  const bytes = Buffer.from(xml, 'utf8');
  const file = addEncodedStream(context, deflate(bytes), {
    Type: 'EmbeddedFile',
    Subtype: 'text/xml',
    Filter: 'FlateDecode',
    Params: { Size: bytes.length, ModDate: pdfBytes(`D:${date.replaceAll('-', '')}`) },
  });
  return context.register(
    context.obj({
      Type: 'Filespec',
      F: pdfBytes(name),
      UF: PDFHexString.fromText(name),
      EF: { F: file, UF: file },
      AFRelationship: relationship,
      Desc: PDFHexString.fromText(description),
    }),
  );
}
