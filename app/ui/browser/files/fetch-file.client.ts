import { loadNativeBridge } from '#app/adapters/native/native-bridge.client.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { refusalOf } from '#app/ui/browser/requests/api-call.client.ts';

/** Whether the download worked, else the server's error message; null when the user canceled the native share sheet. */
export type FileDownload = { ok: true } | { ok: false; message: string | null };

/**
 * Fetches a file and passes it to the browser's downloads under the server's name. Never rejects.
 * @param type the media type that the response must have: `application/pdf`
 * @param otherwiseName file name if the response has none
 */
export async function fetchFile(
  address: string,
  type: string,
  otherwiseName: string,
): Promise<FileDownload> {
  try {
    const answer = await fetch(address);
    if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith(type)) {
      return { ok: false, message: await refusalOf(answer) };
    }
    const fileName = fileNameOf(answer.headers.get('Content-Disposition')) ?? otherwiseName;
    return await saveFile(await answer.blob(), fileName);
  } catch {
    return { ok: false, message: failureTexts.reasons.networkAway };
  }
}

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
