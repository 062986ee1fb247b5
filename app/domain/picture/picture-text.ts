import type { SheetImage } from '#app/domain/invoices/sheet.ts';

/** Writes a picture as it is stored and posted: `data:image/png;base64,…` or `data:image/jpeg;base64,…`. */
export function writePictureText({ type, base64 }: SheetImage): string {
  return `data:image/${type};base64,${base64}`;
}

/** Parses a picture's `data:` URL; returns null for anything else, such as web addresses and other picture types. */
export function parsePictureText(text: string | null): SheetImage | null {
  const match = text?.match(/^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/);
  if (!match?.[1] || !match[2]) return null;
  return { type: match[1] === 'png' ? 'png' : 'jpeg', base64: match[2] };
}
