import type { PDFObject } from 'mupdf';
import { expect, it } from 'vitest';
import { describeInvoiceFile } from '#app/features/invoice-sheet/server/render-stored-invoice.server.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { writeByHandInFull } from '#tests/bench/pdf-by-hand-in-full.ts';
import { taxInvoiceForFiles } from '#tests/fixtures/e-invoices.ts';
import { fullSheet, sampleLines } from '#tests/fixtures/sheets.ts';
import { keysOf, openPdf, streamOf, unescapeString } from '#tests/support/pdf-objects.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

it.each([10, 100])(
  'the floor of the benchmark writes every object of our PDF of %i lines',
  (lines) => {
    const content = taxInvoiceForFiles('United Kingdom, three rates and three discounts');
    const { attachment } = describeInvoiceFile({
      content,
      totals: totalsOf(content),
      status: 'unpaid',
      logo: null,
      signature: null,
    });
    if (!attachment) throw new Error('no XML');
    const sheet = fullSheet({ lines: sampleLines(lines), paypalQrUrl: null });
    const ours = renderInvoicePdf(sheet, { attachment });
    const floor = writeByHandInFull(sheet, attachment);
    expect(readPdf(floor, { draw: true }).complaints).toEqual([]);
    expect(objectsOf(floor)).toEqual(objectsOf(ours));
  },
);

/** Every object that the trailer leads to, by its path, with what a program reads in it. */
function objectsOf(bytes: Uint8Array): Map<string, unknown> {
  const paths = new Map<number, string>();
  const found = new Map<string, unknown>();
  const visit = (object: PDFObject, path: string): void => {
    const number = object.isIndirect() ? object.asIndirect() : 0;
    const known = paths.get(number);
    if (number > 0 && known !== undefined) {
      found.set(path, `the same as ${known}`);
      return;
    }
    if (number > 0) paths.set(number, path);
    if (object.isStream()) found.set(`${path} stream`, contentOf(object, path));
    if (object.isArray()) {
      found.set(path, object.length);
      for (let i = 0; i < object.length; i++) visit(object.get(i), `${path}[${i}]`);
    } else if (object.isDictionary()) {
      const keys = keysOf(object).sort();
      found.set(path, keys);
      for (const key of keys) visit(object.get(key), `${path}/${key}`);
    } else {
      found.set(path, readValue(object, path));
    }
  };
  const trailer = openPdf(bytes).getTrailer();
  visit(trailer.get('Root'), 'Root');
  visit(trailer.get('Info'), 'Info');
  return found;
}

/** Places differ, since the floor neither measures nor kerns; and so do lengths and the names of font subsets. */
function readValue(object: PDFObject, path: string): unknown {
  if (/\/(Length|Rect\[\d\]|BBox\[\d\])$/.test(path)) return null;
  if (object.isName()) return object.asName().replace(/^[A-Z]{6}\+/, '');
  if (object.isString()) return object.asString();
  return object.toString();
}

function contentOf(stream: PDFObject, path: string): unknown {
  const content = streamOf(stream);
  return path.endsWith('/Contents') ? operatorsOf(content) : content;
}

const token = /\((?:\\[\s\S]|[^\\)])*\)|<[0-9a-f]*>|\[|\]|<<.*?>>|[^\s()<>[\]]+/g;

/** The operators of a page with their names, colors, marks and glyphs; without places and kerning. */
function operatorsOf(content: string): string[] {
  const operators: string[] = [];
  let operands: string[] = [];
  for (const [part] of content.matchAll(token)) {
    if (/^[^a-z]/i.test(part)) {
      operands.push(part);
    } else {
      operators.push(operatorOf(part, operands));
      operands = [];
    }
  }
  return operators;
}

function operatorOf(name: string, operands: string[]): string {
  if (name === 'TJ' || name === 'Tj') return `show ${operands.map(glyphsOf).join('')}`;
  if (name === 'rg' || name === 'Tf' || /^[BD]/.test(name)) return [...operands, name].join(' ');
  return name;
}

function glyphsOf(operand: string): string {
  if (operand.startsWith('<')) return operand.slice(1, -1);
  if (!operand.startsWith('(')) return '';
  return Buffer.from(unescapeString(operand.slice(1, -1)), 'latin1').toString('hex');
}
