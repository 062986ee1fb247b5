import { describe, expect, it } from 'vitest';
import { decodeCsv } from '#app/domain/csv/decode-csv.ts';

const text = 'name;price\nMüsli “groß”;1,5\n';
const utf8 = (from: string) => new TextEncoder().encode(from);

function utf16(from: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(from.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < from.length; at++)
    view.setUint16(at * 2, from.charCodeAt(at), !isBigEndian);
  return bytes;
}

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
    ['UTF-16, little end first', utf16(`\ufeff${text}`, false)],
    ['UTF-16, big end first', utf16(`\ufeff${text}`, true)],
    ['UTF-16 without a mark', utf16(text, false)],
    ['UTF-16, big end first, without a mark', utf16(text, true)],
    ['CR', utf8(text.replaceAll('\n', '\r'))],
  ])('is read from %s', (_, bytes) => {
    expect(decodeCsv(bytes)?.text).toBe(text);
  });

  it('keeps CRLF, which the parser takes as it is, unless single CRs stand beside it', () => {
    expect(decodeCsv(utf8('name\r\nTea\r\n'))?.text).toBe('name\r\nTea\r\n');
    expect(decodeCsv(utf8('name\r\nTea\rMilk\n'))?.text).toBe('name\nTea\nMilk\n');
  });

  it('is read from Windows-1251 when it then has Russian words, else from Windows-1252', () => {
    // «Цена» and "Café" in their code pages.
    expect(decodeCsv(Uint8Array.of(0xd6, 0xe5, 0xed, 0xe0, 0x0a, 0x35))?.text).toBe('Цена\n5');
    // The English template filled in by a Russian: name;price and «Чай с сахаром».
    const letters = [0xd7, 0xe0, 0xe9, 0x20, 0xf1, 0x20, 0xf1, 0xe0, 0xf5, 0xe0, 0xf0, 0xee, 0xec];
    const filled = Uint8Array.of(...utf8('name;price\n'), ...letters, ...utf8(';5'));
    expect(decodeCsv(filled)?.text).toBe('name;price\nЧай с сахаром;5');
    // "Größe" has two such letters side by side.
    expect(decodeCsv(Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65))?.text).toBe('Größe');
    expect(decodeCsv(Uint8Array.of(0x43, 0x61, 0x66, 0xe9))?.text).toBe('Café');
  });

  it('is none of a program or a picture', () => {
    expect(
      decodeCsv(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x00, 0x00, 0xff)),
    ).toBeNull();
  });
});
