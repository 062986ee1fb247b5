import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { cellText, type InvoiceSheet } from '../../app/domain/invoices/sheet.ts';
import { type Face, loadFaces } from '../../app/pdf/font/face.ts';

/**
 * The lower bound: writes the sheet as PDF bytes in one pass. No wrapping, no kerning, a fixed number of rows per page,
 * and only what this one invoice needs; but with all its text, right-aligned figures, links, and both fonts subset in
 * every document. Only the unpacked font tables are shared with the product.
 */
export function writeByHand(sheet: InvoiceSheet<string>): Uint8Array {
  const faces = loadFaces();
  const fonts = [startFont(faces.regular), startFont(faces.semiBold)] as const;
  const pages: string[] = [];
  let out = '';
  const put = (font: 0 | 1, size: number, x: number, y: number, text: string, right = false) => {
    const { hex, width } = encode(fonts[font], text);
    out += `BT /F${font} ${size} Tf ${right ? (x - (width * size) / 1000).toFixed(2) : x} ${y} Td <${hex}> Tj ET\n`;
  };
  put(1, 16, 52, 770, sheet.from.name);
  put(1, 26, 543, 770, 'Invoice', true);
  put(0, 11, 543, 752, sheet.number, true);
  [sheet.from, sheet.to].forEach((party, i) => {
    const lines = [...party.addressLines, party.email, party.phone, party.website];
    for (const { label, value } of party.details) lines.push(`${label}: ${value}`);
    put(0, 8, 52 + i * 195, 715, party.heading);
    put(1, 10, 52 + i * 195, 700, party.name);
    lines.forEach((line, at) => {
      put(0, 9, 52 + i * 195, 686 - at * 13, line ?? '');
    });
  });
  sheet.dates.forEach(({ label, value }, i) => {
    put(0, 8, 543, 715 - i * 32, label, true);
    put(0, 9, 543, 702 - i * 32, value, true);
  });
  const [description, ...figures] = sheet.columns;
  const places = [380, 437, 488, 543] as const;
  let y = 590;
  const head = () => {
    put(1, 8, 52, y, description?.label ?? '');
    figures.forEach(({ label }, i) => {
      put(1, 8, places[i] ?? 0, y, label, true);
    });
    out += `52 ${y - 8} 491 1 re f\n`;
    y -= 24;
  };
  head();
  for (const line of sheet.lines) {
    if (y < 60) {
      pages.push(out);
      out = '';
      y = 780;
      head();
    }
    put(0, 9, 52, y, line.description);
    figures.forEach(({ key }, i) => {
      put(0, 9, places[i] ?? 0, y, cellText(line, key), true);
    });
    out += `52 ${y - 9} 491 .5 re f\n`;
    y -= 22;
  }
  if (y < 300) {
    pages.push(out);
    out = '';
    y = 780;
  }
  for (const { kind, label, value } of sheet.totals) {
    put(0, 9, 313, y, label);
    put(kind === 'total' ? 1 : 0, kind === 'total' ? 18 : 9, 543, y, value, true);
    y -= 20;
  }
  put(1, 11, 52, y - 10, 'Payment Options');
  sheet.bankDetails.forEach(({ label, value }, i) => {
    put(0, 9, 52, y - 30 - i * 15, label);
    put(0, 9, 130, y - 30 - i * 15, value);
  });
  const links = sheet.paymentLinks.map(({ label, url }, i) => {
    const top = y - 30 - i * 30;
    put(1, 9, 300, top, label);
    return `<</Type/Annot/Subtype/Link/Rect[300 ${top - 8} 440 ${top + 14}]/Border[0 0 0]/A<</S/URI/URI(${url})>>>>`;
  });
  put(0, 9, 52, 90, sheet.paymentNotes ?? '');
  (sheet.notes ?? '').split('\n').forEach((line, i) => {
    put(0, 9, 52, 75 - i * 13, line);
  });
  pages.push(out);
  pages.forEach((_, i) => {
    out = '';
    put(1, 8.5, 52, 27, sheet.thanks);
    put(0, 7.5, 200, 27, sheet.contactEmail ?? '');
    put(0, 7.5, 543, 27, `Page ${i + 1} of ${pages.length}`, true);
    pages[i] += out;
  });
  links.push(
    `<</Type/Annot/Subtype/Link/Rect[200 20 300 36]/Border[0 0 0]/A<</S/URI/URI(mailto:${sheet.contactEmail})>>>>`,
  );
  return assemble(sheet, fonts, pages, links);
}

type Font = { face: Face; glyphs: number[]; codes: number[]; hexOf: string[] };

function startFont(face: Face): Font {
  return { face, glyphs: [0], codes: [0], hexOf: [] };
}

function encode(font: Font, text: string): { hex: string; width: number } {
  const { face, hexOf } = font;
  let hex = '';
  let width = 0;
  for (let i = 0; i < text.length; i++) {
    const glyph = face.glyphOf[text.charCodeAt(i)] ?? 0;
    let number = hexOf[glyph];
    if (number === undefined) {
      number = (font.glyphs.push(glyph) - 1).toString(16).padStart(4, '0');
      font.codes.push(text.charCodeAt(i));
      hexOf[glyph] = number;
    }
    hex += number;
    width += face.widths[glyph] ?? 0;
  }
  return { hex, width };
}

