import type { PdfDownload } from './download-pdf.client.ts';
import { refusalOf } from './refusal.client.ts';
import { fileNameOf, saveFile } from './save-file.client.ts';

/** Fetches an invoice's PDF and hands it to the browser's downloads under the server's file name. */
export async function fetchPdf(address: string): Promise<PdfDownload> {
  const answer = await fetch(address);
  if (!answer.ok || answer.headers.get('Content-Type') !== 'application/pdf') {
    return { ok: false, message: await refusalOf(answer) };
  }
  saveFile(
    await answer.blob(),
    fileNameOf(answer.headers.get('Content-Disposition')) ?? 'invoice.pdf',
  );
  return { ok: true };
}
