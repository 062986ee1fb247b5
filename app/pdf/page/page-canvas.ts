import type { Paper } from '#app/domain/invoices/sheet.ts';
import { pdfNumber } from '#app/pdf/document/pdf-file.ts';
import { encodeText, type FontSubset } from '#app/pdf/font/embed-font.ts';
import type { FaceName } from '#app/pdf/font/face.ts';
import {
  type Bookmark,
  partInLanguage,
  type StructureElement,
} from '#app/pdf/structure/element.ts';
import { measureText, type TextStyle } from '#app/pdf/text/wrap-text.ts';

/** A page size in points. */
export type PageSize = { width: number; height: number };

/** A4 (ISO 216: 210 x 297 mm) and Letter (ANSI/ASME Y14.1: 8.5 x 11 in). */
export const pageSizes: Record<Paper, PageSize> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};

/** A rectangle in points; y is measured downward from the top of the page. */
export type Box = { x: number; y: number; width: number; height: number };

/** A clickable area with its validated address and its structure element. */
export type LinkArea = {
  box: Box;
  target: string;
  label: string;
  element: StructureElement;
  /** Counted from 0. */
  page: number;
};

/** A page being drawn. Positions are in points from the top left corner. */
export type PageCanvas = {
  /** Draws a cleaned line with its baseline at `y`; `x` is its left end, right end or center. Trailing spaces hang. */
  text: (text: string, x: number, y: number, style: TextStyle, align?: Align) => void;
  /** Draws a horizontal rule centered at `y`. */
  rule: (x: number, y: number, width: number, thickness: number, color: string) => void;
  fill: (box: Box, radius: number, color: string) => void;
  outline: (box: Box, radius: number, thickness: number, color: string) => void;
  /** Draws many squares of `size` at once, by column and row: a QR code. */
  squares: (box: Box, size: number, cells: { column: number; row: number; run: number }[]) => void;
  /** Draws a picture by its resource name; the matrix maps the unit square into the box. */
  picture: (name: string, box: Box, turn: PictureTurn) => void;
  /** Makes an area clickable for the current element, which is a link. */
  link: (area: Pick<LinkArea, 'box' | 'target' | 'label'>) => void;
  /** Sets the structure element of the following texts and pictures; content without one isn't read aloud. */
  tag: (part: StructureElement | Unread) => void;
  links: LinkArea[];
  /** The element of each marked content sequence. */
  owners: StructureElement[];
  /** The operators so far (ISO 32000-1, Annex A). */
  content: () => string;
};

/** Content repeated at the top or bottom of pages; null for other decoration. */
type Unread = 'Header' | 'Footer' | null;

export type Align = 'left' | 'right' | 'center';

/** The transformation of the unit square: x' = a*x + c*y + e, y' = b*x + d*y + f. */
export type PictureTurn = [a: number, b: number, c: number, d: number, e: number, f: number];

export const upright: PictureTurn = [1, 0, 0, 1, 0, 0];

const fontNames: Record<FaceName, string> = { regular: 'F1', semiBold: 'F2' };
const num = pdfNumber;

