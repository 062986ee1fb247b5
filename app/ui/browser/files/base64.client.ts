import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import { parsePictureText } from '#app/domain/picture/picture-text.ts';

export function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Fetches a stored picture from its address. Rejects when that fails. */
export async function fetchPicture(address: string): Promise<SheetImage | null> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Picture not loaded: ${answer.status}`);
  const type = answer.headers.get('Content-Type') ?? '';
  return parsePictureText(`data:${type};base64,${await toBase64(await answer.blob())}`);
}
