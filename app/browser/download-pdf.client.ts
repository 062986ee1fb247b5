/**
 * Fetches an invoice's PDF and hands it to the browser's downloads under the server's file name.
 * @param address path of the PDF, such as `/view-invoice/{id}/pdf`
 * @returns false when it could not be made or fetched
 */
export async function downloadPdf(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    if (!answer.ok || answer.headers.get('Content-Type') !== 'application/pdf') return false;
    const objectUrl = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = objectUrl;
    link.download = fileNameOf(answer.headers.get('Content-Disposition')) ?? 'invoice.pdf';
    link.click();
    // Safari reads the blob after the click has returned.
    setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
    return true;
  } catch {
    return false;
  }
}

/** The file name of a `Content-Disposition` header, RFC 6266: `filename*` before `filename`. */
function fileNameOf(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? null;
}