/** Creates an empty page, counted from 0, whose texts take their glyphs from `subsets`. */
export function startPage(
  subsets: Record<FaceName, FontSubset>,
  size: PageSize,
  index: number,
): PageCanvas {
  const links: LinkArea[] = [];
  const owners: StructureElement[] = [];
  let current: StructureElement | Unread = null;
  let open: StructureElement | Unread | undefined;
  let content = '';
  let font = '';
  let fillColor = '';
  const setFill = (color: string) => {
    if (color === fillColor) return;
    fillColor = color;
    content += `${color} rg\n`;
  };
  // Everything on a page belongs to the structure or is an artifact (ISO 32000-1, 14.8.2.2).
  const enter = (wanted: StructureElement | Unread) => {
    if (wanted === open) return;
    if (open !== undefined) content += 'EMC\n';
    open = wanted;
    if (wanted === null) {
      content += '/Artifact BMC\n';
      return;
    }
    if (typeof wanted === 'string') {
      content += `/Artifact<</Type/Pagination/Subtype/${wanted}>>BDC\n`;
      return;
    }
    const mark = owners.push(wanted) - 1;
    content += `/${wanted.role}<</MCID ${mark}>>BDC\n`;
    wanted.kids.push({ page: index, mark });
  };
  const show = (box: Box) => {
    enter(current);
    if (current !== null && typeof current !== 'string') current.box = box;
  };
  /** A bookmark points to the first of its lines and contains the text of all. */
  const place = (bookmark: Bookmark, text: string, y: number) => {
    if (bookmark.title === '') Object.assign(bookmark, { page: index, y });
    bookmark.title = `${bookmark.title} ${text.trim()}`.trim();
  };
  return {
    links,
    owners,
    content: () => (open === undefined ? content : `${content}EMC\n`),
    tag: (part) => {
      current = part;
    },
    text: (text, x, y, style, align = 'left') => {
      if (text === '') return;
      let left = x;
      if (align === 'right') left = x - measureText(text.trimEnd(), style);
      if (align === 'center') left = x - measureText(text.trimEnd(), style) / 2;
      const { language } = style;
      if (current === null || typeof current === 'string') {
        enter(current);
      } else {
        enter(language ? partInLanguage(current, language) : current);
        if (current.bookmark && !language) place(current.bookmark, text, y - style.size);
      }
      setFill(style.color);
      const wanted = `/${fontNames[style.face]} ${num(style.size)} Tf`;
      const operand = encodeText(subsets[style.face], text, style.tabular);
      content += `BT ${wanted === font ? '' : `${wanted} `}${num(left)} ${num(size.height - y)} Td ${operand}TJ ET\n`;
      font = wanted;
    },
    rule: (x, y, width, thickness, color) => {
      enter(null);
      setFill(color);
      content += `${num(x)} ${num(size.height - y - thickness / 2)} ${num(width)} ${num(thickness)} re f\n`;
    },
    fill: (box, radius, color) => {
      enter(null);
      setFill(color);
      content += `${roundedPath(box, radius, size)}f\n`;
    },
    outline: (box, radius, thickness, color) => {
      enter(null);
      content += `${color} RG ${num(thickness)} w ${roundedPath(box, radius, size)}S\n`;
    },
    squares: (box, side, cells) => {
      show(box);
      setFill('0 0 0');
      content += `q 1 0 0 1 ${num(box.x)} ${num(size.height - box.y)} cm ${side.toFixed(4)} 0 0 ${side.toFixed(4)} 0 0 cm\n`;
      for (const { column, row, run } of cells) content += `${column} ${-row - 1} ${run} 1 re\n`;
      content += 'f Q\n';
    },
    picture: (name, box, turn) => {
      show(box);
      const place = `${num(box.width)} 0 0 ${num(box.height)} ${num(box.x)} ${num(size.height - box.y - box.height)}`;
      content += `q ${place} cm ${turn === upright ? '' : `${turn.join(' ')} cm `}/${name} Do Q\n`;
    },
    link: (area) => {
      if (current === null || typeof current === 'string') return;
      const whole = { ...area, element: current, page: index };
      links.push(whole);
      current.kids.push(whole);
    },
  };
}

/** Writes a box as a PDF rectangle: left, bottom, right, top, from the lower left corner of a page of this size. */
export function cornersOf(box: Box, size: PageSize): string {
  const bottom = size.height - box.y - box.height;
  return `${num(box.x)} ${num(bottom)} ${num(box.x + box.width)} ${num(bottom + box.height)}`;
}

// Distance of a quarter circle's control points from its ends: 4/3 (sqrt 2 - 1) of the radius.
const roundness = 0.5523;

function roundedPath({ x, y, width, height }: Box, radius: number, size: PageSize): string {
  const bottom = size.height - y - height;
  if (radius === 0) return `${num(x)} ${num(bottom)} ${num(width)} ${num(height)} re `;
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * roundness;
  const right = x + width;
  const top = bottom + height;
  const curve = (...points: number[]) => `${points.map(num).join(' ')} c `;
  const line = (toX: number, toY: number) => `${num(toX)} ${num(toY)} l `;
  return (
    `${num(x + r)} ${num(bottom)} m ${line(right - r, bottom)}` +
    curve(right - r + k, bottom, right, bottom + r - k, right, bottom + r) +
    line(right, top - r) +
    curve(right, top - r + k, right - r + k, top, right - r, top) +
    line(x + r, top) +
    curve(x + r - k, top, x, top - r + k, x, top - r) +
    line(x, bottom + r) +
    curve(x, bottom + r - k, x + r - k, bottom, x + r, bottom) +
    'h '
  );
}
