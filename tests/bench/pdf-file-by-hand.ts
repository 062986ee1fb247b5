import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { InvoiceSheet } from '../../app/domain/invoices/sheet.ts';
import { writeSrgbProfile } from '../../app/pdf/color/color-profiles.ts';
import type { PdfAttachment } from '../../app/pdf/document/metadata.ts';
import { writeTrueType } from '../../app/pdf/font/true-type.ts';
import { escapeText, type Font, type Page } from './pdf-pen-by-hand.ts';

const packedProfile = deflateSync(writeSrgbProfile(), { level: 4 });

/** Adds fonts, pages, structure tree, bookmarks and metadata to the objects, and writes all of them. */
export function writeFile(
  sheet: InvoiceSheet<string>,
  { name, xml, description, relationship, profile }: PdfAttachment,
  drawn: { objects: string[]; pages: Page[]; sections: number[]; fonts: readonly [Font, Font] },
): Uint8Array {
  const { objects, pages, sections } = drawn;
  const chunks: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = chunks[0]?.length ?? 0;
  const offsets: number[] = [];
  const stream = (number: number, entries: string, packed: Uint8Array) => {
    offsets[number] = length;
    const start = `${number} 0 obj\n<</Length ${packed.length}/Filter/FlateDecode${entries}>>\nstream\n`;
    const head = Buffer.from(start, 'latin1');
    chunks.push(head, Buffer.from(packed.buffer, packed.byteOffset, packed.length), streamEnd);
    length += head.length + packed.length + streamEnd.length;
  };
  const deflated = (content: string | Uint8Array, entries = '') => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const number = objects.push('');
    stream(number, entries, deflateSync(bytes, { level: 4 }));
    return number;
  };

  const [regular, bold] = drawn.fonts;
  const fontBoxes = ['-739 -322 2583 1108', '-771 -331 2583 1111'] as const;
  const embed = (font: Font, box: string, stem: number) => {
    const { face } = font;
    const base = `AAAAAA+${face.name}`;
    const program = deflated(writeTrueType(face, font.glyphs));
    const descriptor = objects.push(
      `<</Type/FontDescriptor/FontName/${base}/Flags 4/ItalicAngle 0/FontBBox[${box}]/Ascent 969/Descent -241/CapHeight 728/StemV ${stem}/FontFile2 ${program} 0 R>>`,
    );
    let widths = '';
    for (const glyph of font.glyphs) widths += `${face.widths[glyph]} `;
    const descendant = objects.push(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${base}/CIDToGIDMap/Identity/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/W[0[${widths}]]>>`,
    );
    let map =
      '/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n1 begincodespacerange<0000><ffff>endcodespacerange\n';
    const { codes } = font;
    for (let block = 0; block < codes.length; block += 64) {
      const end = Math.min(block + 64, codes.length);
      map += `1 beginbfrange<${hex4(block)}><${hex4(end - 1)}>[\n`;
      for (let i = block; i < end; i++) map += `<${hex4(codes[i] ?? 0)}>\n`;
      map += ']endbfrange\n';
    }
    map += 'endcmap CMapName currentdict/CMap defineresource pop end end';
    return objects.push(
      `<</Type/Font/Subtype/Type0/BaseFont/${base}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${deflated(map)} 0 R>>`,
    );
  };
  const regularFont = embed(regular, fontBoxes[0], 80);
  const boldFont = embed(bold, fontBoxes[1], 120);
  objects[3] = `<</Font<</F1 ${regularFont} 0 R/F2 ${boldFont} 0 R>>/XObject<<>>>>`;

  let parents = '';
  let ofLinks = '';
  let key = pages.length;
  let kids = '';
  pages.forEach((page, i) => {
    let annotations = '';
    for (const { number, owner } of page.links) {
      objects[number - 1] += `${key}>>`;
      ofLinks += `${key++} ${owner} 0 R `;
      annotations += `${number} 0 R `;
    }
    parents += `${i}[${page.owners.join(' 0 R ')} 0 R]`;
    kids += `${page.number} 0 R `;
    const content = deflated(`${page.content}EMC\n`);
    objects[page.number - 1] =
      `<</Type/Page/Parent 3 0 R/StructParents ${i}/Tabs/S/Resources 4 0 R/Contents ${content} 0 R/Annots[${annotations}]>>`;
  });
  objects[0] = `<</S/Document/P 2 0 R/K[${sections.join(' 0 R ')} 0 R]>>`;
  const parentTree = objects.push(`<</Nums[${parents}${ofLinks}]>>`);
  objects[1] = `<</Type/StructTreeRoot/K 1 0 R/ParentTree ${parentTree} 0 R/ParentTreeNextKey ${key}>>`;
  objects[2] = `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 595.28 841.89]>>`;
  const outlines = pages.length > 3 ? `/Outlines ${writeBookmarks(sheet, objects, pages)} 0 R` : '';
  const metadata = deflated(
    Buffer.from(xmpOf(sheet, { name, profile }), 'utf8'),
    '/Type/Metadata/Subtype/XML',
  );
  const colors = objects.push('');
  stream(colors, '/N 3', packedProfile);
  const bytes = Buffer.from(xml, 'utf8');
  const day = sheet.date.replaceAll('-', '');
  const file = deflated(
    bytes,
    `/Type/EmbeddedFile/Subtype/text#2Fxml/Params<</Size ${bytes.length}/ModDate(D:${day})>>`,
  );
  const specification = objects.push(
    `<</Type/Filespec/F(${name})/UF(${name})/EF<</F ${file} 0 R/UF ${file} 0 R>>/AFRelationship/${relationship}/Desc(${description})>>`,
  );
  const catalog = objects.push(
    `<</Type/Catalog/Pages 3 0 R/Lang(${sheet.language})/MarkInfo<</Marked true>>/StructTreeRoot 2 0 R/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${metadata} 0 R${outlines}/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/DestOutputProfile ${colors} 0 R>>]/AF[${specification} 0 R]/Names<</EmbeddedFiles<</Names[(${name})${specification} 0 R]>>>>>>`,
  );
  const info = objects.push(
    `<</Title(${escapeText(sheet.title)})/Author(${escapeText(sheet.from.name)})>>`,
  );

  // All other objects in an object stream; then the cross-reference stream, as differences from row to row.
  const container = objects.length + 1;
  const rows = Buffer.alloc((container + 2) * 8);
  let heads = '';
  let bodies = '';
  let count = 0;
  const places: number[] = [];
  for (let i = 1; i < container; i++) {
    if (offsets[i] !== undefined) continue;
    places[i] = count++;
    heads += `${i} ${bodies.length} `;
    bodies += `${objects[i - 1]}\n`;
  }
  const packed = deflateSync(Buffer.from(heads + bodies, 'latin1'), { level: 4 });
  stream(container, `/Type/ObjStm/N ${count}/First ${heads.length}`, packed);
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  const id = hash.digest('hex').slice(0, 32);
  const start = length;
  offsets[container + 1] = start;
  rows[0] = 2;
  rows[6] = 255;
  rows[7] = 255;
  const before = new Uint8Array(7);
  before[5] = before[6] = 255;
  for (let i = 1; i < container + 2; i++) {
    const offset = offsets[i];
    const at = i * 8;
    const field = offset ?? container;
    const index = offset === undefined ? (places[i] ?? 0) : 0;
    const row = [offset === undefined ? 2 : 1, field >> 24, field >> 16, field >> 8, field];
    row.push(index >> 8, index);
    rows[at] = 2;
    for (let k = 0; k < 7; k++) {
      rows[at + 1 + k] = (row[k] ?? 0) - (before[k] ?? 0);
      before[k] = row[k] ?? 0;
    }
  }
  stream(
    container + 1,
    `/Type/XRef/Size ${container + 2}/W[1 4 2]/Root ${catalog} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]/DecodeParms<</Predictor 12/Columns 7>>`,
    deflateSync(rows, { level: 4 }),
  );
  chunks.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(chunks));
}

