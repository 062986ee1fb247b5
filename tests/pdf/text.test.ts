import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typefaces } from '#app/domain/looks/look.ts';
import { loadFaces, loadTypeface } from '#app/pdf/font/face.ts';
import { ellipsize, shrinkToFit } from '#app/pdf/page/page-flow.ts';
import {
  cleanLine,
  cleanParagraphs,
  cleanText,
  measureText,
  type TextStyle,
  wrapText,
} from '#app/pdf/text/wrap-text.ts';
import { prepareFonts } from '#scripts/prepare-font.ts';

await loadTypeface('source-serif');

describe('the prepared font', () => {
  it('is the output of scripts/prepare-font.ts', () => {
    for (const [name, text] of prepareFonts()) {
      const committed = readFileSync(new URL(`../../app/pdf/font-data/${name}`, import.meta.url));
      expect(text === committed.toString(), `${name} is current`).toBe(true);
    }
  });

  it.each(
    typefaces.flatMap((typeface) =>
      (['regular', 'semiBold'] as const).map((face) => [typeface, face] as const),
    ),
  )('covers the promised scripts in %s %s', (typeface, face) => {
    const { glyphOf } = loadFaces(typeface)[face];
    const absent = typeface === 'inter' ? '' : 'ĬĭĲĳŦŧ';
    const ranges = [
      [0x20, 0x7e],
      [0xa0, 0x17f],
      [0x1ea0, 0x1ef9],
      [0x391, 0x3a1],
      [0x3b1, 0x3ce],
      [0x400, 0x45f],
      [0x490, 0x491],
    ];
    const missing = ranges.flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
        // The soft hyphen is never printed; U+0149 is deprecated in Unicode.
        (code) =>
          !glyphOf[code] &&
          code !== 0xad &&
          code !== 0x149 &&
          !absent.includes(String.fromCharCode(code)),
      ),
    );
    expect(missing).toEqual([]);
    for (const symbol of '$€£¥₹łčţ') expect(glyphOf[symbol.charCodeAt(0)]).toBeGreaterThan(0);
  });
});

const style: TextStyle = { face: 'regular', size: 10, color: '0 0 0' };
const figures: TextStyle = { ...style, tabular: true };
// Every code point, including lone surrogates.
const anyCodePoints = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));
const anyText = fc.oneof(anyCodePoints, fc.string({ maxLength: 200 })).map(cleanLine);

describe('cleaning a text', () => {
  it.each([
    ['a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['a\u0000\u0007\u001bb', 'ab'],
    ['a\u202Eb\u2069\u200F', 'ab'],
    ['e\u0301', 'é'],
    ['a\uD800b', 'a\uFFFDb'],
  ])('%j becomes %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  it('splits paragraphs at line breaks and keeps one empty line of several', () => {
    expect(cleanParagraphs('\na\nb\n\n \n\nc\n')).toEqual(['a', 'b', '', 'c']);
  });
});

it('measuring a text has one width for all digits in money columns', () => {
  const widths = new Set(Array.from('0123456789', (digit) => measureText(digit, figures)));
  expect(widths.size).toBe(1);
  expect(measureText('1', style)).toBeLessThan(measureText('0', style));
});

describe('wrapping a text', () => {
  it.each([
    ['after a hyphen between letters', 'aaaaaaaaa-bbbbbbbbb', ['aaaaaaaaa-', 'bbbbbbbbb']],
    [
      'after the @ in an email address',
      'northwind@northwind.example',
      ['northwind@', 'northwind.', 'example'],
    ],
    ['anywhere if nothing else helps', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', null],
  ])('breaks %s', (_, text, expected) => {
    const lines = wrapText(text, style, 62);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(text);
    if (expected) expect(lines).toEqual(expected);
  });

  it('never breaks an amount at its minus sign or point', () => {
    expect(wrapText('balance -$1,234.56', style, 60)).toEqual(['balance ', '-$1,234.56']);
  });

  it('never makes a line too wide, and loses nothing', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 20, max: 300 }), (text, width) => {
        const lines = wrapText(text, style, width);
        expect(lines.join('')).toBe(text);
        for (const line of lines) {
          // A letter and its combining marks are never split, however narrow the line.
          const printed = line.trimEnd();
          if (Array.from(printed).length > 4)
            expect(measureText(printed, style)).toBeLessThan(width + 8);
        }
      }),
    );
  });
});

describe('fitting a text', () => {
  it('shrinks it only if it is too wide, down to a minimum', () => {
    expect(shrinkToFit('1', style, 100, 5)).toBe(style);
    const smaller = shrinkToFit('$1,000,000,000,000.00', style, 80, 5);
    expect(measureText('$1,000,000,000,000.00', smaller)).toBeLessThanOrEqual(80);
    expect(shrinkToFit('9'.repeat(1000), style, 80, 5).size).toBe(5);
  });

  it('cuts it with an ellipsis only if it is too wide', () => {
    expect(ellipsize('short', style, 100)).toBe('short');
    const cut = ellipsize('a long text with many words in it', style, 60);
    expect(cut).toMatch(/^a long.*…$/);
    expect(measureText(cut, style)).toBeLessThanOrEqual(60);
  });
});
