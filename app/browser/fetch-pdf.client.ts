import type { PdfDownload } from './download-pdf.client.ts';

/** Fetches an invoice's PDF and hands it to the browser's downloads under the server's file name. */
export async function fetchPdf(address: string): Promise<PdfDownload> {
  const answer = await fetch(address);
  if (!answer.ok || answer.headers.get('Content-Type') !== 'application/pdf') {
    return { ok: false, message: await refusalOf(answer) };
  }
  const objectUrl = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = fileNameOf(answer.headers.get('Content-Disposition')) ?? 'invoice.pdf';
  link.click();
  // Safari reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
  return { ok: true };
}

/** The sentence of an error answer (`http/api-error.server.ts`); its status when it is not one of ours. */
export async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const isOurs = typeof body === 'object' && body !== null && 'error' in body;
  return isOurs && typeof body.error === 'string' ? body.error : `status ${answer.status}`;
}

/** The file name of a `Content-Disposition` header, RFC 6266: `filename*` before `filename`. */
function fileNameOf(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? null;
}
