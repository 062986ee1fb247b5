import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { checkPictures } from '#app/features/settings/server/pictures.server.ts';
import { pngChunk } from '#db/seed/draw-png.ts';
import { asImage, bytesOf, discLogo, photo, redBlueJpeg } from '#tests/fixtures/pictures.ts';
import { asPicture } from '#tests/support/stored-picture.ts';

const logo = writePictureText(discLogo(20));
const file = asPicture(discLogo(20));
const named = (type: 'png' | 'jpeg', file: Uint8Array) => writePictureText(asImage(type, file));
const unreadable = 'We couldn’t read this picture. Choose a different one.';
const wrongKind = 'Picture must be a PNG or JPEG file';

/** A PNG of the given size with these compressed rows. */
function packed(width: number, height: number, rows: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const start = bytesOf(discLogo(1)).subarray(0, 8);
  return Buffer.concat([
    start,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

describe('posted pictures', () => {
  test('are pictures to store; fields that were not posted are omitted', () => {
    expect(checkPictures({ logo })).toEqual({ pictures: { logo: file }, issues: [] });
    expect(checkPictures({})).toEqual({ pictures: {}, issues: [] });
  });

  test('are removed by null or an empty text', () => {
    const removed = { pictures: { logo: null, signature: null }, issues: [] };
    expect(checkPictures({ logo: null, signature: '' })).toEqual(removed);
  });

  test('are checked individually', () => {
    expect(checkPictures({ logo: 'https://pictures.example/logo.png', signature: logo })).toEqual({
      pictures: { signature: file },
      issues: [{ field: 'logo', message: wrongKind }],
    });
  });

  test('are stored in their own format, without data about where a photo was taken', () => {
    const { signature } = checkPictures({ signature: named('png', bytesOf(photo(6))) }).pictures;
    expect(signature?.type).toBe('jpeg');
    expect(signature && Buffer.from(signature.bytes).includes('GPS')).toBe(false);
  });

  const png = bytesOf(discLogo(20));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  test.each<[string, string, string]>([
    ['an SVG declared as a PNG', named('png', svg), wrongKind],
    ['an SVG', `data:image/svg+xml;base64,${svg.toString('base64')}`, wrongKind],
    ['a URL', 'file:///etc/passwd', wrongKind],
    [
      'a PNG with too much row data',
      named('png', packed(4, 4, Buffer.alloc(50_000_000))),
      unreadable,
    ],
    ['a PNG with too few rows', named('png', packed(1000, 1000, Buffer.alloc(100))), unreadable],
    ['a PNG with uncompressed rows', named('png', Buffer.from(png).fill(0, 41, 60)), unreadable],
    [
      'a PNG with an unknown row filter',
      named('png', packed(1, 1, Buffer.from([9, 0, 0, 0, 0]))),
      unreadable,
    ],
    ['a truncated JPEG', named('jpeg', bytesOf(redBlueJpeg).subarray(0, 700)), unreadable],
    [
      'a picture of 513 kB',
      named('jpeg', Buffer.concat([bytesOf(redBlueJpeg), Buffer.alloc(513 * 1024)])),
      'Picture must be 512 kB or smaller',
    ],
    [
      'an image with too many pixels',
      named('png', packed(100_000, 100_000, Buffer.alloc(9))),
      'This picture has too many pixels. Choose a smaller one.',
    ],
  ])('%s is refused', (_, text, message) => {
    expect(checkPictures({ logo: text })).toEqual({
      pictures: {},
      issues: [{ field: 'logo', message }],
    });
  });
});
