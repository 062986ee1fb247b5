import { writePictureText } from '#app/domain/picture/picture-text.ts';
import {
  checkPicture,
  maxPictureBytes,
  maxPictureSide,
  type PictureCheck,
  type PictureRefusal,
} from '#app/domain/settings/picture.ts';
import { toBase64 } from './base64.client.ts';

/** A picture that may be saved, as a `data:` URL of only the picture, or why it may not. */
export type ReadPicture = { ok: true; picture: string } | { ok: false; refusal: PictureRefusal };

/**
 * Reads and checks a file that was picked, dropped or drawn, and tests that the browser can display it. Shrinks a
 * picture with more pixels than printing needs. Never rejects.
 */
export async function loadPicture(file: Blob): Promise<ReadPicture> {
  // Don't read the file: it could be a video.
  if (file.size > maxPictureBytes) return { ok: false, refusal: 'tooHeavy' };
  try {
    const check = await checkBlob(file);
    const fitting = !check.ok && check.refusal === 'tooLarge' ? await shrink(file) : check;
    if (!fitting.ok) return fitting;
    const { type, bytes } = fitting;
    const blob = new Blob([bytes as BlobPart], { type: `image/${type}` });
    const shown = await createImageBitmap(blob);
    shown.close();
    return { ok: true, picture: writePictureText({ type, base64: await toBase64(blob) }) };
  } catch {
    return { ok: false, refusal: 'unreadable' };
  }
}

async function checkBlob(blob: Blob): Promise<PictureCheck> {
  return checkPicture(new Uint8Array(await blob.arrayBuffer()));
}

/** Returns a smaller picture of the same type, shrunk until it is within the size limit. */
async function shrink(file: Blob): Promise<PictureCheck> {
  const bitmap = await createImageBitmap(file);
  const isJpeg = new Uint8Array(await file.slice(0, 1).arrayBuffer())[0] === 0xff;
  let check: PictureCheck = { ok: false, refusal: 'tooLarge' };
  for (let side = maxPictureSide; side > 300 && !check.ok; side *= 0.7) {
    const scale = side / Math.max(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) break;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const type = isJpeg ? 'image/jpeg' : 'image/png';
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
    if (blob) check = await checkBlob(blob);
  }
  bitmap.close();
  return check;
}