const streamEnd = Buffer.from('\nendstream\nendobj\n');

function hex4(number: number): string {
  return number.toString(16).padStart(4, '0');
}

/** Writes the bookmarks of the invoice of 100 lines. */
function writeBookmarks(sheet: InvoiceSheet<string>, objects: string[], pages: Page[]): number {
  const { words } = sheet;
  const [first, last] = [pages[0]?.number ?? 0, pages.at(-1)?.number ?? 0];
  const root = objects.length + 1;
  const put = (title: string, parent: number, page: number, y: number, more: string) =>
    objects.push(
      `<</Title(${escapeText(title)})/Parent ${parent} 0 R/Dest[${page} 0 R/XYZ 0 ${y} 0]${more}>>`,
    );
  const order = (before: number, after: number) =>
    (before ? `/Prev ${before} 0 R` : '') + (after ? `/Next ${after} 0 R` : '');
  objects.push(`<</Type/Outlines/First ${root + 1} 0 R/Last ${root + 1} 0 R/Count 9>>`);
  const main = root + 1;
  const below = `/First ${root + 2} 0 R/Last ${root + 6} 0 R/Count 8`;
  put(`${words.invoice} ${sheet.number}`, root, first, 796, below);
  put(sheet.from.heading, main, first, 722, order(0, root + 3));
  put(sheet.to.heading, main, first, 722, order(root + 2, root + 4));
  put(sheet.totals.at(-1)?.label ?? '', main, last, 416, order(root + 3, root + 5));
  const inPayment = `/First ${root + 7} 0 R/Last ${root + 9} 0 R/Count 3`;
  put(sheet.paymentHeading, main, last, 374, order(root + 4, root + 6) + inPayment);
  put(words.notes, main, last, 140, order(root + 5, 0));
  put(words.bankDetails, root + 5, last, 352, order(0, root + 8));
  put(words.otherLinks, root + 5, last, 258, order(root + 7, root + 9));
  put(words.paymentNotes, root + 5, last, 203, order(root + 8, 0));
  return root;
}

function xmpOf(
  { title, from, language, date }: InvoiceSheet<string>,
  { name, profile }: Pick<PdfAttachment, 'name' | 'profile'>,
): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance><pdfuaid:part>1</pdfuaid:part><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${from.name}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language><xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${name}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>${profile}</fx:ConformanceLevel><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>part of ISO 14289</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X</pdfaSchema:schema><pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>DocumentFileName</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>name of the attached file</pdfaProperty:description></rdf:li><rdf:li rdf:parseType="Resource"><pdfaProperty:name>DocumentType</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>INVOICE</pdfaProperty:description></rdf:li><rdf:li rdf:parseType="Resource"><pdfaProperty:name>Version</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>version of the XML schema</pdfaProperty:description></rdf:li><rdf:li rdf:parseType="Resource"><pdfaProperty:name>ConformanceLevel</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>profile of the XML</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}
