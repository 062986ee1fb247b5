import { failureTexts } from '#app/i18n/failures.ts';
import { refusalOf } from '../requests/refusal.client.ts';
import { fileNameOf, saveFile } from './save-file.client.ts';

/** Whether a file came; else why not, in the server's words, or null when it was called off in the native share sheet. */
export type FileDownload = { ok: true } | { ok: false; message: string | null };

/**
 * Fetches a file and hands it to the browser's downloads under the server's name. Never rejects.
 * @param type the media type without which the answer is none: `application/pdf`
 * @param otherwiseName what the file is called when the answer names none
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
