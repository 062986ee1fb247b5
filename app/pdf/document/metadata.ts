import { Buffer } from 'node:buffer';
import { writeSrgbProfile } from '#app/pdf/color/color-profiles.ts';
import {
  addEncodedStream,
  addObject,
  addStream,
  deflate,
  type PdfFile,
  pdfBytes,
  pdfText,
} from './pdf-file.ts';

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
 * Embeds a file in the PDF (ISO 19005-3, 6.8) and returns the number of its file specification.
 * @param date of its last change, `YYYY-MM-DD`
 */
export function attachFile(
  pdf: PdfFile,
  { name, xml, description, relationship }: PdfAttachment,
  date: string,
): number {
  const bytes = Buffer.from(xml, 'utf8');
  const changed = pdfBytes(`D:${date.replaceAll('-', '')}`);
  const file = addStream(
    pdf,
    bytes,
    `/Type/EmbeddedFile/Subtype/text#2Fxml/Params<</Size ${bytes.length}/ModDate${changed}>>`,
  );
  return addObject(
    pdf,
    `<</Type/Filespec/F${pdfBytes(name)}/UF${pdfText(name)}/EF<</F ${file} 0 R/UF ${file} 0 R>>` +
      `/AFRelationship/${relationship}/Desc${pdfText(description)}>>`,
  );
}

let packedProfile: Uint8Array | null = null;

/** Declares the color space of all pages as sRGB (ISO 19005-3, 6.2.3) and returns the text of the output intent. */
export function addOutputIntent(file: PdfFile): string {
  packedProfile ??= deflate(writeSrgbProfile());
  const profile = addEncodedStream(file, packedProfile, '/N 3/Filter/FlateDecode');
  return `<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/DestOutputProfile ${profile} 0 R>>`;
}

/** The document's metadata; texts are cleaned. */
type FileFacts = {
  title: string;
  /** The author; empty when unknown. */
  creator: string;
  /** BCP 47, the main language first. */
  languages: string[];
  /** The document date, `YYYY-MM-DD`, instead of the current time, so that every rendering gives the same file. */
  date: string;
  attachment: PdfAttachment | null;
};

const uaNamespace = 'http://www.aiim.org/pdfua/ns/id/';
const facturXNamespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/**
 * Writes the metadata (ISO 16684-1, XMP) that declares PDF/A-3u (ISO 19005-3, 6.6), PDF/UA-1 (ISO 14289-1, 5) and, with
 * an attachment, Factur-X. Schemas that PDF/A doesn't define are described next to it (6.6.2.3.3).
 */
export function addMetadata(file: PdfFile, facts: FileFacts): number {
  return addStream(file, Buffer.from(describeFile(facts), 'utf8'), '/Type/Metadata/Subtype/XML');
}

function describeFile({ title, creator, languages, date, attachment }: FileFacts): string {
  const schemas = [
    schema('PDF/UA', uaNamespace, 'pdfuaid', [['part', 'Integer', 'part of ISO 14289']]),
  ];
  let facturX = '';
  if (attachment) {
    const { name, profile } = attachment;
    facturX =
      element('fx:DocumentType', 'INVOICE') +
      element('fx:DocumentFileName', escapeXml(name)) +
      element('fx:Version', '1.0') +
      element('fx:ConformanceLevel', escapeXml(profile));
    schemas.push(
      schema('Factur-X', facturXNamespace, 'fx', [
        ['DocumentFileName', 'Text', 'name of the attached file'],
        ['DocumentType', 'Text', 'INVOICE'],
        ['Version', 'Text', 'version of the XML schema'],
        ['ConformanceLevel', 'Text', 'profile of the XML'],
      ]),
    );
  }
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"' +
    ` xmlns:pdfuaid="${uaNamespace}" xmlns:dc="http://purl.org/dc/elements/1.1/"` +
    ` xmlns:xmp="http://ns.adobe.com/xap/1.0/"${facturX && ` xmlns:fx="${facturXNamespace}"`}` +
    ' xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
    ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"' +
    ' xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
    element('pdfaid:part', '3') +
    element('pdfaid:conformance', 'U') +
    element('pdfuaid:part', '1') +
    element(
      'dc:title',
      list('Alt', [`<rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li>`]),
    ) +
    (creator && element('dc:creator', list('Seq', [item(escapeXml(creator))]))) +
    element('dc:language', list('Bag', languages.map(item))) +
    element('xmp:CreateDate', date) +
    element('xmp:ModifyDate', date) +
    facturX +
    element('pdfaExtension:schemas', list('Bag', schemas)) +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>'
  );
}

/** Describes a schema: its properties with types and meanings. */
function schema(
  name: string,
  namespace: string,
  prefix: string,
  properties: [name: string, type: string, meaning: string][],
): string {
  const described = properties.map(([property, type, meaning]) =>
    resource(
      element('pdfaProperty:name', property) +
        element('pdfaProperty:valueType', type) +
        element('pdfaProperty:category', 'external') +
        element('pdfaProperty:description', meaning),
    ),
  );
  return resource(
    element('pdfaSchema:schema', name) +
      element('pdfaSchema:namespaceURI', namespace) +
      element('pdfaSchema:prefix', prefix) +
      element('pdfaSchema:property', list('Seq', described)),
  );
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function list(kind: 'Alt' | 'Bag' | 'Seq', items: string[]): string {
  return element(`rdf:${kind}`, items.join(''));
}

function item(content: string): string {
  return element('rdf:li', content);
}

function resource(content: string): string {
  return `<rdf:li rdf:parseType="Resource">${content}</rdf:li>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
