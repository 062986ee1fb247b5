/** Whether a PDF came; else why not, in the server's words. */
export type PdfDownload = { ok: true } | { ok: false; message: string };

/**
 * Downloads an invoice's PDF; the work itself is fetched with the first press, since public pages stay light. Never
 * rejects.
 * @param address path of the PDF, such as `/view-invoice/{id}/pdf`
 */
export async function downloadPdf(address: string): Promise<PdfDownload> {
  try {
    const { fetchPdf } = await import('./fetch-pdf.client.ts');
    return await fetchPdf(address);
  } catch {
    return { ok: false, message: 'no connection' };
  }
}
