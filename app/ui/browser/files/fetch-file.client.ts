import { failureTexts } from '#app/i18n/texts.ts';
import { refusalOf } from '../requests/refusal.client.ts';
import { fileNameOf, saveFile } from './save-file.client.ts';

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
