import { failureTexts } from '#app/i18n/texts.ts';
import type { FileDownload } from './fetch-file.client.ts';

/**
 * Downloads an invoice's PDF. The code is fetched on the first click, to keep public pages small. Never rejects.
 * @param address path of the PDF, such as `/view-invoice/{id}/pdf`
 */
export async function downloadPdf(address: string): Promise<FileDownload> {
  try {
    const { fetchFile } = await import('./fetch-file.client.ts');
    return await fetchFile(address, 'application/pdf', 'invoice.pdf');
  } catch {
    return { ok: false, message: failureTexts.reasons.networkAway };
  }
}
