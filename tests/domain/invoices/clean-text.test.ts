import { describe, expect, test } from 'vitest';
import { cleanLine, cleanLines, cleanReference } from '#app/domain/invoices/clean-text.ts';

// Invisible characters; escaped, because an editor wouldn't show them either.
const unseen = ['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u200d', '\ufeff', '\u202e'];

describe('invisible text', () => {
  test.each(unseen)('%j is empty', (one) => {
    for (const text of [one, ` ${one}${one}\t`, `${one}\r\n${one}`]) {
      expect([cleanLine(text), cleanLines(text), cleanReference(text)]).toEqual(['', '', '']);
    }
  });

  test('is kept within visible text: it joins emoji and splits words', () => {
    for (const text of ['👩\u200d💻', 'ภาษา\u200bไทย', 'Donau\u00addampf', '⠓⠊\u2800⠽⠕⠥']) {
      expect([cleanLine(text), cleanLines(text)]).toEqual([text, text]);
    }
  });
});

describe('characters that change the text direction', () => {
  const controls = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'];
  test.each([...controls, '\u2066', '\u2067', '\u2068', '\u2069'])('%j is removed', (one) => {
    expect(cleanLine(`Finch${one} & Sons`)).toBe('Finch & Sons');
    expect(cleanLines(`Finch${one}\nSons`)).toBe('Finch\nSons');
  });
});

describe('a number that looks like another one', () => {
  test.each([
    ...unseen.flatMap((one) => [`INV-${one}001`, `INV-001${one}`, `${one}INV-001`]),
    ' INV-001 ',
  ])('%j is the same', (typed) => {
    expect(cleanReference(typed)).toBe('INV-001');
  });

  test('is the same whatever form its letters and spaces have', () => {
    expect(cleanReference('Re\u0301f\u00a0 1')).toBe('R\u00e9f 1');
  });
});
