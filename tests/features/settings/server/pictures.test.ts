import { deflateSync } from 'node:zlib';
import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { pictureId } from '#app/features/settings/queries/pictures.server.ts';
import { checkPictures } from '#app/features/settings/server/pictures.server.ts';
import { pictures } from '#db/picture-schema.ts';
import { pngChunk } from '#db/seed/draw-png.ts';
import { asImage, bytesOf, discLogo, photo, redBlueJpeg } from '#tests/fixtures/pictures.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { asPicture } from '#tests/support/stored-picture.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const logo = writePictureText(discLogo(20));
const file = asPicture(discLogo(20));
const named = (type: 'png' | 'jpeg', bytes: Uint8Array) => writePictureText(asImage(type, bytes));
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
  test('are stored if they are posted, and removed by null or an empty text', () => {
    expect(checkPictures({ logo })).toEqual({ pictures: { logo: file }, issues: [] });
    expect(checkPictures({})).toEqual({ pictures: {}, issues: [] });
    const removed = { pictures: { logo: null, signature: null }, issues: [] };
    expect(checkPictures({ logo: null, signature: '' })).toEqual(removed);
  });

  test('are checked individually, and stored in their own format without the place of a photo', () => {
    expect(checkPictures({ logo: 'https://pictures.example/logo.png', signature: logo })).toEqual({
      pictures: { signature: file },
      issues: [{ field: 'logo', message: wrongKind }],
    });
    const { signature } = checkPictures({ signature: named('png', bytesOf(photo(6))) }).pictures;
    expect(signature?.type).toBe('jpeg');
    expect(signature && Buffer.from(signature.bytes).includes('GPS')).toBe(false);
  });

  const png = bytesOf(discLogo(20));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const heavy = Buffer.concat([bytesOf(redBlueJpeg), Buffer.alloc(513 * 1024)]);
  test.each<[string, string, string]>([
    ['an SVG', `data:image/svg+xml;base64,${svg.toString('base64')}`, wrongKind],
    ['too much row data', named('png', packed(4, 4, Buffer.alloc(50_000_000))), unreadable],
    ['too few rows', named('png', packed(1000, 1000, Buffer.alloc(100))), unreadable],
    ['uncompressed rows', named('png', Buffer.from(png).fill(0, 41, 60)), unreadable],
    ['an unknown filter', named('png', packed(1, 1, Buffer.from([9, 0, 0, 0, 0]))), unreadable],
    ['a truncated JPEG', named('jpeg', bytesOf(redBlueJpeg).subarray(0, 700)), unreadable],
    ['513 KB', named('jpeg', heavy), 'Picture must be 512 KB or smaller'],
    [
      'too many pixels',
      named('png', packed(100_000, 100_000, Buffer.alloc(9))),
      'This picture has too many pixels. Choose a smaller one.',
    ],
  ])('are refused as: %s', (_, text, message) => {
    const issues = [{ field: 'logo', message }];
    expect(checkPictures({ logo: text })).toEqual({ pictures: {}, issues });
  });
});

const setLogo = async (as: Seller, image: SheetImage | string | null) => {
  const text = image && (typeof image === 'string' ? image : writePictureText(image));
  const json = { intent: 'save-settings', changes: {}, pictures: { logo: text } };
  const { body } = await world.post('/us/settings', json, { as });
  return { body, logoId: (await settingsOf(db, as.userId)).logoId };
};
const business = {
  businessName: 'Wren',
  email: 'hello@wren.example',
  phone: '+1 503 555 0100',
  address: '1 Nest Road',
  postalCode: '97201',
};

test('a picture is stored once, and deleted when replaced unless another row shows it', async () => {
  const [one, other] = [discLogo(21), discLogo(22)];
  const idOf = (image: SheetImage) => pictureId(asPicture(image));
  const stored = async () => {
    const rows = await db
      .select()
      .from(pictures)
      .where(inArray(pictures.id, [idOf(one), idOf(other)]));
    return rows.map(({ id }) => id).sort();
  };
  const [first, second] = [await world.seller(business), await world.seller(business)];
  for (const each of [first, second, first])
    expect((await setLogo(each, one)).logoId).toBe(idOf(one));
  expect(await stored()).toEqual([idOf(one)]);
  await setLogo(first, other);
  expect(await stored()).toEqual([idOf(one), idOf(other)].sort());
  expect((await setLogo(second, null)).logoId).toBeNull();
  expect(await stored()).toEqual([idOf(other)]);
  const refused = await setLogo(first, 'data:image/svg+xml;base64,PHN2Zz4=');
  expect(refused).toMatchObject({ body: { outcome: 'invalid', toast: wrongKind } });
  expect(refused.logoId).toBe(idOf(other));
});

test('a stored picture is its owner’s only; an invoice keeps the one it was saved with', async () => {
  const [owner, stranger] = [await world.seller(business), await world.seller()];
  await setLogo(owner, redBlueJpeg);
  const invoiceId = await owner.invoice();
  await setLogo(owner, discLogo(9));
  const read = async (query: string, as: Seller) => {
    const { status, headers } = await world.get(`/api/settings-picture?${query}`, { as });
    return [status, headers.get('Content-Type')];
  };
  expect(await read('name=logo', owner)).toEqual([200, 'image/png']);
  expect(await read(`name=logo&invoice=${invoiceId}`, owner)).toEqual([200, 'image/jpeg']);
  for (const query of ['name=signature', 'name=logo&invoice=unknown'])
    expect((await read(query, owner))[0]).toBe(404);
  for (const query of ['name=logo', `name=logo&invoice=${invoiceId}`])
    expect((await read(query, stranger))[0]).toBe(404);
});
