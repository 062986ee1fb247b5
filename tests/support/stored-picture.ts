import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import type { Picture } from '#app/domain/settings/picture.ts';
import { pictureId, savePictures } from '#app/features/settings/queries/pictures.server.ts';
import type { Database } from '#db/client.server.ts';
import { writeBatch } from '#db/write.server.ts';
import { bytesOf } from '#tests/fixtures/pictures.ts';

/** The file of a sheet's picture. */
export function asPicture(image: SheetImage): Picture {
  return { type: image.type, bytes: Uint8Array.from(bytesOf(image)) };
}

/** Stores a picture; returns its id. */
export async function storePicture(db: Database, image: SheetImage): Promise<string> {
  const logo = asPicture(image);
  await writeBatch(db, savePictures({ logo }));
  return pictureId(logo);
}
