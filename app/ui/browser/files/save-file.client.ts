import { loadNativeBridge } from '#app/adapters/native/native-bridge.client.ts';
import type { FileDownload } from './fetch-file.client.ts';

/** Passes a file to the browser's downloads, or to the share sheet in the native app, which has no downloads. */
export async function saveFile(file: Blob, fileName: string): Promise<FileDownload> {
  const bridge = await loadNativeBridge();
  if (bridge) {
    const shared = await bridge.shareFile({ file, fileName });
    if (shared === 'shared') return { ok: true };
    return { ok: false, message: shared === 'cancelled' ? null : shared.error };
  }
  const objectUrl = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = fileName;
  link.click();
  // Safari reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
  return { ok: true };
}

/** Returns the file name of a `Content-Disposition` header (RFC 6266): `filename*` before `filename`. */
export function fileNameOf(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? null;
}
