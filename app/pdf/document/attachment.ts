import { Buffer } from 'node:buffer';
import { type PDFContext, PDFHexString, type PDFRef } from 'pdf-lib';
import { addEncodedStream, deflate, pdfBytes } from './pdf-file.ts';

/** An XML file embedded in the PDF: the same invoice in machine-readable form (Factur-X 1.0, 6.2). */
export type PdfAttachment = {
  /** `factur-x.xml`; ASCII. */
  name: string;
  xml: string;
  /** A description in words. */
  description: string;
  /** Its relationship to the pages: another form of them, the data they were made from, or more data. */
  relationship: 'Alternative' | 'Source' | 'Data';
  /** The Factur-X profile it conforms to: `EN 16931`. */
  profile: string;
};

/**
 * Embeds a file in the PDF (ISO 19005-3, 6.8) and returns its file specification.
 * @param date of its last change, `YYYY-MM-DD`
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