function assemble(
  sheet: InvoiceSheet<string>,
  fonts: readonly Font[],
  pages: string[],
  links: string[],
): Uint8Array {
  const chunks: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (bytes: Buffer) => {
    chunks.push(bytes);
    length += bytes.length;
  };
  const object = (body: string, stream?: Buffer) => {
    offsets.push(length);
    write(Buffer.from(`${offsets.length} 0 obj\n${body}\n`, 'latin1'));
    if (stream)
      write(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]));
    write(Buffer.from('endobj\n'));
    return offsets.length;
  };
  const stream = (content: Uint8Array | string) => {
    const packed = deflateSync(content, { level: 4 });
    return object(`<</Length ${packed.length}/Filter/FlateDecode>>`, packed);
  };
  write(Buffer.from('%PDF-1.7\n'));
  const fontObjects = fonts.map((font) => {
    const { face } = font;
    const program = stream(trueType(font));
    const name = `AAAAAA+${face.name}`;
    const descriptor = object(
      `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[-740 -330 2584 1110]/ItalicAngle 0/Ascent 969/Descent -241/CapHeight 728/StemV 80/FontFile2 ${program} 0 R>>`,
    );
    const descendant = object(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap/Identity/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/W[0[${font.glyphs.map((glyph) => face.widths[glyph]).join(' ')}]]>>`,
    );
    const rows = font.codes.map(
      (code, i) => `<${i.toString(16).padStart(4, '0')}><${code.toString(16).padStart(4, '0')}>`,
    );
    const unicode = stream(
      `/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CMapType 2 def 1 begincodespacerange<0000><ffff>endcodespacerange ${rows.length} beginbfchar ${rows.join('\n')} endbfchar endcmap end end`,
    );
    return object(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
    );
  });
  const annotations = links.map((link) => `${object(link)} 0 R`).join(' ');
  const tree = offsets.length + pages.length * 2 + 1;
  const kids = pages.map((page) => {
    const content = stream(page);
    return object(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Annots[${annotations}]/Resources<</Font<</F0 ${fontObjects[0]} 0 R/F1 ${fontObjects[1]} 0 R>>>>>>`,
    );
  });
  object(`<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`);
  const catalog = object(`<</Type/Catalog/Pages ${tree} 0 R/Lang(${sheet.language})>>`);
  const info = object(`<</Title(${sheet.title})>>`);
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  const id = hash.digest('hex').slice(0, 32);
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(
    Buffer.from(
      `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${rows.length + 1}/Root ${catalog} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

/** The used glyphs as a font file; composite glyphs include their components. */
function trueType({ face, glyphs: used }: Font): Buffer {
  const glyphs = [...used];
  const source = Buffer.from(face.outlines.buffer, face.outlines.byteOffset, face.outlines.length);
  const outlines: Buffer[] = [];
  for (let i = 0; i < glyphs.length; i++) {
    const glyph = glyphs[i] ?? 0;
    const outline = Buffer.from(source.subarray(face.offsets[glyph], face.offsets[glyph + 1]));
    outlines.push(outline);
    if (outline.length === 0 || outline.readInt16BE(0) >= 0) continue;
    let flags = 0x20;
    for (let at = 10; flags & 0x20; ) {
      flags = outline.readUInt16BE(at);
      const part = outline.readUInt16BE(at + 2);
      const place = glyphs.indexOf(part);
      outline.writeUInt16BE(place < 0 ? glyphs.push(part) - 1 : place, at + 2);
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    }
  }
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const hmtx = Buffer.alloc(glyphs.length * 4);
  let at = 0;
  outlines.forEach((outline, i) => {
    loca.writeUInt32BE(at, i * 4);
    at += outline.length;
    hmtx.writeUInt16BE(face.advances[glyphs[i] ?? 0] ?? 0, i * 4);
    hmtx.writeInt16BE(face.sideBearings[glyphs[i] ?? 0] ?? 0, i * 4 + 2);
  });
  loca.writeUInt32BE(at, glyphs.length * 4);
  const glyf = Buffer.concat([...outlines, Buffer.alloc(-at & 3)]);
  const head = Buffer.alloc(56);
  head.writeUInt32BE(0x10000, 0);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(face.unitsPerEm, 18);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.alloc(36);
  hhea.writeUInt32BE(0x10000, 0);
  hhea.writeInt16BE(face.ascent, 4);
  hhea.writeInt16BE(face.descent, 6);
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.alloc(32);
  maxp.writeUInt32BE(0x10000, 0);
  maxp.writeUInt16BE(glyphs.length, 4);
  face.limits.forEach((limit, i) => {
    maxp.writeUInt16BE(limit, 6 + i * 2);
  });
  const tables: [string, Buffer][] = [
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
  ];
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(0x10000, 0);
  directory.writeUInt16BE(tables.length, 4);
  let place = directory.length;
  tables.forEach(([tag, table], i) => {
    directory.write(tag, 12 + i * 16, 'latin1');
    directory.writeUInt32BE(place, 20 + i * 16);
    directory.writeUInt32BE(table.length, 24 + i * 16);
    place += table.length;
  });
  return Buffer.concat([directory, ...tables.map(([, table]) => table)]);
}
