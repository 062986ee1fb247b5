import type { Face } from '../../app/pdf/font/face.ts';

/** A page by hand: its operators, the owners of its marked content, its links, and the state of its operators. */
export type Page = {
  number: number;
  content: string;
  owners: number[];
  links: { number: number; owner: number }[];
  open: string;
  color: string;
  font: string;
};

/** Starts a page; its object is written at the end. */
export function startPage(objects: string[]): Page {
  const number = objects.push('');
  return { number, content: '', owners: [], links: [], open: '', color: '', font: '' };
}

/** A font by hand; `width` is that of the last text, in thousandths. */
export type Font = {
  id: number;
  face: Face;
  glyphs: number[];
  codes: number[];
  codeOf: string[];
  width: number;
};

export function startFont(id: number, face: Face): Font {
  return { id, face, glyphs: [0], codes: [0xfffd], codeOf: [], width: 0 };
}

/** Returns a text as two bytes per glyph, the first of them zero. */
export function codesOf(font: Font, text: string, tabular: boolean): string {
  const { face, codeOf } = font;
  const glyphOf = tabular ? face.tabularGlyphOf : face.glyphOf;
  let codes = '';
  let width = 0;
  for (let i = 0; i < text.length; i++) {
    const glyph = glyphOf[text.charCodeAt(i)] ?? 0;
    let code = codeOf[glyph];
    if (code === undefined) {
      const number = font.glyphs.push(glyph) - 1;
      font.codes.push(text.charCodeAt(i));
      code = `\0${escapeText(String.fromCharCode(number))}`;
      codeOf[glyph] = code;
    }
    codes += code;
    width += face.widths[glyph] ?? 0;
  }
  font.width = width;
  return codes;
}

/** Escapes what would end a string or be read as another character in it. */
export function escapeText(text: string): string {
  return text.replace(/[()\\]/g, '\\$&').replace(/\r/g, '\\r');
}

/** Writes operators to `page`, and what they belong to as objects. */
export function startPen(objects: string[]) {
  const pen = { page: startPage(objects) };
  const paint = (color: string) => {
    if (color === pen.page.color) return;
    pen.page.color = color;
    pen.page.content += `${color} rg\n`;
  };
  const put = (font: Font, size: number, color: string, x: number, y: number, text: string) => {
    paint(color);
    const wanted = `/F${font.id} ${size} Tf `;
    pen.page.content += `BT ${wanted === pen.page.font ? '' : wanted}${x} ${y.toFixed(2)} Td (${codesOf(font, text, false)}) Tj ET\n`;
    pen.page.font = wanted;
  };
  const putRight = (
    font: Font,
    size: number,
    color: string,
    right: number,
    y: number,
    text: string,
    tabular = false,
  ) => {
    paint(color);
    const wanted = `/F${font.id} ${size} Tf `;
    const codes = codesOf(font, text, tabular);
    const x = right - (font.width * size) / 1000;
    pen.page.content += `BT ${wanted === pen.page.font ? '' : wanted}${x.toFixed(2)} ${y.toFixed(2)} Td (${codes}) Tj ET\n`;
    pen.page.font = wanted;
  };
  const open = (tag: string) => {
    if (tag === pen.page.open) return;
    pen.page.content += pen.page.open === '' ? tag : `EMC\n${tag}`;
    pen.page.open = tag;
  };
  const mark = (role: string, owner: number) => {
    const id = pen.page.owners.push(owner) - 1;
    open(`/${role}<</MCID ${id}>>BDC\n`);
    return id;
  };
  /** An element with one piece of content. */
  const leaf = (role: string, parent: number, more = '') => {
    const own = objects.length + 1;
    objects.push(
      `<</S/${role}/P ${parent} 0 R/K ${mark(role, own)}/Pg ${pen.page.number} 0 R${more}>>`,
    );
    return own;
  };
  const group = (role: string, parent: number, own: number, kids: readonly number[]) => {
    const list = kids.length === 1 ? ` ${kids[0]} 0 R` : `[${kids.join(' 0 R ')} 0 R]`;
    objects[own - 1] = `<</S/${role}/P ${parent} 0 R/K${list}>>`;
    return own;
  };
  const rule = (color: string, x: number, y: number, width: number, height: number) => {
    open('/Artifact BMC\n');
    paint(color);
    pen.page.content += `${x} ${y.toFixed(2)} ${width} ${height} re f\n`;
  };
  const box = (
    color: string,
    left: number,
    bottom: number,
    right: number,
    top: number,
    r: number,
  ) => {
    open('/Artifact BMC\n');
    paint(color);
    const [b, t] = [bottom.toFixed(2), top.toFixed(2)];
    const [lower, upper] = [(bottom + r).toFixed(2), (top - r).toFixed(2)];
    pen.page.content += `${left + r} ${b} m ${right - r} ${b} l ${right} ${b} ${right} ${b} ${right} ${lower} c ${right} ${upper} l ${right} ${t} ${right} ${t} ${right - r} ${t} c ${left + r} ${t} l ${left} ${t} ${left} ${t} ${left} ${upper} c ${left} ${lower} l ${left} ${b} ${left} ${b} ${left + r} ${b} c h f\n`;
  };
  const actions = new Map<string, number>();
  const link = (owner: number, target: string, label: string, rectangle: string) => {
    const known = actions.get(target);
    const action = known ?? objects.push(`<</S/URI/URI(${target})>>`);
    actions.set(target, action);
    const number = objects.push(
      `<</Type/Annot/Subtype/Link/Rect[${rectangle}]/F 4/Border[0 0 0]/Contents(${escapeText(label)})/A ${action} 0 R/StructParent `,
    );
    pen.page.links.push({ number, owner });
    return `<</Type/OBJR/Obj ${number} 0 R/Pg ${pen.page.number} 0 R>>`;
  };

  return Object.assign(pen, { put, putRight, paint, open, mark, leaf, group, rule, box, link });
}
