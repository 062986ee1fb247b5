/**
 * Single-byte encodings in which programs write tables, most likely first; when several decode a file to the same text,
 * only the first counts.
 */
export const singleByteEncodings = [
  'windows-1252',
  'windows-1251',
  'macintosh',
  'cp850',
  'windows-1250',
  'x-mac-cyrillic',
  'ibm866',
] as const;
export type SingleByteEncoding = (typeof singleByteEncodings)[number];

/** Bytes 0x80 to 0xFF of code page 850 (DOS, Western Europe), which browsers can't decode. */
const page850 = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ',
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀',
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].join('');

/** Bytes 0x80 to 0x9F of Windows-1252, which Node decodes as ISO 8859-1. */
const page1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes bytes in an encoding; each becomes one UTF-16 code unit. */
export function decodeBytes(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  if (encoding !== 'cp850' && encoding !== 'windows-1252') {
    return new TextDecoder(encoding).decode(bytes);
  }
  const page = encoding === 'cp850' ? page850 : page1252;
  const plain = new TextDecoder('windows-1252').decode(bytes);
  // Non-ASCII characters are at the same positions as their bytes.
  return plain.replace(/[^\0-\x7f]/g, (char, at: number) => page[(bytes[at] ?? 0) - 0x80] ?? char);
}
