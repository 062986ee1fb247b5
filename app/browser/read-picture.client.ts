import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { checkPicture, mostPictureBytes, pictureMessages } from '#app/domain/settings/picture.ts';

/** A picture that may be kept: a `data:` URL of nothing but the picture, or why it may not. */
export type ReadPicture = { ok: true; picture: string } | { ok: false; message: string };

/** Reads and checks a file that was picked, dropped or drawn; that it can be shown is tried by showing it. Never rejects. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  // Not even read: it may be a film.
  if (file.size > mostPictureBytes) return { ok: false, message: pictureMessages.tooHeavy };
  try {
    const check = checkPicture(new Uint8Array(await file.arrayBuffer()));
    if (!check.ok) return check;
    const blob = new Blob([check.bytes as BlobPart], { type: `image/${check.type}` });
    const shown = await createImageBitmap(blob);
    shown.close();
    return {
      ok: true,
      picture: writePictureText({ type: check.type, base64: await toBase64(blob) }),
    };
  } catch {
    return { ok: false, message: pictureMessages.unreadable };
  }
}

/** Base64 of a blob's bytes. */
export function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
