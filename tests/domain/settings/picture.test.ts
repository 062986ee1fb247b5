import { describe, expect, it } from 'vitest';
import { drawnBounds } from '#app/domain/picture/drawn-bounds.ts';
import { parseJpegFile } from '#app/domain/picture/jpeg-file.ts';
import { parsePictureText, writePictureText } from '#app/domain/picture/picture-text.ts';
import { checkPicture, maxPictureBytes, maxPictureSide } from '#app/domain/settings/picture.ts';
import { pngChunk } from '#db/seed/draw-png.ts';
import { bytesOf, discLogo, photo, redBlueJpeg } from '#tests/fixtures/pictures.ts';

const png = bytesOf(discLogo(20));
const jpeg = bytesOf(redBlueJpeg);
const firstChunkEnd = 33;
const frameAt = jpeg.indexOf('ffc0', 'hex');

function refusalOf(file: Uint8Array): string | null {
  const check = checkPicture(file);
  return check.ok ? null : check.refusal;
}

function keptOf(file: Uint8Array): Buffer {
  const check = checkPicture(file);
  if (!check.ok) throw new Error(check.refusal);
  return Buffer.from(check.bytes);
}

/** A PNG header of any size. The data after it is too short, but only the decoder can notice that. */
function ofSize(width: number, height: number): Buffer {
  const file = Buffer.from(png);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

/** Inserts a chunk after the PNG header, or a marker segment after the JPEG's start. */
const withChunk = (name: string, content: string) =>
  Buffer.concat([
    png.subarray(0, firstChunkEnd),
    pngChunk(name, Buffer.from(content)),
    png.subarray(firstChunkEnd),
  ]);
const withSegment = (marker: number, content: string) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, marker, 0, content.length + 2]),
    Buffer.from(content),
    jpeg.subarray(2),
  ]);

describe('a picture for the settings', () => {
  it('is a PNG or a JPEG by its content, whatever its name', () => {
    expect(checkPicture(png)).toMatchObject({ ok: true, type: 'png' });
    expect(checkPicture(jpeg)).toMatchObject({ ok: true, type: 'jpeg' });
  });

  it.each<[string, Uint8Array]>([
    ['an SVG named .png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a WebP', Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ')],
    ['a text before a PNG', Buffer.concat([Buffer.from(' '), png])],
    ['nothing', Buffer.from('')],
  ])('is not %s', (_, file) => {
    expect(refusalOf(file)).toBe('wrongKind');
  });

  it.each<[string, Uint8Array]>([
    ['a truncated PNG', png.subarray(0, png.length - 13)],
    ['a PNG with two headers', withChunk('IHDR', png.subarray(16, 29).toString('latin1'))],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length - 2)],
    ['a JPEG with arithmetic coding', Buffer.from(jpeg).fill(0xc9, frameAt + 1, frameAt + 2)],
  ])('is complete and of a kind that a PDF can show: not %s', (_, file) => {
    expect(refusalOf(file)).toBe('unreadable');
  });

  it('is at most 512 KB', () => {
    const heavy = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    expect(refusalOf(heavy(maxPictureBytes))).toBeNull();
    expect(refusalOf(heavy(maxPictureBytes + 1))).toBe('tooHeavy');
  });

  it('has no more pixels than print needs, however few bytes they take', () => {
    const tooMany = 'tooLarge';
    expect(refusalOf(ofSize(maxPictureSide, maxPictureSide))).toBeNull();
    expect(refusalOf(ofSize(maxPictureSide + 1, 1))).toBe(tooMany);
    expect(refusalOf(ofSize(1, maxPictureSide + 1))).toBe(tooMany);
    const wide = Buffer.from(jpeg);
    wide.writeUInt16BE(65535, frameAt + 5);
    expect(refusalOf(wide)).toBe(tooMany);
  });

  it('is not a JPEG with a thousand scans', () => {
    const scanAt = jpeg.indexOf('ffda', 'hex');
    const scan = jpeg.subarray(scanAt, jpeg.length - 2);
    const many = Buffer.concat([
      jpeg.subarray(0, scanAt),
      ...Array.from({ length: 1000 }, () => scan),
      jpeg.subarray(jpeg.length - 2),
    ]);
    expect(refusalOf(many)).toBe('unreadable');
  });
});

describe('what is stored of it', () => {
  it('is the file itself if it only contains a picture', () => {
    expect(keptOf(png).equals(png)).toBe(true);
    const kept = keptOf(jpeg);
    expect(keptOf(kept).equals(kept)).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['a PNG’s text', withChunk('tEXt', 'Author\0secret place')],
    ['data after a PNG', Buffer.concat([png, Buffer.from('PK\x03\x04 secret place')])],
    ['a JPEG’s XMP', withSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0 secret place')],
    ['data after a JPEG', Buffer.concat([jpeg, Buffer.from('<script>secret place</script>')])],
  ])('is not %s', (_, file) => {
    expect(file.includes('secret')).toBe(true);
    expect(keptOf(file).includes('secret')).toBe(false);
    expect(keptOf(file).length).toBeLessThan(file.length);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'includes a photo’s orientation (%i), but not where it was taken',
    (orientation) => {
      const kept = keptOf(bytesOf(photo(orientation)));
      expect(kept.includes('GPS')).toBe(false);
      expect(parseJpegFile(kept)?.orientation).toBe(orientation);
      expect(kept.includes('Exif')).toBe(orientation !== 1);
    },
  );
});

describe('a picture in a text', () => {
  it('reads what it writes', () => {
    for (const type of ['png', 'jpeg'] as const) {
      const picture = { type, base64: 'iVBORw0KGgo=' };
      expect(parsePictureText(writePictureText(picture))).toEqual(picture);
    }
  });

  it.each([
    ['nothing', null],
    ['a URL', 'https://pictures.example/logo.png'],
    ['an SVG', 'data:image/svg+xml;base64,AAAA'],
    ['a picture with parameters', 'data:image/png;charset=utf-8;base64,AAAA'],
    ['a text that ends an attribute', 'data:image/png;base64,AAAA" onerror="alert(1)'],
    ['no bytes', 'data:image/png;base64,'],
  ])('reads no picture from %s', (_, text) => {
    expect(parsePictureText(text)).toBeNull();
  });
});

describe('the bounds of a drawing', () => {
  /** Pixels of a drawing in which every character except a dot is ink. */
  function drawing(...rows: string[]): [Uint8ClampedArray, number] {
    const pixels = [...rows.join('')].flatMap((ink) => [9, 9, 9, ink === '.' ? 0 : 1]);
    return [Uint8ClampedArray.from(pixels), rows[0]?.length ?? 0];
  }

  it('finds the smallest rectangle with all ink, however faint', () => {
    const boundsOf = (...rows: string[]) => Object.values(drawnBounds(...drawing(...rows)) ?? {});
    expect(boundsOf('.....', '..x..', '.x...', '.....')).toEqual([1, 1, 2, 2]);
    expect(boundsOf('x..', '...', '..x')).toEqual([0, 0, 3, 3]);
    expect(drawnBounds(...drawing('...', '..x'))).toEqual({ left: 2, top: 1, width: 1, height: 1 });
    expect(drawnBounds(...drawing('...', '...'))).toBeNull();
  });
});
